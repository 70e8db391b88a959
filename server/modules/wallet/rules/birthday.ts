/** Thailand has no summer time. */
const AHEAD_MS = 7 * 3_600_000;

/** Whether it is the month of the birthday by the calendar of Bangkok; never where none is known. */
export function hasBirthdayMonth(birthdate: string | null, now: Date): boolean {
  const month = new Date(now.getTime() + AHEAD_MS).getUTCMonth() + 1;
  return birthdate !== null && Number(birthdate.slice(5, 7)) === month;
}
