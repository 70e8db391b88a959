import { inArray } from 'drizzle-orm';
import type { SoldGiftCard } from './ports.ts';
import type { Database } from '../../db/client.ts';
import { giftCardSales } from '../../db/schema/gifts.ts';

/** The gift cards that these orders sold, by order. */
export async function readSoldCards(
  db: Database,
  orderIds: readonly string[],
): Promise<ReadonlyMap<string, SoldGiftCard>> {
  if (orderIds.length === 0) return new Map();
  const rows = await db
    .select()
    .from(giftCardSales)
    .where(inArray(giftCardSales.orderId, [...orderIds]));
  return new Map(rows.map(({ orderId, ...sale }) => [orderId, sale]));
}
