import type { BranchHours } from '@/lib/branches/contract-days';

/** Hours as a form has them: times of public holidays may be empty while they are typed. */
export type HoursValues = BranchHours;

/** Input of the call: two empty times mean closed. */
export function hoursInput({ hours, on_holidays: other }: HoursValues): BranchHours {
  const special = other?.hours?.every((time) => time === '') ? null : (other?.hours ?? null);
  return { hours, on_holidays: other && { hours: special } };
}
