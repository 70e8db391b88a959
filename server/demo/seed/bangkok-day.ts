const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** Thailand has no summer time. */
const AHEAD_MS = 7 * HOUR_MS;

/** Days since 1970 by the calendar of Bangkok. */
export function dayNumber(at: Date): number {
  return Math.floor((at.getTime() + AHEAD_MS) / DAY_MS);
}

export function bangkokMidnight(day: number): Date {
  return bangkokHour(day, 0);
}

/** @param hour 0 to 24 */
export function bangkokHour(day: number, hour: number): Date {
  return new Date(day * DAY_MS - AHEAD_MS + hour * HOUR_MS);
}
