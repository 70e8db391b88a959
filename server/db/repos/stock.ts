import { and, asc, eq, sql } from 'drizzle-orm';
import type { StockRepo } from '../../domain/stock/ports.ts';
import type { Database } from '../client.ts';
import { stock } from '../schema/catalog.ts';
import { stockReservations } from '../schema/orders.ts';

export function createStockRepo(db: Database): StockRepo {
  return {
    reserve: async (orderId, productId, qty, branchId) => {
      const rows = await db
        .update(stock)
        .set({ reserved: sql`${stock.reserved} + ${qty}` })
        .where(
          and(isShelf(productId, branchId), sql`${stock.onHand} - ${stock.reserved} >= ${qty}`),
        )
        .returning({ productId: stock.productId });
      if (rows.length === 0) return false;
      return note(db, { orderId, productId, branchId, qty });
    },
    claim: (orderId) =>
      settle(db, orderId, 'claimed', (qty) => ({
        onHand: sql`${stock.onHand} - ${qty}`,
        reserved: sql`${stock.reserved} - ${qty}`,
      })),
    release: (orderId) =>
      settle(db, orderId, 'released', (qty) => ({ reserved: sql`${stock.reserved} - ${qty}` })),
  };
}

/** False when the order holds or took these already. An order that comes back to life holds them again. */
async function note(
  db: Database,
  held: Pick<typeof stockReservations.$inferInsert, 'orderId' | 'productId' | 'branchId' | 'qty'>,
): Promise<boolean> {
  const { orderId, productId, branchId, state } = stockReservations;
  const rows = await db
    .insert(stockReservations)
    .values({ ...held, state: 'held' })
    .onConflictDoUpdate({
      target: [orderId, productId, branchId],
      set: { qty: held.qty, state: 'held' },
      setWhere: eq(state, 'released'),
    })
    .returning({ orderId });
  return rows.length > 0;
}

/** Ends every reservation of an order that is still held, exactly once, in order of product id. */
async function settle(
  db: Database,
  orderId: string,
  state: 'claimed' | 'released',
  change: (qty: number) => Partial<Record<'onHand' | 'reserved', ReturnType<typeof sql>>>,
): Promise<void> {
  const isHeld = and(eq(stockReservations.orderId, orderId), eq(stockReservations.state, 'held'));
  const held = await db
    .select()
    .from(stockReservations)
    .where(isHeld)
    .orderBy(asc(stockReservations.productId), asc(stockReservations.branchId))
    .for('update');
  for (const { productId, branchId, qty } of held) {
    await db.update(stock).set(change(qty)).where(isShelf(productId, branchId));
  }
  await db.update(stockReservations).set({ state }).where(isHeld);
}

function isShelf(productId: number, branchId: number) {
  return and(eq(stock.productId, productId), eq(stock.branchId, branchId));
}
