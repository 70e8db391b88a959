import type { Locale } from '../i18n/locale';
import { dayNumber, dayStart, lastMoment } from './bangkok.ts';

const TAGS: Record<Locale, string> = { en: 'en-GB', th: 'th-TH' };
const DAY = { weekday: 'short', day: 'numeric', month: 'short' } as const;

/** `Intl` writes "short" weekdays in Thai as long as in speech. */
const THAI_WEEKDAYS = ['อา.', 'จ.', 'อ.', 'พ.', 'พฤ.', 'ศ.', 'ส.'];
const weekday = formats({ weekday: 'short', timeZone: 'UTC' });
const month = formats({ month: 'short', timeZone: 'UTC' });
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

/** Day range from `yyyy-mm-dd`, without the year, a shared month once: "Mon 23 – Tue 24 Nov", "จ. 23 – อ. 24 พ.ย.". */
export function formatDays(from: string, until: string, locale: Locale): string {
  const [first, last] = [new Date(from), new Date(until)];
  const nameOf = (date: Date) =>
    locale === 'th' ? THAI_WEEKDAYS[date.getUTCDay()] : weekday(locale).format(date);
  const day = (date: Date) => `${nameOf(date)} ${date.getUTCDate()}`;
  const end = `${day(last)} ${month(locale).format(last)}`;
  if (from === until) return end;
  const isOneMonth = first.getUTCMonth() === last.getUTCMonth();
  return `${day(first)}${isOneMonth ? '' : ` ${month(locale).format(first)}`} – ${end}`;
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
