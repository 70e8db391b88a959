import PdfKit from 'pdfkit';
import { describe, expect, it } from 'vitest';
import type { CreditNotePaper, Invoice } from '../ports.ts';
import { creditNoteDocument } from './credit-note-document.ts';
import { drawCreditNote, drawInvoice } from './draw-invoice.ts';
import { drawHead } from './draw-head.ts';
import { drawSums, sumsHeight } from './draw-sums.ts';
import { drawTable } from './draw-table.ts';
import { invoiceDocument } from './invoice-document.ts';
import { invoice } from './invoice.fixture.ts';
import { registerFonts } from './type-setter.ts';

const person: Invoice = { ...invoice, buyer: { ...invoice.buyer, kind: 'person' } };

describe('the content of a tax invoice', () => {
  const document = invoiceDocument(invoice);

  it('has everything required by law, in both languages', () => {
    expect(document.title.th).toContain('ใบกำกับภาษี');
    expect(document.title.en).toContain('Tax Invoice');
    expect(document.seller).toMatchObject({
      taxId: expect.stringMatching(/^\d{13}$/),
      branch: { th: 'สำนักงานใหญ่ 00000', en: 'Head office 00000' },
    });
    expect(document.buyer).toMatchObject({
      name: { th: 'บริษัท น้ำผึ้งชื่นใจ จำกัด' },
      address: {
        th: '24/6 ถนนนิมมานเหมินท์ ต.สุเทพ อ.เมืองเชียงใหม่ จ.เชียงใหม่ 50200',
        en: '24/6 ถนนนิมมานเหมินท์ Suthep, Mueang Chiang Mai, Chiang Mai 50200',
      },
      taxId: '0994000000006',
      branch: { th: 'สาขาที่ 00012', en: 'Branch 00012' },
    });
    expect(document.facts.map(({ value }) => value)).toEqual([invoice.serial, invoice.orderId]);
    expect(document.date).toEqual({ th: '23 พฤศจิกายน 2569', en: '23 November 2026' });
  });

  it('names a person without a branch', () => {
    expect(invoiceDocument(person).buyer).toMatchObject({
      name: { th: 'มาลี ใจดี' },
      branch: null,
    });
    const head: Invoice = { ...invoice, buyer: { ...invoice.buyer, branchType: 'head' } };
    expect(invoiceDocument(head).buyer.branch?.en).toBe('Head office 00000');
  });

  it('has the store code of a company, but not of a person', () => {
    const coded = (kind: 'juristic' | 'person') =>
      invoiceDocument({ ...invoice, buyer: { ...invoice.buyer, kind, storeId: 'CM-1' } }).buyer;
    expect(coded('juristic').branch).toEqual({
      th: 'สาขาที่ 00012 · รหัสร้านค้า CM-1',
      en: 'Branch 00012 · Store ID CM-1',
    });
    expect(coded('person').branch).toBeNull();
  });

  it('shows each line, the discounts and the tax separately', () => {
    expect(document.rows).toMatchObject([
      { line: '1', qty: '3', price: '399.00', discount: '-399.00', amount: '798.00' },
      { line: '2', qty: '1', price: '50.00', discount: '-', amount: '50.00' },
    ]);
    expect(document.rows[0]?.detail).toBe('100001 · แถมฟรี 1 ชิ้น / 1 free of charge');
    expect(document.sums.map(({ label, value }) => `${label.en} ${value}`)).toEqual([
      'Goods 1,247.00',
      'Discounts -399.00',
      'Delivery 40.00',
      'Amount before VAT 829.91',
      'VAT 7% 58.09',
      'Paid by gift card 100.00',
    ]);
    expect(document.total.value).toBe('888.00');
    expect(document.words).toBe('แปดร้อยแปดสิบแปดบาทถ้วน');
  });
});

describe('the file', () => {
  it('is reproducible byte for byte', async () => {
    const [first, second] = [await drawInvoice(invoice), await drawInvoice(invoice)];
    expect(Buffer.from(first).subarray(0, 5).toString('latin1')).toBe('%PDF-');
    expect(Buffer.compare(first, second)).toBe(0);
    expect(Buffer.compare(first, await drawInvoice(person))).not.toBe(0);
  });

  it('continues on numbered pages, and tolerates missing letters', async () => {
    const items = Array.from({ length: 40 }, () => ({
      ...(invoice.items[0] ?? never()),
      name: { en: `Gift 🎁 ${'x'.repeat(300)}`, th: '🎁 ของขวัญ' },
    }));
    const file = Buffer.from(await drawInvoice({ ...invoice, items })).toString('latin1');
    expect(pagesOf(file)).toBeGreaterThan(3);
    expect(pagesOf(Buffer.from(await drawInvoice(invoice)).toString('latin1'))).toBe(1);
  });
});

describe('the totals', () => {
  it('share a page with an item, for any number of items', () => {
    const item = invoice.items[0] ?? never();
    const pdf = new PdfKit({ size: 'A4', margin: 0, bufferPages: true, autoFirstPage: false });
    registerFonts(pdf);
    const pages = () => pdf.bufferedPageRange().count;
    // From a page with room for the totals to a page filled by the items.
    const added = Array.from({ length: 9 }, (_, index) => {
      const items = Array.from({ length: index + 3 }, () => item);
      const document = invoiceDocument({ ...invoice, items });
      pdf.addPage();
      const first = pages();
      const below = drawTable(pdf, document.rows, drawHead(pdf, document), sumsHeight(document));
      const withItems = pages() - first;
      drawSums(pdf, document, below);
      return { withItems, forTotals: pages() - first - withItems };
    });
    expect(added.map(({ forTotals }) => forTotals)).toEqual(added.map(() => 0));
    expect(new Set(added.map(({ withItems }) => withItems))).toEqual(new Set([0, 1]));
  });
});

function pagesOf(file: string): number {
  return file.match(/\/Type \/Page\b/g)?.length ?? 0;
}

function never(): never {
  throw new Error('the invoice has no item');
}

describe('the content of a credit note', () => {
  const [serum] = invoice.items;
  const note: CreditNotePaper = {
    orderId: invoice.orderId,
    serial: 'ARUNCN2611-000001',
    issuedAt: new Date('2026-11-25T03:00:00Z'),
    reason: 'returned',
    amount: 26_600,
    vat: 1_740,
    buyer: invoice.buyer,
    items: serum ? [{ ...serum, qty: 1, freeQty: 0, discount: 13_300 }] : [],
    deliveryFee: 0,
    invoice,
  };

  it('names the invoice, its value, the correct one and the difference', () => {
    const { title, facts, rows, sums, total, note: said } = creditNoteDocument(note);
    expect(title).toEqual({ en: 'Credit Note', th: 'ใบลดหนี้' });
    expect(facts.map(({ value }) => value)).toEqual([
      'ARUNCN2611-000001',
      invoice.orderId,
      invoice.serial,
      '23 พฤศจิกายน 2569',
    ]);
    expect(rows).toMatchObject([{ qty: '1', amount: '266.00' }]);
    expect(sums.map(({ value }) => value)).toEqual(['829.91', '581.31', '248.60', '17.40']);
    expect(total.value).toBe('266.00');
    expect(said.th).toContain('รับคืนสินค้า');
    expect(said.en).toContain('goods were returned');
  });

  it('is drawn reproducibly', async () => {
    const [first, second] = [await drawCreditNote(note), await drawCreditNote(note)];
    expect(Buffer.from(first).subarray(0, 5).toString('latin1')).toBe('%PDF-');
    expect(Buffer.from(first).equals(Buffer.from(second))).toBe(true);
  });
});
