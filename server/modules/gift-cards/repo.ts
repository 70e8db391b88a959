import { and, asc, eq, isNull, lte, notInArray, sql } from 'drizzle-orm';
import { selectRows, type Database } from '../../db/client.ts';
import { giftCardSales, giftCards } from '../wallet/schema.ts';
import { orders } from '../../db/schema/orders.ts';
import { readSoldCards } from '../orders/reads.ts';
import type { GiftSaleRepo } from './ports.ts';

export function createGiftSaleRepo(db: Database): GiftSaleRepo {
  return {
    add: async (sale) => {
      await db.insert(giftCardSales).values(sale);
    },
    find: async (orderId) => (await readSoldCards(db, [orderId])).get(orderId),
    boughtOnDay: async (memberId, at) => {
      const [row] = await selectRows<{ sum: number }>(
        db,
        sql`SELECT COALESCE(sum(total), 0)::int AS sum FROM orders
          WHERE member_id = ${memberId} AND delivery_method = 'email' AND status NOT IN ('expired', 'cancelled')
            AND (created_at AT TIME ZONE 'Asia/Bangkok')::date
              = (${at.toISOString()}::timestamptz AT TIME ZONE 'Asia/Bangkok')::date`,
      );
      return row?.sum ?? 0;
    },
    due: async (now, { limit, except }) => {
      const rows = await db
        .select({ id: giftCardSales.orderId })
        .from(giftCardSales)
        .innerJoin(orders, eq(orders.id, giftCardSales.orderId))
        .where(
          and(
            eq(orders.status, 'paid'),
            isNull(giftCardSales.giftCardId),
            lte(giftCardSales.sendAt, now),
            notInArray(orders.id, [...except]),
          ),
        )
        .orderBy(asc(giftCardSales.sendAt))
        .limit(limit);
      return rows.map(({ id }) => id);
    },
    done: async (paidBefore, { limit, except }) => {
      const rows = await db
        .select({ id: orders.id })
        .from(orders)
        .innerJoin(giftCardSales, eq(giftCardSales.orderId, orders.id))
        .where(
          and(
            eq(orders.status, 'paid'),
            sql`${giftCardSales.giftCardId} IS NOT NULL`,
            lte(orders.succeededAt, paidBefore),
            notInArray(orders.id, [...except]),
          ),
        )
        .orderBy(asc(orders.succeededAt))
        .limit(limit);
      return rows.map(({ id }) => id);
    },
    issue: async (card) => {
      const [row] = await db
        .insert(giftCards)
        .values(card)
        .onConflictDoNothing({ target: giftCards.codeHash })
        .returning({ id: giftCards.id });
      return row?.id;
    },
    markSent: async (orderId, giftCardId, sentAt) => {
      const rows = await db
        .update(giftCardSales)
        .set({ giftCardId, sentAt })
        .where(and(eq(giftCardSales.orderId, orderId), isNull(giftCardSales.giftCardId)))
        .returning({ id: giftCardSales.orderId });
      return rows.length > 0;
    },
    takeBack: (orderId, change) => takeBack(db, orderId, change),
  };
}

/** Empties a card. A concurrent payment with it waits for the row lock, or finds no balance. */
async function takeBack(
  db: Database,
  orderId: string,
  { at, spentToo }: { readonly at: Date; readonly spentToo: boolean },
): Promise<boolean> {
  const [sale] = await db
    .select({ card: giftCardSales.giftCardId, amount: giftCardSales.amount })
    .from(giftCardSales)
    .where(eq(giftCardSales.orderId, orderId));
  if (!sale || sale.card === null) return true;
  const rows = await db
    .update(giftCards)
    .set({ balance: 0, expiresAt: at })
    .where(
      and(eq(giftCards.id, sale.card), spentToo ? undefined : eq(giftCards.balance, sale.amount)),
    )
    .returning({ id: giftCards.id });
  return rows.length > 0;
}
