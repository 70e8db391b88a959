import type { Clock } from '../../../core/ports.ts';
import type { OrderRepo } from '../../orders/ports.ts';
import type { Payment, PaymentRepo } from '../ports.ts';
import { isUnanswered } from './unanswered.ts';

export interface PaymentView extends Payment {
  readonly retryable: boolean;
  readonly now: Date;
}

/** Undefined if missing or owned by another member. */
export type FindPayment = (memberId: number, id: string) => Promise<PaymentView | undefined>;

export function createFindPayment({
  payments,
  orders,
  clock,
}: {
  readonly payments: Pick<PaymentRepo, 'find'>;
  readonly orders: Pick<OrderRepo, 'find'>;
  readonly clock: Clock;
}): FindPayment {
  return async (memberId, id) => {
    const payment = await payments.find(id, memberId);
    const order = payment && (await orders.find(memberId, payment.orderId));
    if (!order) return undefined;
    const now = clock.now();
    const payable =
      order.status === 'waiting_payment' && order.expiresAt !== null && order.expiresAt > now;
    return {
      ...payment,
      retryable: payable && (ENDED.has(payment.status) || isUnanswered(payment, now)),
      now,
    };
  };
}

const ENDED: ReadonlySet<string> = new Set(['failed', 'expired', 'cancelled']);
