import type { PageSummary } from '@/lib/pages/contract';
import { formatDay, formatLastDay } from '@/lib/format/date';
import type { Locale } from '@/lib/i18n/locale';
import type { Texts } from '@/lib/i18n/texts';

/** Start day of an upcoming campaign, otherwise its last day; empty without an end. */
export function dayOf({ phase, active_from, active_until }: PageSummary, locale: Locale): string {
  if (phase === 'soon') return formatDay(active_from, locale);
  return active_until === null ? '' : formatLastDay(active_until, locale);
}

const SENTENCES = {
  soon: 'pages.from',
  running: 'pages.until',
  ended: 'pages.ended',
} as const;

export function timeOf(page: PageSummary, locale: Locale, intl: Texts<'pages'>): string {
  const day = dayOf(page, locale);
  return day === '' ? '' : intl.formatMessage({ id: SENTENCES[page.phase] }, { day });
}
