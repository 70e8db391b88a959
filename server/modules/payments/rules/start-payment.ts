import { QR_HOLD_MS } from '../../../../lib/orders/contract-values.ts';
import type { OnlineMethod, PaymentMethod } from '../../../../lib/checkout/contract-values.ts';
import { toBaht, type Satang } from '../../../core/money.ts';
import { ok, refuse, type Refusal, type Result } from '../../../core/result.ts';
import type { MovableOrder, OrderRepo } from '../../orders/ports.ts';
import { movePayment } from './machine.ts';
import type { Charge, Payment, PaymentProvider, PaymentRepo, Refused } from '../ports.ts';
import type { NextAction } from '../../../core/kept-payments.ts';
import type { CallbackWorld } from './receive-callback.ts';
import { isUnanswered, resolveUnanswered } from './unanswered.ts';

export interface PaymentStart {
  readonly idempotencyKey: string;
  readonly method: PaymentMethod;
  /** Path of the shop, in the language of `locale`. */
  readonly returnPath: string;
  readonly locale: 'en' | 'th';
}

/**
 * Refuses PAYMENT_METHOD_UNAVAILABLE, PAYMENT_AMOUNT_OUT_OF_RANGE, PAYMENT_IN_PROGRESS, PAYMENT_PROVIDER_ERROR,
 * NOT_FOUND for a foreign order, and what `refusePayment` refuses.
 */
export type StartPayment = (
  memberId: number,
  orderId: string,
  start: PaymentStart,
) => Promise<Result<Payment>>;

export interface StartWorld extends CallbackWorld {
  readonly site: { readonly publicUrl: string };
}

interface StartRepos {
  readonly orders: Pick<OrderRepo, 'lock'>;
  readonly payments: PaymentRepo;
}

/** First check by the reconciler, once a shopper could have paid. */
export const FIRST_CHECK_MS = 30_000;

/**
 * Opens a payment attempt, or returns the open one. The provider is called outside the transaction with the payment's
 * id as idempotency key; without an answer the attempt stays `initiated` for the reconciler. An attempt whose card
 * was sent but not answered is resolved first, so that the shopper need not wait for its expiry.
 */
export function createStartPayment(world: StartWorld): StartPayment {
  return async (memberId, orderId, start) => {
    const { method } = start;
    const provider = method === 'cod' ? undefined : world.providers.forMethod(method);
    if (method === 'cod' || !provider) return refuse('PAYMENT_METHOD_UNAVAILABLE');
    const attempt = { memberId, orderId, key: start.idempotencyKey, method, provider };
    let opened = await world.transact((repos) => open(world, repos, attempt));
    if (opened.ok && isUnanswered(opened.value, world.clock.now())) {
      if (!(await resolveUnanswered(world, opened.value))) return refuse('PAYMENT_PROVIDER_ERROR');
      opened = await world.transact((repos) => open(world, repos, attempt));
    }
    if (!opened.ok || opened.value.status !== 'initiated') return opened;
    return charge(world, provider, opened.value, start);
  };
}

interface Attempt {
  readonly memberId: number;
  readonly orderId: string;
  readonly key: string;
  readonly method: OnlineMethod;
  readonly provider: PaymentProvider;
}

async function open(
  world: StartWorld,
  { orders, payments }: StartRepos,
  attempt: Attempt,
): Promise<Result<Payment>> {
  const { orderId, key, method } = attempt;
  const at = world.clock.now();
  const order = await orders.lock(orderId);
  if (order?.memberId !== attempt.memberId) return refuse('NOT_FOUND');
  const done = await payments.byKey(orderId, key);
  if (done) return ok(done);
  const refusal = refusePayment(order, at) ?? refuseAmount(attempt, order.toPay);
  if (refusal) return { ok: false, refusal };
  const current = await payments.openOf(orderId);
  if (current?.method === method && isAlive(current, at)) return ok(current);
  // Treated as unpaid; money that still arrives is late, and counts or is refunded.
  if (current) {
    const to = current.expiresAt > at ? 'cancelled' : 'expired';
    await movePayment(payments, current.id, { from: current.status, to, at, unwanted: true });
  }
  const payment = toPayment(world.ids.uuid(), order, attempt, at);
  const checkAt = new Date(at.getTime() + FIRST_CHECK_MS);
  if (!(await payments.insert({ ...payment, idempotencyKey: key, checkAt }))) {
    return refuse('PAYMENT_IN_PROGRESS');
  }
  return ok(payment);
}

/** Some provider pages expire long before the order. */
function isAlive({ expiresAt, nextAction }: Payment, at: Date): boolean {
  const until = nextAction.type === 'redirect' ? nextAction.expires_at : undefined;
  return expiresAt > at && (until === undefined || Date.parse(until) > at.getTime());
}

/** The refusal, or undefined if the order can be paid now: ALREADY_CANCELLED, ORDER_EXPIRED or ALREADY_PAID. */
export function refusePayment(order: MovableOrder, at: Date): Refusal | undefined {
  if (order.status === 'cancelled') return refuse('ALREADY_CANCELLED').refusal;
  if (order.status === 'expired') return refuse('ORDER_EXPIRED').refusal;
  if (order.status !== 'waiting_payment') return refuse('ALREADY_PAID').refusal;
  return order.expiresAt !== null && order.expiresAt <= at
    ? refuse('ORDER_EXPIRED').refusal
    : undefined;
}

/** Checked here as well, since the gateway refuses only after the shopper was redirected. */
function refuseAmount(
  { provider, method }: Pick<Attempt, 'provider' | 'method'>,
  amount: Satang,
): Refusal | undefined {
  const range = provider.ranges?.[method];
  if (!range || (amount >= range.min && amount <= range.max)) return undefined;
  const data = { min: toBaht(range.min), max: toBaht(range.max) };
  const fields = { method: 'errors.PAYMENT_METHOD_UNAVAILABLE' };
  return refuse('PAYMENT_AMOUNT_OUT_OF_RANGE', { data, fields }).refusal;
}

function toPayment(
  id: string,
  order: MovableOrder,
  { method, provider }: Attempt,
  at: Date,
): Payment {
  const hold = order.expiresAt?.getTime() ?? at.getTime();
  const until = method === 'qr' ? Math.min(hold, at.getTime() + QR_HOLD_MS) : hold;
  return {
    id,
    orderId: order.id,
    method,
    provider: provider.name,
    status: 'initiated',
    amount: order.toPay,
    currency: 'THB',
    providerRef: null,
    nextAction: { type: 'none' },
    failureCode: null,
    received: null,
    createdAt: at,
    updatedAt: at,
    expiresAt: new Date(until),
  };
}

async function charge(
  world: StartWorld,
  provider: PaymentProvider,
  payment: Payment,
  { returnPath, locale }: PaymentStart,
): Promise<Result<Payment>> {
  const { publicUrl } = world.site;
  let answer: Charge | Refused;
  try {
    answer = await provider.charge({
      paymentId: payment.id,
      orderId: payment.orderId,
      method: payment.method,
      amount: payment.amount,
      currency: 'THB',
      locale,
      returnUrl: publicUrl + returnPath,
      webhookUrl: `${publicUrl}/api/v1/payments/webhooks/${provider.name}`,
      expiresAt: payment.expiresAt,
    });
  } catch (error) {
    world.report('a payment provider did not answer', { payment_id: payment.id, error });
    return refuse('PAYMENT_PROVIDER_ERROR');
  }
  if ('refused' in answer) {
    world.report('a payment provider refused', { payment_id: payment.id, words: answer.words });
  }
  return world.transact((repos) => record(repos, payment, answer, world.clock.now()));
}

/** Conditional, since an event may have arrived first, or the shopper may have switched the method. */
async function record(
  { payments }: StartRepos,
  { id, expiresAt: asked }: Payment,
  answer: Charge | Refused,
  at: Date,
): Promise<Result<Payment>> {
  if ('refused' in answer) {
    const failed = { to: 'failed', failureCode: answer.refused, at } as const;
    await movePayment(payments, id, { from: 'initiated', ...failed });
  } else {
    const { providerRef, lifeMs = Infinity } = answer;
    const expiresAt = new Date(Math.min(asked.getTime(), at.getTime() + lifeMs));
    const nextAction = timed(answer, expiresAt, at);
    const change = { to: 'pending_action', at, providerRef, nextAction, expiresAt } as const;
    const moved = await movePayment(payments, id, { from: 'initiated', ...change });
    if (!moved && providerRef !== undefined) await payments.nameRef(id, providerRef);
  }
  const payment = await payments.find(id);
  return payment ? ok(payment) : refuse('NOT_FOUND');
}

/** Limits the code or page to the provider's lifetime. */
function timed({ nextAction, linkMs }: Charge, expiresAt: Date, at: Date): NextAction {
  if (nextAction.type === 'qr' || nextAction.type === 'qr_picture') {
    return { ...nextAction, expires_at: expiresAt.toISOString() };
  }
  if (nextAction.type !== 'redirect' || linkMs === undefined) return nextAction;
  return { ...nextAction, expires_at: new Date(at.getTime() + linkMs).toISOString() };
}
