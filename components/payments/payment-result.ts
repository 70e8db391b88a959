import type { OrderStatus, PaymentStatus } from '@/lib/orders/contract-values';
import type { OrderSummary } from '@/lib/orders/contract';

export type PaymentResult =
  | 'paid'
  | 'cod'
  | 'waiting'
  | 'review'
  | 'failed'
  | 'unpaid'
  | 'order_expired'
  | 'order_cancelled';

const OF_ORDER: Partial<Record<OrderStatus, PaymentResult>> = {
  created: 'waiting',
  cash_on_delivery: 'cod',
  expired: 'order_expired',
  cancelled: 'order_cancelled',
};

const OF_PAYMENT: Record<PaymentStatus, PaymentResult> = {
  initiated: 'waiting',
  pending_action: 'waiting',
  // The order is updated with the next poll.
  succeeded: 'waiting',
  failed: 'failed',
  expired: 'failed',
  cancelled: 'failed',
  late_success: 'review',
  review: 'review',
  refund_pending: 'failed',
  refunded: 'failed',
};

export function resultOf({
  status,
  payment,
}: Pick<OrderSummary, 'status' | 'payment'>): PaymentResult {
  if (status === 'waiting_payment') {
    return payment.status === null ? 'unpaid' : OF_PAYMENT[payment.status];
  }
  const known = OF_ORDER[status];
  if (known !== undefined) return known;
  return payment.method === 'cod' ? 'cod' : 'paid';
}

/** Short payment reference to read out on the phone; the same on each page. */
export function shortReference(paymentId: string): string {
  return paymentId.slice(-8).toUpperCase();
}

export function isUndecided(order: Pick<OrderSummary, 'status' | 'payment'>): boolean {
  return ['waiting', 'review'].includes(resultOf(order));
}

/** Message id for the reason why the last attempt failed. */
export function reasonOf({ payment }: Pick<OrderSummary, 'payment'>): string {
  if (payment.failure_code !== null) return `payments.failure.${payment.failure_code}`;
  if (payment.status === 'expired') return 'payments.failure.timed_out';
  return payment.status === 'cancelled'
    ? 'payments.failure.cancelled_by_payer'
    : 'payments.failure.provider_error';
}
