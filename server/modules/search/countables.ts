import { and, sql } from 'drizzle-orm';
import type { Tag } from '../../../lib/api/tags.ts';
import { createChangeLog } from '../../db/change-log.ts';
import type { Database } from '../../db/client.ts';
import { products } from '../../db/schema/catalog.ts';
import { createChangePoll } from '../../db/change-poll.ts';
import { ProductColumns, type Countable } from './rules/product-columns.ts';

/** Reload interval, since the change log is pruned. */
const MAX_AGE_MS = 1_800_000;
const TAG = 'product:';
/** Stands for so many products that all are read again. */
const ANY: Tag = 'products';

/** Listed products in memory, refreshed on access: 100,000 of them take 11 MB. */
export function createCountables(db: Database): () => Promise<ProductColumns> {
  const changes = createChangePoll({
    changes: createChangeLog(db),
    clock: { now: () => new Date() },
  });
  let known: ProductColumns | undefined;
  let lookedAt = -Infinity;
  let looking: Promise<ProductColumns> | undefined;

  async function look(): Promise<ProductColumns> {
    const startedAt = performance.now();
    const tags = await changes.poll();
    const ids = idsOf(tags);
    const isOld = startedAt - lookedAt > MAX_AGE_MS || tags.includes(ANY);
    const before = isOld ? undefined : known;
    // Changes are delivered once, so a failure requires a full reload.
    known = undefined;
    known = before ? await follow(before, ids) : new ProductColumns(await selectCountables(db));
    lookedAt = startedAt;
    return known;
  }

  async function follow(all: ProductColumns, ids: readonly number[]): Promise<ProductColumns> {
    const listed = ids.length > 0 ? await selectCountables(db, ids) : [];
    for (const id of ids) all.delete(id);
    for (const product of listed) all.put(product);
    return all;
  }

  return () => (looking ??= look().finally(() => (looking = undefined)));
}

function selectCountables(db: Database, ids?: readonly number[]): Promise<Countable[]> {
  return db
    .select({
      id: products.id,
      departmentId: products.departmentId,
      brandId: products.brandId,
      salePrice: products.salePrice,
      stars: products.stars,
      onPromotion: products.onPromotion,
      inStock: products.inStock,
      attributes: products.attributes,
    })
    .from(products)
    .where(and(products.listed, ids && sql`${products.id} = ANY(${`{${ids.join(',')}}`}::int[])`));
}

function idsOf(tags: readonly string[]): number[] {
  return tags.filter((tag) => tag.startsWith(TAG)).map((tag) => Number(tag.slice(TAG.length)));
}
