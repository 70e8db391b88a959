import type { PaymentStatus } from '../../../../lib/orders/contract-values.ts';
import type { PaymentChange, PaymentRepo } from '../ports.ts';

/**
 * Transitions of a payment attempt (`docs/contract.md`, "Payment states"). Ended attempts may still succeed: events
 * arrive in any order, and received money always counts.
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
  // Within one transaction: the order is revived, or the money refunded.
  late_success: ['succeeded', 'refund_pending'],
  succeeded: ['refund_pending'],
  refund_pending: ['refunded'],
  // Received another amount than requested: staff decide.
  review: ['refund_pending'],
  refunded: [],
};

export const OPEN_STATUSES = ['initiated', 'pending_action'] as const satisfies PaymentStatus[];

/** Whether the outcome is undecided. */
export function isOpen(status: PaymentStatus): boolean {
  return OPEN_STATUSES.some((open) => open === status);
}

export function mayMove(from: PaymentStatus, to: PaymentStatus): boolean {
  return PAYMENT_MOVES[from].includes(to);
}

/** Moves a locked payment. False if the transition is not allowed, or the status has changed. */
export async function movePayment(
  payments: Pick<PaymentRepo, 'changeStatus'>,
  id: string,
  change: PaymentChange,
): Promise<boolean> {
  return mayMove(change.from, change.to) && payments.changeStatus(id, change);
}
