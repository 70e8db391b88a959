import PdfKit from 'pdfkit';
import { brand } from '../../../lib/brand.ts';
import type { DrawInvoice } from '../../domain/invoices/ports.ts';
import { drawHead } from './draw-head.ts';
import { drawSums } from './draw-sums.ts';
import { drawTable } from './draw-table.ts';
import { invoiceDocument } from './invoice-document.ts';
import { LEFT, MUTED, PAGE_FOOT, WIDTH } from './page.ts';
import { inBoth } from './texts.ts';
import { drawLine, registerFonts, type Pdf } from './type-setter.ts';

/** A4, Thai with English below. Every moment in the file is the one of issue, so that its bytes never change. */
export const drawInvoice: DrawInvoice = async (invoice) => {
  const { serial, issuedAt } = invoice;
  const pdf = new PdfKit({
    size: 'A4',
    margin: 0,
    bufferPages: true,
    lang: 'th',
    displayTitle: true,
    info: {
      Title: `${inBoth('invoice.title').th} ${serial}`,
      Author: brand.seller.name.th,
      CreationDate: issuedAt,
      ModDate: issuedAt,
    },
  });
  const bytes = collect(pdf);
  registerFonts(pdf);
  const document = invoiceDocument(invoice);
  const below = drawTable(pdf, document.rows, drawHead(pdf, document));
  drawSums(pdf, document, below);
  numberPages(pdf, serial);
  pdf.end();
  return bytes;
};

function numberPages(pdf: Pdf, serial: string): void {
  const { count: pages } = pdf.bufferedPageRange();
  for (let index = 0; index < pages; index += 1) {
    pdf.switchToPage(index);
    const { th, en } = inBoth('invoice.page', { page: index + 1, pages });
    const place = { x: LEFT, baseline: PAGE_FOOT, width: WIDTH };
    drawLine(pdf, serial, place, { size: 8, color: MUTED });
    drawLine(pdf, `${th} / ${en}`, place, { size: 8, color: MUTED, align: 'right' });
  }
}

function collect(pdf: Pdf): Promise<Uint8Array<ArrayBuffer>> {
  const { promise, resolve, reject } = Promise.withResolvers<Uint8Array<ArrayBuffer>>();
  const parts: Uint8Array[] = [];
  pdf.on('data', (part: Uint8Array) => parts.push(part));
  pdf.on('end', () => {
    resolve(new Uint8Array(Buffer.concat(parts)));
  });
  pdf.on('error', reject);
  return promise;
}
