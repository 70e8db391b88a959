import type { Branch } from '@/lib/branches/contract';
import { calendarDay, clockTime, dayNumber, weekday } from '@/lib/format/bangkok';
import { formatDay } from '@/lib/format/day';
import type { Locale } from '@/lib/i18n/locale';

type Days = Pick<Branch, 'hours' | 'holidays'>;
const DAY_MS = 86_400_000;

/** Opening and closing time of the day; undefined if closed all day. */
export function hoursToday(days: Days, now: Date) {
  const [open, close] = hoursOn(days, now) ?? [];
  return open === undefined || close === undefined ? undefined : { open, close };
}

/** Message id and values for today's hours, with the holiday that changes them. */
export function todayWords(days: Days, now: Date) {
  const hours = hoursToday(days, now);
  const holiday = holidayOn(days, now)?.name;
  if (holiday !== undefined)
    return hours
      ? { id: 'branches.holidayToday', values: { ...hours, holiday } }
      : { id: 'branches.closedHoliday', values: { holiday } };
  return hours ? { id: 'branches.today', values: hours } : { id: 'branches.closedToday' };
}

function hoursOn(days: Days, at: Date) {
  const holiday = holidayOn(days, at);
  // Weeks start on Monday here.
  return holiday ? holiday.hours : days.hours[(weekday(at) + 6) % 7];
}

function holidayOn({ holidays }: Days, at: Date) {
  return holidays.find(({ date }) => date === calendarDay(at));
}

/** Whether a pharmacist is at the counter: within the pharmacists' hours, and only while the branch is open. */
export function hasPharmacistAt(
  branch: Days & Pick<Branch, 'pharmacist_hours'>,
  at: Date,
): boolean {
  const { pharmacist_hours: hours } = branch;
  return hours !== null && isOpenAt(branch, at) && isOpenAt({ hours, holidays: [] }, at);
}

/** Whether the branch is open then, by its hours in Bangkok. Hours may extend past midnight. */
export function isOpenAt(days: Days, at: Date): boolean {
  const time = clockTime(at);
  const [open, close] = hoursOn(days, at) ?? [];
  const [openBefore, closeBefore] = hoursOn(days, new Date(at.getTime() - DAY_MS)) ?? [];
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

/** Message id and values for a ready time. */
export function readyWords(
  readyAt: string,
  now: Date,
  locale: Locale,
): { readonly id: string; readonly values: { readonly time: string; readonly day: string } } {
  const days = dayNumber(readyAt) - dayNumber(now);
  const id = { 0: 'branches.readyToday', 1: 'branches.readyTomorrow' }[days] ?? 'branches.readyOn';
  return { id, values: { time: clockTime(readyAt), day: formatDay(readyAt, locale) } };
}
