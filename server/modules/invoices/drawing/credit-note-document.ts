import type { CreditNotePaper } from '../ports.ts';
import { bahtText } from './baht-text.ts';
import { baht, bothDays, buyer, seller, toRow, type InvoiceDocument } from './invoice-document.ts';
import { inBoth } from './texts.ts';

const REASONS = {
  cancelled: 'invoice.credit.cancelled',
  returned: 'invoice.credit.returned',
} as const;

/** Content of a credit note, before it is drawn (Revenue Code, section 86/10). */
export function creditNoteDocument(note: CreditNotePaper): InvoiceDocument {
  const { invoice, items, amount, vat, deliveryFee } = note;
  const before = invoice.total - invoice.vat;
  const back = amount - vat;
  const because = inBoth('invoice.credit.because');
  const reason = inBoth(REASONS[note.reason]);
  const rest = inBoth('invoice.note');
  return {
    title: inBoth('invoice.credit.title'),
    original: inBoth('invoice.original'),
    seller: seller(),
    buyer: buyer(note.buyer),
    facts: [
      { label: inBoth('invoice.serial'), value: note.serial },
      { label: inBoth('invoice.order'), value: note.orderId },
      { label: inBoth('invoice.credit.of'), value: invoice.serial },
      { label: inBoth('invoice.credit.ofDate'), value: bothDays(invoice.issuedAt).th },
    ],
    date: bothDays(note.issuedAt),
    rows: items.map(toRow),
    sums: [
      ...(deliveryFee > 0 ? [{ label: inBoth('invoice.delivery'), value: baht(deliveryFee) }] : []),
      { label: inBoth('invoice.credit.before'), value: baht(before) },
      { label: inBoth('invoice.credit.correct'), value: baht(before - back) },
      { label: inBoth('invoice.credit.difference'), value: baht(back) },
      { label: inBoth('invoice.vat'), value: baht(vat) },
    ],
    total: { label: inBoth('invoice.total'), value: baht(amount) },
    words: bahtText(amount),
    note: {
      th: `${because.th} ${reason.th} · ${rest.th}`,
      en: `${because.en} ${reason.en}. ${rest.en}`,
    },
  };
}
