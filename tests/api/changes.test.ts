import { and, eq, gte, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { TAGGED_THINGS, TAGS } from '../../lib/api/tags.ts';
import { selectRows } from '../../server/db/client.ts';
import { createChangeLog } from '../../server/db/change-log.ts';
import { branches, publicHolidays, stock } from '../../server/db/schema/branches.ts';
import { brands, categories, departments, products } from '../../server/db/schema/catalog.ts';
import { productPictures } from '../../server/modules/catalog/schema.ts';
import { changeLog } from '../../server/db/schema/operations.ts';
import { createChangePoll, type ChangePoll } from '../../server/db/change-poll.ts';
import { plantBranches } from '../harness/branches.ts';
import { plantProducts, plantShelves } from '../harness/catalog.ts';
import { openShop, type Shop } from '../harness/shop.ts';

describe('changes of the catalogue', () => {
  let shop: Shop;
  let changes: ChangePoll;
  beforeAll(async () => {
    shop = await openShop();
    await plantShelves(shop.db);
    await plantProducts(shop.db, [{ id: 1, available: 20 }, { id: 2 }]);
  });
  beforeEach(async () => {
    changes = createChangePoll({ changes: createChangeLog(shop.db), clock: shop.clock });
    await changes.poll();
  });
  afterAll(() => shop.close());

  it('reports a price', async () => {
    await shop.db.update(products).set({ price: 12_300 }).where(eq(products.id, 1));
    expect((await changes.poll()).toSorted()).toEqual(['catalog', 'product:1']);
    expect(await changes.poll()).toEqual([]);
  });

  it('reports one tag for more products than 200, and for a part of such a change', async () => {
    const many = Array.from({ length: 201 }, (_, index) => ({ id: 1_000 + index }));
    await plantProducts(shop.db, many);
    expect(await changes.poll()).toContain('products');
    await shop.db.update(products).set({ price: 12_400 }).where(gte(products.id, 1_000));
    expect((await changes.poll()).toSorted()).toEqual(['catalog', 'products']);
    await shop.db.update(products).set({ price: 12_500 }).where(gte(products.id, 1_001));
    expect(await changes.poll()).toHaveLength(201);
    await shop.db.transaction(async (tx) => {
      await tx.execute(sql`SELECT set_config('shop.many_products', 'yes', true)`);
      await tx.update(products).set({ price: 12_600 }).where(eq(products.id, 1_000));
    });
    expect((await changes.poll()).toSorted()).toEqual(['catalog', 'products']);
    await shop.db.update(products).set({ price: 12_700 }).where(eq(products.id, 1_000));
    expect((await changes.poll()).toSorted()).toEqual(['catalog', 'product:1000']);
  });

  it('reports stock only when its level changes', async () => {
    await shop.db.update(stock).set({ reserved: 3 }).where(eq(stock.productId, 1));
    expect(await changes.poll()).toEqual([]);
    await shop.db.update(stock).set({ reserved: 20 }).where(eq(stock.productId, 1));
    expect((await changes.poll()).toSorted()).toEqual(['catalog', 'product:1']);
  });

  it('reports a replaced or removed picture', async () => {
    const first = and(eq(productPictures.productId, 2), eq(productPictures.position, 1));
    await shop.db.update(productPictures).set({ altEn: 'Lid' }).where(first);
    expect((await changes.poll()).toSorted()).toEqual(['catalog', 'product:2']);
    await shop.db.delete(productPictures).where(first);
    expect((await changes.poll()).toSorted()).toEqual(['catalog', 'product:2']);
  });

  it('reports brands and departments, whose names stand in lists of products', async () => {
    await shop.db.update(brands).set({ nameEn: 'New name' }).where(eq(brands.id, 1));
    expect((await changes.poll()).toSorted()).toEqual(['brands', 'catalog']);
    await shop.db.update(departments).set({ position: 9 }).where(eq(departments.id, 102));
    expect((await changes.poll()).toSorted()).toEqual(['catalog', 'categories']);
    await shop.db.update(categories).set({ position: 9 }).where(eq(categories.id, 2));
    expect((await changes.poll()).toSorted()).toEqual(['catalog', 'categories']);
  });

  it('reports branches, their closing and public holidays', async () => {
    await plantBranches(shop.db, [{ id: 1, shelves: {} }]);
    expect((await changes.poll()).toSorted()).toEqual(['branches', 'pharmacy']);
    await shop.db.update(branches).set({ closedAt: shop.clock.now() });
    expect((await changes.poll()).toSorted()).toEqual(['branches', 'pharmacy']);
    const day = { date: '2030-01-01', nameEn: 'New Year', nameTh: 'ปีใหม่', source: 'Gazette' };
    await shop.db.insert(publicHolidays).values(day);
    expect(await changes.poll()).toEqual(['branches']);
  });

  it('has a trigger for exactly the cache tags in use', async () => {
    const triggers = await selectRows<{ code: string; given: string }>(
      shop.db,
      sql`SELECT prosrc AS code, encode(tgargs, 'escape') AS given
        FROM pg_trigger JOIN pg_proc ON pg_proc.oid = tgfoid
        WHERE prosrc LIKE '%INSERT INTO change_log%'`,
    );
    const quoted = triggers.flatMap(({ code }) => code.match(/(?<=')[a-z]+:?(?=')/g) ?? []);
    const given = triggers.flatMap(({ given: names }) => names.match(/[a-z]+/g) ?? []);
    const ofRows = TAGGED_THINGS.map((thing) => `${thing}:`);
    expect([...new Set([...quoted, ...given])].toSorted()).toEqual([...TAGS, ...ofRows].toSorted());
  });

  it('ignores a change that was rolled back', async () => {
    await shop.db
      .transaction(async (tx) => {
        await tx.update(products).set({ price: 99 }).where(eq(products.id, 2));
        throw new Error('taken back');
      })
      .catch(() => undefined);
    expect(await changes.poll()).toEqual([]);
  });

  it('forgets after an hour', async () => {
    const log = createChangeLog(shop.db);
    await shop.db.insert(changeLog).values([
      { tag: 'old', at: sql`now() - interval '61 minutes'` },
      { tag: 'young', at: sql`now() - interval '59 minutes'` },
    ]);
    await log.prune(3_600_000);
    const rows = await shop.db.select({ tag: changeLog.tag }).from(changeLog);
    expect(rows.map((row) => row.tag)).not.toContain('old');
    expect(rows.map((row) => row.tag)).toContain('young');
  });

  // The embedded database has one connection, so transactions never overlap there.
  it('misses no change of transactions that commit out of order', async () => {
    if (shop.database.engine === 'pglite') return;
    let finishSlow = () => {};
    const slowMayEnd = new Promise<void>((resolve) => {
      finishSlow = resolve;
    });
    let slowHasWritten = () => {};
    const slowWrote = new Promise<void>((resolve) => {
      slowHasWritten = resolve;
    });
    const slow = shop.db.transaction(async (tx) => {
      await tx.update(products).set({ price: 5_000 }).where(eq(products.id, 1));
      slowHasWritten();
      await slowMayEnd;
    });
    await slowWrote;
    await shop.db.update(products).set({ price: 6_000 }).where(eq(products.id, 2));
    expect(await changes.poll()).toContain('product:2');
    finishSlow();
    await slow;
    expect(await changes.poll()).toContain('product:1');
  });
});
