import { CANCEL_WINDOW_MS } from '../../../../lib/api/contract/order-values.ts';
import type { OrderFacts } from './facts.ts';
import type { Actor } from '../../../core/kept-orders.ts';

/** Why a guard said no. */
export type Reason =
  | 'not_home'
  | 'not_pickup'
  | 'not_email'
  | 'not_online'
  | 'not_cash'
  | 'nothing_to_pay'
  | 'still_to_pay'
  | 'still_held'
  | 'window_passed';

export type GuardName =
  | 'home'
  | 'pickup'
  | 'by_email'
  | 'paid_online'
  | 'paid_in_cash'
  | 'owes'
  | 'owes_nothing'
  | 'hold_over'
  | 'cancel_window';

type Guard = (order: OrderFacts, actor: Actor, at: Date) => Reason | undefined;

export const GUARDS: Readonly<Record<GuardName, Guard>> = {
  home: (order) => (order.deliveryMethod === 'home' ? undefined : 'not_home'),
  pickup: (order) => (order.deliveryMethod === 'pickup' ? undefined : 'not_pickup'),
  by_email: (order) => (order.deliveryMethod === 'email' ? undefined : 'not_email'),
  paid_online: (order) => (order.paymentMethod === 'cod' ? 'not_online' : undefined),
  paid_in_cash: (order) => (order.paymentMethod === 'cod' ? undefined : 'not_cash'),
  owes: (order) => (order.toPay > 0 ? undefined : 'nothing_to_pay'),
  owes_nothing: (order) => (order.toPay === 0 ? undefined : 'still_to_pay'),
  hold_over: (order, _, at) =>
    order.expiresAt !== null && order.expiresAt <= at ? undefined : 'still_held',
  // `docs/product/orders.md`, "Cancelling"; staff may cancel as long as the goods stand on the shelf.
  cancel_window: (order, actor, at) =>
    actor === 'member' && !isInWindow(order, at) ? 'window_passed' : undefined,
};

/** Exactly an hour after the success is too late (`docs/product/orders.md`, "Cancelling"). */
function isInWindow({ succeededAt }: OrderFacts, at: Date): boolean {
  return succeededAt !== null && at.getTime() - succeededAt.getTime() < CANCEL_WINDOW_MS;
}
