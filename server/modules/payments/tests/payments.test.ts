import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { paymentSchema } from '@/lib/payments/contract.ts';
import { stock } from '@/server/db/schema/branches.ts';
import { paymentEvents, payments } from '@/server/db/schema/payments.ts';
import { plantProducts, plantShelves } from '@/tests/harness/catalog.ts';
import { shopperOf } from '@/tests/harness/checkout.ts';
import { expectInvariants } from '@/tests/harness/invariants.ts';
import {
  heard,
  opened,
  orderOf,
  owing,
  paymentOf,
  startPayment,
  tell,
} from '@/tests/harness/paying.ts';
import { openShop, type Shop } from '@/tests/harness/shop.ts';

const RECEIVED = new Map([[1, 500]]);
const MINUTE_MS = 60_000;

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
  await plantShelves(shop.db);
  await plantProducts(shop.db, [{ id: 1, price: 80_000, available: 500 }]);
});
afterAll(() => shop.close());
afterEach(async () => {
  shop.bank.faults.clear();
  await expectInvariants(shop.db, RECEIVED);
});

async function reserved(): Promise<number> {
  const [row] = await shop.db.select().from(stock).where(eq(stock.productId, 1));
  return row?.reserved ?? 0;
}

describe('an order to be paid online', () => {
  it.each([
    ['kbank_card', 30],
    ['truemoney', 30],
    ['qr', 15],
  ])('by %s is held for payment for %d minutes', async (method, minutes) => {
    const before = await reserved();
    const { order } = await owing(shop, [[1, 2]], { changes: { payment_method: method } });
    expect(order).toMatchObject({
      status: 'waiting_payment',
      payment: { method, amount: 1600, id: null, status: null },
      actions: { pay: true, cancel: true, reorder: false },
    });
    const until = Date.parse(order.expires_at ?? '') - Date.parse(order.created_at);
    expect(until).toBe(minutes * MINUTE_MS);
    expect(order.cancellable_until).toBe(order.expires_at);
    expect(await reserved()).toBe(before + 2);
  });
});

describe('POST /me/orders/{id}/payments', () => {
  it("leads to the bank, and the bank's event pays the order", async () => {
    const { shopper, id } = await owing(shop, [[1, 1]]);
    const { status, body } = await startPayment(shop, shopper, id);
    expect(status).toBe(201);
    expect(paymentSchema.parse(body)).toEqual(body);
    expect(body).toMatchObject({
      order_id: id,
      method: 'kbank_card',
      status: 'pending_action',
      amount: 800,
      next_action: { type: 'redirect' },
      retryable: false,
    });
    const charge = shop.bank.charges.get(body.payment_id);
    expect(charge).toMatchObject({
      orderId: id,
      amount: 80_000,
      currency: 'THB',
      returnUrl: `https://shop.test/orders/${id}/payment/result`,
      webhookUrl: 'https://shop.test/api/v1/payments/webhooks/sandbox',
    });
    expect(await tell(shop, shop.bank.event(body.payment_id, 'succeeded'))).toBe(200);
    const order = await orderOf(shop, shopper, id);
    expect(order).toMatchObject({
      status: 'paid',
      expires_at: null,
      payment: { id: body.payment_id, status: 'succeeded' },
      actions: { pay: false, cancel: true, tax_invoice: true },
      refund: null,
    });
    expect(order.timeline.map(({ state, actor }) => `${state} ${actor}`)).toEqual([
      'created member',
      'waiting_payment system',
      'paid system',
    ]);
    expect(await heard(shop, shopper)).toEqual(['Payment received']);
  });

  it('shows a QR until the order or the code expires', async () => {
    const { shopper, id } = await owing(shop, [[1, 1]]);
    const { body } = await startPayment(shop, shopper, id, { method: 'qr' });
    expect(body.next_action).toMatchObject({ type: 'qr', payload: expect.stringContaining('QR') });
    const until = Date.parse(body.expires_at) - Date.parse(body.created_at);
    expect(until).toBe(15 * MINUTE_MS);
  });

  it('returns the open attempt of the same method, and closes one of another', async () => {
    const { shopper, id } = await owing(shop, [[1, 1]]);
    const first = await opened(shop, shopper, id);
    expect(await opened(shop, shopper, id)).toBe(first);
    const second = await opened(shop, shopper, id, { method: 'truemoney' });
    expect(second).not.toBe(first);
    expect(await paymentOf(shop, shopper, first)).toMatchObject({
      status: 'cancelled',
      retryable: true,
    });
    expect((await orderOf(shop, shopper, id)).payment).toMatchObject({
      id: second,
      method: 'truemoney',
    });
  });

  it('can be retried after a refusal, on the same reservation', async () => {
    const { shopper, id } = await owing(shop, [[1, 1]]);
    const before = await reserved();
    const first = await opened(shop, shopper, id);
    await tell(shop, shop.bank.event(first, 'failed', { failure: 'insufficient_funds' }));
    expect(await paymentOf(shop, shopper, first)).toMatchObject({
      status: 'failed',
      failure_code: 'insufficient_funds',
      retryable: true,
    });
    expect((await orderOf(shop, shopper, id)).actions.pay).toBe(true);
    const second = await opened(shop, shopper, id);
    await tell(shop, shop.bank.event(second, 'succeeded'));
    expect((await orderOf(shop, shopper, id)).status).toBe('paid');
    expect(await reserved()).toBe(before);
  });

  it('requires an own unpaid order, a key and a method', async () => {
    const { shopper, id } = await owing(shop, [[1, 1]]);
    const stranger = await shopperOf(shop);
    expect((await startPayment(shop, stranger, id)).status).toBe(404);
    expect((await startPayment(shop, shopper, 'AR261121-NOSUCH')).status).toBe(404);
    expect((await startPayment(shop, shopper, id, { method: 'cod' })).body['code']).toBe(
      'PAYMENT_METHOD_UNAVAILABLE',
    );
    const call = (body: unknown, headers: Record<string, string>) =>
      shop.call('POST', `/me/orders/${id}/payments`, { token: shopper.token, body, headers });
    const key = { 'Idempotency-Key': randomUUID() };
    expect((await call({ method: 'qr', return_url: 'https://evil.test/' }, key)).status).toBe(422);
    expect((await call({ method: 'qr', return_url: '//evil.test/' }, key)).status).toBe(422);
    expect((await call({ method: 'qr', return_url: '/orders' }, {})).status).toBe(400);
    const payment = await opened(shop, shopper, id);
    const foreign = await shop.call('GET', `/me/payments/${payment}`, { token: stranger.token });
    const missing = await shop.call('GET', `/me/payments/${randomUUID()}`, {
      token: stranger.token,
    });
    expect(foreign.status).toBe(404);
    expect(foreign.body).toEqual(missing.body);
    await tell(shop, shop.bank.event(payment, 'succeeded'));
    expect((await startPayment(shop, shopper, id)).body['code']).toBe('ALREADY_PAID');
  });

  it('makes one attempt of ten clicks in two tabs', async () => {
    const { shopper, id } = await owing(shop, [[1, 1]]);
    const keys = [randomUUID(), randomUUID()];
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, n) =>
        startPayment(shop, shopper, id, { key: keys[n % 2] ?? '' }),
      ),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
    expect(new Set(answers.map(({ body }) => body.payment_id)).size).toBe(1);
    const rows = await shop.db.select().from(payments).where(eq(payments.orderId, id));
    expect(rows).toHaveLength(1);
  });
});

describe('a bank that does not answer', () => {
  it('leaves the attempt open, and the same key continues it', async () => {
    const { shopper, id } = await owing(shop, [[1, 1]]);
    const key = randomUUID();
    shop.bank.faults.add('away');
    const failed = await startPayment(shop, shopper, id, { key });
    expect(failed).toMatchObject({ status: 502, body: { code: 'PAYMENT_PROVIDER_ERROR' } });
    expect(shop.reports.at(-1)).toBe('a payment provider did not answer');
    const { payment } = await orderOf(shop, shopper, id);
    expect(payment.status).toBe('initiated');
    shop.bank.faults.clear();
    const again = await startPayment(shop, shopper, id, { key });
    expect(again.body).toMatchObject({ payment_id: payment.id, status: 'pending_action' });
  });

  it('is asked by the reconciler when its answer and its callback are lost', async () => {
    const { shopper, id } = await owing(shop, [[1, 1]]);
    shop.bank.faults.add('answer lost');
    await startPayment(shop, shopper, id);
    const { payment } = await orderOf(shop, shopper, id);
    const paymentId = payment.id ?? '';
    shop.bank.decide(shop.bank.event(paymentId, 'succeeded'));
    await shop.jobs.reconcile();
    expect((await orderOf(shop, shopper, id)).status).toBe('waiting_payment');
    shop.clock.advance(MINUTE_MS);
    await shop.jobs.reconcile();
    expect((await orderOf(shop, shopper, id)).status).toBe('paid');
    const [row] = await shop.db.select().from(payments).where(eq(payments.id, paymentId));
    expect(row).toMatchObject({ status: 'succeeded', checkAt: null });
  });

  it('ends an abandoned attempt', async () => {
    const { shopper, id } = await owing(shop, [[1, 1]], {
      changes: { payment_method: 'kbank_card' },
    });
    const payment = await opened(shop, shopper, id, { method: 'qr' });
    shop.clock.advance(17 * MINUTE_MS);
    await shop.jobs.reconcile();
    expect(await paymentOf(shop, shopper, payment)).toMatchObject({
      status: 'expired',
      retryable: true,
    });
    expect(await opened(shop, shopper, id)).not.toBe(payment);
  });

  it('is resolved when the process died between storing and applying', async () => {
    const { shopper, id } = await owing(shop, [[1, 1]]);
    const event = shop.bank.event(await opened(shop, shopper, id), 'succeeded');
    await shop.db.insert(paymentEvents).values({
      provider: 'sandbox',
      eventId: event.eventId,
      event,
      receivedAt: shop.clock.now(),
    });
    shop.clock.advance(11_000);
    await shop.jobs.reconcile();
    expect((await orderOf(shop, shopper, id)).status).toBe('paid');
    expect(await tell(shop, event)).toBe(200);
    expect(await heard(shop, shopper)).toEqual(['Payment received']);
  });
});
