import { calendarDay } from '../../../../lib/format/bangkok.ts';
import type { Holiday, WeekHours } from '../../../core/hours.ts';
import { dayOfWeek } from './hours.ts';

const DAY_MS = 86_400_000;

interface Days {
  readonly hours: WeekHours;
  readonly holidays: readonly Holiday[];
}

/** Weekly hours around a moment, with those of holidays yesterday and today substituted. */
export function weekAround({ hours, holidays }: Days, moment: Date): WeekHours {
  const week = [...hours];
  for (const day of [-1, 0]) {
    const around = new Date(moment.getTime() + day * DAY_MS);
    const holiday = onDate(holidays, calendarDay(around));
    if (holiday) week[dayOfWeek(around)] = holiday.hours;
  }
  return week;
}

/** Each holiday's hours as a full week, for collecting the moments when a branch opens or closes. */
export function weeksOf(holidays: readonly Holiday[]): readonly WeekHours[] {
  return holidays.flatMap(({ hours }) =>
    hours === null ? [] : [Array.from({ length: 7 }, () => hours)],
  );
}

/** Holidays from today on, in order. */
export function comingHolidays(holidays: readonly Holiday[], now: Date): readonly Holiday[] {
  const today = calendarDay(now);
  return holidays
    .filter(({ date }) => date >= today)
    .toSorted((a, b) => a.date.localeCompare(b.date));
}

function onDate(holidays: readonly Holiday[], date: string): Holiday | undefined {
  return holidays.find((one) => one.date === date);
}
