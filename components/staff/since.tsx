'use client';

import { formatDateTime } from '@/lib/format/date';
import { useLocale } from '@/lib/i18n/use-locale';
import styles from './staff.module.scss';

const STEPS = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const;

interface SinceProps {
  readonly from: string;
  readonly now: string;
}

/** How long it has been so, by the service's clock. */
export function Since({ from, now }: SinceProps) {
  const locale = useLocale();
  const ago = Math.max(0, Date.parse(now) - Date.parse(from));
  const [unit, length] = STEPS.find(([, ms]) => ago >= ms) ?? STEPS[2];
  const text = new Intl.RelativeTimeFormat(locale, { style: 'short' });
  return (
    <time className={styles.since} dateTime={from} title={formatDateTime(from, locale)}>
      {text.format(-Math.floor(ago / length), unit)}
    </time>
  );
}
