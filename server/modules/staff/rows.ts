import { asc, eq, inArray } from 'drizzle-orm';
import type { StaffOrder } from './ports.ts';
import type { Database } from '../../db/client.ts';
import { products } from '../../db/schema/catalog.ts';
import { creditNotes, orderReturns, parcels, taxInvoices } from '../orders/schema.ts';
import { orderHistory, orderItems } from '../../db/schema/orders.ts';

type Around = Pick<
  StaffOrder,
  'items' | 'timeline' | 'note' | 'parcels' | 'return' | 'invoiceSerial' | 'creditNotes'
>;

/** What other tables know of some orders, each table asked once. */
export async function aroundOrders(
  db: Database,
  ids: readonly string[],
): Promise<(id: string) => Around> {
  const wanted = [...ids];
  const [items, history, sent, returns, invoices, notes] =
    wanted.length === 0
      ? ([[], [], [], [], [], []] as const)
      : await Promise.all([
          readItems(db, wanted),
          db
            .select()
            .from(orderHistory)
            .where(inArray(orderHistory.orderId, wanted))
            .orderBy(asc(orderHistory.id)),
          db
            .select()
            .from(parcels)
            .where(inArray(parcels.orderId, wanted))
            .orderBy(asc(parcels.id)),
          db.select().from(orderReturns).where(inArray(orderReturns.orderId, wanted)),
          db.select().from(taxInvoices).where(inArray(taxInvoices.orderId, wanted)),
          db
            .select()
            .from(creditNotes)
            .where(inArray(creditNotes.orderId, wanted))
            .orderBy(asc(creditNotes.id)),
        ]);
  const of = <Row extends { orderId: string }>(rows: readonly Row[]) =>
    Map.groupBy(rows, ({ orderId }) => orderId);
  const [itemsOf, historyOf, parcelsOf] = [of(items), of(history), of(sent)];
  const notesOf = of(notes);
  return (id) => {
    const timeline = historyOf.get(id) ?? [];
    return {
      items: itemsOf.get(id) ?? [],
      timeline,
      note: timeline.at(-1)?.note ?? '',
      parcels: parcelsOf.get(id) ?? [],
      return: returns.find(({ orderId }) => orderId === id) ?? null,
      invoiceSerial: invoices.find(({ orderId }) => orderId === id)?.serial ?? null,
      creditNotes: notesOf.get(id) ?? [],
    };
  };
}

async function readItems(db: Database, ids: string[]) {
  const rows = await db
    .select({ item: orderItems, itemCode: products.itemCode })
    .from(orderItems)
    .innerJoin(products, eq(products.id, orderItems.productId))
    .where(inArray(orderItems.orderId, ids))
    .orderBy(asc(orderItems.line));
  return rows.map(({ item: { nameEn, nameTh, ...item }, itemCode }) => {
    const { memberDiscount, lineDiscount, ...own } = item;
    const { orderId, line, productId, qty, price, setId, setSize, memberPercent } = own;
    return {
      ...{ orderId, line, productId, itemCode, qty, price, setId, setSize, memberPercent },
      name: { en: nameEn, th: nameTh },
      paid: price * qty - memberDiscount - lineDiscount,
    };
  });
}
