import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Quote } from '@/lib/cart/contract.ts';
import type { Coins, GiftCardBalance, MemberCoupon, Redeemed } from '@/lib/wallet/contract.ts';
import { plantProducts, plantShelves } from '@/tests/harness/catalog.ts';
import { fill, place, shopperOf, type Choices, type Shopper } from '@/tests/harness/checkout.ts';
import { expectInvariants } from '@/tests/harness/invariants.ts';
import { moveTo, opened, orderOf, tell } from '@/tests/harness/paying.ts';
import { openShop, type Shop } from '@/tests/harness/shop.ts';
import {
  expectCoins,
  expectCoupons,
  giveCoins,
  plantCoupon,
  plantGiftCard,
  type TestCard,
} from '@/tests/harness/wallet.ts';

const CREAM = 1;
const MEDICINE = 2;

let shop: Shop;
let alice: Shopper;
let card: TestCard;
/** A coupon of 50 baht from 300, one of 100 coins, and a gift card of 100 baht. */
let choices: Choices & { readonly coupon_ids: number[]; readonly coin_coupon_id: number };

beforeAll(async () => {
  shop = await openShop();
  await plantShelves(shop.db);
  await plantProducts(shop.db, [
    { id: CREAM, price: 50_000, available: 100 },
    { id: MEDICINE, price: 12_000, available: 100, departmentId: 201, drugClass: 'household' },
  ]);
});
afterAll(() => shop.close());
beforeEach(async () => {
  alice = await shopperOf(shop);
  card = await plantGiftCard(shop, 10_000);
  choices = await fillWallet(alice);
});
afterEach(async () => {
  await expectInvariants(shop.db);
  await expectCoins(shop.db);
  await expectCoupons(shop.db);
});

async function fillWallet({ token, memberId, addressId }: Shopper) {
  const offer = await plantCoupon(shop);
  const collected = await shop.call('POST', `/me/coupons/${String(offer)}/collect`, { token });
  await giveCoins(shop, memberId, 120);
  const redeemed = await shop.call<Redeemed>('POST', '/me/redeem', {
    token,
    body: { coins: 100 },
    headers: { 'Idempotency-Key': randomUUID() },
  });
  return {
    delivery_method: 'home',
    address_id: addressId,
    coupon_ids: [Number(collected.body['id'])],
    coin_coupon_id: redeemed.body.coupon.id,
    gift_card_codes: [(await askCard()).token],
  };
}

async function askCard(): Promise<GiftCardBalance> {
  const { code, pin } = card;
  return (await shop.call<GiftCardBalance>('POST', '/gift-cards/balance', { body: { code, pin } }))
    .body;
}

async function coupons(): Promise<readonly (readonly [string, boolean, string | null])[]> {
  const path = '/me/coupons';
  const { body } = await shop.call<{ entities: MemberCoupon[] }>('GET', path, alice);
  const rows = body.entities.toSorted((a, b) => a.id - b.id);
  return rows.map(({ status, in_use, order_id }) => [status, in_use, order_id]);
}

const coins = async () => (await shop.call<Coins>('GET', '/me/coins', alice)).body;

async function buy(more: Choices = {}): Promise<string> {
  await fill(shop, alice, [CREAM, 1]);
  const changes = { payment_method: 'kbank_card', ...more };
  const { status, body } = await place(shop, alice, { choices, changes });
  expect(status, JSON.stringify(body)).toBe(201);
  return body.order_id;
}

async function pay(id: string): Promise<void> {
  const paymentId = await opened(shop, alice, id);
  expect(shop.bank.charges.get(paymentId)?.amount).toBe(37_000);
  await tell(shop, shop.bank.event(paymentId, 'succeeded'));
}

const FREE = [
  ['ready', false, null],
  ['ready', false, null],
];

describe('coins, a coupon, a gift card and a bank card', () => {
  it('pay one order together, and each says what it was for', async () => {
    await fill(shop, alice, [CREAM, 1]);
    const { body: quote } = await shop.call<Quote>('POST', '/me/cart/quote', {
      token: alice.token,
      body: choices,
    });
    // 500 less 50 less 20, and the delivery.
    expect(quote).toMatchObject({ subtotal: 500, discount: 70, total: 470, to_pay: 370 });
    expect(quote.gift_cards).toEqual([{ last_four: card.code.slice(-4), amount: 100 }]);
    const { body: order } = await place(shop, alice, {
      choices,
      changes: { payment_method: 'kbank_card' },
    });
    const id = order.order_id;
    expect(await coupons()).toEqual([
      ['ready', true, id],
      ['ready', true, id],
    ]);
    expect((await askCard()).balance).toBe(0);
    await pay(id);
    expect(await coupons()).toEqual([
      ['used', false, id],
      ['used', false, id],
    ]);
    expect((await coins()).total).toBe(20);
    await moveTo(shop, id, 'staff', 'packing', 'shipped', 'delivered');
    const { total, ledger } = await coins();
    expect(quote.earned_coins).toBeGreaterThan(0);
    expect(total).toBe(20 + quote.earned_coins);
    expect(ledger[0]).toMatchObject({
      amount: quote.earned_coins,
      reason: 'earned',
      order_id: id,
    });
  });

  it('come back when the order runs out, and buy another one', async () => {
    const id = await buy();
    shop.clock.advance(31 * 60_000);
    await shop.jobs.expire();
    expect((await orderOf(shop, alice, id)).status).toBe('expired');
    expect(await coupons()).toEqual(FREE);
    expect((await askCard()).balance).toBe(100);
    const next = await buy();
    await pay(next);
    expect(await coupons()).toEqual([
      ['used', false, next],
      ['used', false, next],
    ]);
  });

  it('come back once when a paid order is cancelled, despite repeated clicks', async () => {
    const id = await buy();
    await pay(id);
    const { token } = alice;
    const cancels = await Promise.all(
      Array.from({ length: 5 }, () => shop.call('POST', `/me/orders/${id}/cancel`, { token })),
    );
    expect(cancels.filter(({ status }) => status === 200).length).toBeGreaterThan(0);
    expect(await coupons()).toEqual(FREE);
    expect((await askCard()).balance).toBe(100);
    expect((await coins()).total).toBe(20);
  });

  it('are taken by the first order that wants them', async () => {
    await fill(shop, alice, [CREAM, 1]);
    const changes = { payment_method: 'kbank_card' };
    const first = await place(shop, alice, { choices, changes });
    expect(first.status).toBe(201);
    await fill(shop, alice, [CREAM, 1]);
    const stale = await place(shop, alice, { choices, changes: { ...changes, quote_total: 470 } });
    expect([stale.status, stale.body['code']]).toEqual([409, 'CART_CHANGED']);
    // A coupon held by the first order takes nothing off the second, as its quote says.
    const second = await place(shop, alice, { choices, changes });
    expect(second.status).toBe(201);
    expect(second.body).toMatchObject({ discount: 0, total: 540, to_pay: 540 });
    expect(await coupons()).toEqual([
      ['ready', true, first.body.order_id],
      ['ready', true, first.body.order_id],
    ]);
    expect((await askCard()).balance).toBe(0);
  });
});

describe('a gift card', () => {
  it('that pays all leaves nothing to pay, and gets it back', async () => {
    card = await plantGiftCard(shop, 100_000);
    choices = { ...choices, gift_card_codes: [(await askCard()).token] };
    const id = await buy();
    expect((await orderOf(shop, alice, id)).status).toBe('paid');
    expect((await askCard()).balance).toBe(530);
    const { token } = alice;
    expect((await shop.call('POST', `/me/orders/${id}/cancel`, { token })).status).toBe(200);
    expect((await askCard()).balance).toBe(1_000);
    expect(await coupons()).toEqual(FREE);
  });
});

describe('coins', () => {
  it('take nothing off a medicine', async () => {
    await fill(shop, alice, [MEDICINE, 1]);
    const { body: quote } = await shop.call<Quote>('POST', '/me/cart/quote', {
      token: alice.token,
      body: { ...choices, coupon_ids: [], gift_card_codes: [] },
    });
    expect(quote).toMatchObject({ subtotal: 120, discount: 0, total: 160 });
    expect(quote.coupons).toMatchObject([{ id: choices.coin_coupon_id, amount: 0 }]);
    expect(quote.coupons[0]?.refused).not.toBeNull();
  });
});
