import type { RefundReason } from '../../../../lib/orders/contract-values.ts';
import { ok, type Result } from '../../../core/result.ts';
import { payOrder } from '../../orders/rules/pay-order.ts';
import {
  PROBLEMS,
  type EventRepos,
  type EventWorld,
  type Outcome,
  type EventContext,
} from './event-context.ts';
import { hearOfRefund } from './hear-of-refund.ts';
import { mayMove, movePayment } from './machine.ts';
import { isOfAnotherCharge, keepBeside } from './keep-beside.ts';
import type { Payment, PaymentChange, StoredEvent } from '../ports.ts';
import type { PaymentEvent } from '../../../core/kept-payments.ts';

/**
 * Applies a provider event once, in one transaction under the order's lock. If the goods of an expired order are
 * gone, the order is not revived, and the money is refunded.
 */
export async function applyEvent(world: EventWorld, stored: StoredEvent): Promise<void> {
  const first = await world.transact((repos) => apply(world, repos, { ...stored, revive: true }));
  const result = first.ok
    ? first
    : await world.transact((repos) => apply(world, repos, { ...stored, revive: false }));
  const { provider, event } = stored;
  const details = { provider, event_id: event.eventId, payment_id: event.paymentId };
  if (!result.ok) throw new Error(`payment event refused: ${result.refusal.code}`);
  const { value } = result;
  if (value !== 'applied' && value !== 'known') world.report(PROBLEMS[value], details);
}

interface Application extends StoredEvent {
  readonly revive: boolean;
}

async function apply(
  world: EventWorld,
  repos: EventRepos,
  { provider, event, revive }: Application,
): Promise<Result<Outcome>> {
  const at = world.clock.now();
  const named = await repos.payments.find(event.paymentId);
  const order = named && (await repos.orders.lock(named.orderId));
  // Money of a second charge has its own attempt, and the event belongs to that.
  const own = await repos.payments.byRef(provider, event.providerRef);
  const known = own?.orderId === named?.orderId ? own : named;
  const payment = known && (await repos.payments.lock(known.id));
  if (!(await repos.paymentEvents.markApplied(provider, event.eventId, at))) return ok('known');
  if (!order || payment?.provider !== provider) return ok('unknown');
  const context = { world, repos, order, payment, event, at, revive };
  if (event.kind === 'succeeded') return succeed(context);
  if (event.kind === 'refunded') return hearOfRefund(context);
  return fail(context, event.kind);
}

async function succeed(context: EventContext): Promise<Result<Outcome>> {
  const { world, repos, order, payment, event, at, revive } = context;
  const { status: from, id } = payment;
  const move = (change: Pick<PaymentChange, 'from' | 'to' | 'received'>) =>
    movePayment(repos.payments, id, { ...change, at, providerRef: event.providerRef });
  if (!mayMove(from, 'late_success')) {
    return isOfAnotherCharge(payment, event) ? succeedBeside(context) : ok(knownOf(payment, event));
  }
  if (!isWhatWasAsked(payment, event)) {
    const { amount, currency, providerRef } = event;
    await move({ from, to: 'review', received: { amount, currency, providerRef } });
    return ok('review');
  }
  const revives = order.status === 'expired' && revive;
  if (order.status === 'waiting_payment' || revives) {
    if (revives) await move({ from, to: 'late_success' });
    await move({ from: revives ? 'late_success' : from, to: 'succeeded' });
    const paid = await payOrder(repos, world, { order, at });
    return paid.ok ? ok('applied') : paid;
  }
  await move({ from, to: 'late_success' });
  await returnLateMoney(context);
  return ok('applied');
}

/**
 * Money of a second charge for one attempt. It may pay the order if the first one had a wrong amount and awaits
 * review; otherwise it is refunded.
 */
async function succeedBeside(context: EventContext): Promise<Result<Outcome>> {
  const { world, repos, order, event, at } = context;
  const payment = await keepBeside(context);
  const isAsked = event.amount === order.toPay && event.currency === context.payment.currency;
  if (isAsked && order.status === 'waiting_payment') {
    const move = { from: payment.status, to: 'succeeded', at } as const;
    await movePayment(repos.payments, payment.id, move);
    const paid = await payOrder(repos, world, { order, at });
    return paid.ok ? ok('applied') : paid;
  }
  await returnLateMoney({ ...context, payment }, 'surplus');
  return ok('surplus');
}

/** A repeated report of the same money, or `review` if the provider contradicts itself. */
function knownOf(payment: Payment, event: PaymentEvent): Outcome {
  const { amount, currency } = payment.received ?? payment;
  return event.amount === amount && event.currency === currency ? 'known' : 'review';
}

async function returnLateMoney(
  { world, repos, order, payment, at }: EventContext,
  reason: RefundReason = 'late',
): Promise<void> {
  await repos.refunds.begin({ ...payment, status: 'late_success' }, reason, at);
  const notice = world.notices.about('late_refund', order.id);
  await repos.notifications.add(order.memberId, notice, at);
  const { id: orderId, memberId } = order;
  await world.mails.write(repos, { notice: 'late_refund', orderId, memberId, at });
}

/** Amount, currency and charge id must match exactly. */
function isWhatWasAsked(payment: Payment, event: PaymentEvent): boolean {
  return (
    event.amount === payment.amount &&
    event.currency === payment.currency &&
    !isOfAnotherCharge(payment, event)
  );
}

async function fail(
  { repos, payment, event, at }: EventContext,
  to: 'failed' | 'expired' | 'cancelled',
): Promise<Result<Outcome>> {
  if (isOfAnotherCharge(payment, event)) return ok('known');
  const failureCode = to === 'failed' ? (event.failure ?? 'provider_error') : event.failure;
  const { providerRef } = event;
  const from = payment.status;
  const change = { from, to, at, failureCode, providerRef };
  return ok((await movePayment(repos.payments, payment.id, change)) ? 'applied' : 'known');
}
