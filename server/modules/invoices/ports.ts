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
  readonly discount: Satang;
}

/** An order as its tax invoice shows it; immutable once issued. */
export interface Invoice {
  readonly orderId: string;
  /** `SHOP2611-000123`. */
  readonly serial: string;
  readonly issuedAt: Date;
  readonly buyer: OrderVatAddress;
  readonly items: readonly InvoicedItem[];
  readonly subtotal: Satang;
  readonly discount: Satang;
  readonly deliveryFee: Satang;
  readonly total: Satang;
  /** Included in `total`. */
  readonly vat: Satang;
  readonly giftCardAmount: Satang;
}

/** A refund of an invoiced order, as its credit note shows it; immutable. */
export interface CreditNotePaper extends CreditNote {
  readonly orderId: string;
  readonly buyer: OrderVatAddress;
  /** The refunded goods, at the prices of the invoice. */
  readonly items: readonly InvoicedItem[];
  /** Refunded only with the whole order. */
  readonly deliveryFee: Satang;
  readonly invoice: Pick<Invoice, 'serial' | 'issuedAt' | 'total' | 'vat'>;
}

export interface InvoiceRepo {
  /** Undefined if not issued; limited to the orders of one member, or of any. */
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

export interface InvoiceUseCases extends InvoiceRepo {
  readonly draw: DrawInvoice;
  readonly drawCreditNote: DrawCreditNote;
}
