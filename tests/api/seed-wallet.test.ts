import { branchStaff } from '../../server/modules/people/schema.ts';
import { eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Coins, Coupon, GiftCardBalance, MemberCoupon } from '../../lib/wallet/contract.ts';
import type { VatAddress } from '../../lib/addresses/contract-vat.ts';

import { members } from '../../server/db/schema/members.ts';
import { vatAddresses } from '../../server/modules/addresses/schema.ts';
import {
  coinEntries,
  coupons,
  giftCards,
  memberCoupons,
} from '../../server/modules/wallet/schema.ts';
import { DEMO_MEMBERS } from '../../demo/seed/demo-members.ts';
import { COUPONS } from '../../demo/seed/coupons-data.ts';
import { seedDatabase } from '../../demo/seed/load.ts';
import { GIFT_CARDS, INVITES, WALLETS } from '../../demo/seed/wallet-data.ts';
import { signIn, type TestMember } from '../harness/members.ts';
import { openShop, type Shop } from '../harness/shop.ts';
import { expectCoins } from '../harness/wallet.ts';

const MONTH_MS = 30 * 86_400_000;

let shop: Shop;
let natcha: TestMember;

const seed = () =>
  seedDatabase(shop.db, {
    products: 400,
    now: shop.clock.now(),
    people: true,
    hasher: shop.hasher,
  });

beforeAll(async () => {
  shop = await openShop();
  await seed();
  natcha = await signIn(shop, WALLETS[0]?.phone);
});
afterAll(() => shop.close());

async function counts(): Promise<readonly number[]> {
  const tables = [coupons, memberCoupons, coinEntries, giftCards, vatAddresses, branchStaff];
  const rows = [];
  for (const table of tables) rows.push(await shop.db.$count(table));
  return rows;
}

describe('the demo wallet', () => {
  it('has coupons of every kind, in both languages, one nearly sold out', async () => {
    const [en, th] = await Array.fromAsync(['en', 'th'], (locale) =>
      shop.call<{ entities: Coupon[] }>('GET', `/coupons?locale=${locale}`),
    );
    const offers = en?.body.entities ?? [];
    // Excludes the expired one, and those for some members only.
    const open = COUPONS.filter(({ audience }) => audience === undefined);
    expect(offers.length).toBe(open.length - 1);
    expect(new Set(offers.map(({ kind }) => kind))).toEqual(
      new Set(['amount', 'percent', 'free_item', 'free_delivery']),
    );
    expect(new Set(offers.map(({ scope }) => scope))).toEqual(
      new Set(['all', 'product', 'brand', 'category']),
    );
    for (const { scope, scope_name, description } of offers) {
      expect(scope_name === '').toBe(scope === 'all');
      expect(description).not.toContain('{');
    }
    const few = offers.filter(({ left }) => left !== null && left < 10);
    expect(few.map(({ code }) => code)).toEqual(['SHIPTODAY']);
    for (const offer of th?.body.entities ?? []) expect(offer.name).toMatch(/[ก-๙]/);
  });

  it('has coins that equal the sum of their ledger, some of which expire soon', async () => {
    await expectCoins(shop.db);
    const { body } = await shop.call<Coins>('GET', '/me/coins', { token: natcha.token });
    expect(body.total).toBeGreaterThanOrEqual(1_250);
    const soon = shop.clock.now().getTime() + MONTH_MS;
    expect(body.expiring.some(({ at }) => Date.parse(at) < soon)).toBe(true);
    const times = body.ledger.map(({ at }) => Date.parse(at));
    expect(times).toEqual(times.toSorted((a, b) => b - a));
  });

  it('has ready, used and expired coupons', async () => {
    for (const [status, least] of [
      ['ready', 5],
      ['used', 2],
      ['expired', 2],
    ] as const) {
      const { body } = await shop.call<{ entities: MemberCoupon[] }>(
        'GET',
        `/me/coupons?status=${status}`,
        { token: natcha.token },
      );
      expect(body.entities.length, status).toBeGreaterThanOrEqual(least);
    }
  });

  it('has gift cards that can be looked up as printed', async () => {
    for (const { code, pin, balance } of GIFT_CARDS) {
      const { body } = await shop.call<GiftCardBalance>('POST', '/gift-cards/balance', {
        body: { code, pin },
      });
      expect(body.balance).toBe(balance);
    }
  });

  it('admits members with an invitation code', async () => {
    const { token } = natcha;
    for (const { slug, actionId, code } of INVITES) {
      const path = `/campaigns/${slug}/actions/${actionId}`;
      const act = (body: object) => shop.call('POST', path, { token, body });
      expect((await act({ code: 'NOBODY' })).status).toBe(422);
      expect((await act({ code })).status).toBe(200);
    }
  });

  it('has tax addresses that pass validation', async () => {
    const { token } = natcha;
    const path = '/me/vat-addresses';
    const { body } = await shop.call<{ entities: VatAddress[] }>('GET', path, { token });
    expect(body.entities.map(({ kind, is_default }) => [kind, is_default])).toEqual([
      ['person', true],
      ['juristic', false],
    ]);
    for (const { id } of body.entities) {
      const kept = await shop.call('PATCH', `${path}/${String(id)}`, { token, body: {} });
      expect(kept.status).toBe(200);
    }
  });

  it('has staff and pharmacists of a branch, and staff of the warehouse', async () => {
    const staff = DEMO_MEMBERS.filter(({ role }) => role !== 'member').map(({ phone }) => phone);
    const rows = await shop.db
      .select({ phone: members.phone, branchId: branchStaff.branchId })
      .from(members)
      .leftJoin(branchStaff, eq(branchStaff.memberId, members.id))
      .where(inArray(members.phone, staff))
      .orderBy(members.phone);
    expect(rows).toEqual([
      { phone: '0856789013', branchId: 1 },
      { phone: '0867890123', branchId: 1 },
      { phone: '0876543210', branchId: 1 },
      ...['01', '03', '04', '05', '06', '07', '32'].map((end) => ({
        ...{ phone: `08987654${end}`, branchId: null },
      })),
    ]);
  });

  it('is unchanged by another seed', async () => {
    await shop.call('POST', '/me/redeem', {
      token: natcha.token,
      body: { coins: 50 },
      headers: { 'Idempotency-Key': 'again' },
    });
    const before = await counts();
    const rows = await shop.db.select().from(coupons).orderBy(coupons.id);
    await seed();
    expect(await counts()).toEqual(before);
    expect(await shop.db.select().from(coupons).orderBy(coupons.id)).toEqual(rows);
    await expectCoins(shop.db);
  });
});
