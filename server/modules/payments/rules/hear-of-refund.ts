import { ok, type Result } from '../../../core/result.ts';
import { moveOrder } from '../../orders/rules/move-order.ts';
import type { Outcome, EventContext } from './event-context.ts';
import { tellOfRefund } from './finish-refund.ts';
import { isOfAnotherCharge, keepBeside } from './keep-beside.ts';
import { mayMove, movePayment } from './machine.ts';
import { askedOf } from './refund-account.ts';
import type { RefundNews } from '../ports.ts';

/**
 * Money went back: as the shop asked, or on the provider's own pages. A refund also proves that the money had come,
 * whether or not that was told before.
 */
export async function hearOfRefund(context: EventContext): Promise<Result<Outcome>> {
  const { payment, event } = context;
  if (isOfAnotherCharge(payment, event)) {
    return noteEarly({ ...context, payment: await keepBeside(context) });
  }
  return mayMove(payment.status, 'late_success') ? noteEarly(context) : enter(context);
}

/** Before it was told that the money came, which from now on says nothing new. */
async function noteEarly(context: EventContext): Promise<Result<Outcome>> {
  const { repos, payment, event, at } = context;
  const { id, status: from, amount } = payment;
  const { currency, providerRef } = event;
  // Money of a charge that stands beside a payment is known by its refund alone.
  if (from === 'late_success') return enter(context);
  if (event.amount < amount || event.amountUnknown) {
    const received = { amount, currency, providerRef };
    await movePayment(repos.payments, id, { from, to: 'review', at, received });
    await enter({ ...context, payment: { ...payment, status: 'review', received } });
    return ok('review');
  }
  await movePayment(repos.payments, id, { from, to: 'late_success', at, providerRef });
  return enter({ ...context, payment: { ...payment, status: 'late_success' } });
}

/** Writes down what is new of it. The member hears of what is back, and of a sum that is not known nothing. */
async function enter(context: EventContext): Promise<Result<Outcome>> {
  const { world, repos, order, payment, event, at } = context;
  const news = await repos.refunds.hear(payment, event, at);
  if (!news) return ok('known');
  const { after } = news;
  if (after.unasked === null && after.status === 'failed') return ok('unclear');
  // Nothing of it is paid for any more. Goods that left the shelf stay with their member: people are told.
  if (payment.status === 'succeeded' && after.amount >= payment.amount && askedOf(after) === 0) {
    await moveOrder(repos, world, { order, to: 'cancelled', actor: 'system', at });
  }
  if (after.status === 'done') {
    await tellOfRefund(world, repos, { order, paymentId: payment.id, at });
  }
  return ok(isUnasked(news) ? 'unasked' : 'applied');
}

function isUnasked({ before, after }: RefundNews): boolean {
  return (after.unasked ?? 0) > (before?.unasked ?? 0);
}
