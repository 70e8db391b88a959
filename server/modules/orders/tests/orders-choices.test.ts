import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { orderSchema, trackingSchema, type Order } from '@/lib/orders/contract.ts';
import type { MemberCoupon } from '@/lib/wallet/contract.ts';
import { stock } from '@/server/db/schema/branches.ts';
import { giftCards, memberCoupons } from '@/server/modules/wallet/schema.ts';
import { createGiftCardPasses } from '@/server/modules/wallet/rules/gift-card-passes.ts';
import { plantBranches } from '@/tests/harness/branches.ts';
import { plantProducts, plantShelves } from '@/tests/harness/catalog.ts';
import { fill, orderBody, place, shopperOf, type Shopper } from '@/tests/harness/checkout.ts';
import { expectInvariants } from '@/tests/harness/invariants.ts';
import { heard, moveTo, opened, orderOf, tell } from '@/tests/harness/paying.ts';
import { plantGroups } from '@/tests/harness/offers.ts';
import { openShop, type Shop } from '@/tests/harness/shop.ts';
import { plantCoupon, plantGiftCard } from '@/tests/harness/wallet.ts';

const RECEIVED = new Map([[1, 500]]);
const HOUR_MS = 3_600_000;
/** A hundred members on a machine that does other things as well. */
const PATIENCE = { timeout: 180_000 };

let shop: Shop;
let alice: Shopper;
beforeAll(async () => {
  shop = await openShop();
  await plantShelves(shop.db);
  await plantProducts(shop.db, [
    { id: 1, price: 50_000, available: 500 },
    { id: 2, price: 10_000, available: 100 },
    { id: 3, price: 10_000, available: 100 },
  ]);
  await plantBranches(shop.db, [
    { id: 11, shelves: { 1: 20, 2: 1 } },
    { id: 12, shelves: { 1: 20, 2: 9 } },
    { id: 13, shelves: { 1: 20 }, services: ['parking'] },
  ]);
});
afterAll(() => shop.close());
beforeEach(async () => {
  alice = await shopperOf(shop);
});
afterEach(() => expectInvariants(shop.db, RECEIVED));

const home = ({ addressId }: Shopper) => ({ delivery_method: 'home', address_id: addressId });
const pickup = (branch: number) => ({ delivery_method: 'pickup', branch_id: branch });
const card = { payment_method: 'kbank_card' };

async function reservedAt(branchId: number, productId = 1): Promise<number> {
  const [row] = await shop.db
    .select()
    .from(stock)
    .where(sql`${stock.branchId} = ${branchId} AND ${stock.productId} = ${productId}`);
  return row?.reserved ?? 0;
}

async function pay(shopper: Shopper, id: string): Promise<void> {
  const paymentId = await opened(shop, shopper, id);
  await tell(shop, shop.bank.event(paymentId, 'succeeded'));
}

async function pickedUp(branch = 11) {
  await fill(shop, alice, [1, 2]);
  const { body } = await place(shop, alice, { choices: pickup(branch), changes: card });
  await pay(alice, body.order_id);
  return body.order_id;
}

describe('an order to pick up', () => {
  it('is held at its branch, paid, and goes to the branch at once', async () => {
    const before = { branch: await reservedAt(11), warehouse: await reservedAt(0) };
    await fill(shop, alice, [1, 2]);
    const { status, body } = await place(shop, alice, { choices: pickup(11), changes: card });
    expect(status).toBe(201);
    expect(orderSchema.parse(body)).toEqual(body);
    expect(body).toMatchObject({
      status: 'waiting_payment',
      delivery_method: 'pickup',
      delivery_fee: 0,
      total: 1000,
      address: null,
      branch: { id: 11, name: 'Branch 11', ready_at: expect.any(String), pickup_code: null },
    });
    expect(await reservedAt(11)).toBe(before.branch + 2);
    expect(await reservedAt(0)).toBe(before.warehouse);
    await pay(alice, body.order_id);
    const order = await orderOf(shop, alice, body.order_id);
    expect(order.timeline.map(({ state }) => state)).toEqual([
      'created',
      'waiting_payment',
      'paid',
      'waiting_branch_approval',
    ]);
    await moveTo(shop, body.order_id, 'staff', 'branch_approved', 'branch_received');
    const there = await orderOf(shop, alice, body.order_id);
    expect(there.branch?.pickup_code).toMatch(/^[0-9A-Z]{6}$/);
    expect(there.actions).toMatchObject({ cancel: false });
    await moveTo(shop, body.order_id, 'staff', 'collected');
    expect((await orderOf(shop, alice, body.order_id)).branch?.pickup_code).toBeNull();
    expect(await heard(shop, alice)).toEqual([
      'Ready to pick up',
      'The branch is preparing your order',
      'Payment received',
    ]);
  });

  it('that its branch rejects goes to another one, or the money goes back', async () => {
    const id = await pickedUp();
    const before = [await reservedAt(11), await reservedAt(12)];
    await moveTo(shop, id, 'staff', 'rejected_by_branch');
    const choose = (branch: number) =>
      shop.call('POST', `/me/orders/${id}/branch`, {
        token: alice.token,
        body: { branch_id: branch },
      });
    expect((await orderOf(shop, alice, id)).actions).toMatchObject({
      choose_branch: true,
      cancel: true,
    });
    expect((await choose(13)).body['code']).toBe('BRANCH_NOT_AVAILABLE');
    // The one that refused it is no choice.
    expect((await choose(11)).body['code']).toBe('BRANCH_NOT_AVAILABLE');
    const answers = await Promise.all([choose(12), choose(12)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect([await reservedAt(11), await reservedAt(12)]).toEqual([
      (before[0] ?? 0) - 2,
      (before[1] ?? 0) + 2,
    ]);
    expect(await orderOf(shop, alice, id)).toMatchObject({
      status: 'waiting_branch_approval',
      branch: { id: 12 },
      total: 1000,
    });
    await moveTo(shop, id, 'staff', 'rejected_by_branch');
    expect(await orderOf(shop, alice, id)).toMatchObject({ refused_branch_ids: [11, 12] });
    expect((await choose(11)).body['code']).toBe('BRANCH_NOT_AVAILABLE');
    shop.clock.advance(HOUR_MS / 2);
    const cancelled = await shop.call('POST', `/me/orders/${id}/cancel`, { token: alice.token });
    expect(cancelled.body).toMatchObject({
      status: 'cancelled',
      refund: { status: 'refund_pending', amount: 1000 },
    });
  });

  it('that its branch rejects while it is cancelled gives the money back once', async () => {
    for (let round = 0; round < 5; round += 1) {
      const id = await pickedUp();
      const held = await reservedAt(11);
      const cancel = () => shop.call('POST', `/me/orders/${id}/cancel`, { token: alice.token });
      await Promise.all([
        moveTo(shop, id, 'staff', 'rejected_by_branch').catch(() => undefined),
        cancel(),
        cancel(),
      ]);
      expect(await orderOf(shop, alice, id)).toMatchObject({
        status: 'cancelled',
        refund: { status: 'refund_pending', amount: 1000 },
      });
      expect(await reservedAt(11)).toBe(held - 2);
    }
  });

  it('wants a branch that keeps goods and has them, and no cash', async () => {
    await fill(shop, alice, [2, 2]);
    const refusals = await Promise.all(
      (
        [
          [{ delivery_method: 'pickup' }, card],
          [pickup(13), card],
          [pickup(11), card],
          [pickup(12), {}],
        ] as const
      ).map(async ([choices, changes]) => (await place(shop, alice, { choices, changes })).body),
    );
    expect(refusals).toMatchObject([
      { code: 'DELIVERY_REQUIRED', fields: { branch_id: expect.any(String) } },
      { code: 'BRANCH_NOT_AVAILABLE', fields: { branch_id: expect.any(String) } },
      { code: 'BRANCH_NOT_AVAILABLE', data: { product_ids: [2] } },
      { code: 'COD_NOT_ALLOWED', fields: { payment_method: expect.any(String) } },
    ]);
  });
});

describe('GET /me/orders/{id}/tracking', () => {
  it('shows the way of the goods', async () => {
    const id = await pickedUp();
    const path = `/me/orders/${id}/tracking`;
    const { status, body } = await shop.call('GET', path, { token: alice.token });
    expect(status).toBe(200);
    expect(trackingSchema.parse(body)).toEqual(body);
    expect(body).toMatchObject({ order_id: id, status: 'waiting_branch_approval', parcels: [] });
    const stranger = await shopperOf(shop);
    expect((await shop.call('GET', path, { token: stranger.token })).status).toBe(404);
  });
});

describe('sets', () => {
  it('that were started must be complete', async () => {
    const groupId = 7;
    const at = shop.clock.now().getTime();
    const [startsAt, endsAt] = [new Date(at - HOUR_MS), new Date(at + 100 * HOUR_MS)];
    await plantGroups(shop.db, [{ id: groupId, startsAt, endsAt, products: [3] }]);
    await fill(shop, alice, [3, 1]);
    const { status, body } = await place(shop, alice);
    expect(status).toBe(422);
    expect(body).toMatchObject({
      code: 'PROMO_GROUP_INCOMPLETE',
      data: { missing: 1, groups: [{ group_id: groupId, missing: 1 }] },
    });
    await fill(shop, alice, [3, 1]);
    const complete = await place(shop, alice);
    expect(complete.body).toMatchObject({
      subtotal: 200,
      discount: 100,
      items: [{ qty: 2, free_qty: 1, line_total: 100 }],
      adjustments: [{ amount: 100 }],
    });
  });
});

describe('coupons', () => {
  async function couponOf({ memberId }: Shopper, amount = 5_000): Promise<number> {
    const couponId = await plantCoupon(shop, { amount, minSpend: 0 });
    const at = shop.clock.now();
    const [copy] = await shop.db
      .insert(memberCoupons)
      .values({
        memberId,
        couponId,
        status: 'ready',
        expiresAt: new Date(at.getTime() + 100 * HOUR_MS),
        createdAt: at,
      })
      .returning({ id: memberCoupons.id });
    return copy?.id ?? 0;
  }
  async function statusOf(id: number) {
    const [row] = await shop.db.select().from(memberCoupons).where(eq(memberCoupons.id, id));
    return row?.status;
  }

  it('are held, used and given back with their order', async () => {
    const id = await couponOf(alice);
    await fill(shop, alice, [1, 1]);
    const choices = { ...home(alice), coupon_ids: [id] };
    const { body } = await place(shop, alice, { choices, changes: card });
    expect(body).toMatchObject({
      discount: 50,
      total: 490,
      coupons: [{ id, amount: 50 }],
      items: [{ discount_line_item: 50 }],
    });
    expect(await statusOf(id)).toBe('reserved');
    const wallet = await shop.call<{ entities: MemberCoupon[] }>('GET', '/me/coupons', {
      token: alice.token,
    });
    expect(wallet.body.entities).toMatchObject([{ status: 'ready', in_use: true }]);
    await pay(alice, body.order_id);
    expect(await statusOf(id)).toBe('used');
    await shop.call('POST', `/me/orders/${body.order_id}/cancel`, { token: alice.token });
    expect(await statusOf(id)).toBe('ready');
  });

  it('come back when the order expires, and late money takes them again', async () => {
    const id = await couponOf(alice);
    await fill(shop, alice, [1, 1]);
    const choices = { ...home(alice), coupon_ids: [id] };
    const { body } = await place(shop, alice, { choices, changes: card });
    const paymentId = await opened(shop, alice, body.order_id);
    shop.clock.advance(HOUR_MS / 2);
    await shop.jobs.expire();
    expect(await statusOf(id)).toBe('ready');
    await tell(shop, shop.bank.event(paymentId, 'succeeded'));
    expect(await statusOf(id)).toBe('used');
    expect(await orderOf(shop, alice, body.order_id)).toMatchObject({ status: 'paid', total: 490 });
  });

  it('that another order took meanwhile send late money back', async () => {
    const id = await couponOf(alice);
    const choices = { ...home(alice), coupon_ids: [id] };
    await fill(shop, alice, [1, 1]);
    const first = await place(shop, alice, { choices, changes: card });
    const paymentId = await opened(shop, alice, first.body.order_id);
    shop.clock.advance(HOUR_MS / 2);
    await shop.jobs.expire();
    await fill(shop, alice, [1, 1]);
    const second = await place(shop, alice, { choices, changes: {} });
    expect(second.body.total).toBe(490);
    await tell(shop, shop.bank.event(paymentId, 'succeeded'));
    expect(await orderOf(shop, alice, first.body.order_id)).toMatchObject({
      status: 'expired',
      refund: { status: 'refund_pending', amount: 490 },
    });
    expect(await statusOf(id)).toBe('used');
  });

  it('count once in a hundred orders at once', PATIENCE, async () => {
    const id = await couponOf(alice);
    await fill(shop, alice, [1, 1]);
    const choices = { ...home(alice), coupon_ids: [id] };
    const answers = await Promise.all(
      Array.from({ length: 100 }, () => place(shop, alice, { choices })),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(await statusOf(id)).toBe('used');
  });
});

describe('gift cards', () => {
  const giftCard = async (balance: number) => (await plantGiftCard(shop, balance)).id;
  const passOf = (id: number, { memberId }: Shopper) =>
    createGiftCardPasses(shop.hasher).issue(id, memberId, shop.clock.now());
  async function balanceOf(id: number) {
    const [row] = await shop.db.select().from(giftCards).where(eq(giftCards.id, id));
    return row?.balance;
  }

  it('that pay all make an order paid, and get their money back', async () => {
    const id = await giftCard(100_000);
    await fill(shop, alice, [1, 1]);
    const choices = { ...home(alice), gift_card_codes: [passOf(id, alice)] };
    const { body } = await place(shop, alice, { choices, changes: card });
    expect(body).toMatchObject({
      status: 'paid',
      total: 540,
      to_pay: 0,
      payment: { amount: 0, id: null },
      gift_cards: [{ amount: 540 }],
    });
    expect(await balanceOf(id)).toBe(46_000);
    const cancelled = await shop.call('POST', `/me/orders/${body.order_id}/cancel`, {
      token: alice.token,
    });
    expect(cancelled.body).toMatchObject({ status: 'cancelled', refund: null });
    expect(await balanceOf(id)).toBe(100_000);
  });

  it('pay a part; the bank is asked for the rest', async () => {
    const id = await giftCard(10_000);
    await fill(shop, alice, [1, 1]);
    const choices = { ...home(alice), gift_card_codes: [passOf(id, alice)] };
    const { body } = await place(shop, alice, { choices, changes: card });
    expect(body).toMatchObject({ total: 540, to_pay: 440, payment: { amount: 440 } });
    const paymentId = await opened(shop, alice, body.order_id);
    expect(shop.bank.charges.get(paymentId)?.amount).toBe(44_000);
    await tell(shop, shop.bank.event(paymentId, 'succeeded'));
    expect((await orderOf(shop, alice, body.order_id)).status).toBe('paid');
  });

  it('that many hold are spent once', PATIENCE, async () => {
    const id = await giftCard(54_000);
    const crowd = await Promise.all(Array.from({ length: 20 }, () => shopperOf(shop)));
    await Promise.all(crowd.map((shopper) => fill(shop, shopper, [1, 1])));
    const answers = await Promise.all(
      crowd.map((shopper) =>
        place(shop, shopper, {
          choices: { ...home(shopper), gift_card_codes: [passOf(id, shopper)] },
          changes: card,
        }),
      ),
    );
    const free = answers.filter(({ status, body }) => status === 201 && body.to_pay === 0);
    expect(free).toHaveLength(1);
    // Other members see the amount without it, before anything is owed.
    for (const { status, body } of answers.filter((answer) => !free.includes(answer))) {
      expect({ status, body }).toMatchObject({
        status: 409,
        body: { code: 'CART_CHANGED', data: { quote: { total: 540, to_pay: 540 } } },
      });
    }
    expect(await balanceOf(id)).toBe(0);
  });

  it('that hold less than when the shopper looked show the new price first', async () => {
    const id = await giftCard(54_000);
    await fill(shop, alice, [1, 1]);
    const choices = { ...home(alice), gift_card_codes: [passOf(id, alice)] };
    const seen = { ...(await orderBody(shop, alice, choices)), ...card };
    await shop.db.update(giftCards).set({ balance: 4_000 }).where(eq(giftCards.id, id));
    const send = (body: unknown) =>
      shop.call<Order & Record<string, unknown>>('POST', '/me/orders', {
        token: alice.token,
        body,
        headers: { 'Idempotency-Key': randomUUID() },
      });
    const { status, body } = await send(seen);
    expect(status).toBe(409);
    expect(body).toMatchObject({
      code: 'CART_CHANGED',
      data: { quote: { total: 540, to_pay: 500, gift_cards: [{ amount: 40 }] } },
    });
    expect(await balanceOf(id)).toBe(4_000);
    const agreed = await send({ ...seen, quote_to_pay: 500 });
    expect(agreed).toMatchObject({ status: 201, body: { to_pay: 500 } });
    // A higher balance than was seen is no reason to refuse.
    await shop.db.update(giftCards).set({ balance: 54_000 }).where(eq(giftCards.id, id));
    await fill(shop, alice, [1, 1]);
    const richer = await orderBody(shop, alice, choices);
    const answer = await send({ ...richer, ...card, quote_to_pay: 10 });
    expect(answer).toMatchObject({ status: 201, body: { to_pay: 0 } });
  });
});
