/** Asia/Bangkok is UTC+7 all year: its clock needs no `Intl`, which takes a phone tens of milliseconds to begin with. */
const AHEAD_MS = 7 * 3_600_000;
const DAY_MS = 86_400_000;

/** What UTC reads at the moment that Bangkok's clock shows. */
function wall(at: Date | string): Date {
  return new Date(new Date(at).getTime() + AHEAD_MS);
}

/** `HH:mm`, the same for whoever reads the page. */
export function clockTime(at: Date | string): string {
  return wall(at).toISOString().slice(11, 16);
}

/** `yyyy-mm-dd`. */
export function calendarDay(at: Date | string): string {
  return wall(at).toISOString().slice(0, 10);
}

/** Of the Gregorian calendar. */
export function calendarYear(at: Date | string): number {
  return wall(at).getUTCFullYear();
}

/** Days since 1970. */
export function dayNumber(at: Date | string): number {
  return Math.floor(wall(at).getTime() / DAY_MS);
}

/** Midnight, when a day that `dayNumber` counts begins. */
export function dayStart(day: number): Date {
  return new Date(day * DAY_MS - AHEAD_MS);
}

/** 0 is Sunday. */
export function weekday(at: Date | string): number {
  return wall(at).getUTCDay();
}

/** The last moment before an exclusive end, ISO 8601: an end at midnight belongs to the day before. */
export function lastMoment(endsAt: string): string {
  return new Date(Date.parse(endsAt) - 1).toISOString();
}
