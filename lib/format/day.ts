import type { Locale } from '../i18n/locale';
import { dayNumber, dayStart, lastMoment } from './bangkok.ts';

const TAGS: Record<Locale, string> = { en: 'en-GB', th: 'th-TH' };
const DAY = { weekday: 'short', day: 'numeric', month: 'short' } as const;

const days = formats({ ...DAY, timeZone: 'UTC' });
const bangkokDay = formats({ ...DAY, timeZone: 'Asia/Bangkok' });
const bangkokMoment = formats({
  ...DAY,
  hour: '2-digit',
  minute: '2-digit',
  timeZone: 'Asia/Bangkok',
});

/** Made when first asked for, and once: that takes longer than all the dates of a page. */
function formats(options: Intl.DateTimeFormatOptions): (locale: Locale) => Intl.DateTimeFormat {
  const made: Partial<Record<Locale, Intl.DateTimeFormat>> = {};
  return (locale) => (made[locale] ??= new Intl.DateTimeFormat(TAGS[locale], options));
}

/** Whole days, `yyyy-mm-dd`: "Mon 23 Nov – Tue 24 Nov", "จันทร์ 23 – อังคาร 24 พ.ย.". The year goes without saying. */
export function formatDays(from: string, until: string, locale: Locale): string {
  return days(locale).formatRange(new Date(from), new Date(until));
}

/** A moment of the next weeks by Bangkok's clock: "Sat 21 Nov, 17:11", "เสาร์ 21 พ.ย. 17:11". */
export function formatMoment(iso: string, locale: Locale): string {
  return bangkokMoment(locale).format(new Date(iso));
}

/** The day of a moment by Bangkok's clock. */
export function formatDay(iso: string, locale: Locale): string {
  return bangkokDay(locale).format(new Date(iso));
}

/** An exclusive end with its time: midnight is told as the last minute of the day before. */
export function formatEnd(iso: string, locale: Locale): string {
  const isMidnight = dayStart(dayNumber(iso)).getTime() === Date.parse(iso);
  return formatMoment(isMidnight ? lastMoment(iso) : iso, locale);
}
