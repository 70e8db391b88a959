import { eq, sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest';
import type { ProductCard } from '@/lib/catalog/contract.ts';
import { createRepos } from '@/server/runtime/repos.ts';
import { products } from '@/server/db/schema/catalog.ts';
import { flashSaleItems, flashSales, promotionGroups } from '@/server/db/schema/offers.ts';
import { changeLog } from '@/server/db/schema/operations.ts';
import { createOfferWindows } from '../rules/windows.ts';
import { plantProducts, plantShelves } from '@/tests/harness/catalog.ts';
import { plantGroups, plantSales } from '@/tests/harness/offers.ts';
import { openShop, type Shop } from '@/tests/harness/shop.ts';

const HOUR_MS = 3_600_000;

let shop: Shop;
let begin: Date;
const at = (hours: number) => new Date(begin.getTime() + hours * HOUR_MS);

beforeEach(async () => {
  shop = await openShop();
  begin = shop.clock.now();
  await plantShelves(shop.db);
  await plantProducts(shop.db, [
    { id: 1 },
    { id: 2 },
    { id: 3, dealPrice: 9_000 },
    { id: 4 },
    { id: 5 },
  ]);
  await plantGroups(shop.db, [{ id: 1, startsAt: at(1), endsAt: at(3), products: [1] }]);
  await plantSales(shop.db, [
    {
      id: 1,
      startsAt: at(2),
      endsAt: at(4),
      items: [
        { productId: 2, price: 6_000, quota: 5 },
        { productId: 3, price: 6_000, quota: 5 },
      ],
    },
  ]);
});
afterEach(() => shop.close());

function job() {
  return createOfferWindows({ offerSwitch: createRepos(shop.db).offerSwitch, clock: shop.clock });
}

async function onPromotion(): Promise<readonly number[]> {
  const rows = await shop.db
    .select({ id: products.id })
    .from(products)
    .where(sql`on_promotion`)
    .orderBy(products.id);
  return rows.map(({ id }) => id);
}

async function tagsSince(floor: number): Promise<ReadonlySet<string>> {
  const rows = await shop.db
    .select()
    .from(changeLog)
    .where(sql`${changeLog.id} > ${floor}`);
  return new Set(rows.map(({ tag }) => tag));
}

async function newest(): Promise<number> {
  const id = sql`coalesce(max(id), 0)`.mapWith(Number);
  const [row] = await shop.db.select({ id }).from(changeLog);
  return row?.id ?? 0;
}

describe('the job of offer windows', () => {
  it('updates lists when offers start, sell out and end', async () => {
    const run = job();
    await run();
    expect(await onPromotion()).toEqual([3]);

    shop.clock.advance(2.5 * HOUR_MS);
    await run();
    expect(await onPromotion()).toEqual([1, 2, 3]);
    expect(await shop.db.select({ active: flashSales.active }).from(flashSales)).toEqual([
      { active: true },
    ]);
    const { body } = await shop.call<{ entities: ProductCard[] }>(
      'GET',
      '/products/web?list=flashsale',
    );
    expect(body.entities.map(({ id }) => id)).toEqual([2, 3]);

    await shop.db.update(flashSaleItems).set({ sold: 5 }).where(eq(flashSaleItems.productId, 2));
    await run();
    expect(await onPromotion()).toEqual([1, 3]);
    await shop.db.update(flashSaleItems).set({ sold: 4 }).where(eq(flashSaleItems.productId, 2));
    await run();
    expect(await onPromotion()).toEqual([1, 2, 3]);

    shop.clock.advance(2 * HOUR_MS);
    await run();
    expect(await onPromotion()).toEqual([3]);
    expect(await shop.db.select({ active: promotionGroups.active }).from(promotionGroups)).toEqual([
      { active: false },
    ]);
  });

  it('invalidates cached pages once', async () => {
    const run = job();
    await run();
    shop.clock.advance(2.5 * HOUR_MS);
    const before = await newest();
    await run();
    const tags = await tagsSince(before);
    // Product 3 also has a deal, so its row stays the same, but its page changes.
    for (const tag of ['offers', 'catalog', 'product:1', 'product:2', 'product:3']) {
      expect(tags).toContain(tag);
    }
    expect(tags).not.toContain('product:4');
    const after = await newest();
    await run();
    expect(await tagsSince(after)).toEqual(new Set());
  });

  it('detects an edited price at the next full check', async () => {
    await job()();
    await shop.db.update(products).set({ dealPrice: 5_000 }).where(eq(products.id, 5));
    await job()();
    expect(await onPromotion()).toEqual([3, 5]);
  });
});

if (inject('postgresBase') !== '')
  it('is done by one of several concurrent processes', async () => {
    await job()();
    shop.clock.advance(2.5 * HOUR_MS);
    const before = await newest();
    await Promise.all(Array.from({ length: 8 }, () => job()()));
    const rows = await shop.db
      .select()
      .from(changeLog)
      .where(sql`${changeLog.id} > ${before} AND tag = 'offers'`);
    // One for the groups, one for the sales.
    expect(rows).toHaveLength(2);
    expect(await onPromotion()).toEqual([1, 2, 3]);
  });
