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
/** Longer than a provider takes to answer. */
const LEASE_MS = 60_000;
const PAUSE_MS = 15_000;
/** A charge whose answer was lost may reach the provider after the attempt was replaced. */
const GRACE_MS = 60_000;

/**
 * Asks the providers to let go of attempts that were replaced, or whose order ended, so that nobody pays them any
 * more. Money that was faster is late money (`apply-event.ts`). Any number of processes may do so at the same time.
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

/** Null when it is closed there, or closes by itself. */
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
