import type { PaymentStatus } from '../../../../lib/api/contract/order-values.ts';
import type { PaymentChange, PaymentRepo } from '../ports.ts';

/**
 * Every move an attempt to pay can make (`docs/contract.md`, "Payment states"). Attempts that ended may still
 * succeed: a provider's events come in any order, and money that came in counts whatever was said before.
 */
export const PAYMENT_MOVES: Readonly<Record<PaymentStatus, readonly PaymentStatus[]>> = {
  initiated: [
    'pending_action',
    'succeeded',
    'failed',
    'expired',
    'cancelled',
    'late_success',
    'review',
  ],
  pending_action: ['succeeded', 'failed', 'expired', 'cancelled', 'late_success', 'review'],
  failed: ['succeeded', 'late_success', 'review'],
  expired: ['succeeded', 'late_success', 'review'],
  cancelled: ['succeeded', 'late_success', 'review'],
  // Within one transaction: the order comes back to life, or the money goes back.
  late_success: ['succeeded', 'refund_pending'],
  succeeded: ['refund_pending'],
  refund_pending: ['refunded'],
  // Another amount than was asked for: people decide.
  review: ['refund_pending'],
  refunded: [],
};

export const OPEN_STATUSES = ['initiated', 'pending_action'] as const satisfies PaymentStatus[];

export function isOpen(status: PaymentStatus): boolean {
  return OPEN_STATUSES.some((open) => open === status);
}

export function mayMove(from: PaymentStatus, to: PaymentStatus): boolean {
  return PAYMENT_MOVES[from].includes(to);
}

/** Moves a payment that the caller has locked. False when the table does not allow it, or somebody was faster. */
export async function movePayment(
  payments: Pick<PaymentRepo, 'changeStatus'>,
  id: string,
  change: PaymentChange,
): Promise<boolean> {
  return mayMove(change.from, change.to) && payments.changeStatus(id, change);
}
