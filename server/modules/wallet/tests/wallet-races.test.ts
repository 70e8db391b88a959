import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { members } from '@/server/db/schema/members.ts';
import { giftCards, memberCoupons } from '../schema.ts';
import { createTransact } from '@/server/runtime/unit-of-work.ts';
import { ok, refuse } from '@/server/core/result.ts';
import { signIn } from '@/tests/harness/members.ts';
import { openShop, type Shop } from '@/tests/harness/shop.ts';
import {
  expectCoins,
  expectCoupons,
  giveCoins,
  plantCoupon,
  plantGiftCard,
} from '@/tests/harness/wallet.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const times = <Value>(count: number, work: (index: number) => Promise<Value>) =>
  Promise.all(Array.from({ length: count }, (_, index) => work(index)));
const tally = (values: readonly unknown[]) =>
  Object.fromEntries(
    [...new Set(values)].map((value) => [
      String(value),
      values.filter((other) => other === value).length,
    ]),
  );

describe('coins', () => {
  const redeem = (token: string, key: string = randomUUID()) =>
    shop.call('POST', '/me/redeem', {
      token,
      body: { coins: 10 },
      headers: { 'Idempotency-Key': key },
    });

  it('suffice for their number of redemptions, of 100 concurrent ones', async () => {
    const { token, memberId } = await signIn(shop);
    for (const coins of [7, 9, 11, 8]) await giveCoins(shop, memberId, coins, coins);
    const answers = await times(100, () => redeem(token));
    expect(tally(answers.map(({ status }) => status))).toEqual({ 201: 3, 422: 97 });
    expect(await shop.db.$count(memberCoupons, eq(memberCoupons.memberId, memberId))).toBe(3);
    const [row] = await shop.db.select().from(members).where(eq(members.id, memberId));
    expect(row?.coins).toBe(5);
    await expectCoins(shop.db);
  });

  it('are redeemed once for a key sent 20 times concurrently', async () => {
    const { token, memberId } = await signIn(shop);
    await giveCoins(shop, memberId, 100);
    const key = randomUUID();
    const answers = await times(20, () => redeem(token, key));
    const bodies = answers.filter(({ status }) => status === 201).map(({ body }) => body);
    expect(bodies.length).toBeGreaterThan(0);
    for (const body of bodies) expect(body).toEqual(bodies[0]);
    expect(await shop.db.$count(memberCoupons, eq(memberCoupons.memberId, memberId))).toBe(1);
    await expectCoins(shop.db);
  });

  it('of an order are credited and taken back once, under concurrency', async () => {
    const { token, memberId } = await signIn(shop);
    await giveCoins(shop, memberId, 10);
    const transact = createTransact(shop.db);
    const order = `AR-${randomUUID()}`;
    const now = shop.clock.now();
    const earned = await times(10, () =>
      transact(async ({ coins }) => ok(await coins.earn(order, memberId, 30, now))),
    );
    expect(earned.filter((result) => result.ok && result.value)).toHaveLength(1);
    await Promise.all([
      ...Array.from({ length: 10 }, () =>
        transact(async ({ coins }) => {
          await coins.takeBackEarned(order, 10, now);
          return ok(true);
        }),
      ),
      ...Array.from({ length: 5 }, () => redeem(token)),
    ]);
    await expectCoins(shop.db);
    const [row] = await shop.db.select().from(members).where(eq(members.id, memberId));
    const redeemed = await shop.db.$count(memberCoupons, eq(memberCoupons.memberId, memberId));
    expect(row?.coins).toBe(Math.max(0, 10 - redeemed * 10));
  });
});

describe('coupons', () => {
  it('the last one goes to one of 50 members', async () => {
    const id = await plantCoupon(shop, { quota: 1 });
    const crowd = await times(50, () => signIn(shop));
    const answers = await Promise.all(
      crowd.map(({ token }) => shop.call('POST', `/me/coupons/${String(id)}/collect`, { token })),
    );
    expect(tally(answers.map(({ body }) => body['code'] ?? 'none'))).toMatchObject({
      COUPON_FULL: 49,
    });
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    await expectCoupons(shop.db);
  });

  it('is collected once by a member who clicks 30 times', async () => {
    const id = await plantCoupon(shop, { quota: 10 });
    const { token } = await signIn(shop);
    const answers = await times(30, () =>
      shop.call('POST', `/me/coupons/${String(id)}/collect`, { token }),
    );
    expect(tally(answers.map(({ status }) => status))).toEqual({ 201: 1, 409: 29 });
    await expectCoupons(shop.db);
  });

  it('is held by one of 100 orders', async () => {
    const { token, memberId } = await signIn(shop);
    const ids: number[] = [];
    for (let n = 0; n < 2; n += 1) {
      const id = await plantCoupon(shop);
      const { body } = await shop.call('POST', `/me/coupons/${String(id)}/collect`, { token });
      ids.push(Number(body['id']));
    }
    const transact = createTransact(shop.db);
    const now = shop.clock.now();
    const results = await times(100, (index) =>
      transact(async ({ coupons }) => {
        const wanted = index % 2 === 0 ? ids : ids.toReversed();
        const held = await coupons.reserve(memberId, wanted, `AR-H${String(index)}`, now);
        return held ? ok(index) : refuse('COUPON_USED');
      }),
    );
    const [winner] = results.flatMap((result) => (result.ok ? [result.value] : []));
    expect(results.filter((result) => result.ok)).toHaveLength(1);
    const rows = await shop.db
      .select()
      .from(memberCoupons)
      .where(eq(memberCoupons.memberId, memberId));
    expect(rows.map(({ status, orderId }) => [status, orderId])).toEqual([
      ['reserved', `AR-H${String(winner)}`],
      ['reserved', `AR-H${String(winner)}`],
    ]);
  });
});

describe('gift cards', () => {
  it('pay as many of 50 orders as their balance allows, and are refunded once', async () => {
    const [first, second] = [await plantGiftCard(shop, 10_000), await plantGiftCard(shop, 7_500)];
    const transact = createTransact(shop.db);
    const now = shop.clock.now();
    const results = await times(50, (index) =>
      transact(async ({ giftCards: cards }) => {
        const uses = [first, second].map(({ id }) => ({ giftCardId: id, amount: 2_000 }));
        const wanted = index % 2 === 0 ? uses : uses.toReversed();
        const taken = await cards.take(`AR-P${String(index)}`, wanted, now);
        return taken ? ok(`AR-P${String(index)}`) : refuse('GIFT_CARD_INVALID');
      }),
    );
    const paid = results.flatMap((result) => (result.ok ? [result.value] : []));
    expect(paid).toHaveLength(3);
    const balances = async () => {
      const rows = await shop.db.select().from(giftCards).orderBy(giftCards.id);
      return rows.map(({ balance }) => balance);
    };
    expect(await balances()).toEqual([4_000, 1_500]);
    await times(30, (index) =>
      transact(async ({ giftCards: cards }) => {
        await cards.giveBack(paid[index % paid.length] ?? '');
        return ok(true);
      }),
    );
    expect(await balances()).toEqual([10_000, 7_500]);
  });
});
