/** Asia/Bangkok is UTC+7 all year, so no `Intl` is needed; its first use takes tens of milliseconds on a phone. */
const AHEAD_MS = 7 * 3_600_000;
const DAY_MS = 86_400_000;

/** A date whose UTC fields show Bangkok time. */
function wall(at: Date | string): Date {
  return new Date(new Date(at).getTime() + AHEAD_MS);
}

/** `HH:mm` in Asia/Bangkok. */
export function clockTime(at: Date | string): string {
  return wall(at).toISOString().slice(11, 16);
}

/** `yyyy-mm-dd`. */
export function calendarDay(at: Date | string): string {
  return wall(at).toISOString().slice(0, 10);
}

/** Gregorian year. */
export function calendarYear(at: Date | string): number {
  return wall(at).getUTCFullYear();
}

/** Days since 1970-01-01 in Asia/Bangkok. */
export function dayNumber(at: Date | string): number {
  return Math.floor(wall(at).getTime() / DAY_MS);
}

/** Midnight in Asia/Bangkok at the start of a `dayNumber`. */
export function dayStart(day: number): Date {
  return new Date(day * DAY_MS - AHEAD_MS);
}

/** Midnight in Asia/Bangkok at the start of a `yyyy-mm-dd`, or `later` days after it. */
export function startOfDay(day: string, later = 0): Date {
  return dayStart(dayNumber(`${day}T00:00:00+07:00`) + later);
}

/** 0 is Sunday. */
export function weekday(at: Date | string): number {
  return wall(at).getUTCDay();
}

/** Last millisecond before an exclusive end, as ISO 8601, so an end at midnight belongs to the day before. */
export function lastMoment(endsAt: string): string {
  return new Date(Date.parse(endsAt) - 1).toISOString();
}
