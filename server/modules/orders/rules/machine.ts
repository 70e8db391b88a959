import {
  CANCEL_WINDOW_MS,
  type OrderDelivery,
  type OrderStatus,
  type CaseState,
} from '../../../../lib/orders/contract-values.ts';
import type { PaymentMethod } from '../../../../lib/checkout/contract-values.ts';
import type { Actor } from '../../../core/kept-orders.ts';
import type { Satang } from '../../../core/money.ts';

/** Facts that guards of moves read. */
export interface OrderFacts {
  readonly status: OrderStatus;
  readonly deliveryMethod: OrderDelivery;
  readonly paymentMethod: PaymentMethod;
  /** Amount to pay after gift cards, in satang. */
  readonly toPay: Satang;
  readonly expiresAt: Date | null;
  readonly succeededAt: Date | null;
  /** Whether an approval of a medicine in it was withdrawn without a replacement. */
  readonly approvalLost?: boolean;
  /** State of its questionnaire; null or missing without one. */
  readonly caseState?: CaseState | null;
}

/**
 * Effect of a move, beside its line of the history. Applied in the order of the locks (`move-order.ts`),
 * not in the order of this list.
 */
export type Effect =
  /** Takes coupons, gift cards, flash quota and stock. */
  | 'hold'
  /** Takes the stock alone: at another branch, at the price that was agreed. */
  | 'hold_stock'
  /** Frees the stock alone; the price stays agreed. */
  | 'free_stock'
  /** Gives back coupons, gift cards, flash quota and stock. */
  | 'release'
  /** The pieces leave the shelf. */
  | 'claim'
  /** The pieces return to the shelf. */
  | 'put_back'
  /** The order is paid for, or cash is promised: coupons are used, the cancel window opens. */
  | 'succeed'
  /** No attempt to pay stays open. */
  | 'close_payments'
  /** Money that came in goes back, with a credit note where there is a tax invoice; a gift card that was sold is void. */
  | 'refund'
  | 'earn_coins'
  /** Issues a tax invoice where there is a tax address. */
  | 'invoice';

export type OrderNotice =
  | 'placed'
  | 'paid'
  | 'cancelled'
  | 'cancelled_paid'
  | 'expired'
  | 'shipped'
  | 'delivered'
  | 'branch_approved'
  | 'branch_rejected'
  | 'branch_received'
  | 'refunded'
  | 'late_refund';

export interface Move {
  readonly from: OrderStatus;
  readonly to: OrderStatus;
  /** Allowed actors. */
  readonly actors: readonly Actor[];
  readonly guards?: readonly GuardName[];
  readonly effects?: readonly Effect[];
  /** Notice to the member. */
  readonly notice?: OrderNotice;
}

export const INITIAL_STATUS: OrderStatus = 'created';

const ANYBODY: readonly Actor[] = ['member', 'staff', 'system'];

/** Cancellation of a paid or cash order; by the system if the provider refunded it. */
function cancel(from: OrderStatus, effects: readonly Effect[], notice: OrderNotice): Move {
  return { from, to: 'cancelled', actors: ANYBODY, guards: ['cancel_window'], effects, notice };
}

/** Every move an order can make (`docs/contract.md`, "Order states"); others are refused. */
export const MOVES: readonly Move[] = [
  {
    from: 'created',
    to: 'waiting_payment',
    actors: ['system'],
    guards: ['paid_online', 'owes'],
    effects: ['hold'],
  },
  {
    from: 'created',
    to: 'cash_on_delivery',
    actors: ['system'],
    guards: ['home', 'paid_in_cash', 'owes'],
    effects: ['hold', 'succeed'],
    notice: 'placed',
  },
  {
    from: 'created',
    to: 'paid',
    actors: ['system'],
    guards: ['owes_nothing'],
    effects: ['hold', 'succeed', 'invoice'],
    notice: 'paid',
  },
  { from: 'created', to: 'cancelled', actors: ANYBODY, notice: 'cancelled' },

  {
    from: 'waiting_payment',
    to: 'paid',
    actors: ['system'],
    effects: ['succeed', 'close_payments', 'invoice'],
    notice: 'paid',
  },
  {
    from: 'waiting_payment',
    to: 'expired',
    actors: ['system'],
    guards: ['hold_over'],
    effects: ['release', 'close_payments'],
    notice: 'expired',
  },
  {
    from: 'waiting_payment',
    to: 'cancelled',
    actors: ['member', 'staff'],
    effects: ['release', 'close_payments'],
    notice: 'cancelled',
  },
  // Late money (`docs/contract.md`, "Payment states"). A cancelled order stays cancelled: its member no longer wants it.
  {
    from: 'expired',
    to: 'paid',
    actors: ['system'],
    effects: ['hold', 'succeed', 'invoice'],
    notice: 'paid',
  },

  { from: 'paid', to: 'packing', actors: ['staff'], guards: ['home'], effects: ['claim'] },
  { from: 'paid', to: 'waiting_branch_approval', actors: ['system'], guards: ['pickup'] },
  // A gift card is out, and the time to take it back is over.
  { from: 'paid', to: 'completed', actors: ['system'], guards: ['by_email'] },
  cancel('paid', ['release', 'refund'], 'cancelled_paid'),

  { from: 'cash_on_delivery', to: 'packing', actors: ['staff'], effects: ['claim'] },
  cancel('cash_on_delivery', ['release'], 'cancelled'),

  { from: 'packing', to: 'shipped', actors: ['staff'], notice: 'shipped' },
  {
    from: 'shipped',
    to: 'delivered',
    actors: ['staff', 'system'],
    effects: ['earn_coins', 'invoice'],
    notice: 'delivered',
  },
  { from: 'delivered', to: 'completed', actors: ANYBODY },

  {
    from: 'waiting_branch_approval',
    to: 'branch_approved',
    actors: ['staff'],
    guards: ['decided'],
    notice: 'branch_approved',
  },
  {
    from: 'waiting_branch_approval',
    to: 'rejected_by_branch',
    actors: ['staff'],
    effects: ['free_stock'],
    notice: 'branch_rejected',
  },
  cancel('waiting_branch_approval', ['release', 'refund'], 'cancelled_paid'),
  {
    from: 'branch_approved',
    to: 'branch_received',
    actors: ['staff'],
    effects: ['claim'],
    notice: 'branch_received',
  },
  cancel('branch_approved', ['release', 'refund'], 'cancelled_paid'),
  {
    from: 'rejected_by_branch',
    to: 'waiting_branch_approval',
    actors: ['member', 'staff'],
    effects: ['hold_stock'],
  },
  // The shop could not keep its word: the money goes back whenever the member asks.
  {
    from: 'rejected_by_branch',
    to: 'cancelled',
    actors: ANYBODY,
    effects: ['release', 'refund'],
    notice: 'cancelled_paid',
  },
  // It can no longer be handed over (`docs/product/consultation.md`, "Approvals").
  {
    from: 'branch_received',
    to: 'cancelled',
    actors: ['staff'],
    guards: ['approval_lost'],
    effects: ['release', 'put_back', 'refund'],
    notice: 'cancelled_paid',
  },
  { from: 'branch_received', to: 'collected', actors: ['staff'], effects: ['earn_coins'] },
  { from: 'collected', to: 'completed', actors: ANYBODY },
];

type Verdict =
  | { readonly allowed: true; readonly move: Move }
  | { readonly allowed: false; readonly why: 'no_such_move' | 'wrong_actor' | Reason };

/** Whether an order may make a move now, or the refusal. */
export function judgeMove(order: OrderFacts, to: OrderStatus, actor: Actor, at: Date): Verdict {
  const move = MOVES.find((candidate) => candidate.from === order.status && candidate.to === to);
  if (!move) return { allowed: false, why: 'no_such_move' };
  if (!move.actors.includes(actor)) return { allowed: false, why: 'wrong_actor' };
  for (const guard of move.guards ?? []) {
    const why = GUARDS[guard](order, actor, at);
    if (why) return { allowed: false, why };
  }
  return { allowed: true, move };
}

/** Why a guard said no. */
type Reason =
  | 'not_home'
  | 'not_pickup'
  | 'not_email'
  | 'not_online'
  | 'not_cash'
  | 'nothing_to_pay'
  | 'still_to_pay'
  | 'still_held'
  | 'window_passed'
  | 'approval_stands'
  /** A pharmacist decides first (`docs/product/questionnaires.md`, "States"). */
  | 'awaits_decision';

type GuardName =
  | 'home'
  | 'pickup'
  | 'by_email'
  | 'paid_online'
  | 'paid_in_cash'
  | 'owes'
  | 'owes_nothing'
  | 'hold_over'
  | 'cancel_window'
  | 'approval_lost'
  | 'decided';

type Guard = (order: OrderFacts, actor: Actor, at: Date) => Reason | undefined;

const GUARDS: Readonly<Record<GuardName, Guard>> = {
  home: (order) => (order.deliveryMethod === 'home' ? undefined : 'not_home'),
  pickup: (order) => (order.deliveryMethod === 'pickup' ? undefined : 'not_pickup'),
  by_email: (order) => (order.deliveryMethod === 'email' ? undefined : 'not_email'),
  paid_online: (order) => (order.paymentMethod === 'cod' ? 'not_online' : undefined),
  paid_in_cash: (order) => (order.paymentMethod === 'cod' ? undefined : 'not_cash'),
  owes: (order) => (order.toPay > 0 ? undefined : 'nothing_to_pay'),
  owes_nothing: (order) => (order.toPay === 0 ? undefined : 'still_to_pay'),
  hold_over: (order, _, at) =>
    order.expiresAt !== null && order.expiresAt <= at ? undefined : 'still_held',
  // `docs/product/orders.md`, "Cancelling"; staff may cancel while the goods are on the shelf.
  cancel_window: (order, actor, at) =>
    actor === 'member' && !awaitsDecision(order) && !isInWindow(order, at)
      ? 'window_passed'
      : undefined,
  approval_lost: (order) => (order.approvalLost ? undefined : 'approval_stands'),
  decided: (order) => (awaitsDecision(order) ? 'awaits_decision' : undefined),
};

/** True while a pharmacist has to decide on the order's questionnaire. */
export function awaitsDecision({ caseState }: Pick<OrderFacts, 'caseState'>): boolean {
  return caseState === 'waiting';
}

/** Exactly an hour after the success is too late (`docs/product/orders.md`, "Cancelling"). */
function isInWindow({ succeededAt }: OrderFacts, at: Date): boolean {
  return succeededAt !== null && at.getTime() - succeededAt.getTime() < CANCEL_WINDOW_MS;
}
