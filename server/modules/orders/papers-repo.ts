import { and, eq, sql } from 'drizzle-orm';
import { creditMonth, invoiceMonth, invoiceSerial } from './rules/invoice-serial.ts';
import type { CreditNoteRepo, OrderReturnRepo, TaxInvoiceRepo } from './ports.ts';
import type { Database } from '../../db/client.ts';
import { creditNotes, invoiceSerials, orderReturns, taxInvoices } from './schema.ts';
import { orders } from '../../db/schema/orders.ts';

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
      // The order's lock is held, so no other call issues the same one.
      const issued = await db
        .select({ serial: taxInvoices.serial })
        .from(taxInvoices)
        .where(eq(taxInvoices.orderId, orderId));
      if (issued.length > 0) return false;
      const month = invoiceMonth(at);
      const serial = invoiceSerial(month, await nextNumber(db, month));
      await db.insert(taxInvoices).values({ orderId, serial, issuedAt: at });
      return true;
    },
  };
}

export function createCreditNoteRepo(db: Database): CreditNoteRepo {
  return {
    issue: async (orderId, { reason, at, part }) => {
      // The order's lock is held here as well.
      const [known] = await db
        .select({ note: creditNotes.serial, amount: orders.total, vat: orders.vat })
        .from(taxInvoices)
        .innerJoin(orders, eq(orders.id, taxInvoices.orderId))
        .leftJoin(
          creditNotes,
          and(eq(creditNotes.orderId, taxInvoices.orderId), eq(creditNotes.reason, reason)),
        )
        .where(eq(taxInvoices.orderId, orderId));
      if (known?.note !== null) return false;
      const { amount, vat } = part ?? known;
      if (amount === 0) return false;
      const month = creditMonth(at);
      const serial = invoiceSerial(month, await nextNumber(db, month));
      await db.insert(creditNotes).values({ orderId, serial, reason, amount, vat, issuedAt: at });
      return true;
    },
  };
}

/** The row stays locked until the transaction ends: one that is undone leaves no gap. */
async function nextNumber(db: Database, month: string): Promise<number> {
  const [row] = await db
    .insert(invoiceSerials)
    .values({ month, last: 1 })
    .onConflictDoUpdate({
      target: invoiceSerials.month,
      set: { last: sql`${invoiceSerials.last} + 1` },
    })
    .returning({ last: invoiceSerials.last });
  return row?.last ?? 1;
}
