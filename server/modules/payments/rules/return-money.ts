import type { Clock, Report } from '../../../core/ports.ts';
import { oneByOne } from '../../../core/sweep.ts';
import { ok } from '../../../core/result.ts';
import type { Transact } from '../../../core/transact.ts';
import type { Telling } from '../../orders/move-ports.ts';
import type { EventRepos } from './event-context.ts';
import { finishRefund } from './finish-refund.ts';
import type { DueRefund, PaymentProviders, RefundRepo } from '../ports.ts';

export interface ReturnWorld extends Telling {
  readonly transact: Transact<EventRepos>;
  readonly refunds: Pick<RefundRepo, 'takeDue' | 'tryAgain' | 'giveUp'>;
  readonly providers: PaymentProviders;
  readonly clock: Clock;
  readonly report: Report;
}

const BATCH = 20;
/** Above any response time of a provider. */
const LEASE_MS = 60_000;
const MAX_PAUSE_MS = 3_600_000;
/** More than a week with pauses of up to an hour, longer than any gateway takes. Then staff take over. */
const MAX_ATTEMPTS = 200;

/** Requests refunds from the providers until done. Safe to run concurrently. */
export async function returnMoney(world: ReturnWorld): Promise<void> {
  for (;;) {
    const due = await world.refunds.takeDue(world.clock.now(), LEASE_MS, BATCH);
    const giveBack = (refund: DueRefund) => give(world, refund);
    await oneByOne(due, giveBack, ({ payment: { id } }, error) => {
      world.report('a refund could not be finished', { payment_id: id, error });
    });
    if (due.length < BATCH) return;
  }
}

async function give(world: ReturnWorld, refund: DueRefund): Promise<void> {
  const { id: paymentId, orderId } = refund.payment;
  const outcome = await ask(world, refund);
  if (outcome === 'refused') {
    world.report('a refund was refused', { payment_id: paymentId });
    await world.refunds.giveUp(paymentId);
    return;
  }
  if (outcome === 'pending' && refund.attempts >= MAX_ATTEMPTS) {
    world.report('a refund was never finished', { payment_id: paymentId });
    await world.refunds.giveUp(paymentId);
    return;
  }
  if (outcome === 'pending') {
    await world.refunds.tryAgain(paymentId, later(world.clock.now(), refund.attempts));
    return;
  }
  await world.transact(async (repos) => {
    const order = await repos.orders.lock(orderId);
    const at = world.clock.now();
    if (order) await finishRefund(world, repos, { order, paymentId, at });
    return ok(undefined);
  });
}

async function ask(
  { providers, report }: ReturnWorld,
  { payment, amount, unasked, attempts }: DueRefund,
): Promise<'refunded' | 'pending' | 'refused'> {
  const { id: paymentId } = payment;
  const providerRef = payment.received?.providerRef ?? payment.providerRef;
  const provider = providers.named(payment.provider);
  if (!provider || providerRef === null) return 'refused';
  try {
    const paid = payment.received?.amount ?? payment.amount;
    const isFirst = attempts === 1;
    return await provider.refund({ paymentId, providerRef, amount, paid, unasked, isFirst });
  } catch (error) {
    report('a payment provider did not answer', { payment_id: paymentId, error });
    return 'pending';
  }
}

function later(now: Date, attempts: number): Date {
  return new Date(now.getTime() + Math.min(15_000 * 2 ** attempts, MAX_PAUSE_MS));
}
