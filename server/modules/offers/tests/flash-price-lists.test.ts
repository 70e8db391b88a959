import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { ProductPage } from '@/lib/catalog/contract.ts';
import { flashSaleItems, flashSales } from '@/server/db/schema/offers.ts';
import { createRepos } from '@/server/runtime/repos.ts';
import { plantProducts, plantShelves } from '@/tests/harness/catalog.ts';
import { plantSales } from '@/tests/harness/offers.ts';
import { openShop, type Shop } from '@/tests/harness/shop.ts';
import { createOfferWindows } from '../rules/windows.ts';

const HOUR_MS = 3_600_000;

describe('flash prices in lists and search', () => {
  let shop: Shop;
  beforeAll(async () => {
    shop = await openShop();
    await plantShelves(shop.db);
    await plantProducts(shop.db, [
      { id: 1, price: 10_000, nameEn: 'Rice Serum' },
      { id: 2, price: 20_000, dealPrice: 12_000, nameEn: 'Rice Balm' },
      { id: 3, price: 30_000, dealPrice: 5_000, nameEn: 'Rice Mask' },
      { id: 4, price: 40_000, nameEn: 'Rice Oil' },
      { id: 5, price: 50_000, drugClass: 'dangerous', nameEn: 'Rice Tablets' },
    ]);
  });
  afterAll(() => shop.close());
  beforeEach(async () => {
    await shop.db.delete(flashSaleItems);
    await shop.db.delete(flashSales);
  });

  const turn = () =>
    createOfferWindows({ offerSwitch: createRepos(shop.db).offerSwitch, clock: shop.clock })();
  const at = (hours: number) => new Date(shop.clock.now().getTime() + hours * HOUR_MS);

  async function list(query: string) {
    const { status, body } = await shop.call<ProductPage>('GET', `/products/web?${query}`);
    expect(status).toBe(200);
    return body;
  }
  const idsOf = async (query: string) => (await list(query)).entities.map(({ id }) => id);

  it('count while pieces are left and the sale runs', async () => {
    const items = [{ productId: 4, price: 4_000, quota: 2 }];
    await plantSales(shop.db, [{ id: 1, startsAt: at(1), endsAt: at(3), items }]);
    await turn();
    expect(await idsOf('price_max=45')).toEqual([]);
    expect(await idsOf('sort=price-asc')).toEqual([3, 1, 2, 4, 5]);
    expect(await idsOf('sort=discount')).toEqual([3, 2, 1, 4, 5]);

    shop.clock.advance(2 * HOUR_MS);
    await turn();
    expect(await idsOf('price_max=45')).toEqual([4]);
    expect(await idsOf('q=rice+oil+under+45')).toEqual([4]);
    expect(await idsOf('sort=price-asc')).toEqual([4, 3, 1, 2, 5]);
    expect(await idsOf('sort=discount')).toEqual([4, 3, 2, 1, 5]);
    expect(await idsOf('sort=discount&q=rice')).toEqual([4, 3, 2, 1, 5]);
    expect((await list('q=rice&facets=true')).facets?.prices[0]).toMatchObject({ count: 2 });

    await shop.db.update(flashSaleItems).set({ sold: 2 }).where(eq(flashSaleItems.productId, 4));
    await turn();
    expect(await idsOf('price_max=45')).toEqual([]);
    await shop.db.update(flashSaleItems).set({ sold: 1 }).where(eq(flashSaleItems.productId, 4));
    await turn();
    expect(await idsOf('price_max=45')).toEqual([4]);

    shop.clock.advance(2 * HOUR_MS);
    await turn();
    expect(await idsOf('price_max=45')).toEqual([]);
  });

  it('lead a search without results to the nearest of them', async () => {
    const items = [{ productId: 4, price: 4_000, quota: 2 }];
    await plantSales(shop.db, [{ id: 1, startsAt: at(-1), endsAt: at(1), items }]);
    await turn();
    expect(await list('q=rice+under+30')).toMatchObject({
      price_read: { instead: { min: 40, max: null } },
    });
  });

  it('filter and sort each product by the price on its card', async () => {
    const item = fc.record({
      productId: fc.integer({ min: 1, max: 5 }),
      price: fc.integer({ min: 10, max: 60 }).map((baht) => baht * 1000),
      sold: fc.integer({ min: 0, max: 1 }),
      from: fc.integer({ min: -2, max: 1 }),
    });
    await fc.assert(
      fc.asyncProperty(
        fc.uniqueArray(item, { selector: ({ productId }) => productId, maxLength: 4 }),
        async (items) => {
          await shop.db.delete(flashSaleItems);
          await shop.db.delete(flashSales);
          const sales = items.map(({ from, ...one }, index) => ({
            ...{ id: index + 1, startsAt: at(from), endsAt: at(from + 1.5) },
            items: [{ ...one, quota: 1 }],
          }));
          if (sales.length > 0) await plantSales(shop.db, sales);
          await turn();
          const { entities } = await list('sort=price-asc');
          const prices = entities.map(({ now }) => now.amount);
          expect(prices).toEqual(prices.toSorted((a, b) => a - b));
          for (const { id, now } of entities) {
            const baht = String(now.amount);
            expect(await idsOf(`price_min=${baht}&price_max=${baht}`)).toContain(id);
          }
        },
      ),
      { numRuns: 15 },
    );
  });
});
