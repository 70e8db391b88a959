import { and, asc, eq } from 'drizzle-orm';
import type { Invoice, InvoiceRepo } from '../../domain/invoices/ports.ts';
import type { Database } from '../client.ts';
import { products } from '../schema/catalog.ts';
import { taxInvoices } from '../schema/fulfilment.ts';
import { orderItems, orders } from '../schema/orders.ts';

export function createInvoiceRepo(db: Database): InvoiceRepo {
  return {
    find: async (orderId, memberId) => {
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
    },
  };
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
