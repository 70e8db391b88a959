import { toBaht, type Satang } from '../../../core/money.ts';
import { refuse, type Refusal } from '../../../core/result.ts';
import { judgeMove, type OrderFacts } from '../../orders/rules/machine.ts';
import type { OrderStatus } from '../../../../lib/orders/contract-values.ts';
import type { StaffPaymentMove } from '../../../../lib/staff/contract-values.ts';
import type { StaffPayment } from '../ports.ts';
import type { StaffScope } from './staff-scope.ts';

/** The refusal of a refund beyond the limit of the person's role. */
export function beyondLimit(
  { refundLimit }: Pick<StaffScope, 'refundLimit'>,
  amount: Satang,
): Refusal | undefined {
  if (refundLimit === null || amount <= refundLimit) return undefined;
  return refuse('REFUND_LIMIT', { data: { max: toBaht(refundLimit) } }).refusal;
}

/** Amount that a move of an order gives back, gift cards included. */
export function refundOfMove(
  order: OrderFacts & { readonly total: Satang },
  to: OrderStatus,
  at: Date,
): Satang {
  const verdict = judgeMove(order, to, 'staff', at);
  const refunds = verdict.allowed && verdict.move.effects?.includes('refund');
  return refunds ? order.total : 0;
}

/** Amount that a move of a payment gives back. Other currencies have no amount in baht: only people without a limit. */
export function refundOfPayment(
  { amount, received, refund }: Pick<StaffPayment, 'amount' | 'received' | 'refund'>,
  move: StaffPaymentMove,
): Satang {
  if (move === 'resolve') return refund?.amount ?? amount;
  if (received === null) return amount;
  return received.currency === 'THB' ? received.amount : Infinity;
}
