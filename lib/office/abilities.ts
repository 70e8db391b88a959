import type { Ability } from '../people/contract-values.ts';
import type { Staff } from '../staff/contract.ts';

const OF_ALL: readonly Ability[] = ['orders.read', 'orders.work', 'returns.decide', 'refunds.give'];
const OF_PAYMENTS: readonly Ability[] = ['payments.read', 'payments.resolve'];
const OF_OFFICE: readonly Ability[] = [
  ...(['reviews.moderate', 'requests.answer', 'hours.write', 'codes.issue'] as const),
  ...(['consultations.lead', 'dispensing.read', 'dispensing.export'] as const),
];
const OF_PHARMACISTS: readonly Ability[] = [
  ...(['consultations.hold', 'labels.print'] as const),
  ...(['dispensing.read', 'dispensing.export'] as const),
];

/** Abilities that follow from role and branches. */
export function abilitiesOf({
  role,
  all,
  payments,
}: Pick<Staff, 'role' | 'all' | 'payments'>): ReadonlySet<Ability> {
  return new Set([
    ...OF_ALL,
    ...(payments ? OF_PAYMENTS : []),
    ...(all ? OF_OFFICE : []),
    ...(role === 'pharmacist' ? OF_PHARMACISTS : []),
  ]);
}
