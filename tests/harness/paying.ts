import { randomUUID } from 'node:crypto';
import type { Order } from '../../lib/orders/contract.ts';
import type { Payment } from '../../lib/payments/contract.ts';
import type { Actor } from '../../server/core/kept-orders.ts';
import { moveOrder } from '../../server/modules/orders/rules/move-order.ts';
import { refuse } from '../../server/core/result.ts';
import type { PaymentEvent } from '../../server/core/kept-payments.ts';
import { tellingOf } from '../../server/modules/orders/mails.ts';
import { createTransact } from '../../server/runtime/unit-of-work.ts';
import { fill, place, shopperOf, type PlaceOptions, type Shopper } from './checkout.ts';
import type { Answer, Shop } from './shop.ts';

/** Shopper with an order of these pieces awaiting payment. */
export async function owing(
  shop: Shop,
  lines: readonly (readonly [productId: number, qty: number])[],
  options: PlaceOptions = {},
): Promise<{ readonly shopper: Shopper; readonly id: string; readonly order: Order }> {
  const shopper = await shopperOf(shop);
  await fill(shop, shopper, ...lines);
  const changes = { payment_method: 'kbank_card', ...options.changes };
  const { status, body } = await place(shop, shopper, { ...options, changes });
  if (status !== 201) throw new Error(`not placed: ${JSON.stringify(body)}`);
  return { shopper, id: body.order_id, order: body };
}

export interface StartOptions {
  readonly method?: string;
  readonly key?: string;
}

export function startPayment(
  shop: Shop,
  { token }: Pick<Shopper, 'token'>,
  orderId: string,
  { method = 'kbank_card', key = randomUUID() }: StartOptions = {},
): Promise<Answer<Payment & Record<string, unknown>>> {
  return shop.call('POST', `/me/orders/${orderId}/payments`, {
    token,
    body: { method, return_url: `/orders/${orderId}/payment/result` },
    headers: { 'Idempotency-Key': key },
  });
}

/** Open payment attempt at the bank. */
export async function opened(
  shop: Shop,
  shopper: Pick<Shopper, 'token'>,
  orderId: string,
  options: StartOptions = {},
): Promise<string> {
  const { status, body } = await startPayment(shop, shopper, orderId, options);
  if (status !== 201) throw new Error(`not opened: ${JSON.stringify(body)}`);
  return body.payment_id;
}

/** Sends a callback of the bank. */
export async function tell(
  shop: Shop,
  event: PaymentEvent,
  changes: { readonly body?: string; readonly at?: Date } = {},
): Promise<number> {
  const told = shop.bank.callback(event, changes.at ?? shop.clock.now());
  const answer = await shop.app.fetch(
    new Request('http://shop.test/api/v1/payments/webhooks/sandbox', {
      method: 'POST',
      headers: told.headers,
      body: changes.body ?? told.body,
    }),
  );
  return answer.status;
}

/** Order paid by card. */
export async function paid(
  shop: Shop,
  lines: readonly (readonly [productId: number, qty: number])[],
  options: PlaceOptions = {},
) {
  const { shopper, id } = await owing(shop, lines, options);
  const paymentId = await opened(shop, shopper, id);
  await tell(shop, shop.bank.event(paymentId, 'succeeded'));
  return { shopper, id, paymentId };
}

/** Moves an order through statuses, by staff or the clock. */
export async function moveTo(
  shop: Shop,
  id: string,
  actor: Actor,
  ...statuses: readonly Order['status'][]
): Promise<void> {
  for (const to of statuses) {
    const moved = await createTransact(shop.db)(async (repos) => {
      const order = await repos.orders.lock(id);
      if (!order) return refuse('NOT_FOUND');
      return moveOrder(repos, tellingOf(shop.useCases.site), {
        order,
        to,
        actor,
        at: shop.clock.now(),
      });
    });
    if (!moved.ok) throw new Error(`not moved to ${to}: ${JSON.stringify(moved.refusal)}`);
  }
}

export async function orderOf(
  shop: Shop,
  { token }: Pick<Shopper, 'token'>,
  id: string,
): Promise<Order> {
  return (await shop.call<Order>('GET', `/me/orders/${id}`, { token })).body;
}

export async function paymentOf(
  shop: Shop,
  { token }: Pick<Shopper, 'token'>,
  id: string,
): Promise<Payment> {
  return (await shop.call<Payment>('GET', `/me/payments/${id}`, { token })).body;
}

/** Titles of the member's notifications, newest first. */
export async function heard(shop: Shop, { token }: Pick<Shopper, 'token'>): Promise<string[]> {
  const { body } = await shop.call<{ entities: { title: string }[] }>('GET', '/notifications', {
    token,
  });
  return body.entities.map(({ title }) => title);
}
