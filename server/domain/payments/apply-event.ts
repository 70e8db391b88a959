import type { Clock } from '../kernel/ports.ts';
import { ok, type Result } from '../kernel/result.ts';
import type { Transact } from '../kernel/transact.ts';
import type { MoveRepos, Telling } from '../orders/move-ports.ts';
import type { MovableOrder, OrderRepo } from '../orders/ports.ts';
import { settleOrder } from '../orders/settle-order.ts';
import { finishRefund } from './finish-refund.ts';
import { isOpen, mayMove } from './machine.ts';
import { movePayment } from './move-payment.ts';
import type {
  Payment,
  PaymentChange,
  PaymentEvent,
  PaymentEventRepo,
  PaymentRepo,
  ProviderName,
  RefundRepo,
  Report,
} from './ports.ts';

export interface EventRepos extends MoveRepos {
  readonly orders: MoveRepos['orders'] & Pick<OrderRepo, 'lock'>;
  readonly payments: PaymentRepo;
  readonly paymentEvents: PaymentEventRepo;
  readonly refunds: RefundRepo;
}

export interface EventWorld extends Telling {
  readonly transact: Transact<EventRepos>;
  readonly clock: Clock;
  readonly report: Report;
}

export interface StoredEvent {
  readonly provider: ProviderName;
  readonly event: PaymentEvent;
}

/** `unknown`: of a payment that is not ours. */
type Outcome = 'applied' | 'known' | 'unknown' | 'review';

/**
 * What a provider told, applied once, in one transaction under the order's lock (`design.md`, "Payment results come
 * from the provider"). An order whose goods are gone cannot come back to life; its money goes back then.
 */
export async function applyEvent(world: EventWorld, stored: StoredEvent): Promise<void> {
  const first = await world.transact((repos) => apply(world, repos, { ...stored, revive: true }));
  const result = first.ok
    ? first
    : await world.transact((repos) => apply(world, repos, { ...stored, revive: false }));
  const { provider, event } = stored;
  const details = { provider, event_id: event.eventId, payment_id: event.paymentId };
  if (!result.ok) throw new Error(`payment event refused: ${result.refusal.code}`);
  if (result.value === 'unknown') world.report('money for a payment that is not ours', details);
  if (result.value === 'review') world.report('a payment differs from what was asked for', details);
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
  const known = await repos.payments.find(event.paymentId);
  const order = known && (await repos.orders.lock(known.orderId));
  const payment = known && (await repos.payments.lock(known.id));
  if (!(await repos.paymentEvents.markApplied(provider, event.eventId, at))) return ok('known');
  if (!order || payment?.provider !== provider) return ok('unknown');
  const scene = { world, repos, order, payment, event, at, revive };
  if (event.kind === 'succeeded') return succeed(scene);
  if (event.kind === 'refunded') return refunded(scene);
  return fail(scene, event.kind);
}

interface Scene {
  readonly world: EventWorld;
  readonly repos: EventRepos;
  readonly order: MovableOrder;
  readonly payment: Payment;
  readonly event: PaymentEvent;
  readonly at: Date;
  readonly revive: boolean;
}

async function succeed(scene: Scene): Promise<Result<Outcome>> {
  const { world, repos, order, payment, event, at, revive } = scene;
  const { status: from, id } = payment;
  const move = (change: Pick<PaymentChange, 'from' | 'to' | 'received'>) =>
    movePayment(repos.payments, id, { ...change, at, providerRef: event.providerRef });
  // The same money told twice, under another name.
  if (!mayMove(from, 'late_success')) return ok('known');
  if (!isWhatWasAsked(payment, event)) {
    const { amount, currency, providerRef } = event;
    await move({ from, to: 'review', received: { amount, currency, providerRef } });
    return ok('review');
  }
  const revives = order.status === 'expired' && revive;
  if (order.status === 'waiting_payment' || revives) {
    if (revives) await move({ from, to: 'late_success' });
    await move({ from: revives ? 'late_success' : from, to: 'succeeded' });
    const settled = await settleOrder(repos, world, { order, at });
    return settled.ok ? ok('applied') : settled;
  }
  await move({ from, to: 'late_success' });
  await returnLateMoney(scene);
  return ok('applied');
}

async function returnLateMoney({ world, repos, order, payment, at }: Scene): Promise<void> {
  await repos.refunds.begin({ ...payment, status: 'late_success' }, 'late', at);
  const notice = world.notices.about('late_refund', order.id);
  await repos.notifications.add(order.memberId, notice, at);
  const { id: orderId, memberId } = order;
  await world.mails.write(repos, { notice: 'late_refund', orderId, memberId, at });
}

/** Amount, currency and the provider's own name must be exactly those of the charge. */
function isWhatWasAsked(payment: Payment, event: PaymentEvent): boolean {
  return (
    event.amount === payment.amount &&
    event.currency === payment.currency &&
    (payment.providerRef === null || event.providerRef === payment.providerRef)
  );
}

async function refunded({
  world,
  repos,
  order,
  payment,
  event,
  at,
}: Scene): Promise<Result<Outcome>> {
  const { id: paymentId } = payment;
  const { amount: told } = event;
  // Given back on the provider's own pages, unless the shop asked for it.
  if (payment.status === 'succeeded') await repos.refunds.begin(payment, 'returned', at, told);
  if (payment.status === 'review') await repos.refunds.begin(payment, 'review', at);
  const done = await finishRefund(world, repos, { order, paymentId, at, told });
  return ok(done ? 'applied' : 'known');
}

async function fail(
  { repos, payment, event, at }: Scene,
  to: 'failed' | 'expired' | 'cancelled',
): Promise<Result<Outcome>> {
  if (!isOpen(payment.status)) return ok('known');
  const failureCode = to === 'failed' ? (event.failure ?? 'provider_error') : event.failure;
  const { providerRef } = event;
  const from = payment.status;
  await movePayment(repos.payments, payment.id, { from, to, at, failureCode, providerRef });
  return ok('applied');
}
