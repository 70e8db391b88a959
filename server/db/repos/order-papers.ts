import { eq, sql } from 'drizzle-orm';
import { invoiceMonth, invoiceSerial } from '../../domain/orders/invoice-serial.ts';
import type { OrderReturnRepo, TaxInvoiceRepo } from '../../domain/orders/ports.ts';
import type { Database } from '../client.ts';
import { invoiceSerials, orderReturns, taxInvoices } from '../schema/fulfilment.ts';

export function createOrderReturnRepo(db: Database): OrderReturnRepo {
  return {
    insert: async (orderId, request, at) => {
      const rows = await db
        .insert(orderReturns)
        .values({ orderId, ...request, status: 'requested', requestedAt: at })
        .onConflictDoNothing({ target: orderReturns.orderId })
        .returning({ id: orderReturns.id });
      return rows.length > 0;
    },
  };
}

export function createTaxInvoiceRepo(db: Database): TaxInvoiceRepo {
  return {
    issue: async (orderId, at) => {
      // The order's lock is held, so that nobody issues the same one in between.
      const issued = await db
        .select({ serial: taxInvoices.serial })
        .from(taxInvoices)
        .where(eq(taxInvoices.orderId, orderId));
      if (issued.length > 0) return false;
      // The month's row stays locked until the transaction ends: one that is undone leaves no gap.
      const month = invoiceMonth(at);
      const [row] = await db
        .insert(invoiceSerials)
        .values({ month, last: 1 })
        .onConflictDoUpdate({
          target: invoiceSerials.month,
          set: { last: sql`${invoiceSerials.last} + 1` },
        })
        .returning({ last: invoiceSerials.last });
      const serial = invoiceSerial(month, row?.last ?? 1);
      await db.insert(taxInvoices).values({ orderId, serial, issuedAt: at });
      return true;
    },
  };
}
