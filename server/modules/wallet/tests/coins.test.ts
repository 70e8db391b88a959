import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  coinsSchema,
  memberCouponListSchema,
  redeemedSchema,
  redeemHistorySchema,
  type Coins,
  type MemberCoupon,
  type Redeemed,
  type RedeemHistory,
  type RedeemOptions,
} from '@/lib/wallet/contract.ts';
import { createRepos } from '@/server/runtime/repos.ts';
import { coinEntries } from '../schema.ts';
import { signIn, type TestMember } from '@/tests/harness/members.ts';
import { openShop, type Shop } from '@/tests/harness/shop.ts';
import { expectCoins, giveCoins } from '@/tests/harness/wallet.ts';

const DAY_MS = 86_400_000;

let shop: Shop;
let alice: TestMember;

beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());
beforeEach(async () => {
  alice = await signIn(shop);
});

const wallet = async (status = '', { token } = alice) => {
  const query = status === '' ? '' : `?status=${status}`;
  const { body } = await shop.call<{ entities: MemberCoupon[] }>('GET', `/me/coupons${query}`, {
    token,
  });
  return memberCouponListSchema.parse(body).entities;
};
const redeem = (coins: unknown, { token } = alice, key: string = randomUUID()) =>
  shop.call<Redeemed & Record<string, unknown>>('POST', '/me/redeem', {
    token,
    body: { coins },
    headers: { 'Idempotency-Key': key },
  });
const coins = async ({ token } = alice) =>
  coinsSchema.parse((await shop.call<Coins>('GET', '/me/coins', { token })).body);
const expireWallet = () => shop.jobs.expireWallet();

describe('POST /me/redeem', () => {
  it('turns coins into a coupon of 30 days', async () => {
    await giveCoins(shop, alice.memberId, 120);
    const { status, body } = await redeem(100);
    expect(status).toBe(201);
    const { coupon, coins_left } = redeemedSchema.parse(body);
    expect(coins_left).toBe(20);
    expect(coupon).toMatchObject({
      kind: 'coins',
      coupon_id: null,
      amount: 20,
      min_spend: 0,
      status: 'ready',
      name: '฿20 off with coins',
    });
    const days = (Date.parse(coupon.ends_at) - Date.parse(coupon.starts_at)) / DAY_MS;
    expect(days).toBe(30);
    expect((await wallet('ready')).map(({ id }) => id)).toEqual([coupon.id]);
    await expectCoins(shop.db);
  });

  it.each([
    [undefined, 'COINS_REQUIRED'],
    [null, 'COINS_REQUIRED'],
    [0, 'COINS_REQUIRED'],
    [-5, 'COINS_REQUIRED'],
    [7, 'COINS_NOT_DIVISIBLE_BY_5'],
    [105, 'COINS_NOT_ENOUGH'],
  ])('refuses %j', async (wanted, code) => {
    await giveCoins(shop, alice.memberId, 100);
    const { status, body } = await redeem(wanted);
    expect([status, body['code']]).toEqual([422, code]);
    expect(body['fields']).toEqual({ coins: body['message'] });
    expect((await coins()).total).toBe(100);
    expect(await wallet()).toEqual([]);
  });

  it('redeems once per key, even if the stored answer is gone', async () => {
    await giveCoins(shop, alice.memberId, 100);
    const key = randomUUID();
    const first = await redeem(50, alice, key);
    expect((await redeem(50, alice, key)).body).toEqual(first.body);
    const again = await shop.useCases.wallet.redeem(alice.memberId, {
      coins: 50,
      idempotencyKey: key,
    });
    expect(again).toMatchObject({
      ok: true,
      value: { coinsLeft: 50, coupon: { memberCouponId: first.body.coupon.id } },
    });
    expect((await redeem(100, alice, key)).body['code']).toBe('IDEMPOTENCY_KEY_REUSED');
    expect((await coins()).total).toBe(50);
    const bare = await shop.call('POST', '/me/redeem', { token: alice.token, body: { coins: 50 } });
    expect(bare.body['code']).toBe('IDEMPOTENCY_KEY_REQUIRED');
  });

  it('spends coins that expire soonest first, and no expired ones', async () => {
    await giveCoins(shop, alice.memberId, 30, null);
    await giveCoins(shop, alice.memberId, 40, 90);
    await giveCoins(shop, alice.memberId, 25, 1);
    await giveCoins(shop, alice.memberId, 50, 10);
    await redeem(35);
    expect((await coins()).expiring.map(({ amount }) => amount)).toEqual([40, 40]);
    shop.clock.advance(11 * DAY_MS);
    alice = await signIn(shop, alice.phone);
    expect((await coins()).total).toBe(70);
    expect((await redeem(75)).body['code']).toBe('COINS_NOT_ENOUGH');
    expect((await redeem(70)).body.coins_left).toBe(0);
    await expectCoins(shop.db);
  });
});

describe('GET /me/coins', () => {
  it('lists the ledger, newest first, and the expiries', async () => {
    await giveCoins(shop, alice.memberId, 60, 20);
    await redeem(10);
    const { total, expiring, ledger } = await coins();
    expect(total).toBe(50);
    expect(expiring).toEqual([{ amount: 50, at: expect.any(String) as string }]);
    expect(ledger.map(({ amount, reason }) => [amount, reason])).toEqual([
      [-10, 'redeemed'],
      [60, 'survey'],
    ]);
    const me = await shop.call('GET', '/me', { token: alice.token });
    expect(me.body).toMatchObject({ total_coins: 50, expiring_coins: 50 });
  });

  it('removes expired coins once, with a ledger line', async () => {
    await giveCoins(shop, alice.memberId, 60, 20);
    await giveCoins(shop, alice.memberId, 15, 200);
    shop.clock.advance(21 * DAY_MS);
    alice = await signIn(shop, alice.phone);
    expect(await coins()).toMatchObject({ total: 15 });
    await expireWallet();
    await expireWallet();
    const { total, ledger } = await coins();
    expect(total).toBe(15);
    expect(ledger.filter(({ reason }) => reason === 'expired')).toMatchObject([{ amount: -60 }]);
    await expectCoins(shop.db);
  });

  it('credits the coins of an order once, and takes them back once', async () => {
    const { coins: purse } = createRepos(shop.db);
    const now = shop.clock.now();
    const order = `AR-${randomUUID()}`;
    expect(await purse.earn(order, alice.memberId, 40, now)).toBe(true);
    expect(await purse.earn(order, alice.memberId, 40, now)).toBe(false);
    expect(await purse.earn('AR-0', alice.memberId, 0, now)).toBe(false);
    await redeem(30);
    await purse.takeBackEarned(order, 40, shop.clock.now());
    await purse.takeBackEarned(order, 40, shop.clock.now());
    await purse.takeBackEarned('AR-none', 40, shop.clock.now());
    const { total, ledger } = await coins();
    expect(total).toBe(0);
    expect(ledger[0]).toMatchObject({ amount: -10, reason: 'returned', order_id: order });
    await giveCoins(shop, alice.memberId, 5);
    await purse.takeBackEarned(order, 40, shop.clock.now());
    expect((await coins()).total).toBe(5);
    await expectCoins(shop.db);
  });

  it('takes back the coins of the order itself before older ones', async () => {
    await giveCoins(shop, alice.memberId, 20, 3);
    const { coins: purse } = createRepos(shop.db);
    const order = `AR-${randomUUID()}`;
    await purse.earn(order, alice.memberId, 40, shop.clock.now());
    await purse.takeBackEarned(order, 40, shop.clock.now());
    const left = await shop.db
      .select({ reason: coinEntries.reason, remaining: coinEntries.remaining })
      .from(coinEntries)
      .where(eq(coinEntries.memberId, alice.memberId))
      .orderBy(coinEntries.id);
    expect(left).toEqual([
      { reason: 'survey', remaining: 20 },
      { reason: 'earned', remaining: 0 },
      { reason: 'returned', remaining: 0 },
    ]);
  });
});

describe('redeem options and history', () => {
  it('offers what the member can pay', async () => {
    await giveCoins(shop, alice.memberId, 263);
    const { body } = await shop.call<RedeemOptions>('GET', '/me/redeem/options', {
      token: alice.token,
    });
    expect(body).toEqual({
      coins: 263,
      options: [
        { coins: 50, amount: 10 },
        { coins: 100, amount: 20 },
        { coins: 250, amount: 50 },
        { coins: 260, amount: 52 },
      ],
    });
  });

  it('lists redemptions page by page', async () => {
    await giveCoins(shop, alice.memberId, 100);
    for (const wanted of [5, 10, 15]) await redeem(wanted);
    const { token } = alice;
    const path = '/me/redeem/history?per_page=2';
    const { body } = await shop.call<RedeemHistory>('GET', path, { token });
    const { entities, total } = redeemHistorySchema.parse(body);
    expect(total).toBe(3);
    expect(entities.map((row) => [row.coins, row.amount, row.status])).toEqual([
      [15, 3, 'ready'],
      [10, 2, 'ready'],
    ]);
    const rest = await shop.call<RedeemHistory>('GET', `${path}&page=2`, { token });
    expect(rest.body.entities.map((row) => row.coins)).toEqual([5]);
  });
});

it('requires a token', async () => {
  for (const [method, path] of [
    ['GET', '/me/coins'],
    ['GET', '/me/redeem/options'],
    ['POST', '/me/redeem'],
    ['GET', '/me/redeem/history'],
  ] as const) {
    const { status, headers } = await shop.call(method, path);
    expect([path, status]).toEqual([path, 401]);
    expect(headers.get('cache-control')).toBe('no-store');
  }
});

it('is paged from the newest: the ledger and its coupons', async () => {
  await giveCoins(shop, alice.memberId, 1_000);
  for (let n = 0; n < 5; n += 1) expect((await redeem(5)).status).toBe(201);
  const { token } = alice;
  const ids = async (path: string) => {
    const { body } = await shop.call<{ entities?: MemberCoupon[]; ledger?: { id: number }[] }>(
      ...(['GET', path, { token }] as const),
    );
    return (body.entities ?? body.ledger ?? []).map(({ id }) => id);
  };
  for (const path of ['/me/coupons', '/me/coins']) {
    const all = await ids(path);
    expect(all.length).toBeGreaterThanOrEqual(5);
    const pages: number[] = [];
    for (let last: number | undefined; ; last = pages.at(-1)) {
      const after = last === undefined ? '' : `&before=${String(last)}`;
      const page = await ids(`${path}?per_page=2${after}`);
      if (page.length === 0) break;
      pages.push(...page);
    }
    expect(pages).toEqual(all);
    const bob = await signIn(shop);
    const query = `${path}?before=${String(all[0])}`;
    const foreign = await shop.call<Record<string, unknown[]>>('GET', query, bob);
    expect(foreign.body['entities'] ?? foreign.body['ledger']).toEqual([]);
  }
  const [newest = 0] = await ids('/me/coupons');
  expect(await ids(`/me/coupons?id=${String(newest)}`)).toEqual([newest]);
  expect((await shop.call('GET', '/me/coupons?per_page=101', { token })).status).toBe(422);
});
