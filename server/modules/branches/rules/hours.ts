import {
  calendarDay,
  clockTime,
  dayNumber,
  dayStart,
  weekday,
} from '../../../../lib/format/bangkok.ts';
import type { WeekHours } from '../../../core/hours.ts';
import type { BranchDays } from '../ports.ts';

const DAY_MINUTES = 24 * 60;
const MINUTE_MS = 60_000;

/** Index of a day in weekly hours: Monday is 0. */
export function dayOfWeek(moment: Date): number {
  return (weekday(moment) + 6) % 7;
}

/** Whether a shop with these hours is open: opening minute included, closing minute excluded. */
export function isOpenAt(hours: WeekHours, moment: Date): boolean {
  const today = dayOfWeek(moment);
  const minute = minutesOf(clockTime(moment));
  const yesterday = (today + 6) % 7;
  return covers(hours[today], minute) || covers(hours[yesterday], minute + DAY_MINUTES);
}

interface Opening {
  /** Milliseconds since 1970. */
  readonly opens: number;
  readonly closes: number;
}

/** Longest closure by holidays considered for a shop that opens once a week. */
const LOOK_AHEAD_DAYS = 14;

/** Openings from yesterday until two weeks from now, in order; adjacent openings are merged. */
export function openingsAround({ hours, holidays }: BranchDays, moment: Date): readonly Opening[] {
  const today = dayNumber(moment);
  const openings: { opens: number; closes: number }[] = [];
  for (let day = today - 1; day <= today + LOOK_AHEAD_DAYS; day += 1) {
    const midnight = dayStart(day);
    const date = calendarDay(midnight);
    const holiday = holidays.find((one) => one.date === date);
    const times = holiday ? holiday.hours : hours[dayOfWeek(midnight)];
    if (!times) continue;
    const [opens, closes] = spanFrom(midnight, times);
    const last = openings.at(-1);
    if (last && last.closes >= opens) last.closes = Math.max(last.closes, closes);
    else openings.push({ opens, closes });
  }
  return openings;
}

function covers(day: WeekHours[number] | undefined, minute: number): boolean {
  if (!day) return false;
  const [from, until] = span(day);
  return minute >= from && minute < until;
}

/** Milliseconds since 1970, for a day starting at this midnight. */
export function spanFrom(
  midnight: Date,
  times: readonly [string, string],
): [opens: number, closes: number] {
  const [from, until] = span(times);
  return [midnight.getTime() + from * MINUTE_MS, midnight.getTime() + until * MINUTE_MS];
}

/** Minutes from midnight; hours that end before they begin last into the next day. */
function span([open, close]: readonly [string, string]): [from: number, until: number] {
  const from = minutesOf(open);
  const until = minutesOf(close);
  return [from, until > from ? until : until + DAY_MINUTES];
}

function minutesOf(time: string): number {
  const [hour, minute] = time.split(':');
  return Number(hour) * 60 + Number(minute);
}
