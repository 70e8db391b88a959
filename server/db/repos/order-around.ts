import { asc, eq, sql } from 'drizzle-orm';
import type { OrderDetail, PickupBranch } from '../../domain/orders/ports.ts';
import { selectRows, type Database } from '../client.ts';
import { branches } from '../schema/catalog.ts';
import { orderReturns, parcels, taxInvoices } from '../schema/fulfilment.ts';
import { orderHistory, type orders } from '../schema/orders.ts';
import { giftCards, giftCardUses } from '../schema/wallet.ts';

type Around = Pick<
  OrderDetail,
  'branch' | 'giftCards' | 'timeline' | 'parcels' | 'returns' | 'refund' | 'taxInvoice'
>;

/** What other tables know of an order. */
export async function readAround(
  db: Database,
  { id, branchId }: typeof orders.$inferSelect,
): Promise<Around> {
  const [timeline, cards, sent, returns, refund, [invoice], branch] = await Promise.all([
    db
      .select({
        status: orderHistory.status,
        at: orderHistory.at,
        actor: orderHistory.actor,
        note: orderHistory.note,
      })
      .from(orderHistory)
      .where(eq(orderHistory.orderId, id))
      .orderBy(asc(orderHistory.id)),
    db
      .select({ lastFour: giftCards.lastFour, amount: giftCardUses.amount })
      .from(giftCardUses)
      .innerJoin(giftCards, eq(giftCards.id, giftCardUses.giftCardId))
      .where(eq(giftCardUses.orderId, id))
      .orderBy(asc(giftCards.id)),
    db.select().from(parcels).where(eq(parcels.orderId, id)).orderBy(asc(parcels.id)),
    db.select().from(orderReturns).where(eq(orderReturns.orderId, id)),
    refundOf(db, id),
    db
      .select({ serial: taxInvoices.serial, issuedAt: taxInvoices.issuedAt })
      .from(taxInvoices)
      .where(eq(taxInvoices.orderId, id)),
    branchOf(db, branchId),
  ]);
  return {
    ...{ timeline, returns, refund, branch },
    giftCards: cards,
    parcels: sent.map(({ id: parcelId, carrier, trackingNo, events }) => ({
      ...{ id: parcelId, carrier, trackingNo, events },
    })),
    taxInvoice: invoice ?? null,
  };
}

/** The sum of what goes back; it is back when all of it is. */
async function refundOf(db: Database, orderId: string): Promise<OrderDetail['refund']> {
  const [row] = await selectRows<{ amount: number | null; done: boolean | null }>(
    db,
    sql`SELECT sum(r.amount)::int AS amount, bool_and(r.status = 'done') AS done
      FROM refunds r JOIN payments p ON p.id = r.payment_id WHERE p.order_id = ${orderId}`,
  );
  const amount = row?.amount ?? null;
  return amount === null ? null : { status: row?.done ? 'refunded' : 'refund_pending', amount };
}

async function branchOf(db: Database, branchId: number | null): Promise<PickupBranch | null> {
  if (branchId === null) return null;
  const [row] = await db.select().from(branches).where(eq(branches.id, branchId));
  if (!row) return null;
  const { id, phone, lat, lng } = row;
  const name = { en: row.nameEn, th: row.nameTh };
  return { id, phone, lat, lng, name, address: { en: row.addressEn, th: row.addressTh } };
}
