import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Branch } from '../../lib/branches/contract.ts';
import {
  brandListSchema,
  productPageSchema,
  productSchema,
  type ProductPage,
} from '../../lib/catalog/contract.ts';
import { exclusiveBrandCodes } from '../../lib/brand.ts';
import { selectRows } from '../../server/db/client.ts';
import { products } from '../../server/db/schema/catalog.ts';
import { reviews } from '../../server/modules/reviews/schema.ts';
import { isEmpty, seedDatabase, seedIfEmpty } from '../../demo/seed/load.ts';
import { openShop, type Shop } from '../harness/shop.ts';

const options = { products: 400, now: new Date('2026-11-20T03:00:00Z'), people: true };

describe('the demo catalogue', () => {
  let shop: Shop;
  const lines: string[] = [];
  beforeAll(async () => {
    shop = await openShop();
    expect(await isEmpty(shop.db)).toBe(true);
    const seeded = await Promise.all([
      seedIfEmpty(shop.db, { ...options, onProgress: (line) => lines.push(line) }),
      seedIfEmpty(shop.db, { ...options, onProgress: (line) => lines.push(line) }),
    ]);
    expect(seeded.toSorted()).toEqual([false, true]);
  });
  afterAll(() => shop.close());

  it('is filled by one of the processes, which reports its progress', async () => {
    expect(await isEmpty(shop.db)).toBe(false);
    expect(lines.filter((line) => line === 'Products: 400 of 400')).toHaveLength(1);
    expect(await shop.db.$count(products)).toBe(400);
  });

  it('has products that match the contract, recommended ones first', async () => {
    const { body } = await shop.call<ProductPage>('GET', '/products/web?per_page=100&locale=th');
    expect(productPageSchema.parse(body)).toEqual(body);
    expect(body.total).toBe(await shop.db.$count(products, sql`listed`));
    for (const { id } of body.entities.slice(0, 5)) {
      const { body: product } = await shop.call('GET', `/products/${String(id)}?locale=th`);
      expect(productSchema.parse(product)).toEqual(product);
    }
  });

  it('has the six exclusive brands, in their order', async () => {
    const { body } = await shop.call('GET', '/brands/exclusive');
    const { entities } = brandListSchema.parse(body);
    expect(entities.map(({ brand_code }) => brand_code)).toEqual(exclusiveBrandCodes);
  });

  it.each(['new-arrival', 'week', 'recommends', 'promotion'])(
    'has products in the list %s',
    async (list) => {
      const { body } = await shop.call<ProductPage>('GET', `/products/web?list=${list}`);
      expect(body.total).toBeGreaterThan(0);
    },
  );

  it('has branches with existing places', async () => {
    const { body } = await shop.call<{ entities: Branch[]; total: number }>(
      'GET',
      '/branches?per_page=100',
    );
    expect(body.total).toBe(40);
    for (const code of new Set(body.entities.map((branch) => branch.province_code))) {
      expect((await shop.call('GET', `/geo/provinces/${code}/districts`)).status).toBe(200);
    }
  });

  it('has the documented stock, medicines and people', async () => {
    const [found] = await selectRows<Record<string, string | number>>(
      shop.db,
      sql`SELECT
        (SELECT count(*) FROM products WHERE drug_class = 'controlled' AND listed) AS controlled,
        (SELECT count(*) FROM products WHERE drug_class = 'dangerous' AND deal_price > 0) AS dear,
        (SELECT count(*) FROM products p WHERE NOT EXISTS
          (SELECT 1 FROM stock s WHERE s.product_id = p.id AND s.branch_id = 0)) AS unstocked,
        (SELECT count(*) FROM stock WHERE branch_id > 0) AS shelves,
        (SELECT count(DISTINCT role) FROM members) AS roles,
        (SELECT count(DISTINCT status) FROM orders) AS states`,
    );
    expect(
      Object.fromEntries(Object.entries(found ?? {}).map(([key, value]) => [key, Number(value)])),
    ).toEqual({
      controlled: 0,
      dear: 0,
      unstocked: 0,
      shelves: expect.any(Number) as number,
      roles: 3,
      states: 15,
    });
    expect(Number(found?.['shelves'])).toBeGreaterThan(1_000);
  });

  it('rates products only by their reviews, and no medicine', async () => {
    const [found] = await selectRows<Record<string, string | number>>(
      shop.db,
      sql`SELECT
        (SELECT count(*) FROM reviews) AS written,
        (SELECT count(*) FROM reviews r JOIN products p ON p.id = r.product_id
          WHERE p.drug_class <> 'none') AS of_medicines,
        (SELECT count(*) FROM products p LEFT JOIN (
            SELECT product_id, sum(rating) AS stars, count(*) AS many FROM reviews GROUP BY product_id
          ) r ON r.product_id = p.id
          WHERE p.rating_sum <> coalesce(r.stars, 0) OR p.rating_count <> coalesce(r.many, 0)) AS wrong`,
    );
    expect(Number(found?.['written'])).toBeGreaterThan(3_000);
    expect(Number(found?.['of_medicines'])).toBe(0);
    expect(Number(found?.['wrong'])).toBe(0);
  });

  it('grows without changing existing rows', async () => {
    const before = await firstProducts(shop);
    await seedDatabase(shop.db, { ...options, products: 450 });
    expect(await shop.db.$count(products)).toBe(450);
    expect(await firstProducts(shop)).toEqual(before);
    expect(await shop.db.$count(reviews, sql`product_id > 400`)).toBeGreaterThan(300);
  });
});

function firstProducts(shop: Shop) {
  return shop.db
    .select()
    .from(products)
    .where(sql`id <= 400`)
    .orderBy(products.id);
}
