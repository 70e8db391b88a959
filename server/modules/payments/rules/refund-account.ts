import type { RefundReason } from '../../../../lib/api/contract/order-values.ts';
import type { PaymentEvent } from '../../../core/kept-payments.ts';
import type { Satang } from '../../../core/money.ts';

/** Refunds of one payment (`docs/product/orders.md`, "Refunds"). */
export interface RefundAccount {
  /** Sum of what the shop asks for and what the provider gave back by itself. */
  readonly amount: Satang;
  /** Part of `amount` that the provider gave back by itself; null where it does not say how much. */
  readonly unasked: Satang | null;
  readonly reason: RefundReason;
  readonly status: 'pending' | 'done' | 'failed';
}

/** Refund total of a charge so far, as reported by the provider. */
export type ToldRefund = Pick<PaymentEvent, 'amount' | 'amountUnknown' | 'unasked'>;

/** Amount that the shop asked for, or that staff has to give back by hand. */
export function askedOf({ amount, unasked, reason }: Omit<RefundAccount, 'status'>): Satang {
  return unasked === null && reason === 'unasked' ? 0 : amount - (unasked ?? 0);
}

const NOTHING: RefundAccount = { amount: 0, unasked: 0, reason: 'unasked', status: 'done' };

/**
 * Asks for money of a payment to go back, at most for what is left of it. A provider is asked once for each payment,
 * and never where it does not say how much is left: people give it back then.
 *
 * @param whole all that came in
 * @returns undefined where nothing can be asked for
 */
export function askForRefund(
  whole: Satang,
  known = NOTHING,
  { wanted, reason }: { readonly wanted: Satang; readonly reason: RefundReason },
): RefundAccount | undefined {
  if (askedOf(known) > 0) return undefined;
  const { unasked } = known;
  const part = Math.min(wanted, whole - (unasked ?? 0));
  if (part <= 0) return undefined;
  const status = unasked === null ? 'failed' : 'pending';
  return { amount: part + (unasked ?? 0), unasked, reason, status };
}

/**
 * Enters what a provider says. Its sums only grow, so that news may come in any order and any number of times. Money
 * counts as what the shop asked for, once there is enough of it; the rest the provider gave back by itself.
 *
 * @returns undefined where it says nothing new
 */
export function hearOfRefunds(
  whole: Satang,
  known = NOTHING,
  told: ToldRefund,
): RefundAccount | undefined {
  const next = told.amountUnknown ? withoutSum(whole, known) : withSum(whole, known, told);
  const { amount, unasked, status } = known;
  const isNews = next.amount !== amount || next.unasked !== unasked || next.status !== status;
  return isNews ? next : undefined;
}

/** Where the shop asked for a refund, it is this one. */
function withoutSum(whole: Satang, known: RefundAccount): RefundAccount {
  if (askedOf(known) > 0) return { ...known, status: 'done' };
  if (known.unasked === null || known.unasked === whole) return known;
  return { amount: whole, unasked: null, reason: 'unasked', status: 'failed' };
}

function withSum(whole: Satang, known: RefundAccount, told: ToldRefund): RefundAccount {
  const asked = askedOf(known);
  const before = known.unasked ?? 0;
  const isDone = known.status === 'done';
  const all = Math.min(told.amount, whole);
  // A sum that is no larger than what went back before says nothing of a refund that is still open.
  const isAmongIt = all - (told.unasked ?? (isDone ? 0 : before)) >= asked;
  const rest = told.unasked ?? (isAmongIt ? all - asked : all);
  const isSettled = isAmongIt || isDone;
  const unasked = Math.min(Math.max(rest, before), isSettled ? whole - asked : whole);
  const amount = unasked + Math.min(asked, whole - unasked);
  return {
    ...known,
    amount,
    unasked,
    status: isSettled || amount === unasked ? 'done' : known.status,
  };
}
