import { brand, seller as legalSeller } from '../../../../lib/brand.ts';
import { formatAddress } from '../../../../lib/format/address.ts';
import { formatDay } from '../../../../lib/format/date.ts';
import { formatAmount } from '../../../../lib/format/money.ts';
import type { Names } from '../../../core/names.ts';
import type { Invoice, InvoicedItem } from '../ports.ts';
import { toBaht, type Satang } from '../../../core/money.ts';
import type { OrderVatAddress } from '../../../core/kept-orders.ts';
import { bahtText } from './baht-text.ts';
import { inBoth } from './texts.ts';

interface Labelled {
  readonly label: Names;
  readonly value: string;
}

interface Party {
  readonly role: Names;
  readonly name: Names;
  readonly address: Names;
  readonly taxId: string;
  /** Head office or branch number, with the company's own branch code; null for persons. */
  readonly branch: Names | null;
  readonly phone: string;
}

export interface InvoiceRow {
  readonly line: string;
  readonly name: Names;
  /** Item code and number of free pieces. */
  readonly detail: string;
  readonly qty: string;
  readonly price: string;
  readonly discount: string;
  readonly amount: string;
}

/**
 * Content of a tax invoice, before it is drawn (Revenue Code, section 86/4; `docs/product/orders.md`, "Tax invoices").
 */
export interface InvoiceDocument {
  readonly title: Names;
  readonly original: Names;
  readonly seller: Party;
  readonly buyer: Party;
  readonly facts: readonly Labelled[];
  readonly date: Names;
  readonly rows: readonly InvoiceRow[];
  readonly sums: readonly Labelled[];
  readonly total: Labelled;
  readonly words: string;
  readonly note: Names;
}

export function invoiceDocument(invoice: Invoice): InvoiceDocument {
  const { items, total, vat, giftCardAmount } = invoice;
  return {
    title: inBoth('invoices.title'),
    original: inBoth('invoices.original'),
    seller: seller(),
    buyer: buyer(invoice.buyer),
    facts: [
      { label: inBoth('invoices.serial'), value: invoice.serial },
      { label: inBoth('invoices.order'), value: invoice.orderId },
    ],
    date: bothDays(invoice.issuedAt),
    rows: items.map(toRow),
    sums: [
      { label: inBoth('invoices.goods'), value: baht(invoice.subtotal) },
      { label: inBoth('invoices.discounts'), value: baht(-invoice.discount) },
      { label: inBoth('invoices.delivery'), value: baht(invoice.deliveryFee) },
      { label: inBoth('invoices.net'), value: baht(total - vat) },
      { label: inBoth('invoices.vat'), value: baht(vat) },
      ...(giftCardAmount > 0
        ? [{ label: inBoth('invoices.giftCards'), value: baht(giftCardAmount) }]
        : []),
    ],
    total: { label: inBoth('invoices.total'), value: baht(total) },
    words: bahtText(total),
    note: inBoth('invoices.note'),
  };
}

export function seller(): Party {
  const { name, address, taxId, branchNo } = legalSeller;
  return {
    role: inBoth('invoices.seller'),
    ...{ name, address, taxId },
    branch: branchOf(branchNo),
    phone: brand.contactPhone,
  };
}

export function buyer(address: OrderVatAddress): Party {
  const person = `${address.firstName} ${address.lastName}`.trim();
  const company = address.kind === 'juristic';
  const name = company ? address.companyName : person;
  const branch = branchOf(address.branchType === 'head' ? '00000' : address.branchNo);
  return {
    role: inBoth('invoices.buyer'),
    name: { th: name, en: name },
    address: { th: addressLine(address, 'th'), en: addressLine(address, 'en') },
    taxId: address.taxId,
    branch: company ? withStore(branch, address.storeId) : null,
    phone: address.mobile,
  };
}

function branchOf(number: string): Names {
  return inBoth(number === '00000' ? 'invoices.headOffice' : 'invoices.branch', { number });
}

function withStore(branch: Names, storeId: string): Names {
  if (storeId === '') return branch;
  const store = inBoth('invoices.store', { storeId });
  return { th: `${branch.th} · ${store.th}`, en: `${branch.en} · ${store.en}` };
}

function addressLine(address: OrderVatAddress, locale: 'en' | 'th'): string {
  const { address1, address2, address3, street, provinceCode, zipcode } = address;
  return formatAddress(
    {
      address_1: address1,
      address_2: address2,
      address_3: address3,
      street,
      sub_district: address.subDistrict[locale],
      district: address.district[locale],
      province: address.province[locale],
      province_code: provinceCode,
      zipcode,
    },
    locale,
  );
}

export function toRow(item: InvoicedItem, index: number): InvoiceRow {
  const { itemCode, name, price, qty, freeQty, discount } = item;
  const free = inBoth('invoices.free', { count: freeQty });
  return {
    line: String(index + 1),
    name,
    detail: freeQty > 0 ? `${itemCode} · ${free.th} / ${free.en}` : itemCode,
    qty: String(qty),
    price: baht(price),
    discount: baht(-discount),
    amount: baht(price * qty - discount),
  };
}

export function bothDays(at: Date): Names {
  const iso = at.toISOString();
  return { th: formatDay(iso, 'th'), en: formatDay(iso, 'en') };
}

/** Two decimals; zero is a dash. */
export function baht(amount: Satang): string {
  return amount === 0 ? '-' : formatAmount(toBaht(amount));
}
