import { ok, type Result } from '../../../core/result.ts';
import { moveOrder } from '../../orders/rules/move-order.ts';
import type { Outcome, Scene } from './event-scene.ts';
import { finishRefund } from './finish-refund.ts';
import { isOfAnotherCharge, keepBeside } from './keep-beside.ts';
import { mayMove, movePayment } from './machine.ts';

/**
 * Money went back: as the shop asked, or on the provider's own pages. A refund also proves that the money had come,
 * whether or not that was told before.
 */
export async function hearOfRefund(scene: Scene): Promise<Result<Outcome>> {
  const { payment, event } = scene;
  if (isOfAnotherCharge(payment, event)) {
    return noteUnasked({ ...scene, payment: await keepBeside(scene) });
  }
  if (payment.status === 'succeeded' || mayMove(payment.status, 'late_success')) {
    return noteUnasked(scene);
  }
  if (payment.status === 'review') await scene.repos.refunds.begin(payment, 'review', scene.at);
  return finish(scene, 'applied');
}

/** Unless the shop asked for it. */
async function noteUnasked(scene: Scene): Promise<Result<Outcome>> {
  const { world, repos, order, payment, event, at } = scene;
  const { status: from, amount } = payment;
  if (from !== 'succeeded') return noteEarly(scene);
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
  return finish(scene, isNew ? 'unasked' : 'applied');
}

/** Before it was told that the money came, which from now on says nothing new. */
async function noteEarly(scene: Scene): Promise<Result<Outcome>> {
  const { repos, payment, event, at } = scene;
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
  return finish(scene, 'unasked');
}

async function finish(
  { world, repos, order, payment, event, at }: Scene,
  outcome: Outcome,
): Promise<Result<Outcome>> {
  const refund = { order, paymentId: payment.id, at, told: event.amount };
  return ok((await finishRefund(world, repos, refund)) ? outcome : 'known');
}
