import type { Transact } from '../kernel/transact.ts';
import { ok } from '../kernel/result.ts';
import { applyEvent, type EventRepos, type StoredEvent } from './apply-event.ts';
import { isOpen } from './machine.ts';
import { movePayment } from './move-payment.ts';
import type { CallbackWorld } from './receive-callback.ts';
import type { Payment, PaymentEvent, PaymentEventRepo, PaymentRepo } from './ports.ts';

export interface ReconcileWorld extends CallbackWorld {
  readonly transact: Transact<EventRepos>;
  readonly payments: Pick<PaymentRepo, 'takeDue' | 'checkAgain'>;
  readonly paymentEvents: Pick<PaymentEventRepo, 'store' | 'unapplied'>;
}

const BATCH = 20;
/** Longer than a provider takes to answer. */
const LEASE_MS = 60_000;
/** The process that stored an event applies it at once; one that lies longer lost its process. */
const ABANDONED_MS = 10_000;
/** An attempt whose time is over is closed when nothing was heard for so long. */
const GRACE_MS = 60_000;
/** Money may come in so long after an attempt ended; afterwards nobody asks. */
const LATE_MS = 24 * 3_600_000;
const MIN_PAUSE_MS = 15_000;
const MAX_PAUSE_MS = 10 * 60_000;

/**
 * Finds out about payments whose callbacks were lost: asks the providers, and applies what was stored and not
 * applied. Any number of processes may do so at the same time.
 */
export async function reconcile(world: ReconcileWorld): Promise<void> {
  const before = new Date(world.clock.now().getTime() - ABANDONED_MS);
  for (const stored of await world.paymentEvents.unapplied(before, BATCH)) {
    await applyLeftover(world, stored);
  }
  for (;;) {
    const due = await world.payments.takeDue(world.clock.now(), LEASE_MS, BATCH);
    for (const payment of due) await look(world, payment);
    if (due.length < BATCH) return;
  }
}

/** One that cannot be applied must not hold up the others. */
async function applyLeftover(world: ReconcileWorld, stored: StoredEvent): Promise<void> {
  try {
    await applyEvent(world, stored);
  } catch (error) {
    world.report('a payment event could not be applied', { event_id: stored.event.eventId, error });
  }
}

async function look(world: ReconcileWorld, payment: Payment): Promise<void> {
  const event = await ask(world, payment);
  if (event === 'silent') return;
  const now = world.clock.now();
  if (event) {
    await world.paymentEvents.store(payment.provider, event, now);
    await applyEvent(world, { provider: payment.provider, event });
  } else if (isOpen(payment.status) && isOver(payment, now)) {
    await close(world, payment.id, now);
  }
  const isDecided = event?.kind === 'succeeded' || event?.kind === 'refunded';
  await world.payments.checkAgain(payment.id, isDecided ? null : nextCheck(payment, now));
}

/** What the provider says; `silent` where it cannot be asked now. */
async function ask(
  { providers, report }: ReconcileWorld,
  payment: Payment,
): Promise<PaymentEvent | 'silent' | undefined> {
  const provider = providers.named(payment.provider);
  if (!provider) return 'silent';
  try {
    return await provider.find({ paymentId: payment.id, providerRef: payment.providerRef });
  } catch (error) {
    report('a payment provider did not answer', { payment_id: payment.id, error });
    return 'silent';
  }
}

function isOver({ expiresAt }: Payment, now: Date): boolean {
  return now.getTime() >= expiresAt.getTime() + GRACE_MS;
}

/** Less and less often, the older an attempt is. */
function nextCheck({ createdAt, expiresAt }: Payment, now: Date): Date | null {
  if (now.getTime() > expiresAt.getTime() + LATE_MS) return null;
  const pause = (now.getTime() - createdAt.getTime()) / 4;
  return new Date(now.getTime() + Math.min(Math.max(pause, MIN_PAUSE_MS), MAX_PAUSE_MS));
}

async function close(world: ReconcileWorld, id: string, at: Date): Promise<void> {
  await world.transact(async ({ payments }) => {
    const payment = await payments.lock(id);
    if (payment && isOpen(payment.status)) {
      await movePayment(payments, id, { from: payment.status, to: 'expired', at });
    }
    return ok(undefined);
  });
}
