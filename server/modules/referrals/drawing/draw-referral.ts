import PdfKit from 'pdfkit';
import { brand, seller } from '../../../../lib/brand.ts';
import type { Names } from '../../../core/names.ts';
import {
  BOTTOM,
  BRAND,
  drawBoth,
  drawRule,
  drawText,
  LEFT,
  MUTED,
  PAGE_FOOT,
  TOP,
  WIDTH,
} from '../../invoices/drawing/page.ts';
import {
  breakLines,
  drawLine,
  registerFonts,
  type Pdf,
  type Style,
} from '../../invoices/drawing/type-setter.ts';
import type { DrawReferral } from '../ports.ts';
import { letterDocument, type LetterDocument } from './letter-document.ts';
import { inBoth } from './texts.ts';

const HALF = (WIDTH - 18) / 2;
const RIGHT = LEFT + WIDTH - HALF;
const LABEL = 118;
const GRAVE = '#b3261e';
/** Lines of Thai, as `drawText` sets them. */
const LINE = 1.6;
const SIGNATURE = 140;

/** A4, Thai with English below. Every moment in the file is that of the letter, so that its bytes never change. */
export const drawReferral: DrawReferral = async (referral) => {
  const document = letterDocument(referral);
  const pdf = new PdfKit({
    ...{ size: 'A4', margin: 0, bufferPages: true, lang: 'th', displayTitle: true },
    info: {
      Title: `${document.title.th} ${document.number}`,
      Author: seller.name.th,
      CreationDate: referral.at,
      ModDate: referral.at,
    },
  });
  const bytes = collect(pdf);
  registerFonts(pdf);
  let at = drawHead(pdf, document);
  for (const row of document.rows) at = drawRow(pdf, row, at);
  drawSignature(pdf, document, at);
  numberPages(pdf, document.number);
  pdf.end();
  return bytes;
};

function drawHead(pdf: Pdf, { title, number, date, place }: LetterDocument): number {
  const box = { x: LEFT, y: TOP, width: HALF };
  drawText(pdf, brand.name, box, { size: 24, weight: 'bold', color: BRAND });
  const right = { x: RIGHT, y: TOP, width: HALF };
  const bold = { size: 15, weight: 'bold', color: BRAND, align: 'right' } as const;
  const below = drawBoth(pdf, title, right, bold);
  drawRule(pdf, below + 6, BRAND);
  let left = below + 14;
  for (const [index, line] of place.entries()) {
    const style = index === 0 ? ({ size: 11, weight: 'bold' } as const) : { size: 9.5 };
    left = drawBoth(pdf, line, { x: LEFT, y: left, width: HALF }, style);
  }
  let facts = below + 14;
  const all: readonly (readonly [Names, Names])[] = [
    [inBoth('referrals.number'), { th: number, en: number }],
    [inBoth('referrals.date'), date],
  ];
  for (const [label, value] of all) {
    const named = { x: RIGHT, y: facts, width: 70 };
    const valued = { x: RIGHT + 70, y: facts, width: HALF - 70 };
    const after = drawBoth(pdf, label, named, { size: 9, color: MUTED });
    const strong = { size: 10, weight: 'bold', align: 'right' } as const;
    facts = Math.max(after, drawBoth(pdf, value, valued, strong)) + 3;
  }
  const next = Math.max(left, facts) + 8;
  drawRule(pdf, next);
  return next + 10;
}

/** Goes on on the next page where it has to. */
function drawRow(pdf: Pdf, { label, value, grave }: LetterDocument['rows'][number], y: number) {
  let at = y + 3 * 10 * LINE > BOTTOM ? newPage(pdf) : y;
  const labelEnd = drawBoth(
    pdf,
    label,
    { x: LEFT, y: at, width: LABEL - 10 },
    { size: 9, color: MUTED },
  );
  const first: Style = { size: 10.5, ...(grave && { weight: 'bold', color: GRAVE }) };
  at = drawFlow(pdf, value.th, at, first);
  if (value.en !== value.th) at = drawFlow(pdf, value.en, at, { size: 9, color: MUTED });
  return Math.max(at, at > labelEnd - 60 ? labelEnd : at) + 6;
}

function drawFlow(pdf: Pdf, text: string, y: number, style: Style): number {
  const width = WIDTH - LABEL;
  let at = y;
  for (const part of text.split('\n')) {
    for (const line of breakLines(pdf, part, width, style)) {
      if (at + style.size * LINE > BOTTOM) at = newPage(pdf);
      drawLine(pdf, line, { x: LEFT + LABEL, baseline: at + style.size * 1.15, width }, style);
      at += style.size * LINE;
    }
  }
  return at;
}

function newPage(pdf: Pdf): number {
  pdf.addPage();
  return TOP;
}

function drawSignature(pdf: Pdf, { signature, note }: LetterDocument, y: number): void {
  let at = (y + SIGNATURE > BOTTOM ? newPage(pdf) : y) + 44;
  pdf
    .moveTo(RIGHT, at)
    .lineTo(LEFT + WIDTH, at)
    .lineWidth(0.7)
    .strokeColor(MUTED)
    .stroke();
  at += 6;
  drawBoth(pdf, note, { x: LEFT, y: at, width: HALF }, { size: 9, color: MUTED });
  for (const [index, line] of signature.entries()) {
    const box = { x: RIGHT, y: at, width: HALF };
    const style = index === 0 ? { size: 11, weight: 'bold' as const } : { size: 9.5 };
    at = drawBoth(pdf, line, box, { ...style, align: 'center' });
  }
}

function numberPages(pdf: Pdf, number: string): void {
  const { count: pages } = pdf.bufferedPageRange();
  for (let index = 0; index < pages; index += 1) {
    pdf.switchToPage(index);
    const { th, en } = inBoth('referrals.page', { page: index + 1, pages });
    const place = { x: LEFT, baseline: PAGE_FOOT, width: WIDTH };
    drawLine(pdf, number, place, { size: 8, color: MUTED });
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
