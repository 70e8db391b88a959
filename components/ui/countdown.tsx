import styles from './countdown.module.scss';

/** Remaining minutes and seconds. The timer role is not live: screen readers read it on demand. */
export function Countdown({ seconds }: { readonly seconds: number }) {
  return (
    <span className={styles.countdown} role="timer">
      {clock(seconds)}
    </span>
  );
}

function clock(seconds: number): string {
  const parts = [Math.floor(seconds / 60) % 60, seconds % 60];
  const hours = Math.floor(seconds / 3_600);
  const shown = hours > 0 ? [hours, ...parts] : parts;
  return shown.map((part) => String(part).padStart(2, '0')).join(':');
}
