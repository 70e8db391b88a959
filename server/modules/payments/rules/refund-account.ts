import type { RefundReason } from '../../../../lib/orders/contract-values.ts';
import type { PaymentEvent } from '../../../core/kept-payments.ts';
import type { Satang } from '../../../core/money.ts';

/** Refunds of one payment (`docs/product/orders.md`, "Refunds"). */
export interface RefundAccount {
  /** Requested refunds plus what the provider returned unasked. */
  readonly amount: Satang;
  /** Part of `amount` that the provider returned unasked; null if it states no amount. */
  readonly unasked: Satang | null;
  readonly reason: RefundReason;
  readonly status: 'pending' | 'done' | 'failed';
}

/** Refund total of a charge so far, as reported by the provider. */
export type ToldRefund = Pick<PaymentEvent, 'amount' | 'amountUnknown' | 'unasked'>;

/** Amount requested by the shop, or to be refunded manually by staff. */
export function askedOf({ amount, unasked, reason }: Omit<RefundAccount, 'status'>): Satang {
  return unasked === null && reason === 'unasked' ? 0 : amount - (unasked ?? 0);
}

const NOTHING: RefundAccount = { amount: 0, unasked: 0, reason: 'unasked', status: 'done' };

/**
 * Requests a refund, at most the rest of the payment. A provider is asked once per payment, and not at all if the
 * rest is unknown: staff refund then.
 *
 * @param whole total received
 * @returns undefined if nothing can be requested
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
 * Records a refund total reported by the provider. Totals only grow, so reports may arrive in any order, repeatedly.
 * Money counts towards the requested refund once it covers it; the rest was unasked.
 *
 * @returns undefined if nothing is new
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

/** A report without amount confirms the requested refund, if there is one. */
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
  // A total that does not exceed earlier refunds does not confirm a pending one.
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
