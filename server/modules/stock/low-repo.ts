import { and, eq, inArray, sql } from 'drizzle-orm';
import { LOW_PIECES } from '../../../lib/stock/contract-values.ts';
import type { Database } from '../../db/client.ts';
import { stock } from '../../db/schema/branches.ts';
import type { LowLevels, PlaceScope } from './movement-ports.ts';
import { stockLowLevels } from './schema.ts';

/** The level of a row of stock, for joins. */
export const ofShelf = and(
  eq(stockLowLevels.productId, stock.productId),
  eq(stockLowLevels.branchId, stock.branchId),
);

/** Whether a row of stock, joined by `ofShelf`, is low; null where it never is. */
export const isLow = sql<boolean | null>`${stock.free} <= CASE
  coalesce(${stockLowLevels.kind}, 'default')
  WHEN 'default' THEN ${LOW_PIECES}::int WHEN 'own' THEN ${stockLowLevels.pieces} END`;

/** Ids of the products that are low in a place of the scope, as a subquery. */
export function lowProducts(db: Database, scope: PlaceScope) {
  return db
    .select({ id: stock.productId })
    .from(stock)
    .leftJoin(stockLowLevels, ofShelf)
    .where(and(isLow, scope && inArray(stock.branchId, [...scope])));
}

export function createLowLevels(db: Database): LowLevels {
  return {
    lock: async (productId, branchId) => {
      // A missing row cannot be locked.
      await db.insert(stockLowLevels).values({ productId, branchId }).onConflictDoNothing();
      const [row] = await db
        .select({ kind: stockLowLevels.kind, pieces: stockLowLevels.pieces })
        .from(stockLowLevels)
        .where(isAt(productId, branchId))
        .for('update');
      if (!row) throw new Error('no level although it was just written');
      return row;
    },
    set: async (productId, branchId, { kind, pieces }) => {
      await db.update(stockLowLevels).set({ kind, pieces }).where(isAt(productId, branchId));
      if (kind !== 'own') return;
      await db.insert(stock).values({ productId, branchId, onHand: 0 }).onConflictDoNothing();
    },
  };
}

function isAt(productId: number, branchId: number) {
  return and(eq(stockLowLevels.productId, productId), eq(stockLowLevels.branchId, branchId));
}
