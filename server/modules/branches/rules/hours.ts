import type { WeekHours } from '../../../core/hours.ts';
import type { BranchDays } from '../ports.ts';

/** Asia/Bangkok is seven hours ahead of UTC all the year. */
const BANGKOK_OFFSET_MS = 7 * 3_600_000;
const DAY_MINUTES = 24 * 60;
const MINUTE_MS = 60_000;
const DAY_MS = DAY_MINUTES * MINUTE_MS;

/** Whether a shop with these hours is open at a moment: from the minute it opens until the one it closes. */
export function isOpenAt(hours: WeekHours, moment: Date): boolean {
  const local = new Date(moment.getTime() + BANGKOK_OFFSET_MS);
  const today = (local.getUTCDay() + 6) % 7;
  const minute = local.getUTCHours() * 60 + local.getUTCMinutes();
  const yesterday = (today + 6) % 7;
  return covers(hours[today], minute) || covers(hours[yesterday], minute + DAY_MINUTES);
}

interface Opening {
  /** Milliseconds since 1970. */
  readonly opens: number;
  readonly closes: number;
}

/** So many days holidays may keep shut a shop that opens once a week. */
const LOOK_AHEAD_DAYS = 14;

/** When a shop is open from yesterday until two weeks from now, in order; openings that touch are one. */
export function openingsAround({ hours, holidays }: BranchDays, moment: Date): readonly Opening[] {
  const local = moment.getTime() + BANGKOK_OFFSET_MS;
  const midnight = local - (local % DAY_MS) - BANGKOK_OFFSET_MS;
  const today = (new Date(local).getUTCDay() + 6) % 7;
  const openings: { opens: number; closes: number }[] = [];
  for (let day = -1; day <= LOOK_AHEAD_DAYS; day += 1) {
    const date = new Date(midnight + BANGKOK_OFFSET_MS + day * DAY_MS).toISOString().slice(0, 10);
    const holiday = holidays.find((one) => one.date === date);
    const times = holiday ? holiday.hours : hours[(today + day + 7) % 7];
    if (!times) continue;
    const [from, until] = span(times);
    const opens = midnight + day * DAY_MS + from * MINUTE_MS;
    const closes = midnight + day * DAY_MS + until * MINUTE_MS;
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

/** Minutes from midnight; hours whose end is not after their beginning last into the next day. */
function span([open, close]: readonly [string, string]): [from: number, until: number] {
  const from = minutesOf(open);
  const until = minutesOf(close);
  return [from, until > from ? until : until + DAY_MINUTES];
}

function minutesOf(time: string): number {
  const [hour, minute] = time.split(':');
  return Number(hour) * 60 + Number(minute);
}
