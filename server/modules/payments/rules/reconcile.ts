import type { Transact } from '../../../core/transact.ts';
import { ok } from '../../../core/result.ts';
import { oneByOne, sweep } from '../../../core/sweep.ts';
import { applyEvent } from './apply-event.ts';
import type { EventRepos } from './event-context.ts';
import { isOpen, movePayment } from './machine.ts';
import type { CallbackWorld } from './receive-callback.ts';
import type { Payment, PaymentEventRepo, PaymentRepo, StoredEvent } from '../ports.ts';
import type { PaymentEvent } from '../../../core/kept-payments.ts';
import { askProvider, giveUp, hear, isUnanswered } from './unanswered.ts';

export interface ReconcileWorld extends CallbackWorld {
  readonly transact: Transact<EventRepos>;
  readonly payments: Pick<PaymentRepo, 'takeDue' | 'checkAgain'>;
  readonly paymentEvents: Pick<PaymentEventRepo, 'store' | 'unapplied'>;
}

const BATCH = 20;
/** Above any response time of a provider. */
const LEASE_MS = 60_000;
/** Events are applied at once by the process that stored them; older unapplied ones lost their process. */
const ABANDONED_MS = 10_000;
/** Margin after the expiry before an undecided attempt is closed. */
const GRACE_MS = 60_000;
/** Money may arrive for this long after an attempt expired; then the checks end. */
const LATE_MS = 24 * 3_600_000;
const MIN_PAUSE_MS = 15_000;
const MAX_PAUSE_MS = 10 * 60_000;

/**
 * Resolves payments with lost callbacks: asks the providers, and applies stored but unapplied events. Safe to run
 * concurrently.
 */
export async function reconcile(world: ReconcileWorld): Promise<void> {
  const before = new Date(world.clock.now().getTime() - ABANDONED_MS);
  const apply = (stored: StoredEvent) => applyEvent(world, stored);
  await sweep<StoredEvent>(
    (except) => world.paymentEvents.unapplied(before, { limit: BATCH, except }),
    (leftovers) =>
      oneByOne(leftovers, apply, ({ event }, error) => {
        world.report('a payment event could not be applied', { event_id: event.eventId, error });
      }),
  );
  for (;;) {
    const due = await world.payments.takeDue(world.clock.now(), LEASE_MS, BATCH);
    const lookAt = (payment: Payment) => look(world, payment);
    await oneByOne(due, lookAt, ({ id }, error) => {
      world.report('a payment could not be reconciled', { payment_id: id, error });
    });
    if (due.length < BATCH) return;
  }
}

async function look(world: ReconcileWorld, payment: Payment): Promise<void> {
  const answer = await askProvider(world, payment);
  const now = world.clock.now();
  const next = nextCheck(payment, now);
  if (answer === 'silent') {
    if (next === null) world.report('a payment was never decided', { payment_id: payment.id });
    await world.payments.checkAgain(payment.id, next);
    return;
  }
  if (answer !== undefined && answer !== 'unknown') await hear(world, payment, answer);
  else if (isUnanswered(payment, now)) await giveUp(world, payment.id);
  else if (isOpen(payment.status) && isOver(payment, now)) await close(world, payment.id, now);
  await world.payments.checkAgain(payment.id, isDone(payment, answer, now) ? null : next);
}

/** Whether the answer is final. */
function isDone(payment: Payment, answer: PaymentEvent | 'unknown' | undefined, now: Date) {
  if (answer === 'unknown') return isOver(payment, now) && isUnfilled(payment);
  return answer?.kind === 'succeeded' || answer?.kind === 'refunded';
}

/** The form was never sent, so the provider has no charge. */
function isUnfilled({ providerRef, nextAction }: Payment): boolean {
  return providerRef === null && nextAction.type === 'redirect';
}

function isOver({ expiresAt }: Payment, now: Date): boolean {
  return now.getTime() >= expiresAt.getTime() + GRACE_MS;
}

/** The pause grows with the age of the attempt. */
function nextCheck({ createdAt, expiresAt }: Payment, now: Date): Date | null {
  if (now.getTime() > expiresAt.getTime() + LATE_MS) return null;
  const pause = (now.getTime() - createdAt.getTime()) / 4;
  return new Date(now.getTime() + Math.min(Math.max(pause, MIN_PAUSE_MS), MAX_PAUSE_MS));
}

async function close(world: ReconcileWorld, id: string, at: Date): Promise<void> {
  await world.transact(async ({ payments }) => {
    const payment = await payments.lock(id);
    // Ended attempts stay as they are. The provider may keep a code open longer than the shop.
    if (payment) {
      await movePayment(payments, id, { from: payment.status, to: 'expired', at, unwanted: true });
    }
    return ok(undefined);
  });
}
