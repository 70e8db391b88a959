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

/** Created lazily and once, since construction takes longer than formatting all dates of a page. */
function formats(options: Intl.DateTimeFormatOptions): (locale: Locale) => Intl.DateTimeFormat {
  const made: Partial<Record<Locale, Intl.DateTimeFormat>> = {};
  return (locale) => (made[locale] ??= new Intl.DateTimeFormat(TAGS[locale], options));
}

/** Day range from `yyyy-mm-dd`, without the year: "Mon 23 Nov – Tue 24 Nov", "จันทร์ 23 – อังคาร 24 พ.ย.". */
export function formatDays(from: string, until: string, locale: Locale): string {
  return days(locale).formatRange(new Date(from), new Date(until));
}

/** Near date and time in Asia/Bangkok: "Sat 21 Nov, 17:11", "เสาร์ 21 พ.ย. 17:11". */
export function formatMoment(iso: string, locale: Locale): string {
  return bangkokMoment(locale).format(new Date(iso));
}

/** Calendar day in Asia/Bangkok. */
export function formatDay(iso: string, locale: Locale): string {
  return bangkokDay(locale).format(new Date(iso));
}

/** Exclusive end with its time; midnight is shown as 23:59 of the day before. */
export function formatEnd(iso: string, locale: Locale): string {
  const isMidnight = dayStart(dayNumber(iso)).getTime() === Date.parse(iso);
  return formatMoment(isMidnight ? lastMoment(iso) : iso, locale);
}
