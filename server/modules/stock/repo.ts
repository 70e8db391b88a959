import { and, asc, eq, lte, sql } from 'drizzle-orm';
import type { Pieces, StockRepo } from './ports.ts';
import { selectRows, type Database } from '../../db/client.ts';
import { stock } from '../../db/schema/branches.ts';
import { stockReservations } from '../../db/schema/orders.ts';
import { writeMovement } from './write-movement.ts';

export function createStockRepo(db: Database): StockRepo {
  return {
    reserve: (orderId, productId, qty, branchId) =>
      reserve(db, { orderId, productId, qty, branchId }),
    claim: async (orderId) => {
      const short: number[] = [];
      await endHolds(db, orderId, 'claimed', async ({ productId, branchId, qty }) => {
        const isSold = await writeMovement(db, {
          ...{ productId, branchId, orderId },
          ...{ reason: 'sale', change: -qty, unreserved: qty },
        });
        if (!isSold) short.push(productId);
      });
      return short;
    },
    release: (orderId) =>
      endHolds(db, orderId, 'released', async ({ productId, branchId, qty }) => {
        const reserved = sql`${stock.reserved} - ${qty}`;
        await db.update(stock).set({ reserved }).where(isShelf(productId, branchId));
      }),
    putBack: (orderId, pieces) => putBack(db, orderId, pieces),
  };
}

/** False if too few are free, or the order already holds or took them. A revived order holds them again. */
async function reserve(
  db: Database,
  {
    orderId,
    productId,
    qty,
    branchId,
  }: Pick<typeof stockReservations.$inferInsert, 'orderId' | 'productId' | 'branchId' | 'qty'>,
): Promise<boolean> {
  const rows = await selectRows(
    db,
    sql`WITH taken AS (
        UPDATE stock SET reserved = reserved + ${qty}::int
        WHERE product_id = ${productId} AND branch_id = ${branchId}
          AND free >= ${qty}::int
        RETURNING product_id, branch_id)
      INSERT INTO stock_reservations AS held (order_id, product_id, branch_id, qty, state)
      SELECT ${orderId}, product_id, branch_id, ${qty}::int, 'held' FROM taken
      ON CONFLICT (order_id, product_id, branch_id) DO UPDATE SET qty = EXCLUDED.qty, state = 'held'
        WHERE held.state = 'released'
      RETURNING product_id`,
  );
  return rows.length > 0;
}

/** Ends an order's reservations exactly once, ordered by product id. */
async function endHolds(
  db: Database,
  orderId: string,
  state: 'claimed' | 'released',
  end: (hold: typeof stockReservations.$inferSelect) => Promise<void>,
): Promise<void> {
  const isHeld = and(eq(stockReservations.orderId, orderId), eq(stockReservations.state, 'held'));
  const held = await db
    .select()
    .from(stockReservations)
    .where(isHeld)
    .orderBy(asc(stockReservations.productId), asc(stockReservations.branchId))
    .for('update');
  for (const hold of held) await end(hold);
  await db.update(stockReservations).set({ state }).where(isHeld);
}

async function putBack(db: Database, orderId: string, pieces: readonly Pieces[]): Promise<void> {
  for (const { productId, qty } of pieces.toSorted((a, b) => a.productId - b.productId)) {
    const counted = await db
      .update(stockReservations)
      .set({ returned: sql`${stockReservations.returned} + ${qty}` })
      .where(
        and(
          eq(stockReservations.orderId, orderId),
          eq(stockReservations.productId, productId),
          eq(stockReservations.state, 'claimed'),
          lte(stockReservations.returned, sql`${stockReservations.qty} - ${qty}`),
        ),
      )
      .returning({ branchId: stockReservations.branchId });
    for (const { branchId } of counted) {
      await writeMovement(db, { productId, branchId, orderId, reason: 'return', change: qty });
    }
  }
}

function isShelf(productId: number, branchId: number) {
  return and(eq(stock.productId, productId), eq(stock.branchId, branchId));
}
