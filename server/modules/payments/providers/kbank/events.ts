import type { PaymentFailure } from '../../../../../lib/orders/contract-values.ts';
import { fromBaht } from '../../../../core/money.ts';
import type { PaymentEvent } from '../../../../core/kept-payments.ts';
import type { KbankCharge } from './wire.ts';

/** Final transaction states; others are undecided. */
const KINDS = new Map<string, PaymentEvent['kind']>([
  ['authorized', 'succeeded'],
  ['settled', 'succeeded'],
  ['declined', 'failed'],
  ['reversed', 'failed'],
  ['cancel', 'cancelled'],
  ['cancelled', 'cancelled'],
  ['expired', 'expired'],
  ['void', 'refunded'],
  ['voided', 'refunded'],
  ['refund sent', 'refunded'],
  ['refunded', 'refunded'],
]);

export function stateOf({ transaction_state: state }: KbankCharge): string {
  return state.toLowerCase();
}

function kindOf(charge: KbankCharge) {
  const kind = KINDS.get(stateOf(charge));
  // The look-up of an unpaid order succeeds too, so success counts only together with the state.
  return kind === 'succeeded' && charge.status !== 'success' ? undefined : kind;
}

function failureOf({ failure_code: code }: KbankCharge): PaymentFailure {
  const word = code?.toLowerCase() ?? '';
  if (/insufficient|not_sufficient/.test(word)) return 'insufficient_funds';
  if (/3d|authentication/.test(word)) return 'authentication_failed';
  return /timeout|time_out/.test(word) ? 'timed_out' : 'declined';
}

/** A void is total; a refund may be partial. */
function refundOf(charge: KbankCharge): Pick<PaymentEvent, 'amount' | 'amountUnknown'> {
  const { amount, refund_amount: back } = charge;
  if (stateOf(charge).startsWith('void')) return { amount: fromBaht(amount) };
  return back === undefined
    ? { amount: fromBaht(amount), amountUnknown: true }
    : { amount: fromBaht(Math.min(back, amount)) };
}

/** @returns undefined while undecided, or for a charge that is not ours */
export function toEvent(charge: KbankCharge, now: Date): PaymentEvent | undefined {
  const kind = kindOf(charge);
  const { reference_order: paymentId } = charge;
  if (kind === undefined || paymentId === undefined) return undefined;
  const told = kind === 'refunded' ? refundOf(charge) : { amount: fromBaht(charge.amount) };
  const part = told.amount < fromBaht(charge.amount) ? `:${String(told.amount)}` : '';
  return {
    eventId: `${charge.id}${part}:${kind}`,
    // A code is known by its order, a card by its charge.
    providerRef: charge.order_id ?? charge.id,
    paymentId,
    kind,
    ...told,
    currency: charge.currency,
    failure: kind === 'failed' ? failureOf(charge) : undefined,
    occurredAt: now.toISOString(),
  };
}
