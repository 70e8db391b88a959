import type { Locale } from '../i18n/locale';
import { lastMoment } from './bangkok.ts';

const zone = { timeZone: 'Asia/Bangkok' } as const;
const DAY = { day: 'numeric', month: 'long', year: 'numeric' } as const;

/** Buddhist era in Thai, Gregorian in English, always Asia/Bangkok (`docs/contract.md`, "Thai data"). */
const formats: Record<Locale, Intl.DateTimeFormat> = {
  en: new Intl.DateTimeFormat('en-GB', { ...zone, dateStyle: 'medium', timeStyle: 'short' }),
  th: new Intl.DateTimeFormat('th-TH-u-ca-buddhist', {
    ...zone,
    dateStyle: 'medium',
    timeStyle: 'short',
  }),
};

const days: Record<Locale, Intl.DateTimeFormat> = {
  en: new Intl.DateTimeFormat('en-GB', { ...zone, ...DAY }),
  th: new Intl.DateTimeFormat('th-TH-u-ca-buddhist', { ...zone, ...DAY }),
};

/** Date only: `21 November 2026`, `21 พฤศจิกายน 2569`. */
export function formatDay(iso: string, locale: Locale): string {
  return days[locale]
    .formatToParts(new Date(iso))
    .filter(({ type }) => type === 'day' || type === 'month' || type === 'year')
    .map(({ value }) => value)
    .join(' ');
}

/** Date and time in Asia/Bangkok: medium date, short time. */
export function formatDateTime(iso: string, locale: Locale): string {
  return formats[locale].format(new Date(iso));
}

/** Last day before an exclusive end; midnight belongs to the day before. */
export function formatLastDay(endsAt: string, locale: Locale): string {
  return formatDay(lastMoment(endsAt), locale);
}
