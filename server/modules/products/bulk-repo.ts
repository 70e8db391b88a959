import { and, asc, desc, eq, gt, inArray, isNull, lt, sql } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { stock } from '../../db/schema/branches.ts';
import { brands, departments, productBarcodes, products } from '../../db/schema/catalog.ts';
import { members } from '../../db/schema/members.ts';
import type {
  BulkHead,
  BulkItem,
  BulkProduct,
  BulkRepo,
  BulkSummary,
  OutcomeSum,
} from './bulk-ports.ts';
import { productsOf, toOfficeProduct } from './repo.ts';
import { isOnline, onlinePieces } from './sale-repo.ts';
import { bulkChanges, bulkItems } from './schema.ts';

/** Rows of one INSERT: PostgreSQL takes at most 65,535 parameters. */
const ROWS = 1_000;
const NAMES_SHOWN = 5;

export function createBulkRepo(db: Database): BulkRepo {
  return {
    choose: async (choice, limit) => {
      const wanted =
        'ids' in choice ? inArray(products.id, [...choice.ids]) : productsOf(choice.filter);
      const rows = await db
        .select({ id: products.id })
        .from(products)
        .where(wanted)
        .orderBy(asc(products.id))
        .limit(limit);
      return rows.map(({ id }) => id);
    },
    products: (ids, isLocked) => selectProducts(db, ids, isLocked),
    keepShelves: async (kind, ids) => {
      const table = kind === 'brand' ? brands : departments;
      const rows = await db
        .select({ id: table.id })
        .from(table)
        .where(inArray(table.id, [...ids]))
        .orderBy(asc(table.id))
        .for('key share');
      return new Set(rows.map(({ id }) => id));
    },
    change: async (ids, values, now) => {
      await db
        .update(products)
        .set({ ...values, updatedAt: now })
        .where(inArray(products.id, [...ids]));
    },
    add: async (head, items, now) => {
      const [row] = await db
        .insert(bulkChanges)
        .values({ ...head, plannedAt: now })
        .returning({ id: bulkChanges.id });
      if (!row) throw new Error('no bulk change was added');
      for (let start = 0; start < items.length; start += ROWS) {
        await putItems(db, row.id, items.slice(start, start + ROWS));
      }
      return row.id;
    },
    read: async (id, since) => {
      const heads = await selectHeads(db)
        .where(and(eq(bulkChanges.id, id), gt(bulkChanges.plannedAt, since)))
        .limit(1);
      return (await withOutcomes(db, heads))[0];
    },
    recent: async (since) => {
      const heads = await selectHeads(db)
        .where(and(gt(bulkChanges.plannedAt, since), gt(bulkChanges.appliedAt, since)))
        .orderBy(desc(bulkChanges.appliedAt), desc(bulkChanges.id))
        .limit(50);
      return withOutcomes(db, heads);
    },
    items: (id, outcome, limit) =>
      db
        .select()
        .from(bulkItems)
        .where(and(eq(bulkItems.bulkId, id), eq(bulkItems.outcome, outcome)))
        .orderBy(asc(bulkItems.productId))
        .limit(limit),
    settle: (id, items) => putItems(db, id, items),
    mark: async (id, what, now) => {
      const isUnmarked = and(eq(bulkChanges.id, id), isNull(bulkChanges[what]));
      await db
        .update(bulkChanges)
        .set({ [what]: now })
        .where(isUnmarked);
    },
    forget: async (before) => {
      await db.delete(bulkChanges).where(lt(bulkChanges.plannedAt, before));
    },
  };
}

async function putItems(db: Database, bulkId: number, items: readonly BulkItem[]): Promise<void> {
  if (items.length === 0) return;
  await db
    .insert(bulkItems)
    .values(items.map((item) => ({ ...item, bulkId })))
    .onConflictDoUpdate({
      target: [bulkItems.bulkId, bulkItems.productId],
      set: {
        version: sql`excluded.version`,
        outcome: sql`excluded.outcome`,
        reason: sql`excluded.reason`,
      },
    });
}

export async function selectProducts(
  db: Database,
  ids: readonly number[],
  isLocked: boolean,
): Promise<readonly BulkProduct[]> {
  const wanted = inArray(products.id, [...ids]);
  if (isLocked) {
    await db
      .select({ id: products.id })
      .from(products)
      .where(wanted)
      .orderBy(asc(products.id))
      .for('update');
  }
  const rows = await db
    .select({ product: products, pieces: onlinePieces })
    .from(products)
    .leftJoin(stock, isOnline)
    .where(wanted)
    .orderBy(asc(products.id));
  const barcodes = await db
    .select({ productId: productBarcodes.productId, barcode: productBarcodes.barcode })
    .from(productBarcodes)
    .where(inArray(productBarcodes.productId, [...ids]))
    .orderBy(asc(productBarcodes.productId), asc(productBarcodes.position));
  const barcodesOf = Map.groupBy(barcodes, ({ productId }) => productId);
  return rows.map(({ product, pieces }) => {
    const own = barcodesOf.get(product.id)?.map(({ barcode }) => barcode) ?? [];
    const { state, price, drugClass } = product;
    return {
      product: toOfficeProduct(product, own),
      sale: { state, price, drugClass, ...pieces },
    };
  });
}

function selectHeads(db: Database) {
  return db
    .select({
      ...{ id: bulkChanges.id, memberId: bulkChanges.memberId, change: bulkChanges.change },
      ...{ appliedAt: bulkChanges.appliedAt, undoneAt: bulkChanges.undoneAt },
      name: sql<string>`trim(${members.firstName} || ' ' || ${members.lastName})`,
    })
    .from(bulkChanges)
    .innerJoin(members, eq(members.id, bulkChanges.memberId))
    .$dynamic();
}

async function withOutcomes(
  db: Database,
  heads: readonly BulkHead[],
): Promise<readonly BulkSummary[]> {
  if (heads.length === 0) return [];
  const first = (name: typeof products.nameEn | typeof products.nameTh) =>
    sql<
      string[]
    >`to_json((array_agg(${name} ORDER BY ${products.id}))[1:${sql.raw(String(NAMES_SHOWN))}])`;
  const rows = await db
    .select({
      ...{ bulkId: bulkItems.bulkId, outcome: bulkItems.outcome, reason: bulkItems.reason },
      count: sql<number>`count(*)::int`.mapWith(Number),
      ...{ en: first(products.nameEn), th: first(products.nameTh) },
    })
    .from(bulkItems)
    .innerJoin(products, eq(products.id, bulkItems.productId))
    .where(
      inArray(
        bulkItems.bulkId,
        heads.map(({ id }) => id),
      ),
    )
    .groupBy(bulkItems.bulkId, bulkItems.outcome, bulkItems.reason)
    .orderBy(asc(bulkItems.outcome), asc(bulkItems.reason));
  const sums = Map.groupBy(rows, ({ bulkId }) => bulkId);
  return heads.map((head) => ({
    ...head,
    outcomes: (sums.get(head.id) ?? []).map(({ outcome, reason, count, en, th }): OutcomeSum => ({
      ...{ outcome, reason, count },
      names: en.map((name, index) => ({ en: name, th: th[index] ?? name })),
    })),
  }));
}
