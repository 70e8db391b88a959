import type { Locale } from '../i18n/locale';
import { arabicDigits } from './digits.ts';

/** Monday first; null is closed. */
export type WeekHours = readonly (readonly [open: string, close: string] | null)[];

export interface HoursRow {
  /** One day, or the first and the last of several in a row. */
  readonly days: string;
  /** Undefined where it is closed. */
  readonly time: string | undefined;
}

/** 1 January 2024 was a Monday. */
const MONDAY = Date.UTC(2024, 0, 1);
const DAY_MS = 86_400_000;

/**
 * A time of the day as `HH:mm`, which a numeric keypad cannot write: `0900`, `9.00` and `9:00` too. Undefined where it is
 * none.
 */
export function parseTime(text: string): string | undefined {
  const [, hours = '', minutes = ''] =
    /^(\d{1,2})(?:\s*[:.\s]\s*)?(\d\d)$/.exec(arabicDigits(text).trim()) ?? [];
  const time = `${hours.padStart(2, '0')}:${minutes}`;
  return /^(?:[01]\d|2[0-3]):[0-5]\d$|^24:00$/.test(time) ? time : undefined;
}

/** Days in a row with the same hours become one row, as on a door. */
export function hoursRows(
  hours: WeekHours,
  locale: Locale,
  weekday: 'long' | 'short',
): readonly HoursRow[] {
  const nameOf = weekdays(locale, weekday);
  const rows: { first: number; last: number; time: string | undefined }[] = [];
  hours.forEach((day, index) => {
    const time = day ? `${day[0]}–${day[1]}` : undefined;
    const previous = rows.at(-1);
    if (previous?.time === time && previous !== undefined) previous.last = index;
    else rows.push({ first: index, last: index, time });
  });
  return rows.map(({ first, last, time }) => ({
    days: first === last ? nameOf(first) : `${nameOf(first)}–${nameOf(last)}`,
    time,
  }));
}

/** A week in one line; a dash is closed. */
export function hoursLine(hours: WeekHours, locale: Locale): string {
  const rows = hoursRows(hours, locale, 'short');
  return rows.map(({ days, time = '–' }) => `${days} ${time}`).join(', ');
}

/** @param day Monday is 0 */
export function weekdayName(day: number, locale: Locale): string {
  return weekdays(locale, 'long')(day);
}

function weekdays(locale: Locale, weekday: 'long' | 'short'): (day: number) => string {
  const names = new Intl.DateTimeFormat(locale === 'th' ? 'th-TH' : 'en-GB', {
    weekday,
    timeZone: 'UTC',
  });
  return (day) => names.format(new Date(MONDAY + day * DAY_MS));
}
