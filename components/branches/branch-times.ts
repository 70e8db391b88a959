import type { Branch } from '@/lib/api/contract/places';
import { clockTime, dayNumber, weekday } from '@/lib/format/bangkok';
import { formatDay } from '@/lib/format/day';
import type { Locale } from '@/lib/i18n/locale';

/** Opening and closing time of the day; undefined where the branch is closed all of it. */
export function hoursToday({ hours }: Pick<Branch, 'hours'>, now: Date) {
  // Weeks begin with Monday here.
  const [open, close] = hours[(weekday(now) + 6) % 7] ?? [];
  return open === undefined || close === undefined ? undefined : { open, close };
}

/** Whether it is open at that moment, by its hours in Bangkok; one that closes after midnight included. */
export function isOpenAt({ hours }: Pick<Branch, 'hours'>, at: Date): boolean {
  const day = (weekday(at) + 6) % 7;
  const time = clockTime(at);
  const [open, close] = hours[day] ?? [];
  const [openBefore, closeBefore] = hours[(day + 6) % 7] ?? [];
  const isLate = (from: string, until: string) => until <= from;
  const today =
    open !== undefined &&
    close !== undefined &&
    open <= time &&
    (time < close || isLate(open, close));
  const sinceYesterday =
    openBefore !== undefined &&
    closeBefore !== undefined &&
    isLate(openBefore, closeBefore) &&
    time < closeBefore;
  return today || sinceYesterday;
}

/** The sentence that says when something is ready, and what it is filled with. */
export function readyWords(
  readyAt: string,
  now: Date,
  locale: Locale,
): { readonly id: string; readonly values: { readonly time: string; readonly day: string } } {
  const days = dayNumber(readyAt) - dayNumber(now);
  const id = { 0: 'branches.readyToday', 1: 'branches.readyTomorrow' }[days] ?? 'branches.readyOn';
  return { id, values: { time: clockTime(readyAt), day: formatDay(readyAt, locale) } };
}
