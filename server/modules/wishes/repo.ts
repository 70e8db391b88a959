import { and, count, desc, eq, sql, type SQL } from 'drizzle-orm';
import type { Batch } from '../../core/sweep.ts';
import type { Restocked, StockAlert, StockAlertRepo, WishRepo } from './ports.ts';
import { selectRows, type Database } from '../../db/client.ts';
import { products } from '../../db/schema/catalog.ts';
import { members } from '../../db/schema/members.ts';
import { stockAlerts, wishlistItems } from './schema.ts';
import { hears } from '../notifications/repo.ts';

export function createWishRepo(db: Database): WishRepo {
  const isWish = (memberId: number, productId: number) =>
    and(eq(wishlistItems.memberId, memberId), eq(wishlistItems.productId, productId));
  return {
    lock: async (memberId) => {
      await db
        .select({ id: members.id })
        .from(members)
        .where(eq(members.id, memberId))
        .for('no key update');
    },
    count: async (memberId) => {
      const [row] = await db
        .select({ rows: count() })
        .from(wishlistItems)
        .where(eq(wishlistItems.memberId, memberId));
      return row?.rows ?? 0;
    },
    ids: async (memberId) => {
      const rows = await db
        .select({ id: wishlistItems.productId })
        .from(wishlistItems)
        .innerJoin(products, eq(products.id, wishlistItems.productId))
        .where(and(eq(wishlistItems.memberId, memberId), products.listed))
        .orderBy(desc(wishlistItems.createdAt), desc(wishlistItems.productId));
      return rows.map(({ id }) => id);
    },
    has: async (memberId, productId) =>
      (await db.$count(wishlistItems, isWish(memberId, productId))) > 0,
    add: async (memberId, productId, now) => {
      const added = await selectRows(
        db,
        sql`INSERT INTO ${wishlistItems} (member_id, product_id, created_at)
          SELECT ${memberId}, id, ${now.toISOString()}::timestamptz FROM ${products}
          WHERE id = ${productId} AND listed RETURNING product_id`,
      );
      return added.length > 0;
    },
    remove: async (memberId, productId) => {
      await db.delete(wishlistItems).where(isWish(memberId, productId));
    },
  };
}

export function createStockAlertRepo(db: Database): StockAlertRepo {
  return {
    inStock: async (productId) => {
      const [row] = await db
        .select({ inStock: products.inStock })
        .from(products)
        .where(and(eq(products.id, productId), products.listed));
      return row?.inStock;
    },
    add: async (memberId, productId, now) => {
      await db
        .insert(stockAlerts)
        .values({ memberId, productId, createdAt: now })
        .onConflictDoNothing();
    },
    remove: async (memberId, productId) => {
      await db
        .delete(stockAlerts)
        .where(and(eq(stockAlerts.memberId, memberId), eq(stockAlerts.productId, productId)));
    },
    ids: async (memberId) => {
      const rows = await db
        .select({ id: stockAlerts.productId })
        .from(stockAlerts)
        .where(eq(stockAlerts.memberId, memberId))
        .orderBy(desc(stockAlerts.createdAt), desc(stockAlerts.productId));
      return rows.map(({ id }) => id);
    },
    restocked: (batch) => restocked(db, batch),
    take: (alerts) => take(db, alerts),
  };
}

/** Skips rows locked by another process, which notifies those members. */
async function restocked(
  db: Database,
  { limit, except }: Batch<StockAlert>,
): Promise<readonly StockAlert[]> {
  const rows = await selectRows<{ member_id: number; product_id: number }>(
    db,
    sql`SELECT a.member_id, a.product_id FROM ${stockAlerts} a
      JOIN ${products} p ON p.id = a.product_id
      WHERE p.in_stock AND p.listed AND NOT ${isOneOf(except)}
      ORDER BY a.product_id, a.member_id LIMIT ${limit}::int FOR UPDATE OF a SKIP LOCKED`,
  );
  return rows.map((row) => ({ memberId: row.member_id, productId: row.product_id }));
}

/** Locked in a fixed order, against deadlocks. */
async function take(db: Database, alerts: readonly StockAlert[]): Promise<readonly Restocked[]> {
  const rows = await selectRows<{
    member_id: number;
    email: string;
    product_id: number;
    name_en: string;
    name_th: string;
  }>(
    db,
    sql`WITH due AS MATERIALIZED (
          SELECT a.member_id, a.product_id FROM ${stockAlerts} a
          JOIN ${products} p ON p.id = a.product_id
          WHERE p.in_stock AND p.listed AND ${isOneOf(alerts)}
          ORDER BY a.product_id, a.member_id FOR UPDATE OF a)
        DELETE FROM ${stockAlerts} a USING due, ${products} p, ${members} m
        WHERE a.member_id = due.member_id AND a.product_id = due.product_id
          AND p.id = a.product_id AND m.id = a.member_id
        RETURNING a.member_id, CASE WHEN ${hears(sql`m.id`, 'reminders', 'mail')} THEN m.email ELSE '' END AS email,
          a.product_id, p.name_en, p.name_th`,
  );
  return rows.map((row) => ({
    memberId: row.member_id,
    email: row.email,
    productId: row.product_id,
    name: { en: row.name_en, th: row.name_th },
  }));
}

/** Whether alert `a` is among them. */
function isOneOf(alerts: readonly StockAlert[]): SQL {
  if (alerts.length === 0) return sql`false`;
  const pairs = alerts.map(({ memberId, productId }) => sql`(${memberId}::int, ${productId}::int)`);
  return sql`(a.member_id, a.product_id) IN (${sql.join(pairs, sql`, `)})`;
}
