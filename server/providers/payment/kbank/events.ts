import type { PaymentFailure } from '../../../../lib/api/contract/order-values.ts';
import { fromBaht } from '../../../domain/kernel/money.ts';
import type { PaymentEvent } from '../../../domain/payments/ports.ts';
import type { KbankCharge } from './wire.ts';

/** States of a transaction; those that are missing decide nothing yet. */
const KINDS = new Map<string, PaymentEvent['kind']>([
  ['authorized', 'succeeded'],
  ['settled', 'succeeded'],
  ['declined', 'failed'],
  ['reversed', 'failed'],
  ['cancelled', 'cancelled'],
  ['expired', 'expired'],
  ['voided', 'refunded'],
  ['refund sent', 'refunded'],
  ['refunded', 'refunded'],
]);

function kindOf({ status, transaction_state: state }: KbankCharge) {
  const kind = KINDS.get(state.toLowerCase());
  // An order can be found well and still be unpaid: success counts together with the state only.
  return kind === 'succeeded' && status !== 'success' ? undefined : kind;
}

function failureOf({ failure_code: code }: KbankCharge): PaymentFailure {
  const word = code?.toLowerCase() ?? '';
  if (/insufficient|not_sufficient/.test(word)) return 'insufficient_funds';
  if (/3d|authentication/.test(word)) return 'authentication_failed';
  return /timeout|time_out/.test(word) ? 'timed_out' : 'declined';
}

/** @returns undefined while nothing is decided, or for a charge that is not ours */
export function toEvent(charge: KbankCharge, now: Date): PaymentEvent | undefined {
  const kind = kindOf(charge);
  const { reference_order: paymentId } = charge;
  if (kind === undefined || paymentId === undefined) return undefined;
  return {
    eventId: `${charge.id}:${kind}`,
    // A code was named when it was ordered, a card when it was charged.
    providerRef: charge.order_id ?? charge.id,
    paymentId,
    kind,
    amount: fromBaht(charge.amount),
    currency: charge.currency,
    failure: kind === 'failed' ? failureOf(charge) : undefined,
    occurredAt: now.toISOString(),
  };
}
