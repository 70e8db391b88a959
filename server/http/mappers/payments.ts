import type { Payment } from '../../../lib/api/contract/payments.ts';
import { toBaht } from '../../domain/kernel/money.ts';
import type { PaymentView } from '../../domain/payments/find-payment.ts';

export function toPayment(payment: PaymentView): Payment {
  return {
    payment_id: payment.id,
    order_id: payment.orderId,
    method: payment.method,
    status: payment.status,
    amount: toBaht(payment.amount),
    next_action: payment.nextAction,
    failure_code: payment.failureCode,
    retryable: payment.retryable,
    created_at: payment.createdAt.toISOString(),
    expires_at: payment.expiresAt.toISOString(),
    now: payment.now.toISOString(),
  };
}
