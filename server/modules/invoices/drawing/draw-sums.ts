import type { Names } from '../../../core/names.ts';
import type { InvoiceDocument } from './invoice-document.ts';
import { BOTTOM, BRAND, drawBoth, drawRule, drawText, LEFT, MUTED, TOP, WIDTH } from './page.ts';
import { inBoth } from './texts.ts';
import type { Pdf } from './type-setter.ts';

const SUMS_WIDTH = 300;
const VALUE_WIDTH = 86;
const SUMS_LEFT = LEFT + WIDTH - SUMS_WIDTH;
const ROW_HEIGHT = 18;
const TAIL_HEIGHT = 96;

export function sumsHeight({ sums }: InvoiceDocument): number {
  return sums.length * ROW_HEIGHT + TAIL_HEIGHT;
}

/** Draws sums, total in figures and words, and the note, kept together on one page. */
export function drawSums(pdf: Pdf, document: InvoiceDocument, from: number): void {
  const fits = from + sumsHeight(document) <= BOTTOM;
  if (!fits) pdf.addPage();
  let at = (fits ? from : TOP) + 8;
  for (const { label, value } of document.sums) {
    at = drawSum(pdf, oneLine(label), value, at, { size: 9.5 });
  }
  drawRule(pdf, at + 2, BRAND);
  at += 8;
  const box = { x: LEFT, y: at, width: WIDTH - SUMS_WIDTH - 16 };
  const below = drawText(pdf, oneLine(inBoth('invoices.words')), box, { size: 8, color: MUTED });
  const afterWords = drawText(
    pdf,
    document.words,
    { ...box, y: below },
    { size: 10.5, weight: 'bold' },
  );
  const { label, value } = document.total;
  const afterTotal = drawSum(pdf, oneLine(label), value, at, { size: 11.5, weight: 'bold' });
  at = Math.max(afterWords, afterTotal) + 6;
  drawRule(pdf, at, BRAND);
  drawBoth(pdf, document.note, { x: LEFT, y: at + 8, width: WIDTH }, { size: 8.5, color: MUTED });
}

function oneLine({ th, en }: Names): string {
  return `${th} / ${en}`;
}

function drawSum(
  pdf: Pdf,
  label: string,
  value: string,
  y: number,
  style: { size: number; weight?: 'bold' },
): number {
  const width = SUMS_WIDTH - VALUE_WIDTH;
  const below = drawText(pdf, label, { x: SUMS_LEFT, y, width }, style);
  const box = { x: SUMS_LEFT + width, y, width: VALUE_WIDTH };
  drawText(pdf, value, box, { ...style, align: 'right' });
  return below + 2;
}
