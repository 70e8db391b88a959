import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ANALYTICS_COOKIE } from '@/lib/browser/contract-values.ts';
import type { ProductPage } from '@/lib/catalog/contract.ts';
import { rateLimits } from '@/server/db/schema/operations.ts';
import { plantProducts, plantShelves } from '@/tests/harness/catalog.ts';
import { openShop, type Shop } from '@/tests/harness/shop.ts';
import { forgetOldChoices } from '../rules/choose-result.ts';
import { searchChoices, searchSynonyms } from '../schema.ts';

const MEDICINE = 3;
const SOLD_OUT = 6;
const DAY_MS = 86_400_000;
const ALLOWED = `${ANALYTICS_COOKIE}=1`;

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
  await plantShelves(shop.db);
  const row = (id: number, nameEn: string) => ({ id, nameEn, rank: 100 - id });
  await plantProducts(shop.db, [
    row(1, 'Rice Soap'),
    row(2, 'Rice Balm'),
    { ...row(MEDICINE, 'Rice Tablets'), drugClass: 'household' },
    row(4, 'Rice Oil'),
    row(5, 'Rice Milk'),
    { ...row(SOLD_OUT, 'Rice Mask'), available: 0 },
    row(7, 'Milk of Rice'),
    row(8, 'Gel one'),
    row(9, 'Gel two'),
  ]);
  await shop.db.insert(searchSynonyms).values({ term: 'heartburn', means: 'gel' });
});
afterAll(() => shop.close());
beforeEach(async () => {
  await shop.db.delete(searchChoices);
  await shop.db.delete(rateLimits);
});

interface Visit {
  readonly address?: string;
  readonly cookie?: string;
  readonly kind?: string;
}

const choose = (
  keyword: unknown,
  productId: unknown,
  { address = '203.0.113.7', cookie = ALLOWED, kind = 'opened' }: Visit = {},
) =>
  shop.call('POST', '/search-choices', {
    body: { keyword, product_id: productId, kind },
    headers: { cookie, 'x-client-address': address },
  });
const counted = async () =>
  (await shop.db.select().from(searchChoices)).map(({ query, productId, kind, visits }) =>
    [query, productId, kind, visits].join(' '),
  );
/** Visits from different addresses on one day. */
const crowd = (count: number, productId: number, query = 'rice', kind = 'opened') =>
  shop.db.insert(searchChoices).values({
    ...{ query, productId, visits: count },
    ...{ day: '2026-01-01', kind: kind === 'added' ? 'added' : 'opened' },
  });
async function idsOf(query: string): Promise<number[]> {
  const { body } = await shop.call<ProductPage>('GET', `/products/web?${query}`);
  return body.entities.map(({ id }) => id);
}

describe('a chosen result', () => {
  it('is counted once a day for an address, words, product and kind', async () => {
    for (const keyword of ['Rice', ' rice ', 'RICE!']) {
      expect(await choose(keyword, 5)).toMatchObject({ status: 200, body: {} });
    }
    await choose('rice', 5, { kind: 'added' });
    await choose('rice', 4);
    await choose('rice milk', 5);
    await choose('rice', 5, { address: '203.0.113.8' });
    expect((await counted()).toSorted()).toEqual([
      'rice 4 opened 1',
      'rice 5 added 1',
      'rice 5 opened 2',
      'rice milk 5 opened 1',
    ]);
    shop.clock.advance(DAY_MS + 1_000);
    await choose('rice', 5);
    expect(await counted()).toHaveLength(5);
  });

  it('is not counted without consent', async () => {
    for (const cookie of ['', `${ANALYTICS_COOKIE}=0`, `${ANALYTICS_COOKIE}=yes`]) {
      expect((await choose('rice', 5, { cookie })).status).toBe(200);
    }
    expect(await counted()).toEqual([]);
  });

  it.each([
    ['a product that the words do not find', 'rice', 8],
    ['a missing product', 'rice', 99],
    ['a medicine', 'rice', MEDICINE],
    ['words with a complaint', 'heartburn', 8],
    ['words with a complaint and others', 'heartburn gel', 8],
    ['unknown words, such as names of people', 'rice somchai', 5],
    ['long texts', 'rice '.repeat(30), 5],
    ['texts without words', '?!', 5],
  ])('is not counted for %s', async (_, keyword, productId) => {
    expect((await choose(keyword, productId)).status).toBe(200);
    expect(await counted()).toEqual([]);
  });

  it('is refused in another form', async () => {
    for (const [keyword, id, kind] of [
      ['', 5, 'opened'],
      ['rice', 'x', 'opened'],
      ['rice', 5, 'liked'],
      [7, 5, 'opened'],
    ] as const)
      expect((await choose(keyword, id, { kind })).status).toBe(422);
  });

  it('leaves no address and no words beside the counts', async () => {
    await choose('rice', 5);
    const kept = JSON.stringify(await shop.db.select().from(rateLimits));
    expect(kept).toContain('"choice:');
    expect(kept).not.toMatch(/"choice:[^"]*(?:203\.0|rice)/);
  });

  it('is forgotten after 90 days', async () => {
    await choose('rice', 5);
    shop.clock.advance(89 * DAY_MS);
    await forgetOldChoices(shop.sweeping);
    expect(await counted()).toHaveLength(1);
    shop.clock.advance(3 * DAY_MS);
    await forgetOldChoices(shop.sweeping);
    expect(await counted()).toEqual([]);
  });
});

describe('the order of results', () => {
  const PLAIN = [1, 2, MEDICINE, 4, 5, SOLD_OUT, 7];

  it('stays without choices, and with those of one visitor a day', async () => {
    expect(await idsOf('q=rice')).toEqual(PLAIN);
    for (let day = 1; day <= 60; day += 1) {
      const on = new Date(Date.UTC(2026, 0, day)).toISOString().slice(0, 10);
      await shop.db
        .insert(searchChoices)
        .values({ query: 'rice', productId: 5, day: on, kind: 'added', visits: 1 });
    }
    expect(await idsOf('q=rice')).toEqual(PLAIN);
  });

  it('follows the choices of many, for their words alone', async () => {
    await crowd(100, 5);
    expect(await idsOf('q=Rice')).toEqual([1, 2, MEDICINE, 5, 4, SOLD_OUT, 7]);
    expect(await idsOf('q=rice&brand=1')).toEqual([1, 2, MEDICINE, 5, 4, SOLD_OUT, 7]);
    expect(await idsOf('q=milk')).toEqual([7, 5]);
    expect(await idsOf('q=rice&sort=price-asc')).toEqual([1, 2, MEDICINE, 4, 5, SOLD_OUT, 7]);
  });

  it('counts additions more', async () => {
    await crowd(6, 2);
    expect(await idsOf('q=rice')).toEqual(PLAIN);
    await crowd(6, 2, 'rice', 'added');
    expect(await idsOf('q=rice')).toEqual([2, 1, MEDICINE, 4, 5, SOLD_OUT, 7]);
  });

  it('lifts no medicine, no sold-out product, and none above a better match', async () => {
    for (const id of [MEDICINE, SOLD_OUT, 7]) await crowd(1_000_000, id);
    expect(await idsOf('q=rice')).toEqual(PLAIN);
  });

  it('of a complaint is never learned', async () => {
    const plain = await idsOf('q=heartburn');
    expect(plain).toEqual([8, 9]);
    await crowd(1_000_000, 9, 'heartburn');
    expect(await idsOf('q=heartburn')).toEqual(plain);
  });
});
