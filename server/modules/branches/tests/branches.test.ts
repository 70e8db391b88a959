import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { branchPageSchema, branchSchema, type Branch } from '@/lib/branches/contract.ts';
import { branches, publicHolidays, stock } from '@/server/db/schema/branches.ts';
import type { WeekHours } from '@/server/core/hours.ts';
import { plantProducts, plantShelves } from '@/tests/harness/catalog.ts';
import { fill, place, shopperOf } from '@/tests/harness/checkout.ts';
import { orderOf } from '@/tests/harness/paying.ts';
import { openShop, type Shop } from '@/tests/harness/shop.ts';

const always: WeekHours = Array.from({ length: 7 }, () => ['00:00', '24:00'] as const);
const never: WeekHours = Array.from({ length: 7 }, () => null);
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const bangkok = 'lat=13.7563&lng=100.5018';

describe('branches', () => {
  let shop: Shop;
  beforeAll(async () => {
    shop = await openShop();
    await shop.db
      .insert(branches)
      .values([
        branch(1, '50', 18.7883, 98.9853, always, ['pickup']),
        branch(2, '10', 13.7563, 100.5018, never, ['pickup', 'pharmacist']),
        branch(3, '10', 13.8, 100.55, always, ['parking']),
      ]);
    await plantShelves(shop.db);
    await plantProducts(shop.db, [
      { id: 1 },
      { id: 2 },
      { id: 3 },
      { id: 6, drugClass: 'controlled', listed: false },
    ]);
    await shop.db.insert(stock).values([
      { productId: 1, branchId: 1, onHand: 9 },
      { productId: 1, branchId: 2, onHand: 9, reserved: 4 },
      { productId: 1, branchId: 3, onHand: 9, reserved: 9 },
      { productId: 2, branchId: 1, onHand: 3 },
      { productId: 2, branchId: 3, onHand: 6 },
      { productId: 6, branchId: 1, onHand: 50 },
    ]);
  });
  afterAll(() => shop.close());

  async function list(query: string) {
    const { status, body } = await shop.call<{ entities: Branch[]; total: number }>(
      'GET',
      `/branches?${query}`,
    );
    expect(status).toBe(200);
    expect(branchPageSchema.parse(body)).toEqual(body);
    return { ...body, ids: body.entities.map((entity) => entity.id) };
  }

  it('lists all in the language asked for, without a distance', async () => {
    const { entities, total } = await list('locale=th');
    expect(total).toBe(3);
    expect(entities[0]).toMatchObject({ id: 1, name: 'สาขา 1', distance_m: null, open_now: true });
  });

  it.each([
    [bangkok, [2, 3, 1]],
    [`${bangkok}&radius_km=50`, [2, 3]],
    [`${bangkok}&radius_km=50&open_now=true`, [3]],
    ['province=10', [2, 3]],
    ['province=99', []],
    ['service=pickup', [1, 2]],
    ['open_now=true', [1, 3]],
    ['open_now=false', [1, 2, 3]],
    ['page=2&per_page=2', [3]],
    ['page=9', []],
  ])('finds by %s', async (query, expected) => {
    expect((await list(query)).ids).toEqual(expected);
  });

  it('omits stock unless requested', async () => {
    const { entities } = await list('in_stock=true');
    expect(entities.map(({ stock: level, ready_at: ready }) => [level, ready])).toEqual([
      [null, null],
      [null, null],
      [null, null],
    ]);
  });

  it.each([
    ['product_ids=1', { 1: 'ok', 2: 'low', 3: 'none' }],
    ['product_ids=2', { 1: 'low', 3: 'ok', 2: 'none' }],
    ['product_ids=3', { 1: 'none', 2: 'none', 3: 'none' }],
    ['product_ids=1&product_ids=2', { 1: 'low', 2: 'none', 3: 'none' }],
    ['product_ids=1&product_ids=1', { 1: 'ok', 2: 'low', 3: 'none' }],
    ['product_ids=1&product_ids=999', { 1: 'none', 2: 'none', 3: 'none' }],
    ['product_ids=6', { 1: 'none', 2: 'none', 3: 'none' }],
    ['product_ids=2&in_stock=true', { 1: 'low', 3: 'ok' }],
    ['product_ids=2&in_stock=true&province=10', { 3: 'ok' }],
  ])('knows the stock of %s, the lowest of all', async (query, levels) => {
    const { entities, total } = await list(query);
    expect(Object.fromEntries(entities.map((one) => [one.id, one.stock]))).toEqual(levels);
    expect(total).toBe(Object.keys(levels).length);
  });

  it('sorts by stock, or by distance from a given location', async () => {
    expect((await list('product_ids=2')).ids).toEqual([1, 3, 2]);
    expect((await list(`product_ids=2&${bangkok}`)).ids).toEqual([2, 3, 1]);
  });

  it('gives a pickup time where pickup is possible', async () => {
    const { entities } = await list('product_ids=1');
    const [open, closed, elsewhere] = entities;
    const wait = Date.parse(open?.ready_at ?? '') - shop.clock.now().getTime();
    expect(wait).toBeGreaterThan(7_190_000);
    expect(wait).toBeLessThanOrEqual(7_200_000);
    // Never open, and without stock.
    expect([closed?.ready_at, elsewhere?.ready_at]).toEqual([null, null]);
    // Branch 3 has stock of product 2, but no counter for parcels.
    const { entities: others } = await list('product_ids=2&in_stock=true');
    expect(others.find(({ id }) => id === 3)?.ready_at).toBeNull();
  });

  it('tells the distance in metres', async () => {
    const { entities } = await list(bangkok);
    expect(entities[0]?.distance_m).toBe(0);
    expect(entities[1]?.distance_m).toBeGreaterThan(7_000);
    expect(entities[1]?.distance_m).toBeLessThan(7_300);
  });

  it.each([
    ['lat=91&lng=0', 'lat'],
    ['lat=13', 'lng'],
    ['lng=100', 'lat'],
    ['radius_km=5', 'radius_km'],
    ['service=cinema', 'service'],
    ['open_now=maybe', 'open_now'],
    ['product_ids=x', 'product_ids'],
    ['product_ids=0', 'product_ids'],
    ['in_stock=perhaps', 'in_stock'],
  ])('refuses %s', async (query, field) => {
    const { status, body } = await shop.call('GET', `/branches?${query}`);
    expect(status).toBe(422);
    expect(Object.keys(body['fields'] as object)).toEqual([field]);
  });

  it('shows one, and 404 for none', async () => {
    const { body } = await shop.call<Branch>('GET', '/branches/2');
    expect(branchSchema.parse(body)).toEqual(body);
    expect(body).toMatchObject({ id: 2, open_now: false, hours: never });
    expect((await shop.call('GET', '/branches/4')).status).toBe(404);
  });

  describe('around a public holiday', () => {
    let midnight: number;
    const dateOf = (days: number) => new Date(at(days, '12:00')).toISOString().slice(0, 10);
    /** Bangkok time, in days relative to the holiday. */
    const at = (days: number, time: string) => {
      const [hour = 0, minute = 0] = time.split(':').map(Number);
      return midnight + days * DAY_MS + hour * HOUR_MS + minute * 60_000;
    };
    const go = (days: number, time: string) => {
      shop.clock.advance(at(days, time) - shop.clock.now().getTime());
    };
    const stateOf = async (id: number) => {
      const { entities } = await list('product_ids=1&locale=th');
      const one = entities.find((entity) => entity.id === id);
      return { open: one?.open_now, pharmacist: one?.pharmacist_on_duty, ready: one?.ready_at };
    };
    const iso = (days: number, time: string) => new Date(at(days, time)).toISOString();

    beforeAll(async () => {
      const local = shop.clock.now().getTime() + 7 * HOUR_MS;
      midnight = local - (local % DAY_MS) - 7 * HOUR_MS + 3 * DAY_MS;
      const day = { nameEn: 'Father’s Day', nameTh: 'วันพ่อแห่งชาติ', source: 'a test' };
      await shop.db
        .insert(publicHolidays)
        .values([-30, 0, 30].map((n) => ({ ...day, date: dateOf(n) })));
      const counter = ['pickup', 'pharmacist'];
      const week = (open: string, close: string) =>
        Array.from({ length: 7 }, () => [open, close] as const);
      const base = {
        ...branch(11, '10', 13.7, 100.5, week('09:00', '20:00'), counter),
        pharmacistHours: week('10:00', '18:00'),
      };
      await shop.db.insert(branches).values([
        { ...base, onHolidays: { hours: null } },
        { ...base, id: 12, onHolidays: { hours: ['12:00', '15:00'] } },
        { ...base, id: 13 },
        {
          ...base,
          id: 14,
          hours: week('18:00', '02:00'),
          onHolidays: { hours: null },
          pharmacistHours: null,
        },
      ]);
      await shop.db
        .insert(stock)
        .values([11, 12, 13, 14].map((branchId) => ({ productId: 1, branchId, onHand: 9 })));
    });

    it('promises no time on the closed day, nor outside shorter hours', async () => {
      go(-1, '19:30');
      expect(await stateOf(11)).toEqual({ open: true, pharmacist: false, ready: iso(1, '11:00') });
      expect(await stateOf(12)).toEqual({ open: true, pharmacist: false, ready: iso(0, '14:00') });
      expect(await stateOf(13)).toEqual({ open: true, pharmacist: false, ready: iso(0, '11:00') });
      const shopper = await shopperOf(shop);
      await fill(shop, shopper, [1, 1]);
      const choices = { delivery_method: 'pickup', branch_id: 11 };
      const { body } = await place(shop, shopper, {
        choices,
        changes: { payment_method: 'kbank_card' },
      });
      expect((await orderOf(shop, shopper, body.order_id)).branch?.ready_at).toBe(iso(1, '11:00'));
    });

    it('begins and ends at midnight in Bangkok, except for the evening before', async () => {
      go(-1, '23:50');
      expect((await stateOf(14)).open).toBe(true);
      go(0, '01:40');
      expect((await stateOf(14)).open).toBe(true);
      go(0, '02:10');
      expect((await stateOf(14)).open).toBe(false);
      go(0, '12:30');
      expect(await stateOf(11)).toMatchObject({ open: false, pharmacist: false });
      expect(await stateOf(12)).toMatchObject({ open: true, pharmacist: true });
      expect(await stateOf(13)).toMatchObject({ open: true, pharmacist: true });
      expect((await list('open_now=true&province=10')).ids).toEqual([3, 12, 13]);
      go(0, '19:00');
      expect((await stateOf(14)).open).toBe(false);
      go(1, '00:10');
      expect(await stateOf(14)).toEqual({ open: false, pharmacist: false, ready: iso(1, '20:00') });
      go(1, '18:30');
      expect((await stateOf(14)).open).toBe(true);
    });

    it('is listed with its hours until the day after', async () => {
      const holiday = { date: dateOf(0), name: 'Father’s Day' };
      const told = async (id: number) =>
        (await shop.call<Branch>('GET', `/branches/${String(id)}`)).body;
      const shut = await told(11);
      expect(branchSchema.parse(shut)).toEqual(shut);
      expect(shut.holidays).toEqual([
        { ...holiday, hours: null },
        { ...holiday, date: dateOf(30), hours: null },
      ]);
      expect((await told(12)).holidays[0]).toEqual({ ...holiday, hours: ['12:00', '15:00'] });
      expect(await told(13)).toMatchObject({ holidays: [], pharmacist_hours: expect.any(Array) });
    });
  });
});

function branch(
  id: number,
  provinceCode: string,
  lat: number,
  lng: number,
  hours: WeekHours,
  services: readonly string[],
): typeof branches.$inferInsert {
  return {
    id,
    nameEn: `Branch ${String(id)}`,
    nameTh: `สาขา ${String(id)}`,
    addressEn: 'An address',
    addressTh: 'ที่อยู่',
    provinceCode,
    lat,
    lng,
    phone: '021234567',
    hours,
    services,
  };
}
