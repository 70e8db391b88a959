'use client';

import { Fragment, type ReactNode } from 'react';
import { fill } from '@/lib/format/fill';
import styles from './flash-countdown.module.scss';
import { useHealing } from './use-healing';
import { useShopTime } from './use-shop-time';

const MINUTE_MS = 60_000;
/** A clock with more hours is less clear than the day of the end. */
const CLOCK_MS = 72 * 3_600_000;
const COLON = ':';
/** Minutes before the end that are announced. */
const ANNOUNCED = [60, 30, 10, 5, 1];

export interface CountdownWords {
  /** Contains `{minutes}`. */
  readonly minutesLeft: string;
  readonly over: string;
}

interface FlashCountdownProps {
  /** ISO 8601. */
  readonly endsAt: string;
  /** End as text from the server; near the end the countdown replaces it. */
  readonly children: ReactNode;
  readonly look: 'tiles' | 'text';
  /** Announcements for screen readers; omitted where another clock on the page announces them. */
  readonly words?: CountdownWords;
}

/** Countdown by the service's clock. Refetches the page when the time is over. */
export function FlashCountdown({ endsAt, children, look, words }: FlashCountdownProps) {
  const now = useShopTime();
  const left = now === undefined ? undefined : Math.max(0, Date.parse(endsAt) - now);
  useHealing(endsAt, left === 0);
  const ticking = left !== undefined && left <= CLOCK_MS ? left : undefined;
  return (
    <span className={styles.countdown} data-look={look}>
      <span className={ticking === undefined ? undefined : 'visually-hidden'}>{children}</span>
      {ticking !== undefined && <Digits left={ticking} />}
      {words && (
        <span className="visually-hidden" aria-live="polite">
          {ticking === undefined ? '' : announcement(ticking, words)}
        </span>
      )}
    </span>
  );
}

function Digits({ left }: { readonly left: number }) {
  const seconds = Math.ceil(left / 1_000);
  const parts = [Math.floor(seconds / 3_600), Math.floor(seconds / 60) % 60, seconds % 60];
  return (
    <span className={styles.digits} aria-hidden="true" data-clock="">
      {parts.map((part, index) => (
        <Fragment key={index}>
          {index > 0 && <span className={styles.colon}>{COLON}</span>}
          <span className={styles.part}>{String(part).padStart(2, '0')}</span>
        </Fragment>
      ))}
    </span>
  );
}

/** Constant for a whole minute, so that it is announced once. */
function announcement(left: number, { minutesLeft, over }: CountdownWords): string {
  if (left === 0) return over;
  const minutes = Math.ceil(left / MINUTE_MS);
  return ANNOUNCED.includes(minutes) ? fill(minutesLeft, { minutes }) : '';
}
