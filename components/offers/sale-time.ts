/** What ends at midnight is over on the day before. */
export function lastMoment(endsAt: string): string {
  return new Date(Date.parse(endsAt) - 1).toISOString();
}
