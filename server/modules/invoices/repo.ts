import { and, asc, eq } from 'drizzle-orm';
import type { CreditNotePaper, Invoice, InvoiceRepo } from './ports.ts';
import type { Satang } from '../../core/money.ts';
import { pieceShare } from '../orders/rules/return-share.ts';
import { allocate } from '../pricing/rules/allocate.ts';
import type { Database } from '../../db/client.ts';
import { products } from '../../db/schema/catalog.ts';
import { creditNotes, orderReturns, taxInvoices } from '../orders/schema.ts';
import { orderItems, orders } from '../../db/schema/orders.ts';

export function createInvoiceRepo(db: Database): InvoiceRepo {
  return {
    find: (orderId, memberId) => findInvoice(db, orderId, memberId),
    findCreditNote: (orderId, serial, memberId) =>
      findCreditNote(db, { orderId, serial, memberId }),
  };
}

async function findInvoice(
  db: Database,
  orderId: string,
  memberId: number | 'any',
): Promise<Invoice | undefined> {
  const [row] = await db
    .select({ order: orders, invoice: taxInvoices })
    .from(taxInvoices)
    .innerJoin(orders, eq(orders.id, taxInvoices.orderId))
    .where(
      and(
        eq(taxInvoices.orderId, orderId),
        memberId === 'any' ? undefined : eq(orders.memberId, memberId),
      ),
    );
  if (!row?.order.vatAddress) return undefined;
  const { subtotal, discount, deliveryFee, total, vat, giftCardAmount } = row.order;
  return {
    orderId,
    serial: row.invoice.serial,
    issuedAt: row.invoice.issuedAt,
    buyer: row.order.vatAddress,
    items: await itemsOf(db, orderId),
    ...{ subtotal, discount, deliveryFee, total, vat, giftCardAmount },
  };
}

interface WantedNote {
  readonly orderId: string;
  readonly serial: string;
  readonly memberId: number | 'any';
}

async function findCreditNote(
  db: Database,
  { orderId, serial, memberId }: WantedNote,
): Promise<CreditNotePaper | undefined> {
  const invoice = await findInvoice(db, orderId, memberId);
  const [note] = await db
    .select()
    .from(creditNotes)
    .where(and(eq(creditNotes.orderId, orderId), eq(creditNotes.serial, serial)));
  if (!invoice || !note) return undefined;
  const { issuedAt, reason, amount, vat } = note;
  const isWhole = amount === invoice.total;
  return {
    ...{ orderId, serial, issuedAt, reason, amount, vat, invoice },
    buyer: invoice.buyer,
    items: isWhole ? invoice.items : await returnedItems(db, invoice, amount),
    deliveryFee: isWhole ? invoice.deliveryFee : 0,
  };
}

/** Returned pieces, with each line's share of the refund. */
async function returnedItems(
  db: Database,
  { orderId, items }: Invoice,
  amount: Satang,
): Promise<Invoice['items']> {
  const [back] = await db.select().from(orderReturns).where(eq(orderReturns.orderId, orderId));
  const came = (back?.lines ?? []).flatMap(({ line, qty }) => {
    const item = items[line - 1];
    return item ? [{ line, item, qty }] : [];
  });
  const paid = came.map(({ line: productId, item, qty }) => ({
    productId,
    left: pieceShare(item.price * item.qty - item.discount, qty, item.qty),
  }));
  // Returning a free piece of a set may refund part of a paid one, so paid shares may be too small.
  const enough = paid.reduce((sum, { left }) => sum + left, 0) >= amount;
  const listed = came.map(({ line: productId, item, qty }) => ({
    productId,
    left: item.price * qty,
  }));
  const shares = allocate(amount, enough ? paid : listed);
  return came.map(({ line, item, qty }) => {
    const discount = item.price * qty - (shares.get(line) ?? 0);
    return { ...item, qty, freeQty: 0, discount };
  });
}

async function itemsOf(db: Database, orderId: string): Promise<Invoice['items']> {
  const rows = await db
    .select({ item: orderItems, itemCode: products.itemCode })
    .from(orderItems)
    .innerJoin(products, eq(products.id, orderItems.productId))
    .where(eq(orderItems.orderId, orderId))
    .orderBy(asc(orderItems.line));
  return rows.map(({ item, itemCode }) => ({
    itemCode,
    name: { en: item.nameEn, th: item.nameTh },
    price: item.price,
    qty: item.qty,
    freeQty: item.freeQty,
    discount: item.memberDiscount + item.lineDiscount,
  }));
}
