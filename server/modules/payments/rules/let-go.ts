import type { Clock, Report } from '../../../core/ports.ts';
import { oneByOne } from '../../../core/sweep.ts';
import type { Payment, PaymentProviders, PaymentRepo } from '../ports.ts';

export interface LetGoWorld {
  readonly payments: Pick<PaymentRepo, 'takeUnwanted' | 'letGoAgain'>;
  readonly providers: PaymentProviders;
  readonly clock: Clock;
  readonly report: Report;
}

const BATCH = 20;
/** Above any response time of a provider. */
const LEASE_MS = 60_000;
const PAUSE_MS = 15_000;
/** A charge whose answer was lost may reach the provider after its replacement. */
const GRACE_MS = 60_000;

/**
 * Cancels replaced attempts, and those of ended orders, at the providers. Money that still arrives is late
 * (`apply-event.ts`). Safe to run concurrently.
 */
export async function letGo(world: LetGoWorld): Promise<void> {
  for (;;) {
    const unwanted = await world.payments.takeUnwanted(world.clock.now(), LEASE_MS, BATCH);
    const release = async (payment: Payment) =>
      world.payments.letGoAgain(payment.id, await nextTry(world, payment));
    await oneByOne(unwanted, release, ({ id }, error) => {
      world.report('a payment could not be let go', { payment_id: id, error });
    });
    if (unwanted.length < BATCH) return;
  }
}

/** Null once closed, or if it closes by itself. */
async function nextTry(world: LetGoWorld, payment: Payment): Promise<Date | null> {
  const provider = world.providers.named(payment.provider);
  if (!provider?.cancel) return null;
  const { id: paymentId, providerRef, nextAction } = payment;
  const code = nextAction.type === 'qr_picture' ? nextAction.code : null;
  const now = world.clock.now().getTime();
  const isOver = now >= payment.expiresAt.getTime() + GRACE_MS;
  try {
    if ((await provider.cancel({ paymentId, providerRef, code })) === 'closed') return null;
  } catch (error) {
    const problem = isOver ? 'a charge could not be closed' : 'a payment provider did not answer';
    world.report(problem, { payment_id: paymentId, error });
  }
  return isOver ? null : new Date(now + PAUSE_MS);
}
