import { and, asc, eq, gt, gte, inArray, lt, notInArray, or, sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import type { PlaceScope, StockLots } from './movement-ports.ts';
import { stockLots } from './schema.ts';

const { branchId, lotNo, expiresOn, onHand } = stockLots;

/** Lots of a product, first expired first. */
export function selectLots(db: Database, productId: number, scope: PlaceScope) {
  return db
    .select({ branchId, lotNo, expiresOn, onHand, isExpired: stockLots.isExpired })
    .from(stockLots)
    .where(and(eq(stockLots.productId, productId), scope && inArray(branchId, [...scope])))
    .orderBy(asc(expiresOn), asc(lotNo), asc(branchId));
}

/** Lots with expired pieces in the places of a scope. */
export function isExpired(scope: PlaceScope): SQL | undefined {
  return and(stockLots.isExpired, gt(onHand, 0), scope && inArray(branchId, [...scope]));
}

/** Ids of the products with expired pieces, as a subquery. */
export function expiredProducts(db: Database, scope: PlaceScope) {
  return db.select({ id: stockLots.productId }).from(stockLots).where(isExpired(scope));
}

export function createStockLots(db: Database): StockLots {
  return {
    wronglyMarked: async (today, { limit, except }) => {
      const isWrong = or(
        and(sql`NOT ${stockLots.isExpired}`, lt(expiresOn, today)),
        // The clock of a demo can go back.
        and(stockLots.isExpired, gt(onHand, 0), gte(expiresOn, today)),
      );
      const rows = await db
        .select({ id: stockLots.id })
        .from(stockLots)
        .where(and(isWrong, notInArray(stockLots.id, [...except])))
        .orderBy(asc(stockLots.id))
        .limit(limit);
      return rows.map(({ id }) => id);
    },
    mark: async (lotId, today) => {
      await db.execute(sql`WITH shelf AS MATERIALIZED (
          SELECT s.product_id FROM stock s JOIN stock_lots l USING (product_id, branch_id)
          WHERE l.id = ${lotId} FOR UPDATE OF s)
        UPDATE stock_lots SET is_expired = expires_on < ${today}::date FROM shelf
        WHERE id = ${lotId} AND is_expired <> (expires_on < ${today}::date)`);
    },
  };
}
