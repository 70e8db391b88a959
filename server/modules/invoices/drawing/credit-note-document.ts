import type { CreditNotePaper } from '../ports.ts';
import { bahtText } from './baht-text.ts';
import { baht, bothDays, buyer, seller, toRow, type InvoiceDocument } from './invoice-document.ts';
import { inBoth } from './texts.ts';

const REASONS = {
  cancelled: 'invoices.credit.cancelled',
  returned: 'invoices.credit.returned',
} as const;

/** Content of a credit note, before it is drawn (Revenue Code, section 86/10). */
export function creditNoteDocument(note: CreditNotePaper): InvoiceDocument {
  const { invoice, items, amount, vat, deliveryFee } = note;
  const before = invoice.total - invoice.vat;
  const back = amount - vat;
  const because = inBoth('invoices.credit.because');
  const reason = inBoth(REASONS[note.reason]);
  const rest = inBoth('invoices.note');
  return {
    title: inBoth('invoices.credit.title'),
    original: inBoth('invoices.original'),
    seller: seller(),
    buyer: buyer(note.buyer),
    facts: [
      { label: inBoth('invoices.serial'), value: note.serial },
      { label: inBoth('invoices.order'), value: note.orderId },
      { label: inBoth('invoices.credit.of'), value: invoice.serial },
      { label: inBoth('invoices.credit.ofDate'), value: bothDays(invoice.issuedAt).th },
    ],
    date: bothDays(note.issuedAt),
    rows: items.map(toRow),
    sums: [
      ...(deliveryFee > 0
        ? [{ label: inBoth('invoices.delivery'), value: baht(deliveryFee) }]
        : []),
      { label: inBoth('invoices.credit.before'), value: baht(before) },
      { label: inBoth('invoices.credit.correct'), value: baht(before - back) },
      { label: inBoth('invoices.credit.difference'), value: baht(back) },
      { label: inBoth('invoices.vat'), value: baht(vat) },
    ],
    total: { label: inBoth('invoices.total'), value: baht(amount) },
    words: bahtText(amount),
    note: {
      th: `${because.th} ${reason.th} · ${rest.th}`,
      en: `${because.en} ${reason.en}. ${rest.en}`,
    },
  };
}
