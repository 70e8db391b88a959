import type { WeekHours } from '../../seed/types.ts';

/** Asia/Bangkok is seven hours ahead of UTC all the year. */
const BANGKOK_OFFSET_MS = 7 * 3_600_000;
const DAY_MINUTES = 24 * 60;

/** Whether a shop with these hours is open at a moment: from the minute it opens until the one it closes. */
export function isOpenAt(hours: WeekHours, moment: Date): boolean {
  const local = new Date(moment.getTime() + BANGKOK_OFFSET_MS);
  const today = (local.getUTCDay() + 6) % 7;
  const minute = local.getUTCHours() * 60 + local.getUTCMinutes();
  const yesterday = (today + 6) % 7;
  return covers(hours[today], minute) || covers(hours[yesterday], minute + DAY_MINUTES);
}

/** Hours whose end is not after their beginning last into the next day. */
function covers(day: WeekHours[number] | undefined, minute: number): boolean {
  if (!day) return false;
  const open = minutesOf(day[0]);
  const close = minutesOf(day[1]);
  return minute >= open && minute < (close > open ? close : close + DAY_MINUTES);
}

function minutesOf(time: string): number {
  const [hour, minute] = time.split(':');
  return Number(hour) * 60 + Number(minute);
}
