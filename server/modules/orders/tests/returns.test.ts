import { and, eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { staffOrderDetailSchema } from '@/lib/staff/contract.ts';
import { orderSchema } from '@/lib/orders/contract.ts';
import { stock } from '@/server/db/schema/branches.ts';
import { auditLog } from '@/server/modules/audit/schema.ts';
import { coinEntries, giftCards, memberCoupons } from '@/server/modules/wallet/schema.ts';
import { refunds } from '@/server/db/schema/payments.ts';
import { createGiftCardPasses } from '@/server/modules/wallet/rules/gift-card-passes.ts';
import {
  fill,
  place,
  shopperOf,
  type PlaceOptions,
  type Shopper,
} from '@/tests/harness/checkout.ts';
import { expectInvariants } from '@/tests/harness/invariants.ts';
import type { TestMember } from '@/tests/harness/members.ts';
import { plantProducts } from '@/tests/harness/catalog.ts';
import { plantGroups } from '@/tests/harness/offers.ts';
import { heard, opened, orderOf, paid, paymentOf, tell } from '@/tests/harness/paying.ts';
import { decideReturn, openReturnsShop, refundReturn, sendBack } from '@/tests/harness/returns.ts';
import { returnSeen } from '@/tests/harness/staff-work.ts';
import type { Shop } from '@/tests/harness/shop.ts';
import { expectCoins, giveCoins, plantCoupon, plantGiftCard } from '@/tests/harness/wallet.ts';

/** 100 and 250.50 baht a piece; delivery is 40. */
const RECEIVED = new Map([
  [1, 500],
  [2, 500],
]);
const PATIENCE = { timeout: 120_000 };

let shop: Shop;
let office: TestMember;
beforeAll(async () => {
  ({ shop, office } = await openReturnsShop());
});
afterAll(() => shop.close());
afterEach(async () => {
  await expectInvariants(shop.db, RECEIVED);
  await expectCoins(shop.db);
});

type Lines = Parameters<typeof paid>[1];

/** Paid, delivered, asked back and accepted. */
async function accepted(bought: Lines, back: Lines, options: PlaceOptions = {}) {
  const order = await paid(shop, bought, options);
  await sendBack(shop, office, order, back);
  return order;
}

const onShelf = async (id: number) =>
  (
    await shop.db
      .select()
      .from(stock)
      .where(and(eq(stock.productId, id), eq(stock.branchId, 0)))
  )[0]?.onHand ?? 0;
const coinsOf = (orderId: string) =>
  shop.db
    .select({ amount: coinEntries.amount, reason: coinEntries.reason })
    .from(coinEntries)
    .where(eq(coinEntries.orderId, orderId))
    .orderBy(coinEntries.id);
const bankGave = (paymentId: string) =>
  shop.bank.returned.filter((one) => one.paymentId === paymentId).map(({ amount }) => amount);

describe('a part of an order that comes back', () => {
  it('gives back its price, its coins and its pieces, and leaves the rest paid', async () => {
    const { shopper, id, paymentId } = await accepted(
      [
        [1, 3],
        [2, 1],
      ],
      [[2, 1]],
    );
    const before = await onShelf(2);
    expect(await heard(shop, shopper)).not.toContain('Refund complete');
    const { status, body } = await refundReturn(shop, office, id);
    expect(status).toBe(200);
    expect(staffOrderDetailSchema.parse(body)).toEqual(body);
    expect(body.return).toMatchObject({
      ...{ status: 'refunded', amount: 250.5, refunded: 250.5, by_hand: 0, restocked: true },
      moves: [],
    });
    expect(await onShelf(2)).toBe(before + 1);
    // 550.50 brought 22 coins; 250.50 of it are 10.01 of them.
    expect(await coinsOf(id)).toEqual([
      { amount: 22, reason: 'earned' },
      { amount: -10, reason: 'returned' },
    ]);
    const asked = await orderOf(shop, shopper, id);
    expect(orderSchema.parse(asked)).toEqual(asked);
    expect(asked).toMatchObject({
      status: 'delivered',
      refund: { status: 'refund_pending', amount: 250.5 },
      returns: [{ status: 'refunded', refunded: 250.5 }],
    });
    await shop.jobs.returnMoney();
    await shop.jobs.returnMoney();
    expect(bankGave(paymentId)).toEqual([25_050]);
    expect(await paymentOf(shop, shopper, paymentId)).toMatchObject({ status: 'succeeded' });
    expect((await orderOf(shop, shopper, id)).refund).toEqual({
      status: 'refunded',
      amount: 250.5,
    });
    const told = await heard(shop, shopper);
    expect(told.filter((title) => title === 'Refund complete')).toHaveLength(1);
    const log = await shop.db.select().from(auditLog).where(eq(auditLog.subject, id));
    expect(log.map(({ action }) => action)).toEqual(['returns.approve', 'returns.refund']);
    expect(log[1]?.detail).toMatchObject({ amount: 25_050, restock: true });
  });

  it('of a discounted line is worth what was paid for it, a piece in proportion', async () => {
    const couponId = await plantCoupon(shop, { minSpend: 0 });
    const shopper = await shopperOf(shop);
    const collected = await shop.call('POST', `/me/coupons/${String(couponId)}/collect`, {
      token: shopper.token,
    });
    expect(collected.status).toBe(201);
    const [copy] = await shop.db
      .select()
      .from(memberCoupons)
      .where(eq(memberCoupons.memberId, shopper.memberId));
    await fill(shop, shopper, [1, 3]);
    const choices = {
      ...{ delivery_method: 'home', address_id: shopper.addressId },
      coupon_ids: [copy?.id],
    };
    const placed = await place(shop, shopper, {
      choices,
      changes: { payment_method: 'kbank_card' },
    });
    expect(placed.body).toMatchObject({ total: 290, discount: 50 });
    const id = placed.body.order_id;
    const paymentId = await opened(shop, shopper, id);
    await tell(shop, shop.bank.event(paymentId, 'succeeded'));
    await sendBack(shop, office, { shopper, id }, [[1, 1]]);
    expect((await refundReturn(shop, office, id)).body.return).toMatchObject({ amount: 83.33 });
    await shop.jobs.returnMoney();
    expect(bankGave(paymentId)).toEqual([8_333]);
    // Spent for the pieces that stay.
    const [after] = await shop.db
      .select()
      .from(memberCoupons)
      .where(eq(memberCoupons.memberId, shopper.memberId));
    expect(after?.status).toBe('used');
  });

  it('that cannot be sold again stays away from the shelf', async () => {
    const { id } = await accepted([[1, 2]], [[1, 1]]);
    const before = await onShelf(1);
    const { body } = await refundReturn(shop, office, id, false);
    expect(body.return).toMatchObject({ status: 'refunded', restocked: false });
    expect(await onShelf(1)).toBe(before);
  });

  it('takes back no more coins than are left', async () => {
    const { shopper, id } = await accepted([[2, 4]], [[1, 4]]);
    await giveCoins(shop, shopper.memberId, 5);
    const redeemed = await shop.call('POST', '/me/redeem', {
      token: shopper.token,
      body: { coins: 30 },
      headers: { 'Idempotency-Key': `redeem-${id}` },
    });
    expect(redeemed.status).toBe(201);
    await refundReturn(shop, office, id);
    // 40 came, 45 were there, 15 are left.
    expect(await coinsOf(id)).toEqual([
      { amount: 40, reason: 'earned' },
      { amount: -15, reason: 'returned' },
    ]);
  });
});

describe('coins of the goods that were turned into a coupon', () => {
  const redeem = async (shopper: Shopper, coins: number) => {
    const { status, body } = await shop.call<{ coupon: { id: number } }>('POST', '/me/redeem', {
      token: shopper.token,
      body: { coins },
      headers: { 'Idempotency-Key': `redeem-${String(shopper.memberId)}-${String(coins)}` },
    });
    expect(status).toBe(201);
    return body.coupon.id;
  };
  const couponOf = async (id: number) =>
    (await shop.db.select().from(memberCoupons).where(eq(memberCoupons.id, id)))[0];

  it('are taken out of it: less of it is left, or nothing', async () => {
    // 400 baht bring 16 coins.
    for (const [back, left] of [
      [4, { takenBack: 15, status: 'expired' }],
      [2, { takenBack: 7, status: 'ready' }],
    ] as const) {
      const { shopper, id, paymentId } = await accepted([[1, 4]], [[1, back]]);
      const coupon = await redeem(shopper, 15);
      const { body } = await refundReturn(shop, office, id);
      const amount = back === 4 ? 440 : 200;
      expect(body.return).toMatchObject({ amount, refunded: amount, kept_for_coins: 0 });
      expect(await couponOf(coupon)).toMatchObject({ coins: 15, ...left });
      expect((await coinsOf(id)).at(-1)).toEqual({ amount: -1, reason: 'returned' });
      await shop.jobs.returnMoney();
      expect(bankGave(paymentId)).toEqual([amount * 100]);
    }
  });

  it('are kept of the money once it was used, and staff sees so before', async () => {
    const { shopper, id, paymentId } = await accepted([[1, 4]], [[1, 4]]);
    const version = await returnSeen(shop, office, id);
    const coupon = await redeem(shopper, 15);
    await fill(shop, shopper, [2, 1]);
    const choices = { delivery_method: 'home', address_id: shopper.addressId };
    const used = await place(shop, shopper, { choices: { ...choices, coin_coupon_id: coupon } });
    expect(used.status).toBe(201);
    // One coin is in the purse, 15 are spent: 3 baht.
    const path = `/api/admin/v1/orders/${id}`;
    const board = await shop.call<{ return: object }>('GET', path, { token: office.token });
    expect(board.body.return).toMatchObject({ amount: 437 });
    // Staff agreed to 440 baht.
    expect(await decideReturn(shop, office, id, { move: 'refund', version })).toMatchObject({
      ...{ status: 409, body: { code: 'VERSION_STALE' } },
    });
    const { body } = await refundReturn(shop, office, id);
    expect(body.return).toMatchObject({ amount: 437, refunded: 437, kept_for_coins: 3 });
    await shop.jobs.returnMoney();
    expect(bankGave(paymentId)).toEqual([43_700]);
    expect(await couponOf(coupon)).toMatchObject({ takenBack: 0, status: 'used' });
    expect((await orderOf(shop, shopper, id)).returns).toMatchObject([{ kept_for_coins: 3 }]);
  });
});

describe('a whole order that comes back', () => {
  it('gives back everything that was paid, the delivery too', async () => {
    const { shopper, id, paymentId } = await accepted([[1, 2]], [[1, 2]]);
    const { body } = await refundReturn(shop, office, id);
    expect(body.return).toMatchObject({ amount: 240, refunded: 240 });
    await shop.jobs.returnMoney();
    expect(bankGave(paymentId)).toEqual([24_000]);
    expect(await paymentOf(shop, shopper, paymentId)).toMatchObject({ status: 'refunded' });
    expect(await coinsOf(id)).toEqual([
      { amount: 8, reason: 'earned' },
      { amount: -8, reason: 'returned' },
    ]);
  });

  it('of cash is given back by hand, and the member hears of it at once', async () => {
    const shopper = await shopperOf(shop);
    await fill(shop, shopper, [1, 1]);
    const { body: order } = await place(shop, shopper);
    const id = order.order_id;
    await sendBack(shop, office, { shopper, id }, [[1, 1]]);
    expect((await refundReturn(shop, office, id)).body.return).toMatchObject({ by_hand: 140 });
    expect((await heard(shop, shopper))[0]).toBe('Refund complete');
    expect(await coinsOf(id)).toHaveLength(2);
  });
});

describe('a set of which some comes back', () => {
  it('leaves nothing free: what is kept is priced anew', async () => {
    await plantProducts(
      shop.db,
      [199, 179, 159].map((baht, n) => ({ id: 11 + n, price: baht * 100, available: 500 })),
    );
    const now = shop.clock.now().getTime();
    const [startsAt, endsAt] = [new Date(now - 1_000), new Date(now + 86_400_000)];
    await plantGroups(shop.db, [
      { id: 71, kind: 'buy_2_get_1', startsAt, endsAt, products: [11, 12, 13] },
    ]);
    const bought: Lines = [
      [11, 1],
      [12, 1],
      [13, 1],
    ];
    const { id, paymentId } = await accepted(bought, [
      [1, 1],
      [2, 1],
    ]);
    const { body } = await refundReturn(shop, office, id);
    // 378 were paid, and 159 are due for the one that is kept.
    expect(body.return).toMatchObject({ amount: 219, refunded: 219 });
    await shop.jobs.returnMoney();
    expect(bankGave(paymentId)).toEqual([21_900]);
  });
});

describe('what gift cards paid', () => {
  async function withCard(balance: number, bought: Lines, back: Lines) {
    const shopper = await shopperOf(shop);
    const { id: cardId } = await plantGiftCard(shop, balance);
    const passes = createGiftCardPasses(shop.hasher);
    const pass = passes.issue(cardId, shopper.memberId, shop.clock.now());
    await fill(shop, shopper, ...bought);
    const { body } = await place(shop, shopper, {
      choices: {
        ...{ delivery_method: 'home', address_id: shopper.addressId },
        gift_card_codes: [pass],
      },
      changes: { payment_method: 'kbank_card' },
    });
    const id = body.order_id;
    if (body.to_pay > 0) {
      await tell(shop, shop.bank.event(await opened(shop, shopper, id), 'succeeded'));
    }
    await sendBack(shop, office, { shopper, id }, back);
    return { shopper, id, cardId };
  }
  const balanceOf = async (id: number) =>
    (await shop.db.select().from(giftCards).where(eq(giftCards.id, id)))[0]?.balance;

  it('goes back to them after the money', async () => {
    // 340, of which 240 by card.
    const { id, cardId, shopper } = await withCard(24_000, [[1, 3]], [[1, 2]]);
    expect(await balanceOf(cardId)).toBe(0);
    await refundReturn(shop, office, id);
    expect(await balanceOf(cardId)).toBe(10_000);
    expect((await orderOf(shop, shopper, id)).refund).toMatchObject({ amount: 100 });
  });

  it('goes back whole with a whole order that nothing else paid', async () => {
    const { id, cardId, shopper } = await withCard(50_000, [[1, 2]], [[1, 2]]);
    await refundReturn(shop, office, id);
    expect(await balanceOf(cardId)).toBe(50_000);
    expect((await orderOf(shop, shopper, id)).refund).toBeNull();
    expect((await heard(shop, shopper))[0]).toBe('Refund complete');
  });
});

describe('said many times at once', PATIENCE, () => {
  it('happens once: money, coins and pieces', async () => {
    for (const back of [1, 2]) {
      const { id, paymentId } = await accepted([[1, 2]], [[1, back]]);
      const before = await onShelf(1);
      const answers = await Promise.all(
        Array.from({ length: 10 }, () => refundReturn(shop, office, id)),
      );
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
      expect(answers.filter(({ status }) => status === 409)).toHaveLength(9);
      expect(await onShelf(1)).toBe(before + back);
      expect(await coinsOf(id)).toHaveLength(2);
      await Promise.all([shop.jobs.returnMoney(), shop.jobs.returnMoney()]);
      expect(bankGave(paymentId)).toEqual([back === 2 ? 24_000 : 10_000]);
      expect((await refundReturn(shop, office, id)).status).toBe(409);
    }
  });

  it('beside orders, redemptions and the bank’s word keeps every sum', async () => {
    const crowd = await Promise.all(
      Array.from({ length: 6 }, (_, n) => accepted([[1, 2]], [[1, 1 + (n % 2)]])),
    );
    const again = async (shopper: Shopper) => {
      await fill(shop, shopper, [1, 1]);
      return place(shop, shopper);
    };
    await Promise.all(
      crowd.flatMap(({ shopper, id, paymentId }) => [
        refundReturn(shop, office, id),
        again(shopper),
        shop.call('POST', '/me/redeem', {
          token: shopper.token,
          body: { coins: 5 },
          headers: { 'Idempotency-Key': `redeem-${id}` },
        }),
        refundReturn(shop, office, id),
        tell(shop, shop.bank.event(paymentId, 'succeeded')),
        shop.jobs.returnMoney(),
      ]),
    );
    await shop.jobs.returnMoney();
    for (const { id, paymentId } of crowd) {
      expect(await coinsOf(id)).toHaveLength(2);
      expect(bankGave(paymentId)).toHaveLength(1);
      expect(await shop.db.$count(refunds, eq(refunds.paymentId, paymentId))).toBe(1);
    }
  });
});
