import {
  CANCEL_WINDOW_MS,
  RETURN_WINDOW_DAYS,
  type OrderStatus,
} from '../../../../lib/orders/contract-values.ts';
import { type OrderFacts, awaitsDecision, judgeMove } from './machine.ts';
import type { OrderDetail } from '../ports.ts';

/** Actions that a member has on an order now, and the end of the cancel window. */
export interface OrderActions {
  readonly pay: boolean;
  readonly cancel: boolean;
  readonly reorder: boolean;
  readonly return: boolean;
  readonly taxInvoice: boolean;
  readonly chooseBranch: boolean;
  /** Null where it cannot be cancelled, or where no clock runs. */
  readonly cancellableUntil: Date | null;
}

export const RETURN_WINDOW_MS = RETURN_WINDOW_DAYS * 24 * 3_600_000;

/** With its member: delivered, or handed over at the branch. */
const ARRIVED: readonly OrderStatus[] = ['delivered', 'collected', 'completed'];
const UNPAID: readonly OrderStatus[] = ['created', 'waiting_payment'];
const CLOSED: readonly OrderStatus[] = ['cancelled', 'expired'];

export function actionsOf(order: OrderDetail, now: Date): OrderActions {
  const caseState = order.case?.state ?? null;
  const facts = { ...order, caseState, toPay: order.total - order.giftCardAmount };
  // A gift card is no goods: nothing comes back or is bought again, and its tax is in what it pays for.
  const hasGoods = order.deliveryMethod !== 'email';
  const cancel = judgeMove(facts, 'cancelled', 'member', now).allowed;
  return {
    pay: order.status === 'waiting_payment' && order.expiresAt !== null && order.expiresAt > now,
    cancel,
    reorder: hasGoods && !UNPAID.includes(order.status),
    return: mayReturn(order, now),
    taxInvoice: order.taxInvoice === null && isPaidFor(facts),
    chooseBranch: order.status === 'rejected_by_branch',
    cancellableUntil: cancel ? windowEnd(facts) : null,
  };
}

function windowEnd({ status, expiresAt, succeededAt, caseState }: OrderFacts): Date | null {
  if (status === 'rejected_by_branch' || awaitsDecision({ caseState: caseState ?? null })) {
    return null;
  }
  return succeededAt ? new Date(succeededAt.getTime() + CANCEL_WINDOW_MS) : expiresAt;
}

/** Once, within so many days of its arrival. */
export function mayReturn(order: OrderDetail, now: Date): boolean {
  const { status, timeline, returns, deliveryMethod } = order;
  if (deliveryMethod === 'email') return false;
  if (!ARRIVED.includes(status) || returns.length > 0) return false;
  const arrival = timeline.find((entry) => ARRIVED.includes(entry.status));
  return arrival !== undefined && now.getTime() - arrival.at.getTime() < RETURN_WINDOW_MS;
}

/** Online when the money came in; cash when the goods were handed over. Gift cards are never invoiced. */
export function isPaidFor(order: OrderFacts): boolean {
  const { status, deliveryMethod, paymentMethod, toPay, succeededAt } = order;
  if (succeededAt === null || CLOSED.includes(status) || deliveryMethod === 'email') return false;
  return paymentMethod !== 'cod' || toPay === 0 || ARRIVED.includes(status);
}
