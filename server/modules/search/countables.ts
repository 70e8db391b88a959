import { and, eq, inArray } from 'drizzle-orm';
import { createChangeLog } from '../../db/change-log.ts';
import type { Database } from '../../db/client.ts';
import { departments, products } from '../../db/schema/catalog.ts';
import { createChangePoll } from '../../jobs/change-poll.ts';
import type { Countable } from './rules/count-choices.ts';

/** What the change log may have forgotten meanwhile is read anew. */
const MAX_AGE_MS = 1_800_000;
/** Of more than so many changes all products are read anew; a statement takes 65,535 parameters. */
const MAX_FOLLOWED = 1_000;
const TAG = 'product:';
const CATEGORIES = 'categories';

export type Countables = ReadonlyMap<number, Countable>;

/**
 * The listed products by id, in memory, as the database has them when they are asked for: 100,000 of them take 20 MB, and are
 * counted in the time that the database needs to look at a tenth of them.
 */
export function createCountables(db: Database): () => Promise<Countables> {
  const changes = createChangePoll({
    changes: createChangeLog(db),
    clock: { now: () => new Date() },
  });
  let known: Map<number, Countable> | undefined;
  let lookedAt = -Infinity;
  let looking: Promise<Countables> | undefined;

  async function look(): Promise<Countables> {
    const startedAt = performance.now();
    const tags = await changes.poll();
    const ids = idsOf(tags);
    const isOld = startedAt - lookedAt > MAX_AGE_MS || ids.length > MAX_FOLLOWED;
    if (known === undefined || isOld || tags.includes(CATEGORIES))
      known = byId(await selectCountables(db));
    else await follow(known, ids);
    lookedAt = startedAt;
    return known;
  }

  async function follow(all: Map<number, Countable>, ids: readonly number[]): Promise<void> {
    if (ids.length === 0) return;
    const now = byId(await selectCountables(db, ids));
    for (const id of ids) {
      const product = now.get(id);
      if (product) all.set(id, product);
      else all.delete(id);
    }
  }

  return () => (looking ??= look().finally(() => (looking = undefined)));
}

function selectCountables(db: Database, ids?: readonly number[]): Promise<Countable[]> {
  return db
    .select({
      id: products.id,
      departmentId: products.departmentId,
      categoryId: departments.categoryId,
      brandId: products.brandId,
      salePrice: products.salePrice,
      stars: products.stars,
      onPromotion: products.onPromotion,
      inStock: products.inStock,
      attributes: products.attributes,
    })
    .from(products)
    .innerJoin(departments, eq(departments.id, products.departmentId))
    .where(and(products.listed, ids && inArray(products.id, [...ids])));
}

/** Each pair as one string, however many products have it: they are counted and compared sooner, and take less. */
const pairs = new Map<string, string>();

function shared(pair: string): string {
  const known = pairs.get(pair);
  if (known === undefined) pairs.set(pair, pair);
  return known ?? pair;
}

function byId(rows: readonly Countable[]): Map<number, Countable> {
  return new Map(rows.map((row) => [row.id, { ...row, attributes: row.attributes.map(shared) }]));
}

function idsOf(tags: readonly string[]): number[] {
  return tags.filter((tag) => tag.startsWith(TAG)).map((tag) => Number(tag.slice(TAG.length)));
}
