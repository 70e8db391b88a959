import type { PaymentFailure } from '../../../../../lib/orders/contract-values.ts';
import type { PaymentEvent } from '../../../../core/kept-payments.ts';
import type { OmiseCharge } from './wire.ts';

/** docs.omise.co, "Charge API", failure codes; all others mean declined. */
const FAILURES = new Map<string, PaymentFailure>([
  ['insufficient_fund', 'insufficient_funds'],
  ['insufficient_balance', 'insufficient_funds'],
  ['payment_cancelled', 'cancelled_by_payer'],
  ['timeout', 'timed_out'],
  ['failed_processing', 'provider_error'],
]);

const KINDS = new Map<string, PaymentEvent['kind']>([
  ['successful', 'succeeded'],
  ['failed', 'failed'],
  ['expired', 'expired'],
  ['reversed', 'cancelled'],
]);

export function paymentIdOf({
  metadata,
}: {
  readonly metadata?: Record<string, unknown> | null | undefined;
}): string | undefined {
  const id = metadata?.['payment_id'];
  return typeof id === 'string' ? id : undefined;
}

/** @returns undefined while undecided, or for a charge that is not ours */
export function toEvent(charge: OmiseCharge, now: Date): PaymentEvent | undefined {
  const { id, amount, refunded_amount: back, status } = charge;
  if ((back ?? 0) >= amount) return eventOf(charge, { kind: 'refunded', name: id, amount }, now);
  const kind = KINDS.get(status);
  return kind && eventOf(charge, { kind, name: id, amount }, now);
}

/** Refund total so far, possibly partial; undefined if none. */
export function toRefundEvent(charge: OmiseCharge, now: Date): PaymentEvent | undefined {
  const { id, amount, refunded_amount: back } = charge;
  if (!back || back >= amount) return toEvent(charge, now);
  return eventOf(charge, { kind: 'refunded', name: `${id}:${String(back)}`, amount: back }, now);
}

interface EventParts extends Pick<PaymentEvent, 'kind' | 'amount'> {
  readonly name: string;
}

function eventOf(
  charge: OmiseCharge,
  { kind, name, amount }: EventParts,
  now: Date,
): PaymentEvent | undefined {
  const paymentId = paymentIdOf(charge);
  if (paymentId === undefined) return undefined;
  const failure = FAILURES.get(charge.failure_code ?? '') ?? 'declined';
  return {
    eventId: `${name}:${kind}`,
    providerRef: charge.id,
    paymentId,
    kind,
    amount,
    currency: charge.currency.toUpperCase(),
    failure: kind === 'failed' ? failure : undefined,
    occurredAt: now.toISOString(),
  };
}
