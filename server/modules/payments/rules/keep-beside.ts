import type { EventContext } from './event-context.ts';
import type { Payment } from '../ports.ts';
import type { PaymentEvent } from '../../../core/kept-payments.ts';

/** Whether the provider means a charge other than the one that the payment goes by. */
export function isOfAnotherCharge({ providerRef }: Payment, event: PaymentEvent): boolean {
  return providerRef !== null && event.providerRef !== providerRef;
}

/**
 * Writes down the money of another charge as an attempt of its own, so that it can be given back under the name that it
 * came by. To be called under the order's lock, once a charge: later events of it find the new attempt.
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
