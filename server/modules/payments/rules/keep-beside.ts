import type { EventContext } from './event-context.ts';
import type { Payment } from '../ports.ts';
import type { PaymentEvent } from '../../../core/kept-payments.ts';

/** Whether the event belongs to another charge than the payment's. */
export function isOfAnotherCharge({ providerRef }: Payment, event: PaymentEvent): boolean {
  return providerRef !== null && event.providerRef !== providerRef;
}

/**
 * Records the money of another charge as a separate attempt, so that it can be refunded by its own charge id. Call
 * under the order's lock, once per charge: later events find the new attempt.
 */
export async function keepBeside({
  world,
  repos,
  payment,
  event,
  at,
}: EventContext): Promise<Payment> {
  const { orderId, method, provider } = payment;
  const id = world.ids.uuid();
  const kept: Payment = {
    ...{ id, orderId, method, provider },
    status: 'late_success',
    amount: event.amount,
    currency: event.currency,
    providerRef: event.providerRef,
    nextAction: { type: 'none' },
    failureCode: null,
    received: null,
    createdAt: at,
    updatedAt: at,
    expiresAt: at,
  };
  await repos.payments.insertBeside({ ...kept, idempotencyKey: id });
  return kept;
}
