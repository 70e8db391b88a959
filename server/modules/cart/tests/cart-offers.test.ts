import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { cartSchema, quoteSchema, type Cart, type Quote } from '@/lib/cart/contract.ts';
import type { MemberCoupon } from '@/lib/wallet/contract.ts';
import { members } from '@/server/db/schema/members.ts';
import { coupons, memberCoupons } from '@/server/modules/wallet/schema.ts';
import { plantProducts, plantShelves } from '@/tests/harness/catalog.ts';
import { fill } from '@/tests/harness/checkout.ts';
import { signIn, type TestMember } from '@/tests/harness/members.ts';
import { plantGroups } from '@/tests/harness/offers.ts';
import { openShop, type Shop } from '@/tests/harness/shop.ts';
import { expectCoupons, giveCoins, plantCoupon } from '@/tests/harness/wallet.ts';

const DAY_MS = 86_400_000;
/** 199, 179 and 159 baht in one buy-2-get-1 group; 250 baht, 5 % less for members; a medicine of 120 baht. */
const [A, B, C, D, M] = [1, 2, 3, 4, 5];
/** 1,500 baht. */
const CREAM = 6;
const TRIO = 1;

type Body<Answer> = Answer & Record<string, unknown>;

let shop: Shop;
let alice: TestMember;

beforeAll(async () => {
  shop = await openShop();
  await plantShelves(shop.db);
  await plantProducts(shop.db, [
    { id: A, price: 19_900, available: 500 },
    { id: B, price: 17_900, available: 500 },
    { id: C, price: 15_900, available: 500 },
    { id: D, price: 25_000, available: 500, brandId: 2 },
    { id: M, price: 12_000, available: 500, departmentId: 201, drugClass: 'household' },
    { id: CREAM, price: 150_000, available: 500, brandId: 2 },
  ]);
  const now = shop.clock.now().getTime();
  const window = { startsAt: new Date(now - DAY_MS), endsAt: new Date(now + 30 * DAY_MS) };
  await plantGroups(shop.db, [
    { id: TRIO, kind: 'buy_2_get_1', products: [A, B, C], ...window },
    { id: 2, kind: 'member_percent', percent: 5, products: [D], ...window },
    {
      id: 3,
      kind: 'buy_1_get_1',
      products: [D],
      startsAt: new Date(now - 2 * DAY_MS),
      endsAt: window.startsAt,
    },
  ]);
});
afterAll(() => shop.close());
beforeEach(async () => {
  alice = await signIn(shop);
});

const call = <Answer = Cart>(method: string, path: string, body?: unknown, query = '') =>
  shop.call<Body<Answer>>(method, `/me/cart${path}${query}`, { token: alice.token, body });
const useCode = (code: string) => call('POST', '/coupons', { code });
const quote = (body: unknown) => call<Quote>('POST', '/quote', body);

/** A coupon's code and its id in the shop. */
async function coupon(changes: Partial<typeof coupons.$inferInsert> = {}) {
  const id = await plantCoupon(shop, changes);
  const [row] = await shop.db.select().from(coupons).where(eq(coupons.id, id));
  if (!row) throw new Error('no coupon was found');
  return { id, code: row.code };
}

async function collect(couponId: number): Promise<number> {
  const { body } = await shop.call<MemberCoupon>(
    'POST',
    `/me/coupons/${String(couponId)}/collect`,
    {
      token: alice.token,
      headers: { 'Idempotency-Key': `collect-${String(couponId)}-${String(alice.memberId)}` },
    },
  );
  return body.id;
}

async function coinCoupon(coins: number): Promise<number> {
  await giveCoins(shop, alice.memberId, coins);
  const { body } = await shop.call<{ coupon: MemberCoupon }>('POST', '/me/redeem', {
    token: alice.token,
    body: { coins },
    headers: { 'Idempotency-Key': `redeem-${String(alice.memberId)}-${String(coins)}` },
  });
  return body.coupon.id;
}

describe('the worked example of the price rules', () => {
  it('comes to 705.50 baht with 46.15 of tax', async () => {
    await fill(shop, alice, [M, 1], [C, 1], [D, 1], [A, 1], [B, 1]);
    const { id } = await coupon({ minSpend: 0 });
    const body = {
      delivery_method: 'home',
      coupon_ids: [await collect(id)],
      coin_coupon_id: await coinCoupon(100),
    };
    const { status, body: answer } = await quote(body);
    expect(status).toBe(200);
    expect(quoteSchema.parse(answer)).toEqual(answer);
    expect(answer).toMatchObject({
      subtotal: 907,
      discount: 241.5,
      delivery_fee: 40,
      free_delivery_missing: 33.5,
      total: 705.5,
      vat: 46.15,
      to_pay: 705.5,
    });
    const shares = answer.lines.map((line) => [
      line.product_id,
      line.free_qty,
      line.discmember,
      line.discount_line_item,
    ]);
    expect(new Set(shares)).toEqual(
      new Set([
        [A, 0, 0, 19.99],
        [B, 0, 0, 17.99],
        [C, 1, 0, 159],
        [D, 0, 12.5, 23.86],
        [M, 0, 0, 8.16],
      ]),
    );
    expect(answer.adjustments.map(({ scope, amount }) => [scope, amount])).toEqual([
      ['line', 159],
      ['line', 12.5],
      ['order', 50],
      ['order', 20],
    ]);
  });
});

describe('sets', () => {
  it('show their progress, free the cheapest piece, and say so in both languages', async () => {
    const started = await fill(shop, alice, [A, 1]);
    expect(cartSchema.parse(started)).toEqual(started);
    expect(started.groups).toEqual([
      {
        id: TRIO,
        kind: 'buy_2_get_1',
        name: 'Group 1',
        set_size: 3,
        pieces: 1,
        free_pieces: 0,
        missing: 2,
        opted_out: false,
      },
    ]);
    expect(started.near_misses[0]).toEqual({
      rule_id: 'set:1',
      reason: 'Group 1: 2 more pieces to get one free',
    });
    await fill(shop, alice, [B, 1], [C, 1]);
    const { body } = await call('GET', '', undefined, '?locale=th');
    expect(body).toMatchObject({ subtotal: 537, discount: 159, total: 378 });
    expect(body.groups).toMatchObject([{ name: 'กลุ่ม 1', pieces: 3, free_pieces: 1, missing: 0 }]);
    expect(body.adjustments).toEqual([
      { rule_id: 'set:1', scope: 'line', amount: 159, reason: 'กลุ่ม 1: ฟรี 1 ชิ้น' },
    ]);
    expect(body.items.find(({ product }) => product.id === C)).toMatchObject({
      group_id: TRIO,
      free_qty: 1,
      discount_line_item: 159,
      line_total: 0,
    });
  });

  it('are given up and wanted again, by the cart that was seen', async () => {
    const { version } = await fill(shop, alice, [A, 4]);
    const optOut = (optedOut: boolean, seen: number) =>
      call('PUT', `/groups/${String(TRIO)}`, { opted_out: optedOut, version: seen });
    const { status, body } = await optOut(true, version);
    expect(status).toBe(200);
    expect(body.groups).toMatchObject([{ opted_out: true, missing: 2, free_pieces: 1 }]);
    expect(body.version).toBe(version + 1);
    const stale = await optOut(false, version);
    expect(stale.status).toBe(409);
    expect(stale.body['code']).toBe('CART_VERSION');
    expect((await optOut(false, version + 1)).body.groups).toMatchObject([{ opted_out: false }]);
  });

  it.each([[2], [3], [999]])(
    'that ended or are not in the cart are refused, not missing: %s',
    async (id) => {
      const { version } = await fill(shop, alice, [A, 1]);
      const answer = await call('PUT', `/groups/${String(id)}`, { opted_out: true, version });
      expect(answer.status).toBe(409);
      expect(answer.body['code']).toBe('CART_CHANGED');
      expect((await call('GET', '')).body.version).toBe(version);
    },
  );

  it('begin anew with an emptied cart', async () => {
    const { version } = await fill(shop, alice, [A, 1]);
    await call('PUT', `/groups/${String(TRIO)}`, { opted_out: true, version });
    await call('DELETE', '/clear');
    expect((await fill(shop, alice, [A, 1])).groups).toMatchObject([{ opted_out: false }]);
  });
});

describe('the member percentage', () => {
  it('is for those with a card', async () => {
    expect(await fill(shop, alice, [D, 2])).toMatchObject({
      subtotal: 500,
      discount: 25,
      items: [{ discmember: 25, line_total: 475 }],
    });
    await shop.db.update(members).set({ memberCode: '' }).where(eq(members.id, alice.memberId));
    expect((await call('GET', '')).body).toMatchObject({ discount: 0 });
    await shop.db
      .update(members)
      .set({ memberCode: `T${alice.phone}` })
      .where(eq(members.id, alice.memberId));
  });
});

describe('POST /me/cart/coupons', () => {
  it('collects the coupon of a code and uses it', async () => {
    const { id, code } = await coupon();
    const { version } = await fill(shop, alice, [CREAM, 1]);
    const { status, body } = await useCode(` ${code.toLowerCase()} `);
    expect(status).toBe(200);
    expect(cartSchema.parse(body)).toEqual(body);
    expect(body).toMatchObject({ discount: 50, total: 1_450, version: version + 1 });
    expect(body.coupons).toEqual([
      {
        id: expect.any(Number),
        code,
        kind: 'amount',
        description: '50 baht off 300 baht and more',
        amount: 50,
        refused: null,
        missing: 0,
      },
    ]);
    expect((await call('GET', '')).body.coupons).toEqual(body.coupons);
    expect((await useCode(code)).body.coupons).toEqual(body.coupons);
    await expectCoupons(shop.db);
    expect(await collect(id)).toBe(undefined);
  });

  it.each([
    ['an unknown code', {}, 'NOSUCHCODE', 422, 'COUPON_INVALID'],
    [
      'one that is over',
      { endsAt: new Date(0), startsAt: new Date(-1) },
      '',
      422,
      'COUPON_EXPIRED',
    ],
    ['one that has not begun', { startsAt: new Date('2200-01-01') }, '', 422, 'COUPON_INVALID'],
    ['one that ran out of copies', { quota: 0 }, '', 409, 'COUPON_FULL'],
    ['one for birthdays', { audience: 'birthday' }, '', 422, 'COUPON_INVALID'],
    ['one of other goods', { scope: 'brand', scopeId: 1, minSpend: 0 }, '', 422, 'NOT_ELIGIBLE'],
    ['one for delivery that is free', { kind: 'free_delivery' }, '', 422, 'NOT_ELIGIBLE'],
  ] as const)('refuses %s', async (_, changes, typed, status, code) => {
    const { code: real } = await coupon(changes);
    await fill(shop, alice, [CREAM, 1]);
    const refused = await useCode(typed === '' ? real : typed);
    expect(refused.status).toBe(status);
    expect(refused.body['code']).toBe(code);
    expect((await call('GET', '')).body).toMatchObject({ coupons: [], version: 1 });
    await expectCoupons(shop.db);
  });

  it('says what is missing to the minimum spend, in the language of the request', async () => {
    const { code } = await coupon({ minSpend: 30_000 });
    await fill(shop, alice, [D, 1]);
    const { status, body } = await call('POST', '/coupons', { code });
    expect(status).toBe(422);
    expect(body).toMatchObject({ code: 'COUPON_MIN_SPEND', data: { missing: 62.5 } });
    expect(body['message']).toContain('62.5');
  });

  it('refuses a used one, and one that an order holds', async () => {
    const { id, code } = await coupon();
    const copy = await collect(id);
    await fill(shop, alice, [CREAM, 1]);
    for (const status of ['reserved', 'used'] as const) {
      await shop.db
        .update(memberCoupons)
        .set({ status, orderId: 'another' })
        .where(eq(memberCoupons.id, copy));
      expect((await useCode(code)).body['code']).toBe('COUPON_USED');
    }
  });

  it('takes one of the store and one for delivery, and no second of either', async () => {
    const [first, second, free, freeToo] = [
      await coupon({ minSpend: 0 }),
      await coupon({ minSpend: 0 }),
      await coupon({ kind: 'free_delivery', minSpend: 0 }),
      await coupon({ kind: 'free_delivery', minSpend: 0 }),
    ];
    await fill(shop, alice, [D, 1]);
    expect((await useCode(first.code)).status).toBe(200);
    expect((await useCode(free.code)).status).toBe(200);
    for (const { code } of [second, freeToo]) {
      const { status, body } = await useCode(code);
      expect(status).toBe(422);
      expect(body['code']).toBe('COUPON_NOT_COMBINABLE');
    }
    expect((await call('GET', '')).body).toMatchObject({
      total: 187.5,
      free_delivery_missing: 0,
      coupons: [{ amount: 50 }, { amount: 40 }],
    });
  });

  it('keeps a coupon whose goods went away, tells what is missing, and lets another take its place once it is over', async () => {
    const { id, code } = await coupon();
    const other = await coupon({ minSpend: 0 });
    await fill(shop, alice, [D, 1], [A, 3]);
    const { body } = await useCode(code);
    await call('DELETE', `/items/${String(A)}`, { version: body.version });
    const { body: less } = await call('GET', '');
    expect(less.coupons).toMatchObject([{ amount: 0, refused: 'COUPON_MIN_SPEND', missing: 62.5 }]);
    expect(less.near_misses.map(({ rule_id }) => rule_id)).toContain(
      `coupon:${String(less.coupons[0]?.id)}`,
    );
    await shop.db
      .update(memberCoupons)
      .set({ status: 'expired' })
      .where(eq(memberCoupons.couponId, id));
    expect((await call('GET', '')).body.coupons).toMatchObject([{ refused: 'COUPON_EXPIRED' }]);
    expect((await useCode(other.code)).body.coupons).toMatchObject([
      { code: other.code, amount: 50 },
    ]);
  });
});

describe('DELETE and PUT /me/cart/coupons', () => {
  it('takes a coupon away, once or twice', async () => {
    const { code } = await coupon();
    await fill(shop, alice, [CREAM, 1]);
    const { body } = await useCode(code);
    const path = `/coupons/${String(body.coupons[0]?.id)}`;
    for (let time = 0; time < 2; time += 1) {
      const { status, body: without } = await call('DELETE', path);
      expect(status).toBe(200);
      expect(without).toMatchObject({ coupons: [], discount: 0 });
    }
  });

  it('uses the best coupons of the wallet in one tap', async () => {
    const small = await collect((await coupon({ minSpend: 0 })).id);
    const big = await collect(
      (await coupon({ kind: 'percent', amount: 0, percent: 20, cap: 9_000, nameEn: '20% off' })).id,
    );
    const free = await collect((await coupon({ kind: 'free_delivery', minSpend: 0 })).id);
    await collect((await coupon({ minSpend: 900_000, amount: 90_000 })).id);
    const { best_coupons: best } = await fill(shop, alice, [D, 2]);
    expect(best).toEqual({ ids: [big, free], description: '20% off + 50 baht off', saving: 130 });
    const { status, body } = await call('PUT', '/coupons', { coupon_ids: best?.ids });
    expect(status).toBe(200);
    expect(body).toMatchObject({ discount: 115, best_coupons: null, free_delivery_missing: 0 });
    const { body: again } = await call('PUT', '/coupons', { coupon_ids: [small] });
    expect(again.coupons.map(({ id }) => id)).toEqual([small]);
    expect(again.best_coupons?.ids).toEqual([big, free]);
  });

  it('refuses what is nothing of the member, or does not go together', async () => {
    const own = await collect((await coupon()).id);
    const alike = await collect((await coupon()).id);
    await fill(shop, alice, [CREAM, 1]);
    const choose = (ids: readonly number[]) => call('PUT', '/coupons', { coupon_ids: ids });
    expect((await choose([own, alike])).body['code']).toBe('COUPON_NOT_COMBINABLE');
    expect((await choose([999_999])).body['code']).toBe('COUPON_INVALID');
    alice = await signIn(shop);
    await fill(shop, alice, [CREAM, 1]);
    expect((await choose([own])).body['code']).toBe('COUPON_INVALID');
    expect((await choose([])).status).toBe(200);
  });
});
