import { mayMove } from './machine.ts';
import type { PaymentChange, PaymentRepo } from '../ports.ts';

/** Moves a payment that the caller has locked. False when the table does not allow it, or somebody was faster. */
export async function movePayment(
  payments: Pick<PaymentRepo, 'changeStatus'>,
  id: string,
  change: PaymentChange,
): Promise<boolean> {
  return mayMove(change.from, change.to) && payments.changeStatus(id, change);
}
