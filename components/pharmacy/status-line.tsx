'use client';

import type { PharmacyStatus } from '@/lib/api/contract/pharmacy';
import type { Locale } from '@/lib/i18n/locale';
import styles from './status-line.module.scss';
import { usePharmacyStatus } from './use-pharmacy-status';

/** Names in braces are filled in by the browser. */
export interface StatusTexts {
  readonly checking: string;
  /** {time} */
  readonly open: string;
  readonly openAlways: string;
  /** {day}, {time} */
  readonly closed: string;
  readonly closedForNow: string;
  readonly noQueue: string;
  /** {count}, {minutes} */
  readonly queue: string;
}

interface StatusLineProps {
  readonly locale: Locale;
  readonly texts: StatusTexts;
}

/** Whether somebody may be asked now, and how long the wait is. Its room is kept from the beginning. */
export function StatusLine({ locale, texts }: StatusLineProps) {
  const status = usePharmacyStatus(locale);
  return (
    <p className={styles.line} role="status" data-state={stateOf(status)}>
      <span className={styles.state}>
        {status ? openingText(status, texts, locale) : texts.checking}
      </span>
      {status?.open === true && <span className={styles.queue}>{queueText(status, texts)}</span>}
    </p>
  );
}

function stateOf(status: PharmacyStatus | undefined): 'unknown' | 'open' | 'closed' {
  if (!status) return 'unknown';
  return status.open ? 'open' : 'closed';
}

function openingText(status: PharmacyStatus, texts: StatusTexts, locale: Locale): string {
  const { open, opens_at: opens, closes_at: closes } = status;
  if (open) return closes === null ? texts.openAlways : fill(texts.open, timeOf(closes, locale));
  return opens === null ? texts.closedForNow : fill(texts.closed, timeOf(opens, locale));
}

function queueText({ queue_length: count, est_wait_s: wait }: PharmacyStatus, texts: StatusTexts) {
  const minutes = Math.ceil((wait ?? 0) / 60);
  return count === 0 && minutes === 0
    ? texts.noQueue
    : fill(texts.queue, { count: String(count), minutes: String(minutes) });
}

function timeOf(iso: string, locale: Locale): { readonly day: string; readonly time: string } {
  const language = locale === 'th' ? 'th-TH' : 'en-GB';
  const zone = { timeZone: 'Asia/Bangkok' };
  const at = new Date(iso);
  return {
    day: at.toLocaleDateString(language, { ...zone, weekday: 'long' }),
    time: at.toLocaleTimeString(language, { ...zone, hour: '2-digit', minute: '2-digit' }),
  };
}

function fill(text: string, values: Readonly<Record<string, string>>): string {
  return text.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '');
}
