import { ok } from '../../../core/result.ts';
import { applyEvent } from './apply-event.ts';
import { movePayment } from './machine.ts';
import type { Payment } from '../ports.ts';
import type { PaymentEvent } from '../../../core/kept-payments.ts';
import type { CallbackWorld } from './receive-callback.ts';

/** Above any response time of a provider. */
const ANSWER_MS = 30_000;

type Asked = Pick<Payment, 'status' | 'nextAction' | 'providerRef' | 'failureCode' | 'updatedAt'>;

/** Whether a card's token was sent to the provider without an answer, so that the attempt cannot continue. */
export function isUnanswered(payment: Asked, now: Date): boolean {
  const { status, nextAction, providerRef, failureCode, updatedAt } = payment;
  const isAsked = status === 'pending_action' && nextAction.type === 'none' && providerRef === null;
  const isOverdue = now.getTime() - updatedAt.getTime() >= ANSWER_MS;
  return isAsked && (failureCode !== null || isOverdue);
}

/**
 * Resolves an unanswered attempt, so that another can be opened. If the provider has no charge, the attempt failed;
 * money that still arrives is late. False if the provider is unreachable.
 */
export async function resolveUnanswered(world: CallbackWorld, payment: Payment): Promise<boolean> {
  const told = await askProvider(world, payment);
  if (told === 'silent') return false;
  if (told !== undefined && told !== 'unknown') await hear(world, payment, told);
  else await giveUp(world, payment.id);
  return true;
}

/** The provider's answer; `silent` if unreachable. */
export async function askProvider(
  { providers, report }: Pick<CallbackWorld, 'providers' | 'report'>,
  payment: Payment,
): Promise<PaymentEvent | 'unknown' | 'silent' | undefined> {
  const provider = providers.named(payment.provider);
  if (!provider) return 'silent';
  try {
    return await provider.find({ paymentId: payment.id, providerRef: payment.providerRef });
  } catch (error) {
    report('a payment provider did not answer', { payment_id: payment.id, error });
    return 'silent';
  }
}

/** Applies the answer of the provider. */
export async function hear(
  world: CallbackWorld,
  { provider }: Pick<Payment, 'provider'>,
  event: PaymentEvent,
): Promise<void> {
  await world.paymentEvents.store(provider, event, world.clock.now());
  await applyEvent(world, { provider, event });
}

/** Fails an unanswered attempt that the provider does not know. */
export async function giveUp(world: CallbackWorld, id: string): Promise<void> {
  await world.transact(async ({ payments }) => {
    const payment = await payments.lock(id);
    const at = world.clock.now();
    if (payment && isUnanswered(payment, at)) {
      const failed = { to: 'failed', failureCode: 'provider_error', unwanted: true } as const;
      await movePayment(payments, id, { from: payment.status, ...failed, at });
    }
    return ok(undefined);
  });
}
