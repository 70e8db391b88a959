import type { WeekHours } from '../../../core/hours.ts';

/** Service hours of a weekday, Monday 0, without a roster. */
export interface Gap {
  readonly day: number;
  /** `HH:mm`, the end up to 24:00. */
  readonly from: string;
  readonly until: string;
}

const DAY = 24 * 60;
const WEEK = 7 * DAY;

type Span = readonly [start: number, end: number];

/** Minutes of the week on duty, as spans within the week. */
function spansOf(hours: WeekHours): readonly Span[] {
  return hours.flatMap((times, day): Span[] => {
    if (!times) return [];
    const start = day * DAY + minutesOf(times[0]);
    const length = (minutesOf(times[1]) - minutesOf(times[0]) + DAY) % DAY || DAY;
    const end = start + length;
    // Sunday night continues on Monday.
    return end > WEEK
      ? [[start, WEEK] as const, [0, end - WEEK] as const]
      : [[start, end] as const];
  });
}

function subtract(spans: readonly Span[], taken: Span): readonly Span[] {
  return spans.flatMap(([start, end]): Span[] => {
    const before: Span = [start, Math.min(end, taken[0])];
    const after: Span = [Math.max(start, taken[1]), end];
    return [before, after].filter(([from, until]) => from < until);
  });
}

/** Service hours without a rostered pharmacist, ascending, split at midnight. */
export function rosterGaps(hours: WeekHours, duties: readonly WeekHours[]): readonly Gap[] {
  const open = spansOf(hours).flatMap(([start, end]) => {
    const midnight = (Math.floor(start / DAY) + 1) * DAY;
    return end > midnight
      ? [[start, midnight] as const, [midnight, end] as const]
      : [[start, end] as const];
  });
  const uncovered = duties.flatMap(spansOf).reduce<readonly Span[]>(subtract, open);
  return uncovered
    .toSorted((a, b) => a[0] - b[0])
    .map(([start, end]) => {
      const day = Math.floor(start / DAY);
      return { day, from: timeOf(start - day * DAY), until: timeOf(end - day * DAY) };
    });
}

/** Weekdays whose shift extends beyond the service hours. */
export function daysOutside(duty: WeekHours, hours: WeekHours): readonly number[] {
  return duty.flatMap((_, day) => {
    const shift = duty.map((times, index) => (index === day ? times : null));
    return rosterGaps(shift, [hours]).length > 0 ? [day] : [];
  });
}

function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}

function timeOf(minutes: number): string {
  const two = (part: number) => String(part).padStart(2, '0');
  return `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
}
