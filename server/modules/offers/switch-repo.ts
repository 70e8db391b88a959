import { and, asc, gt, inArray, lte, ne, or, sql, type SQL } from 'drizzle-orm';
import { union } from 'drizzle-orm/pg-core';
import type { OfferSwitch } from './ports.ts';
import type { Tag } from '../../../lib/api/tags.ts';
import { selectRows, type Database } from '../../db/client.ts';
import { products } from '../../db/schema/catalog.ts';
import {
  flashSaleItems,
  flashSales,
  promotionGroupProducts,
  promotionGroups,
} from '../../db/schema/offers.ts';
import { changeLog } from '../../db/schema/operations.ts';

/** Advisory lock id, arbitrary but unique on the PostgreSQL server. */
const SWITCH_LOCK = 727_115_003;

export function createOfferSwitch(db: Database): OfferSwitch {
  return {
    turn: (now) => alone(db, (tx) => turn(tx, now)),
    checkAll: (now) => alone(db, (tx) => mark(tx, sql`true`, now)),
  };
}

/** Skips the work if another process holds the lock. */
async function alone(db: Database, work: (tx: Database) => Promise<void>): Promise<void> {
  await db.transaction(async (tx) => {
    const [lock] = await selectRows<{ mine: boolean }>(
      tx,
      sql`SELECT pg_try_advisory_xact_lock(${SWITCH_LOCK}) AS mine`,
    );
    if (lock?.mine) await work(tx);
  });
}

async function turn(tx: Database, now: Date): Promise<void> {
  const groups = await flip(tx, promotionGroups, now);
  const sales = await flip(tx, flashSales, now);
  const touched = await productsOf(tx, groups, sales);
  if (touched.length > 0) {
    const tags: Tag[] = ['catalog', ...touched.map((id) => `product:${String(id)}` as const)];
    await tx.insert(changeLog).values(tags.map((tag) => ({ tag })));
  }
  const inSale = sql`${products.id} IN (
    SELECT product_id FROM flash_sale_items JOIN flash_sales ON flash_sales.id = sale_id WHERE flash_sales.active
  )`;
  const ofTouched = touched.length > 0 ? inArray(products.id, [...touched]) : undefined;
  await mark(tx, or(inSale, ofTouched), now);
}

/** Flips flags that contradict the time. Writes no change log entry if nothing changed. */
async function flip(
  tx: Database,
  table: typeof promotionGroups | typeof flashSales,
  now: Date,
): Promise<readonly number[]> {
  const due = await tx
    .select({ id: table.id })
    .from(table)
    .where(ne(table.active, sql`(${runsNow(table, now)})`));
  const ids = due.map(({ id }) => id);
  if (ids.length === 0) return [];
  await tx
    .update(table)
    .set({ active: sql`NOT ${table.active}` })
    .where(inArray(table.id, ids));
  return ids;
}

async function productsOf(
  tx: Database,
  groups: readonly number[],
  sales: readonly number[],
): Promise<readonly number[]> {
  if (groups.length === 0 && sales.length === 0) return [];
  const rows = await union(
    tx
      .select({ id: promotionGroupProducts.productId })
      .from(promotionGroupProducts)
      .where(inArray(promotionGroupProducts.groupId, [...groups])),
    tx
      .select({ id: flashSaleItems.productId })
      .from(flashSaleItems)
      .where(inArray(flashSaleItems.saleId, [...sales])),
  );
  return rows.map(({ id }) => id).toSorted((a, b) => a - b);
}

/** Keeps flags and flash prices of products. Locks products by id, in the same order as orders do. */
async function mark(tx: Database, which: SQL | undefined, now: Date): Promise<void> {
  const wrong = await tx
    .select({ id: products.id })
    .from(products)
    .where(
      and(
        which,
        sql`(${products.onPromotion}, ${products.flashPrice}) IS DISTINCT FROM (${onPromotion(now)}, ${flashPrice(now)})`,
      ),
    )
    .orderBy(asc(products.id))
    .for('update');
  if (wrong.length === 0) return;
  await tx
    .update(products)
    .set({ onPromotion: onPromotion(now), flashPrice: flashPrice(now) })
    .where(
      inArray(
        products.id,
        wrong.map(({ id }) => id),
      ),
    );
}

function onPromotion(now: Date): SQL {
  const group = sql`SELECT 1 FROM ${promotionGroupProducts}
    JOIN ${promotionGroups} ON ${promotionGroups.id} = ${promotionGroupProducts.groupId}
    WHERE ${promotionGroupProducts.productId} = ${products.id} AND ${runsNow(promotionGroups, now)}`;
  return sql`(${products.dealPrice} > 0 OR EXISTS (${group}) OR EXISTS (SELECT 1 ${runningItems(now)}))`;
}

/** 0 without a sale; a medicine that needs approval costs its list price. */
function flashPrice(now: Date): SQL {
  return sql`CASE WHEN ${products.drugClass} = 'dangerous' THEN 0
    ELSE coalesce((SELECT min(${flashSaleItems.price}) ${runningItems(now)}), 0) END`;
}

function runningItems(now: Date): SQL {
  return sql`FROM ${flashSaleItems} JOIN ${flashSales} ON ${flashSales.id} = ${flashSaleItems.saleId}
    WHERE ${flashSaleItems.productId} = ${products}.id AND ${runsNow(flashSales, now)}
      AND ${flashSaleItems.sold} < ${flashSaleItems.quota}`;
}

function runsNow(table: typeof promotionGroups | typeof flashSales, now: Date) {
  return and(lte(table.startsAt, now), gt(table.endsAt, now));
}
