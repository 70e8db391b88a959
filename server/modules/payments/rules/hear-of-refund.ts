import { ok, type Result } from '../../../core/result.ts';
import { moveOrder } from '../../orders/rules/move-order.ts';
import type { Outcome, EventContext } from './event-context.ts';
import { finishRefund } from './finish-refund.ts';
import { isOfAnotherCharge, keepBeside } from './keep-beside.ts';
import { mayMove, movePayment } from './machine.ts';

/**
 * Money went back: as the shop asked, or on the provider's own pages. A refund also proves that the money had come,
 * whether or not that was told before.
 */
export async function hearOfRefund(context: EventContext): Promise<Result<Outcome>> {
  const { payment, event } = context;
  if (isOfAnotherCharge(payment, event)) {
    return noteUnasked({ ...context, payment: await keepBeside(context) });
  }
  if (payment.status === 'succeeded' || mayMove(payment.status, 'late_success')) {
    return noteUnasked(context);
  }
  if (payment.status === 'review') await context.repos.refunds.begin(payment, 'review', context.at);
  return finish(context, 'applied');
}

/** Unless the shop asked for it. */
async function noteUnasked(context: EventContext): Promise<Result<Outcome>> {
  const { world, repos, order, payment, event, at } = context;
  const { status: from, amount } = payment;
  if (from !== 'succeeded') return noteEarly(context);
  const isNew = await repos.refunds.begin(payment, 'unasked', at, event.amount);
  if (isNew && event.amountUnknown) {
    // Perhaps a part: people look how much it was, and nobody is told of a refund until then.
    await repos.refunds.giveUp(payment.id);
    return ok('unclear');
  }
  // Nothing of it is paid for any more. Goods that left the shelf stay with their member: people are told.
  if (isNew && event.amount >= amount) {
    await moveOrder(repos, world, { order, to: 'cancelled', actor: 'system', at });
  }
  return finish(context, isNew ? 'unasked' : 'applied');
}

/** Before it was told that the money came, which from now on says nothing new. */
async function noteEarly(context: EventContext): Promise<Result<Outcome>> {
  const { repos, payment, event, at } = context;
  const { id, status: from, amount } = payment;
  const { currency, providerRef } = event;
  if (event.amount < amount || event.amountUnknown) {
    const left = event.amountUnknown ? amount : amount - event.amount;
    const received = { amount: left, currency, providerRef };
    await movePayment(repos.payments, id, { from, to: 'review', at, received });
    return ok('review');
  }
  if (from !== 'late_success') {
    await movePayment(repos.payments, id, { from, to: 'late_success', at, providerRef });
  }
  await repos.refunds.begin({ ...payment, status: 'late_success' }, 'unasked', at);
  return finish(context, 'unasked');
}

async function finish(
  { world, repos, order, payment, event, at }: EventContext,
  outcome: Outcome,
): Promise<Result<Outcome>> {
  const refund = { order, paymentId: payment.id, at, told: event.amount };
  return ok((await finishRefund(world, repos, refund)) ? outcome : 'known');
}
