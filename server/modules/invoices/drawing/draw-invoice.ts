import PdfKit from 'pdfkit';
import { seller } from '../../../../lib/brand.ts';
import type { DrawCreditNote, DrawInvoice, Invoice } from '../ports.ts';
import { creditNoteDocument } from './credit-note-document.ts';
import { drawHead } from './draw-head.ts';
import { drawSums, sumsHeight } from './draw-sums.ts';
import { drawTable } from './draw-table.ts';
import { invoiceDocument, type InvoiceDocument } from './invoice-document.ts';
import { LEFT, MUTED, PAGE_FOOT, WIDTH } from './page.ts';
import { inBoth } from './texts.ts';
import { drawLine, registerFonts, type Pdf } from './type-setter.ts';

export const drawInvoice: DrawInvoice = (invoice) => drawPaper(invoiceDocument(invoice), invoice);

export const drawCreditNote: DrawCreditNote = (note) => drawPaper(creditNoteDocument(note), note);

/** A4, Thai with English below. All dates in the file are the date of issue, so its bytes are reproducible. */
async function drawPaper(
  document: InvoiceDocument,
  { serial, issuedAt }: Pick<Invoice, 'serial' | 'issuedAt'>,
): Promise<Uint8Array<ArrayBuffer>> {
  const pdf = new PdfKit({
    size: 'A4',
    margin: 0,
    bufferPages: true,
    lang: 'th',
    displayTitle: true,
    info: {
      Title: `${document.title.th} ${serial}`,
      Author: seller.name.th,
      CreationDate: issuedAt,
      ModDate: issuedAt,
    },
  });
  const bytes = collect(pdf);
  registerFonts(pdf);
  const head = drawHead(pdf, document);
  const below = drawTable(pdf, document.rows, head, sumsHeight(document));
  drawSums(pdf, document, below);
  numberPages(pdf, serial);
  pdf.end();
  return bytes;
}

function numberPages(pdf: Pdf, serial: string): void {
  const { count: pages } = pdf.bufferedPageRange();
  for (let index = 0; index < pages; index += 1) {
    pdf.switchToPage(index);
    const { th, en } = inBoth('invoices.page', { page: index + 1, pages });
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
