import type { Names } from '../../core/names.ts';
import type { Satang } from '../../core/money.ts';
import type { CreditNote } from '../orders/ports.ts';
import type { OrderVatAddress } from '../../core/kept-orders.ts';

export interface InvoicedItem {
  readonly itemCode: string;
  readonly name: Names;
  readonly price: Satang;
  readonly qty: number;
  /** Pieces of `qty` that a set gave free. */
  readonly freeQty: number;
  /** Everything that was taken off this line. */
  readonly discount: Satang;
}

/** An order as its tax invoice shows it; nothing of it changes once the invoice is issued. */
export interface Invoice {
  readonly orderId: string;
  /** `ARUN2611-000123`. */
  readonly serial: string;
  readonly issuedAt: Date;
  readonly buyer: OrderVatAddress;
  readonly items: readonly InvoicedItem[];
  readonly subtotal: Satang;
  readonly discount: Satang;
  readonly deliveryFee: Satang;
  readonly total: Satang;
  /** Inside `total`. */
  readonly vat: Satang;
  readonly giftCardAmount: Satang;
}

/** What was given back of an invoiced order, as its credit note shows it; it never changes, either. */
export interface CreditNotePaper extends CreditNote {
  readonly orderId: string;
  readonly buyer: OrderVatAddress;
  /** The goods that it is about, at the prices of the invoice. */
  readonly items: readonly InvoicedItem[];
  /** Given back as well where all of the order was. */
  readonly deliveryFee: Satang;
  readonly invoice: Pick<Invoice, 'serial' | 'issuedAt' | 'total' | 'vat'>;
}

export interface InvoiceRepo {
  /** Undefined where none was issued; the orders of one member alone, or of all. */
  find(orderId: string, memberId: number | 'any'): Promise<Invoice | undefined>;
  findCreditNote(
    orderId: string,
    serial: string,
    memberId: number | 'any',
  ): Promise<CreditNotePaper | undefined>;
}

/** Draws an invoice as a PDF: the same bytes for the same invoice. */
export type DrawInvoice = (invoice: Invoice) => Promise<Uint8Array<ArrayBuffer>>;

export type DrawCreditNote = (note: CreditNotePaper) => Promise<Uint8Array<ArrayBuffer>>;

/** What routes call. */
export interface InvoiceUseCases extends InvoiceRepo {
  readonly draw: DrawInvoice;
  readonly drawCreditNote: DrawCreditNote;
}
