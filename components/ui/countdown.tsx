import styles from './countdown.module.scss';

/** Minutes and seconds that are left; silent for screen readers, which find it where they look for it. */
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
