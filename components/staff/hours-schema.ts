// Must be first: configures zod before any schema is made.
import '@/components/office/form/quiet-zod';
import { zodResolver } from '@hookform/resolvers/zod';
import type { Resolver } from 'react-hook-form';
import { z } from 'zod';
import { branchHoursSchema } from '@/lib/branches/contract-days';
import { hoursInput, type HoursValues } from './hours-values';

const hoursForm = z.custom<HoursValues>().transform(hoursInput).pipe(branchHoursSchema);

/** Checks hours by the contract; each fault has the same words. */
export function hoursResolver(fault: string): Resolver<HoursValues> {
  return zodResolver(hoursForm, { error: () => fault }, { raw: true });
}
