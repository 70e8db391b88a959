import { ok, type Result } from '../../../core/result.ts';
import { moveOrder } from '../../orders/rules/move-order.ts';
import type { Outcome, EventContext } from './event-context.ts';
import { tellOfRefund } from './finish-refund.ts';
import { isOfAnotherCharge, keepBeside } from './keep-beside.ts';
import { mayMove, movePayment } from './machine.ts';
import { askedOf } from './refund-account.ts';
import type { RefundNews } from '../ports.ts';

/**
 * Records a refund, requested by the shop or made on the provider's pages. A refund also proves that the money was
 * received, even without an earlier event.
 */
export async function hearOfRefund(context: EventContext): Promise<Result<Outcome>> {
  const { payment, event } = context;
  if (isOfAnotherCharge(payment, event)) {
    return noteEarly({ ...context, payment: await keepBeside(context) });
  }
  return mayMove(payment.status, 'late_success') ? noteEarly(context) : enter(context);
}

/** The refund arrived before the success event, which is ignored from now on. */
async function noteEarly(context: EventContext): Promise<Result<Outcome>> {
  const { repos, payment, event, at } = context;
  const { id, status: from, amount } = payment;
  const { currency, providerRef } = event;
  // Money of a second charge may be known by its refund alone.
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

/** Records the news and notifies the member of what was refunded, but not of unknown amounts. */
async function enter(context: EventContext): Promise<Result<Outcome>> {
  const { world, repos, order, payment, event, at } = context;
  const news = await repos.refunds.hear(payment, event, at);
  if (!news) return ok('known');
  const { after } = news;
  if (after.unasked === null && after.status === 'failed') return ok('unclear');
  // Fully refunded by the provider. If the goods have left, the order stays and staff are told.
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
