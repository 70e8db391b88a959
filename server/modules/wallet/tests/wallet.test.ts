import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  couponListSchema,
  couponSchema,
  memberCouponListSchema,
  memberCouponSchema,
  type Coupon,
  type MemberCoupon,
} from '@/lib/wallet/contract.ts';
import { createRepos } from '@/server/runtime/repos.ts';
import { brands } from '@/server/db/schema/catalog.ts';
import { members } from '@/server/db/schema/members.ts';
import { memberCoupons } from '../schema.ts';
import { plantShelves } from '@/tests/harness/catalog.ts';
import { signIn, type TestMember } from '@/tests/harness/members.ts';
import { openShop, type Shop } from '@/tests/harness/shop.ts';
import { expectCoupons, plantCoupon } from '@/tests/harness/wallet.ts';

const DAY_MS = 86_400_000;

let shop: Shop;
let alice: TestMember;

beforeAll(async () => {
  shop = await openShop();
  await plantShelves(shop.db);
});
afterAll(() => shop.close());
beforeEach(async () => {
  alice = await signIn(shop);
});

const collect = (id: number | string, { token } = alice) =>
  shop.call<MemberCoupon & Record<string, unknown>>('POST', `/me/coupons/${String(id)}/collect`, {
    token,
  });
const wallet = async (status = '', { token } = alice) => {
  const query = status === '' ? '' : `?status=${status}`;
  const { body } = await shop.call<{ entities: MemberCoupon[] }>('GET', `/me/coupons${query}`, {
    token,
  });
  return memberCouponListSchema.parse(body).entities;
};
const expireWallet = () => shop.jobs.expireWallet();

async function birthdayOf({ memberId }: TestMember, monthsAway: number): Promise<void> {
  const bangkok = new Date(shop.clock.now().getTime() + 7 * 3_600_000);
  const month = String(((bangkok.getUTCMonth() + monthsAway) % 12) + 1).padStart(2, '0');
  const change = { birthdate: `1990-${month}-15` };
  await shop.db.update(members).set(change).where(eq(members.id, memberId));
}

describe('GET /coupons', () => {
  it('lists running coupons, in display order and the requested language', async () => {
    const now = shop.clock.now().getTime();
    const second = await plantCoupon(shop, { position: -1, quota: 6 });
    const first = await plantCoupon(shop, {
      position: -2,
      kind: 'percent',
      amount: 0,
      percent: 15,
      cap: 20_050,
      scope: 'brand',
      scopeId: 2,
    });
    const later = await plantCoupon(shop, { startsAt: new Date(now + DAY_MS) });
    const over = await plantCoupon(shop, { endsAt: new Date(now - 1) });
    const { status, body, headers } = await shop.call<{ entities: Coupon[] }>(
      'GET',
      '/coupons?locale=th',
    );
    expect(status).toBe(200);
    expect(headers.get('cache-control')).toMatch(/^public, s-maxage=\d+/);
    const { entities } = couponListSchema.parse(body);
    expect(entities.slice(0, 2).map(({ id }) => id)).toEqual([first, second]);
    expect(entities.some(({ id }) => id === later || id === over)).toBe(false);
    expect(entities[0]).toMatchObject({
      percent: 15,
      cap: 200.5,
      min_spend: 300,
      scope: 'brand',
      scope_name: 'บัวริน',
      left: null,
    });
    expect(entities[1]).toMatchObject({ name: 'ลด 50 บาท', amount: 50, cap: null, left: 6 });
  });

  it('returns an ended one by id, and 404 for none', async () => {
    const id = await plantCoupon(shop, { endsAt: new Date(shop.clock.now().getTime() - 1) });
    const { status, body } = await shop.call('GET', `/coupons/${String(id)}`);
    expect(status).toBe(200);
    expect(couponSchema.parse(body).name).toBe('50 baht off');
    for (const unknown of ['2147483647', '0', 'x']) {
      expect((await shop.call('GET', `/coupons/${unknown}`)).status).toBe(404);
    }
  });
});

describe('POST /me/coupons/{id}/collect', () => {
  it('puts a copy into the wallet, once', async () => {
    const id = await plantCoupon(shop);
    const { status, body } = await collect(id);
    expect(status).toBe(201);
    expect(memberCouponSchema.parse(body)).toMatchObject({
      coupon_id: id,
      status: 'ready',
      in_use: false,
      order_id: null,
      used_at: null,
    });
    expect(await wallet('ready')).toEqual([body]);
    const again = await collect(id);
    expect([again.status, again.body['code']]).toEqual([409, 'ALREADY_COLLECTED']);
    await expectCoupons(shop.db);
  });

  it('refuses when all are gone, also repeatedly', async () => {
    const id = await plantCoupon(shop, { quota: 1 });
    expect((await collect(id)).status).toBe(201);
    const bob = await signIn(shop);
    for (let time = 0; time < 2; time += 1) {
      const { status, body } = await collect(id, bob);
      expect([status, body['code']]).toEqual([409, 'COUPON_FULL']);
    }
    expect(await wallet('', bob)).toEqual([]);
    // Owners are told so.
    expect((await collect(id)).body['code']).toBe('ALREADY_COLLECTED');
    const offer = await shop.call<Coupon>('GET', `/coupons/${String(id)}`);
    expect(offer.body.left).toBe(0);
  });

  it('grants birthday coupons in the birthday month only', async () => {
    const id = await plantCoupon(shop, { audience: 'birthday' });
    expect((await collect(id)).status).toBe(404);
    await birthdayOf(alice, 1);
    const { status, body } = await collect(id);
    expect([status, body['code']]).toEqual([404, 'NOT_FOUND']);
    await birthdayOf(alice, 0);
    expect((await collect(id)).status).toBe(201);
  });

  it.each([
    ['an ended one', { endsAt: new Date(0), startsAt: new Date(0) }, 422, 'COUPON_EXPIRED'],
    ['a future one', { startsAt: new Date('2099-01-01') }, 422, 'COUPON_INVALID'],
  ])('refuses %s', async (_, changes, status, code) => {
    const id = await plantCoupon(shop, { endsAt: new Date('2100-01-01'), ...changes });
    const answer = await collect(id);
    expect([answer.status, answer.body['code']]).toEqual([status, code]);
    expect(await wallet()).toEqual([]);
  });

  it('answers 404 for unknown ids', async () => {
    expect((await collect(2_147_483_647)).status).toBe(404);
    expect((await collect('x')).status).toBe(404);
  });
});

describe('GET /me/coupons', () => {
  it('separates ready, used and expired ones; one held by an order is ready and in use', async () => {
    const ids = [];
    for (let n = 0; n < 3; n += 1) ids.push(await plantCoupon(shop));
    const soon = await plantCoupon(shop, { endsAt: new Date(shop.clock.now().getTime() + 60_000) });
    for (const id of [...ids, soon]) await collect(id);
    const copyOf = async (couponId: number | undefined) =>
      (await wallet()).find(({ coupon_id }) => coupon_id === couponId)?.id ?? 0;
    const { coupons } = createRepos(shop.db);
    const now = shop.clock.now();
    const [held, used] = [await copyOf(ids[0]), await copyOf(ids[1])];
    expect(await coupons.reserve(alice.memberId, [held], 'AR-1', now)).toBe(true);
    expect(await coupons.reserve(alice.memberId, [used], 'AR-2', now)).toBe(true);
    await coupons.use('AR-2', now);
    shop.clock.advance(60_000);
    const states = async (status: string) =>
      (await wallet(status)).map(({ coupon_id, in_use, order_id }) => [
        coupon_id,
        in_use,
        order_id,
      ]);
    const expected = [[soon, false, null]];
    expect(await states('ready')).toEqual([
      [ids[2], false, null],
      [ids[0], true, 'AR-1'],
    ]);
    expect(await states('used')).toEqual([[ids[1], false, 'AR-2']]);
    expect(await states('expired')).toEqual(expected);
    await expireWallet();
    const [row] = await shop.db
      .select()
      .from(memberCoupons)
      .where(eq(memberCoupons.id, await copyOf(soon)));
    expect(row?.status).toBe('expired');
    expect(await states('expired')).toEqual(expected);
    // It does not expire while held by an order.
    expect(await wallet()).toHaveLength(4);
    // Copies of collectable coupons, so that none is offered twice.
    const { token } = alice;
    const { body } = await shop.call('GET', '/me/coupons?offered=true', { token });
    const offered = memberCouponListSchema.parse(body).entities;
    expect(offered.map(({ coupon_id }) => coupon_id)).toEqual(ids.toReversed());
  });

  it('refuses an unknown status, and hides those of others', async () => {
    const id = await plantCoupon(shop);
    await collect(id);
    expect(await wallet('', await signIn(shop))).toEqual([]);
    const { token } = alice;
    expect((await shop.call('GET', '/me/coupons?status=lost', { token })).status).toBe(422);
  });
});

describe('coupons that an order holds', () => {
  it('become reserved, used and ready again, each once', async () => {
    const id = await plantCoupon(shop);
    const copy = (await collect(id)).body.id;
    const { coupons } = createRepos(shop.db);
    const now = shop.clock.now();
    const bob = await signIn(shop);
    expect(await coupons.reserve(bob.memberId, [copy], 'AR-B', now)).toBe(false);
    expect(await coupons.reserve(alice.memberId, [copy, copy], 'AR-A', now)).toBe(true);
    expect(await coupons.reserve(alice.memberId, [copy], 'AR-C', now)).toBe(false);
    await coupons.use('AR-C', now);
    await coupons.release('AR-C');
    expect((await wallet())[0]).toMatchObject({ in_use: true, order_id: 'AR-A' });
    await coupons.use('AR-A', now);
    await coupons.use('AR-A', new Date(now.getTime() + 1_000));
    expect((await wallet())[0]).toMatchObject({ status: 'used', used_at: now.toISOString() });
    await coupons.release('AR-A');
    await coupons.release('AR-A');
    expect((await wallet())[0]).toMatchObject({ status: 'ready', order_id: null, used_at: null });
    const late = new Date(now.getTime() + 8 * DAY_MS);
    expect(await coupons.reserve(alice.memberId, [copy], 'AR-D', late)).toBe(false);
    expect(await coupons.reserve(alice.memberId, [], 'AR-D', now)).toBe(true);
  });

  it('names products, brands and categories in rules', async () => {
    const id = await plantCoupon(shop, { scope: 'category', scopeId: 1 });
    await collect(id);
    const { coupons } = createRepos(shop.db);
    const [rule] = await coupons.ready(alice.memberId, shop.clock.now());
    expect(rule).toMatchObject({
      kind: 'amount',
      amount: 5_000,
      minSpend: 30_000,
      scope: 'category',
      scopeId: 1,
      scopeName: { en: 'Skin Care', th: 'ดูแลผิวหน้า' },
    });
    expect(await shop.db.$count(brands)).toBe(2);
    const byCode = await coupons.offerByCode(` ${rule?.code.toLowerCase() ?? ''} `);
    expect(byCode?.id).toBe(id);
  });
});

it('requires a token', async () => {
  for (const [method, path] of [
    ['GET', '/me/coupons'],
    ['POST', '/me/coupons/1/collect'],
  ] as const) {
    const { status, headers } = await shop.call(method, path);
    expect([path, status]).toEqual([path, 401]);
    expect(headers.get('cache-control')).toBe('no-store');
  }
});
