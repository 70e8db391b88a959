import type { PaymentFailure } from '../../../../lib/api/contract/order-values.ts';
import type { PaymentEvent } from '../../../domain/payments/ports.ts';
import type { OmiseCharge } from './wire.ts';

/** docs.omise.co, "Charge API", failure codes; whatever is new there is a declined payment. */
const FAILURES = new Map<string, PaymentFailure>([
  ['insufficient_fund', 'insufficient_funds'],
  ['insufficient_balance', 'insufficient_funds'],
  ['payment_cancelled', 'cancelled_by_payer'],
  ['payment_expired', 'timed_out'],
  ['timeout', 'timed_out'],
  ['failed_processing', 'provider_error'],
  ['failed_authentication', 'authentication_failed'],
]);

function kindOf({ status, amount, refunded_amount: back }: OmiseCharge) {
  if ((back ?? 0) >= amount) return 'refunded';
  switch (status) {
    case 'successful':
      return 'succeeded';
    case 'failed':
      return 'failed';
    case 'expired':
      return 'expired';
    case 'reversed':
      return 'cancelled';
    case 'pending':
      return undefined;
  }
}

export function paymentIdOf({ metadata }: OmiseCharge): string | undefined {
  const id = metadata?.['payment_id'];
  return typeof id === 'string' ? id : undefined;
}

/** @returns undefined while nothing is decided, or for a charge that is not ours */
export function toEvent(charge: OmiseCharge, now: Date): PaymentEvent | undefined {
  const kind = kindOf(charge);
  const paymentId = paymentIdOf(charge);
  if (kind === undefined || paymentId === undefined) return undefined;
  const failure = FAILURES.get(charge.failure_code ?? '') ?? 'declined';
  return {
    eventId: `${charge.id}:${kind}`,
    providerRef: charge.id,
    paymentId,
    kind,
    amount: charge.amount,
    currency: charge.currency.toUpperCase(),
    failure: kind === 'failed' ? failure : undefined,
    occurredAt: now.toISOString(),
  };
}
