/**
 * Completed months of life on a calendar day, negative before birth. A birth day missing from a month counts on the
 * first of the next.
 *
 * @param birthDate `yyyy-mm-dd`
 * @param today `yyyy-mm-dd`
 */
export function monthsOld(birthDate: string, today: string): number {
  const [year, month, day] = numbersOf(today);
  const [birthYear, birthMonth, birthDay] = numbersOf(birthDate);
  return (year - birthYear) * 12 + month - birthMonth - (day < birthDay ? 1 : 0);
}

function numbersOf(day: string): readonly [number, number, number] {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  return [year, month, date];
}

/** Age in months below which doses and doctors count months. */
const COUNTED_IN_MONTHS = 24;

/** Displayed age: months below two years, years from then on. */
export function saidAge(months: number): { readonly unit: 'months' | 'years'; readonly n: number } {
  return months < COUNTED_IN_MONTHS
    ? { unit: 'months', n: Math.max(months, 0) }
    : { unit: 'years', n: Math.floor(months / 12) };
}
