import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { orderSchema } from '@/lib/orders/contract.ts';
import { CANCEL_WINDOW_MS } from '@/lib/orders/contract-values.ts';
import { orders } from '@/server/db/schema/orders.ts';
import { createGiftCardPasses } from '@/server/modules/wallet/rules/gift-card-passes.ts';
import { plantProducts, plantShelves } from '@/tests/harness/catalog.ts';
import { fill, place, shopperOf, type Shopper } from '@/tests/harness/checkout.ts';
import { expectInvariants } from '@/tests/harness/invariants.ts';
import { signIn } from '@/tests/harness/members.ts';
import { moveTo, opened, orderOf, owing, paid, tell } from '@/tests/harness/paying.ts';
import { openShop, type Shop } from '@/tests/harness/shop.ts';
import { plantGiftCard } from '@/tests/harness/wallet.ts';

const RECEIVED = new Map([[1, 500]]);

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
  await plantShelves(shop.db);
  await plantProducts(shop.db, [{ id: 1, available: 500 }]);
});
afterAll(() => shop.close());
afterEach(() => expectInvariants(shop.db, RECEIVED));

const cancel = ({ token }: Pick<Shopper, 'token'>, id: string) =>
  shop.call('POST', `/me/orders/${id}/cancel`, { token });

/** Stops the service's clock so many milliseconds after the success of an order. */
async function standAfterSuccess(id: string, ms: number): Promise<() => void> {
  const [row] = await shop.db.select().from(orders).where(eq(orders.id, id));
  const at = new Date((row?.succeededAt?.getTime() ?? 0) + ms);
  const { now } = shop.clock;
  shop.clock.now = () => at;
  return () => {
    shop.clock.now = now;
  };
}

describe('POST /me/orders/{id}/cancel', () => {
  it('gives money and goods back', async () => {
    const { shopper, id } = await paid(shop, [[1, 2]]);
    const { status, body } = await cancel(shopper, id);
    expect(status).toBe(200);
    expect(orderSchema.parse(body)).toEqual(body);
    expect(body).toMatchObject({
      status: 'cancelled',
      refund: { status: 'refund_pending', amount: 240 },
      cancellable_until: null,
      actions: { cancel: false, pay: false, reorder: true },
    });
    expect((await cancel(shopper, id)).body['code']).toBe('ALREADY_CANCELLED');
  });

  it.each([
    ['3,599.999 s', CANCEL_WINDOW_MS - 1, 200],
    ['3,600.000 s', CANCEL_WINDOW_MS, 409],
  ])('%s after the success answers %s', async (_, ms, status) => {
    const { shopper, id } = await paid(shop, [[1, 1]]);
    const release = await standAfterSuccess(id, ms);
    const awake = await signIn(shop, shopper.phone);
    const before = await orderOf(shop, awake, id);
    const answer = await cancel(awake, id);
    release();
    expect(before.actions.cancel).toBe(status === 200);
    expect(answer.status).toBe(status);
    if (status === 409) expect(answer.body['code']).toBe('CANCEL_WINDOW_PASSED');
  });

  it('is too late once it is packed, and for what expired', async () => {
    const { shopper, id } = await paid(shop, [[1, 1]]);
    await moveTo(shop, id, 'staff', 'packing');
    expect((await cancel(shopper, id)).body['code']).toBe('CANCEL_WINDOW_PASSED');
    const owed = await owing(shop, [[1, 1]]);
    shop.clock.advance(31 * 60_000);
    await shop.jobs.expire();
    expect((await cancel(owed.shopper, owed.id)).body['code']).toBe('ORDER_EXPIRED');
  });

  it('answers like a missing order when it is another member’s', async () => {
    const { id } = await paid(shop, [[1, 1]]);
    const stranger = await shopperOf(shop);
    for (const path of ['cancel', 'reorder']) {
      const call = (order: string) =>
        shop.call('POST', `/me/orders/${order}/${path}`, { token: stranger.token });
      expect(await call(id)).toMatchObject({
        status: 404,
        body: (await call('AR261121-NOSUCH')).body,
      });
    }
  });

  it('ten times at once happens once', async () => {
    const { shopper, id, paymentId } = await paid(shop, [[1, 1]]);
    const answers = await Promise.all(Array.from({ length: 10 }, () => cancel(shopper, id)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    await Promise.all([shop.jobs.returnMoney(), shop.jobs.returnMoney()]);
    expect(shop.bank.refunded.has(paymentId)).toBe(true);
  });

  it('beside the bank’s word leaves no money behind', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { shopper, id } = await owing(shop, [[1, 1]]);
      const paymentId = await opened(shop, shopper, id);
      await Promise.all([
        tell(shop, shop.bank.event(paymentId, 'succeeded')),
        cancel(shopper, id),
        tell(shop, shop.bank.event(paymentId, 'succeeded')),
      ]);
      expect(await orderOf(shop, shopper, id)).toMatchObject({
        status: 'cancelled',
        refund: { status: 'refund_pending', amount: 140 },
      });
    }
  });

  it('beside shipping comes too late', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { shopper, id } = await paid(shop, [[1, 1]]);
      await moveTo(shop, id, 'staff', 'packing');
      const [cancelled] = await Promise.all([
        cancel(shopper, id),
        moveTo(shop, id, 'staff', 'shipped'),
      ]);
      expect(cancelled).toMatchObject({ status: 409, body: { code: 'CANCEL_WINDOW_PASSED' } });
      expect(await orderOf(shop, shopper, id)).toMatchObject({ status: 'shipped', refund: null });
    }
  });

  it('beside packing lets one of both happen', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { shopper, id } = await paid(shop, [[1, 1]]);
      const [cancelled] = await Promise.all([
        cancel(shopper, id),
        moveTo(shop, id, 'staff', 'packing').catch(() => undefined),
      ]);
      const { status } = await orderOf(shop, shopper, id);
      expect(status).toBe(cancelled.status === 200 ? 'cancelled' : 'packing');
    }
  });
});

describe('afterwards', () => {
  const send = (shopper: Shopper, path: string, body?: unknown) =>
    shop.call('POST', path, { token: shopper.token, body });

  it('the goods of an order go into the cart again, those that are left', async () => {
    await plantProducts(shop.db, [{ id: 7, nameTh: 'แชมพู', available: 1 }]);
    const { shopper, id } = await paid(shop, [
      [1, 2],
      [7, 1],
    ]);
    const { status, body } = await send(shopper, `/me/orders/${id}/reorder?locale=th`);
    expect(status).toBe(200);
    expect(body).toMatchObject({ missing: ['แชมพู'], cart: { items: [{ qty: 2 }], subtotal: 200 } });
  });

  it('delivered goods may be sent back within 7 days, once', async () => {
    const { shopper, id } = await paid(shop, [[1, 2]]);
    const request = { reason: 'damaged', detail: ' แตก ', lines: [{ line: 1, qty: 1 }] };
    const ask = (body: unknown = request) => send(shopper, `/me/orders/${id}/returns`, body);
    expect((await ask()).body['code']).toBe('RETURN_NOT_ALLOWED');
    await moveTo(shop, id, 'staff', 'packing', 'shipped', 'delivered');
    expect((await orderOf(shop, shopper, id)).actions.return).toBe(true);
    expect((await ask({ ...request, lines: [{ line: 1, qty: 3 }] })).status).toBe(422);
    expect((await ask({ ...request, lines: [{ line: 2, qty: 1 }] })).status).toBe(422);
    expect((await ask({ ...request, reason: 'mood' })).status).toBe(422);
    const answers = await Promise.all([ask(), ask(), ask()]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422, 422]);
    expect(await orderOf(shop, shopper, id)).toMatchObject({
      actions: { return: false },
      returns: [{ status: 'requested', reason: 'damaged', detail: 'แตก' }],
    });
  });

  it('returns are refused 7 days after arrival; the order is completed', async () => {
    const { shopper, id } = await paid(shop, [[1, 1]]);
    await moveTo(shop, id, 'staff', 'packing', 'shipped', 'delivered');
    shop.clock.advance(7 * 24 * 3_600_000);
    await shop.jobs.complete();
    const [order] = await shop.db.select().from(orders).where(eq(orders.id, id));
    expect(order?.status).toBe('completed');
    expect(shopper.memberId).toBe(order?.memberId);
  });
});

describe('tax invoices', () => {
  const VAT = {
    kind: 'juristic',
    company_name: 'บริษัท ดีใจ จำกัด',
    branch_type: 'head',
    branch_no: '00000',
    tax_id: '3100600445635',
    first_name: 'มาลี',
    last_name: 'ใจดี',
    address_1: '24/6',
    street: 'ถนนนิมมานเหมินท์',
    province_code: '50',
    district_code: '5001',
    sub_district_code: '500108',
    zipcode: '50200',
    mobile: '0899999999',
  };
  async function withVat(shopper: Shopper): Promise<number> {
    const { status, body } = await shop.call('POST', '/me/vat-addresses', {
      token: shopper.token,
      body: VAT,
    });
    if (status !== 201) throw new Error(JSON.stringify(body));
    return body['id'] as number;
  }
  const request = (shopper: Shopper, id: string, vat: number) =>
    shop.call('POST', `/me/orders/${id}/tax-invoice`, {
      token: shopper.token,
      body: { vat_address_id: vat },
    });

  it('are issued once for what is paid, numbered without gaps', async () => {
    const owed = await owing(shop, [[1, 1]]);
    const vat = await withVat(owed.shopper);
    expect((await request(owed.shopper, owed.id, vat)).body['code']).toBe('INVOICE_NOT_ALLOWED');
    const orderIds = await Promise.all(Array.from({ length: 4 }, () => paid(shop, [[1, 1]])));
    const serials = await Promise.all(
      orderIds.map(async ({ shopper, id }) => {
        const own = await withVat(shopper);
        expect((await request(shopper, id, vat)).status).toBe(422);
        const answers = await Promise.all([request(shopper, id, own), request(shopper, id, own)]);
        expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
        const order = await orderOf(shop, shopper, id);
        expect(order.actions.tax_invoice).toBe(false);
        return order.tax_invoice?.serial ?? '';
      }),
    );
    const numbers = serials.map((serial) => Number(serial.slice(-6))).toSorted((a, b) => a - b);
    expect(numbers).toEqual([1, 2, 3, 4]);
    expect(serials[0]).toMatch(/^ARUN\d{4}-\d{6}$/);
  });

  it('come by themselves with a tax address: at the payment, or when cash was handed over', async () => {
    const shopper = await shopperOf(shop);
    const vat = { vat_address_id: await withVat(shopper) };
    await fill(shop, shopper, [1, 1]);
    const online = await place(shop, shopper, {
      changes: { payment_method: 'qr', ...vat },
    });
    expect(online.body.tax_invoice).toBeNull();
    const paymentId = await opened(shop, shopper, online.body.order_id, { method: 'qr' });
    await tell(shop, shop.bank.event(paymentId, 'succeeded'));
    expect((await orderOf(shop, shopper, online.body.order_id)).tax_invoice).not.toBeNull();
    await fill(shop, shopper, [1, 1]);
    const { body } = await place(shop, shopper, { key: randomUUID(), changes: vat });
    await moveTo(shop, body.order_id, 'staff', 'packing', 'shipped');
    expect((await orderOf(shop, shopper, body.order_id)).tax_invoice).toBeNull();
    await moveTo(shop, body.order_id, 'staff', 'delivered');
    expect((await orderOf(shop, shopper, body.order_id)).tax_invoice).not.toBeNull();
  });

  it('come with the answer to an order that gift cards paid', async () => {
    const shopper = await shopperOf(shop);
    const vat = { vat_address_id: await withVat(shopper) };
    const { id } = await plantGiftCard(shop, 100_000);
    const pass = createGiftCardPasses(shop.hasher).issue(id, shopper.memberId, shop.clock.now());
    const home = { delivery_method: 'home', address_id: shopper.addressId };
    await fill(shop, shopper, [1, 1]);
    const { body } = await place(shop, shopper, {
      choices: { ...home, gift_card_codes: [pass] },
      changes: { payment_method: 'qr', ...vat },
    });
    expect(body).toMatchObject({ status: 'paid', tax_invoice: { serial: expect.any(String) } });
    expect((await orderOf(shop, shopper, body.order_id)).tax_invoice).toEqual(body.tax_invoice);
  });
});
