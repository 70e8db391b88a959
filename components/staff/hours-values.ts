import { enteredHolidays } from '@/components/office/hours/holiday-times';
import type { BranchHours } from '@/lib/branches/contract-days';

/** Hours as a form has them: times of public holidays may be empty while they are typed. */
export type HoursValues = BranchHours;

/** Input of the call. */
export function hoursInput({ hours, on_holidays: other }: HoursValues): BranchHours {
  return { hours, on_holidays: enteredHolidays(other) };
}
