import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { productPageSchema, type ProductPage } from '@/lib/catalog/contract.ts';
import { stock } from '@/server/db/schema/branches.ts';
import { GROUP, plantAssortment } from '@/tests/harness/assortment.ts';
import { plantBranches } from '@/tests/harness/branches.ts';
import { openShop, type Shop } from '@/tests/harness/shop.ts';

describe('lists of products', () => {
  let shop: Shop;
  beforeAll(async () => {
    shop = await openShop();
    await plantAssortment(shop.db);
  });
  afterAll(() => shop.close());

  async function list(query: string) {
    const { status, body } = await shop.call<ProductPage>(
      'GET',
      `/products/web?per_page=100&${query}`,
    );
    expect(status).toBe(200);
    expect(productPageSchema.parse(body)).toEqual(body);
    return { ...body, ids: body.entities.map(({ id }) => id) };
  }

  it('keep the order of ids, unless another is requested', async () => {
    expect((await list('ids=9&ids=3&ids=999&ids=5&ids=13')).ids).toEqual([9, 3, 5]);
    expect((await list('ids=9&ids=3&ids=5&brand=2')).ids).toEqual([9, 3, 5]);
    const byPrice = (await list('ids=9&ids=3&ids=5&sort=price-asc')).entities;
    expect(byPrice.map(({ price }) => price)).toEqual(
      byPrice.map(({ price }) => price).toSorted((a, b) => a - b),
    );
  });

  it('show running flash sales with pieces left, in their order, sold-out products last', async () => {
    expect((await list('list=flashsale')).ids).toEqual([10, 12]);
    expect((await list('list=flashsale&sort=price-asc')).ids.toSorted()).toEqual([10, 12]);
  });

  it('show a promotion group in its order, sold-out products last', async () => {
    expect((await list(`promotion_group=${String(GROUP)}`)).ids).toEqual([5, 3, 20, 8]);
    expect((await list(`promotion_group=${String(GROUP)}&brand=1`)).ids).toEqual([20, 8]);
    expect((await list('promotion_group=8')).ids).toEqual([]);
  });

  it('narrow by rating and by attributes', async () => {
    for (const { rating } of (await list('rating=3')).entities)
      expect(rating.average).toBeGreaterThanOrEqual(3);
    const both = (await list('attr=form:gel&attr=scent:rose')).ids;
    expect(both).toEqual((await list('attr=scent:rose&attr=form:gel')).ids);
    expect(both.length).toBeGreaterThan(0);
    expect(both.length).toBeLessThan((await list('attr=form:gel')).ids.length);
    expect((await list('attr=form:gel&attr=form:cream')).ids.length).toBeGreaterThan(
      (await list('attr=form:gel')).ids.length,
    );
    expect((await list('attr=form:unknown')).ids).toEqual([]);
  });

  it("show a branch's stock, without reserved pieces", async () => {
    await plantBranches(shop.db, [
      { id: 41, shelves: { 3: 2, 5: 1, 9: 0 } },
      { id: 42, shelves: { 9: 4 } },
    ]);
    await shop.db
      .update(stock)
      .set({ reserved: 1 })
      .where(and(eq(stock.branchId, 41), eq(stock.productId, 5)));
    expect((await list('branch=41')).ids).toEqual([3]);
    expect((await list('branch=42')).ids).toEqual([9]);
    expect((await list('branch=43')).ids).toEqual([]);
  });

  it.each([
    'branch=0',
    'category=0',
    'category=2147483648',
    'brand=x',
    'brand=1.5',
    'ids=-1',
    'dept=Serums',
    "dept=a'b",
    'attr=form',
    'attr=form:',
    'attr=FORM:gel',
    'rating=0',
    'rating=6',
    'price_min=1e9',
    'price_max=abc',
    'price_max=NaN',
    'promotion_group=0',
    'promotion=maybe',
    'in_stock=2',
    'facets=7',
    'page=0',
    'page=100001',
    'page=1e99',
    'per_page=0',
    'per_page=1000',
    'sort=DROP',
    `brand=${Array.from({ length: 51 }, (_, index) => String(index + 1)).join('&brand=')}`,
  ])('refuse %s', async (bad) => {
    const { status, body } = await shop.call('GET', `/products/web?${bad}`);
    expect(status).toBe(422);
    expect(body['code']).toBe('VALIDATION');
  });

  it.each([
    'page=100000&per_page=100',
    'category=2147483647&facets=true',
    'dept=no-such-department&facets=true',
    'brand=2147483647&facets=true',
    'price_min=500&price_max=100&facets=true',
    'price_min=0.001&facets=true',
    'promotion_group=2147483647',
    'attr=a:b&attr=a:c&facets=true',
    'unknown=1',
    `ids=${Array.from({ length: 50 }, (_, index) => String(index + 1)).join('&ids=')}&facets=true`,
  ])('answer %s', async (odd) => {
    expect((await shop.call('GET', `/products/web?${odd}`)).status).toBe(200);
  });
});
