import { and, asc, eq, gt, inArray, isNotNull, lte, min, sql } from 'drizzle-orm';
import type { FlashPiece, FlashQuota } from './ports.ts';
import type { Database } from '../../db/client.ts';
import { flashSaleItems, flashSales } from '../../db/schema/offers.ts';
import { orderItems } from '../../db/schema/orders.ts';

const LAPSED_MS = 86_400_000;

export function createFlashQuota(db: Database): FlashQuota {
  return {
    take: async (piece, qty, now) => {
      const open = db
        .select({ id: flashSales.id })
        .from(flashSales)
        .where(
          and(
            eq(flashSales.id, piece.saleId),
            lte(flashSales.startsAt, now),
            gt(flashSales.endsAt, now),
          ),
        );
      const rows = await db
        .update(flashSaleItems)
        .set({ sold: sql`${flashSaleItems.sold} + ${qty}` })
        .where(
          and(
            isItem(piece),
            inArray(flashSaleItems.saleId, open),
            sql`${flashSaleItems.sold} + ${qty} <= ${flashSaleItems.quota}`,
          ),
        )
        .returning({ productId: flashSaleItems.productId });
      return rows.length > 0;
    },
    giveBack: (orderId) => giveBack(db, orderId),
    lapsed: async (productIds, now) => {
      if (productIds.length === 0) return new Map();
      const rows = await db
        .select({ productId: flashSaleItems.productId, price: min(flashSaleItems.price) })
        .from(flashSaleItems)
        .innerJoin(flashSales, eq(flashSales.id, flashSaleItems.saleId))
        .where(
          and(
            inArray(flashSaleItems.productId, [...productIds]),
            lte(flashSales.startsAt, now),
            gt(flashSales.endsAt, new Date(now.getTime() - LAPSED_MS)),
          ),
        )
        .groupBy(flashSaleItems.productId);
      return new Map(
        rows.flatMap(({ productId, price }) => (price === null ? [] : [[productId, price]])),
      );
    },
  };
}

/** Locks rows by product id, as all writers of this table do. */
async function giveBack(db: Database, orderId: string): Promise<void> {
  const taken = await db
    .select({
      productId: orderItems.productId,
      saleId: orderItems.flashSaleId,
      qty: orderItems.qty,
    })
    .from(orderItems)
    .where(and(eq(orderItems.orderId, orderId), isNotNull(orderItems.flashSaleId)))
    .orderBy(asc(orderItems.productId));
  for (const { productId, saleId, qty } of taken) {
    if (saleId === null) continue;
    await db
      .update(flashSaleItems)
      .set({ sold: sql`greatest(${flashSaleItems.sold} - ${qty}, 0)` })
      .where(isItem({ saleId, productId }));
  }
}

function isItem({ saleId, productId }: FlashPiece) {
  return and(eq(flashSaleItems.saleId, saleId), eq(flashSaleItems.productId, productId));
}
