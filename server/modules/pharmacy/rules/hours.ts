import { dayNumber, dayStart } from '../../../../lib/format/bangkok.ts';
import type { WeekHours } from '../../../core/hours.ts';
import { dayOfWeek, spanFrom } from '../../branches/rules/hours.ts';

const WEEK = 7;

/** Opening and closing times after `now`, for eight days, ascending. */
export function changesAfter(weeks: readonly WeekHours[], now: Date): readonly Date[] {
  // From yesterday, whose hours may extend past midnight.
  const yesterday = dayNumber(now) - 1;
  const days = Array.from({ length: WEEK + 2 }, (_, day) => dayStart(yesterday + day));
  const moments = weeks.flatMap((hours) =>
    days.flatMap((midnight) => {
      const times = hours[dayOfWeek(midnight)];
      return times ? spanFrom(midnight, times) : [];
    }),
  );
  return moments
    .filter((ms) => ms > now.getTime())
    .toSorted((a, b) => a - b)
    .map((ms) => new Date(ms));
}
