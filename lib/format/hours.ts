import type { Locale } from '../i18n/locale';
import { arabicDigits } from './digits.ts';

/** Monday first; null is closed. */
export type WeekHours = readonly (readonly [open: string, close: string] | null)[];

export interface HoursRow {
  /** One day, or the first and last of a range. */
  readonly days: string;
  /** Undefined when closed. */
  readonly time: string | undefined;
}

/** 1 January 2024 was a Monday. */
const MONDAY = Date.UTC(2024, 0, 1);
const DAY_MS = 86_400_000;

/**
 * Parses a time of day into `HH:mm`; also accepts `0900`, `9.00` and `9:00`, since numeric keypads lack a colon.
 * Undefined if invalid.
 */
export function parseTime(text: string): string | undefined {
  const [, hours = '', minutes = ''] =
    /^(\d{1,2})(?:\s*[:.\s]\s*)?(\d\d)$/.exec(arabicDigits(text).trim()) ?? [];
  const time = `${hours.padStart(2, '0')}:${minutes}`;
  return /^(?:[01]\d|2[0-3]):[0-5]\d$|^24:00$/.test(time) ? time : undefined;
}

/** Merges consecutive days with the same hours into one row. */
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

/** A week in one line; a dash means closed. */
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
