import { randomUUID } from 'node:crypto';
import { eq, sum } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, inject, it } from 'vitest';
import type { Cart } from '@/lib/cart/contract.ts';
import { PACKAGED_MEDICINE_CAP } from '@/server/modules/catalog/rules/product-rules.ts';
import { orderItems, orders } from '@/server/db/schema/orders.ts';
import { plantProducts, plantShelves } from '@/tests/harness/catalog.ts';
import { fill, orderBody, place, shopperOf, type Shopper } from '@/tests/harness/checkout.ts';
import { plantCrowd } from '@/tests/harness/crowd.ts';
import { expectInvariants } from '@/tests/harness/invariants.ts';
import { signIn } from '@/tests/harness/members.ts';
import { moveTo, opened, tell } from '@/tests/harness/paying.ts';
import { acceptReturn, askReturn, refundReturn } from '@/tests/harness/returns.ts';
import { signInStaff } from '@/tests/harness/orders.ts';
import {
  breakGround,
  startService,
  withDatabase,
  type Ground,
  type ServiceProcess,
} from '@/tests/harness/service-process.ts';
import { openShop, type Shop } from '@/tests/harness/shop.ts';

const DAY_MS = 86_400_000;
const LIMITED = 1;
const MEDICINE = 2;
const FREE = 3;
const LIMIT = 3;

const PRODUCTS = [
  { id: LIMITED, price: 10_000, available: 1_000, purchaseLimit: LIMIT },
  { id: MEDICINE, price: 10_000, available: 1_000, drugClass: 'packaged', departmentId: 201 },
  { id: FREE, price: 10_000, available: 1_000 },
] as const;

let shop: Shop;
beforeAll(async () => {
  shop = await openShop({ limits: { open: 5, hourly: 12 } });
  await plantShelves(shop.db);
  await plantProducts(shop.db, PRODUCTS);
});
afterAll(() => shop.close());

async function bought(shopper: Shopper, ...lines: [number, number][]): Promise<string> {
  await fill(shop, shopper, ...lines);
  const { status, body } = await place(shop, shopper, { changes: { payment_method: 'qr' } });
  expect(status, JSON.stringify(body)).toBe(201);
  return body.order_id;
}

function add({ token }: Shopper, productId: number, qty: number, locale = 'en') {
  const body = { product_id: productId, qty };
  return shop.call<Cart & Record<string, unknown>>('POST', `/me/cart/add?locale=${locale}`, {
    token,
    body,
  });
}

/** Signed in once more: tokens live for an hour. */
async function again(shopper: Shopper): Promise<Shopper> {
  return { ...shopper, ...(await signIn(shop, shopper.phone)) };
}

const most = async (shopper: Shopper, productId: number) => {
  const { status, body } = await add(shopper, productId, 999);
  expect(status).toBe(422);
  return (body['data'] as { max: number }).max;
};

describe('the limit of a product', () => {
  it.each([
    ['a purchase limit', LIMITED, LIMIT],
    ['the cap of a medicine', MEDICINE, PACKAGED_MEDICINE_CAP],
  ])('counts what was ordered before: %s', async (_, productId, limit) => {
    const shopper = await shopperOf(shop);
    await bought(shopper, [productId, limit - 1]);
    expect(await most(shopper, productId)).toBe(1);
    await bought(shopper, [productId, 1]);
    const { status, body } = await add(shopper, productId, 1);
    expect([status, body['code'], body['message']]).toEqual([
      422,
      'PRODUCT_NOT_ENOUGH_OR_QUOTA_EXCEED',
      `You bought ${String(limit)} pieces of this in the last 30 days, so you can order no more of it for now.`,
    ]);
    const thai = await add(shopper, productId, 1, 'th');
    expect(thai.body['message']).toBe(
      `คุณซื้อสินค้านี้ไปแล้ว ${String(limit)} ชิ้นใน 30 วันที่ผ่านมา ตอนนี้จึงยังสั่งเพิ่มไม่ได้`,
    );
  });

  it('counts for each member alone, and for no other product', async () => {
    const [first, second] = [await shopperOf(shop), await shopperOf(shop)];
    await bought(first, [LIMITED, LIMIT], [FREE, 2]);
    await bought(second, [LIMITED, LIMIT]);
    await bought(first, [FREE, 900]);
  });

  it('shows in a cart that was filled before, and blocks its order', async () => {
    const shopper = await shopperOf(shop);
    await bought(shopper, [LIMITED, 1]);
    await fill(shop, shopper, [LIMITED, 2]);
    const body = await orderBody(shop, shopper);
    // Another window ordered meanwhile.
    await shop.db.update(orderItems).set({ qty: 2 }).where(eq(orderItems.productId, LIMITED));
    const { body: cart } = await shop.call<Cart>('GET', '/me/cart', { token: shopper.token });
    expect(cart.items).toMatchObject([
      { qty: 2, max_qty: 1, bought: 2, limit_days: 30, stock: 'ok' },
    ]);
    const refused = await shop.call('POST', '/me/orders', {
      token: shopper.token,
      body,
      headers: { 'Idempotency-Key': randomUUID() },
    });
    expect(refused.body).toMatchObject({
      code: 'PRODUCT_NOT_ENOUGH_OR_QUOTA_EXCEED',
      data: { max: 1, product_id: LIMITED, bought: 2, days: 30 },
    });
  });

  it('forgets orders that were cancelled or expired, what came back, and what is long ago', async () => {
    const shopper = await shopperOf(shop);
    const cancelled = await bought(shopper, [LIMITED, LIMIT]);
    await shop.call('POST', `/me/orders/${cancelled}/cancel`, { token: shopper.token });
    expect(await most(shopper, LIMITED)).toBe(LIMIT);
    await bought(shopper, [LIMITED, LIMIT]);
    shop.clock.advance(16 * 60_000);
    await shop.jobs.expire();
    expect(await most(shopper, LIMITED)).toBe(LIMIT);

    await fill(shop, shopper, [LIMITED, LIMIT]);
    const { body: kept } = await place(shop, shopper);
    await moveTo(shop, kept.order_id, 'staff', 'packing', 'shipped', 'delivered');
    expect(await most(shopper, LIMITED)).toBe(0);
    const office = await signInStaff(shop);
    await askReturn(shop, shopper, kept.order_id, [[1, 2]]);
    expect(await most(shopper, LIMITED)).toBe(0);
    await acceptReturn(shop, office, kept.order_id);
    await refundReturn(shop, office, kept.order_id);
    expect(await most(shopper, LIMITED)).toBe(2);

    await bought(shopper, [LIMITED, 2]);
    await shop.jobs.complete();
    shop.clock.advance(30 * DAY_MS - 60_000);
    expect(await most(await again(shopper), LIMITED)).toBe(0);
    shop.clock.advance(61_000);
    expect(await most(await again(shopper), LIMITED)).toBe(LIMIT);
  });

  it('is not got round by money that comes late', async () => {
    const shopper = await shopperOf(shop);
    const late = await bought(shopper, [LIMITED, LIMIT]);
    const paymentId = await opened(shop, shopper, late, { method: 'qr' });
    shop.clock.advance(16 * 60_000);
    await shop.jobs.expire();
    await bought(shopper, [LIMITED, 1]);
    await tell(shop, shop.bank.event(paymentId, 'succeeded'));
    const { body } = await shop.call('GET', `/me/orders/${late}`, { token: shopper.token });
    expect(body['status']).toBe('expired');
    await shop.jobs.returnMoney();
    expect(shop.bank.refunded.has(paymentId)).toBe(true);
  });
});

describe('orders of one member', () => {
  it('are at most five that wait for their money, in cash or otherwise', async () => {
    const shopper = await shopperOf(shop);
    const ids = [];
    for (const method of ['qr', 'cod', 'qr', 'cod', 'kbank_card']) {
      await fill(shop, shopper, [FREE, 1]);
      const { status, body } = await place(shop, shopper, { changes: { payment_method: method } });
      expect(status).toBe(201);
      ids.push(body.order_id);
    }
    await fill(shop, shopper, [FREE, 1]);
    const refused = await place(shop, shopper);
    expect([refused.status, refused.body['code'], refused.body['data']]).toEqual([
      422,
      'ORDER_LIMIT',
      { max: 5 },
    ]);
    expect((await place(shop, shopper, { locale: 'th' })).body['message']).toMatch(/ครบ 5 รายการ/);
    // Cash at the door ends the debt, and so does a cancellation.
    await moveTo(shop, ids[1] ?? '', 'staff', 'packing', 'shipped');
    expect((await place(shop, shopper)).status).toBe(422);
    await moveTo(shop, ids[1] ?? '', 'staff', 'delivered');
    expect((await place(shop, shopper)).status).toBe(201);
    await shop.call('POST', `/me/orders/${ids[0] ?? ''}/cancel`, { token: shopper.token });
    await bought(shopper, [FREE, 1]);
  });

  it('are not tried more often than the hour allows', async () => {
    const shopper = await shopperOf(shop);
    await fill(shop, shopper, [FREE, 1]);
    const changes = { quote_total: 1 };
    for (let n = 0; n < 12; n += 1) {
      expect((await place(shop, shopper, { changes })).status).toBe(409);
    }
    const refused = await place(shop, shopper);
    expect([refused.status, refused.body['code']]).toEqual([429, 'RATE_LIMITED']);
    expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(3_000);
    shop.clock.advance(3_600_000);
    expect((await place(shop, await again(shopper))).status).toBe(201);
  });
});

/** The embedded engine has one process. */
const PROCESSES = inject('postgresBase') === '' ? 1 : 2;
const PATIENCE = { timeout: 300_000 };

describe('one member in several windows and processes', PATIENCE, () => {
  let ground: Ground;
  let services: readonly ServiceProcess[] = [];
  afterEach(async () => {
    await Promise.all(services.map((service) => service.stop()));
    await ground.remove();
  });

  it('gets no more than the limit, and no sixth order', async () => {
    ground = await breakGround();
    const [shopper] = await withDatabase(ground, async (world) => {
      await plantShelves(world.db);
      await plantProducts(world.db, PRODUCTS);
      return plantCrowd(world, 1, FREE);
    });
    if (!shopper) throw new Error('nobody came');
    services = await Promise.all(Array.from({ length: PROCESSES }, () => startService(ground)));
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, n) => orderOnce(services[n % PROCESSES]!, shopper)),
    );
    expect(answers.flat().filter((status) => status >= 500)).toEqual([]);
    await Promise.all(services.map((service) => service.stop()));
    services = [];
    await withDatabase(ground, async ({ db }) => {
      const [limited] = await db
        .select({ pieces: sum(orderItems.qty).mapWith(Number) })
        .from(orderItems)
        .where(eq(orderItems.productId, LIMITED));
      expect(limited?.pieces).toBe(LIMIT);
      expect(await db.$count(orders)).toBeLessThanOrEqual(5);
      await expectInvariants(db, new Map(PRODUCTS.map(({ id, available }) => [id, available])));
    });
  });

  /** A window that puts one piece into the cart and orders until it did, or the shop refuses for good. */
  async function orderOnce(service: ServiceProcess, { token, addressId }: Shopper) {
    const statuses: number[] = [];
    for (let attempt = 0; attempt < 2; attempt += 1) {
      const call = (method: string, path: string, body: unknown) =>
        service.call<Record<string, number>>(method, path, {
          token,
          body,
          headers: { 'Idempotency-Key': randomUUID() },
        });
      await call('POST', '/me/cart/add', { product_id: LIMITED, qty: 1 });
      const home = { delivery_method: 'home', address_id: addressId };
      const { body: quote } = await call('POST', '/me/cart/quote', home);
      const { status } = await call('POST', '/me/orders', {
        ...{ ...home, payment_method: 'cod' },
        ...{ cart_version: quote['cart_version'] ?? 0, quote_total: quote['total'] ?? 0 },
      });
      statuses.push(status);
    }
    return statuses;
  }
});
