import type { WeekHours } from '../../../core/hours.ts';

/** Asia/Bangkok is seven hours ahead of UTC all the year. */
const BANGKOK_OFFSET_MS = 7 * 3_600_000;
const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;
const WEEK = 7;

/** Every moment after `now` at which hours begin or end, for a week and a day, in order. */
export function changesAfter(weeks: readonly WeekHours[], now: Date): readonly Date[] {
  const midnight = Math.floor((now.getTime() + BANGKOK_OFFSET_MS) / DAY_MS) * DAY_MS;
  const moments = weeks.flatMap((hours) =>
    // From yesterday, whose hours may last past midnight.
    Array.from({ length: WEEK + 2 }, (_, day) => {
      const start = midnight + (day - 1) * DAY_MS;
      return edgesOf(hours[weekdayOf(start)]).map((ms) => start + ms - BANGKOK_OFFSET_MS);
    }).flat(),
  );
  return moments
    .filter((ms) => ms > now.getTime())
    .toSorted((a, b) => a - b)
    .map((ms) => new Date(ms));
}

/** Monday is 0; of a moment as Bangkok's clock shows it. */
function weekdayOf(localMs: number): number {
  return (new Date(localMs).getUTCDay() + 6) % 7;
}

/** Milliseconds after midnight; hours whose end is not after their beginning last into the next day. */
function edgesOf(day: WeekHours[number] | undefined): readonly number[] {
  if (!day) return [];
  const [open, close] = day.map(toMs) as [number, number];
  return [open, close > open ? close : close + DAY_MS];
}

function toMs(time: string): number {
  const [hour, minute] = time.split(':').map(Number);
  return ((hour ?? 0) * 60 + (minute ?? 0)) * MINUTE_MS;
}
