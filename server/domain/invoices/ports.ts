import type { Names } from '../catalog/ports.ts';
import type { Satang } from '../kernel/money.ts';
import type { OrderVatAddress } from '../orders/ports.ts';

interface InvoicedItem {
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

export interface InvoiceRepo {
  /** Undefined where none was issued; the orders of one member alone, or of all. */
  find(orderId: string, memberId: number | 'any'): Promise<Invoice | undefined>;
}

/** Draws an invoice as a PDF: the same bytes for the same invoice. */
export type DrawInvoice = (invoice: Invoice) => Promise<Uint8Array<ArrayBuffer>>;
