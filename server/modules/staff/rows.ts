import { and, asc, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import type { StaffOrder } from './ports.ts';
import type { Database } from '../../db/client.ts';
import { products } from '../../db/schema/catalog.ts';
import { approvals } from '../../db/schema/conversations.ts';
import { isNewest } from '../health/approval-repo.ts';
import { approvalVersion } from '../health/rules/approval-version.ts';
import { creditNotes, orderReturns, parcels, taxInvoices } from '../orders/schema.ts';
import { orderHistory, orderItems } from '../../db/schema/orders.ts';

type Around = Pick<
  StaffOrder,
  | 'items'
  | 'takenBack'
  | 'timeline'
  | 'note'
  | 'parcels'
  | 'return'
  | 'invoiceSerial'
  | 'creditNotes'
>;

/** Rows of other tables for a page of orders, one query per table. */
export async function aroundOrders(
  db: Database,
  ids: readonly string[],
): Promise<(id: string) => Around> {
  const wanted = [...ids];
  const [items, history, sent, returns, invoices, notes, lost] =
    wanted.length === 0
      ? ([[], [], [], [], [], [], []] as const)
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
          readTakenBack(db, wanted),
        ]);
  const of = <Row extends { orderId: string }>(rows: readonly Row[]) =>
    Map.groupBy(rows, ({ orderId }) => orderId);
  const [itemsOf, historyOf, parcelsOf] = [of(items), of(history), of(sent)];
  const [notesOf, lostOf] = [of(notes), of(lost)];
  return (id) => {
    const timeline = historyOf.get(id) ?? [];
    return {
      items: itemsOf.get(id) ?? [],
      takenBack: lostOf.get(id) ?? [],
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
    .select({
      item: orderItems,
      itemCode: products.itemCode,
      pictureVersion: products.pictureVersion,
    })
    .from(orderItems)
    .innerJoin(products, eq(products.id, orderItems.productId))
    .where(inArray(orderItems.orderId, ids))
    .orderBy(asc(orderItems.line));
  return rows.map(({ item: { nameEn, nameTh, ...item }, ...product }) => {
    const { memberDiscount, lineDiscount, ...own } = item;
    const { orderId, line, productId, qty, price, setId, setSize, memberPercent } = own;
    const { conversationId } = own;
    return {
      ...{
        orderId,
        line,
        productId,
        ...product,
        qty,
        price,
        setId,
        setSize,
        memberPercent,
        conversationId,
      },
      name: { en: nameEn, th: nameTh },
      paid: price * qty - memberDiscount - lineDiscount,
    };
  });
}

/** Medicines whose approval was taken back, but for those that a later one allows as many pieces of. */
async function readTakenBack(db: Database, ids: string[]) {
  const ordered = sql`(SELECT sum(item.qty)::int FROM order_items AS item
    WHERE item.order_id = approvals.order_id AND item.product_id = approvals.product_id)`;
  const rows = await db
    .select({
      ...{ id: approvals.id, orderId: approvals.orderId, qty: approvals.qty },
      ...{ en: products.nameEn, th: products.nameTh, replacedBy: approvals.replacedBy },
      pieces: sql<number>`COALESCE(${ordered}, 0)`,
      newest: isNewest,
    })
    .from(approvals)
    .innerJoin(products, eq(products.id, approvals.productId))
    .where(
      and(
        inArray(approvals.orderId, ids),
        isNotNull(approvals.withdrawnAt),
        sql`NOT EXISTS (SELECT FROM approvals AS later WHERE later.member_id = approvals.member_id
          AND later.product_id = approvals.product_id AND later.id > approvals.id
          AND later.order_id IS NULL AND later.withdrawn_at IS NULL AND later.qty >= ${ordered}
          AND later.expires_at > now())`,
      ),
    )
    .orderBy(asc(approvals.id));
  return rows.map(({ id, orderId, en, th, pieces, ...decided }) => ({
    ...{ orderId: orderId ?? '', approvalId: id, name: { en, th }, qty: pieces },
    version: approvalVersion({ ...decided, id, orderId, withdrawn: true }),
  }));
}
