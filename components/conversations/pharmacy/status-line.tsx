'use client';

import type { PharmacyStatus } from '@/lib/conversations/contract-pharmacy';
import { clockTime, weekday } from '@/lib/format/bangkok';
import { fill } from '@/lib/format/fill';
import type { Locale } from '@/lib/i18n/locale';
import styles from './status-line.module.scss';
import { usePharmacyStatus } from './use-pharmacy-status';

/** Names in braces are filled in by the browser. */
export interface StatusTexts {
  readonly checking: string;
  /** {time} */
  readonly open: string;
  readonly openAlways: string;
  /** {time} */
  readonly unattended: string;
  readonly unattendedAlways: string;
  /** {day}, {time} */
  readonly closed: string;
  /** Sunday first. */
  readonly days: readonly string[];
  readonly closedForNow: string;
  readonly noQueue: string;
  /** {count}, {minutes} */
  readonly queue: string;
}

interface StatusLineProps {
  readonly locale: Locale;
  readonly texts: StatusTexts;
}

/** Whether questions are possible now, and the wait. Its space is reserved. */
export function StatusLine({ locale, texts }: StatusLineProps) {
  const status = usePharmacyStatus(locale);
  return (
    <p className={styles.line} role="status" data-state={status?.state ?? 'unknown'}>
      <span className={styles.state}>{status ? openingText(status, texts) : texts.checking}</span>
      {status?.state === 'open' && <span className={styles.queue}>{queueText(status, texts)}</span>}
    </p>
  );
}

function openingText(status: PharmacyStatus, texts: StatusTexts): string {
  const { state, opens_at: opens, closes_at: closes } = status;
  if (state !== 'closed') {
    const [until, always] =
      state === 'open'
        ? [texts.open, texts.openAlways]
        : [texts.unattended, texts.unattendedAlways];
    return closes === null ? always : fill(until, { time: clockTime(closes) });
  }
  if (opens === null) return texts.closedForNow;
  return fill(texts.closed, { day: texts.days[weekday(opens)] ?? '', time: clockTime(opens) });
}

function queueText({ queue_length: count, est_wait_s: wait }: PharmacyStatus, texts: StatusTexts) {
  const minutes = Math.ceil((wait ?? 0) / 60);
  return count === 0 && minutes === 0 ? texts.noQueue : fill(texts.queue, { count, minutes });
}
