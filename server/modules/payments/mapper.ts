import type { Payment, PaymentMethods } from '../../../lib/payments/contract.ts';
import { ONLINE_METHODS } from '../../../lib/checkout/contract-values.ts';
import { toBaht } from '../../core/money.ts';
import type { PaymentView } from './rules/find-payment.ts';
import type { PaymentProviders } from './ports.ts';

export function toPayment(payment: PaymentView): Payment {
  return {
    payment_id: payment.id,
    order_id: payment.orderId,
    method: payment.method,
    status: payment.status,
    amount: toBaht(payment.amount),
    next_action: toNextAction(payment),
    failure_code: payment.failureCode,
    retryable: payment.retryable,
    created_at: payment.createdAt.toISOString(),
    expires_at: payment.expiresAt.toISOString(),
    now: payment.now.toISOString(),
  };
}

function toNextAction({ id, nextAction }: PaymentView): Payment['next_action'] {
  if (nextAction.type !== 'qr_picture') return nextAction;
  const { type, expires_at } = nextAction;
  return { type, picture: `/api/v1/payments/${id}/picture`, expires_at };
}

export function toPaymentMethods({
  forMethod,
}: Pick<PaymentProviders, 'forMethod'>): PaymentMethods {
  const entities = ONLINE_METHODS.flatMap((method) => {
    const provider = forMethod(method);
    if (!provider) return [];
    const { min, max } = provider.ranges?.[method] ?? {};
    const baht = (bound: number | undefined) => (bound === undefined ? null : toBaht(bound));
    return [{ method, min: baht(min), max: baht(max) }];
  });
  return { entities };
}
