import type { Names } from '../../../core/names.ts';
import type { InvoiceRow } from './invoice-document.ts';
import { BOTTOM, BRAND, drawBoth, drawRule, drawText, LEFT, MUTED, TOP, WIDTH } from './page.ts';
import { inBoth } from './texts.ts';
import { breakLines, type Pdf } from './type-setter.ts';

interface Column {
  readonly x: number;
  readonly width: number;
  readonly align: 'left' | 'right' | 'center';
  readonly label: Names;
}

const NUMBERS = { qty: 40, price: 72, discount: 62, amount: 76 } as const;
const LINE_WIDTH = 28;
const NAME_WIDTH =
  WIDTH - LINE_WIDTH - NUMBERS.qty - NUMBERS.price - NUMBERS.discount - NUMBERS.amount;
const ROW_SIZE = 9.5;
const PAD = 5;

function columns(): Readonly<Record<'line' | 'name' | keyof typeof NUMBERS, Column>> {
  const qtyX = LEFT + LINE_WIDTH + NAME_WIDTH;
  const priceX = qtyX + NUMBERS.qty;
  const discountX = priceX + NUMBERS.price;
  const amountX = discountX + NUMBERS.discount;
  const right = 'right' as const;
  return {
    line: { x: LEFT, width: LINE_WIDTH, align: 'left', label: inBoth('invoices.line') },
    name: {
      x: LEFT + LINE_WIDTH,
      width: NAME_WIDTH - 8,
      align: 'left',
      label: inBoth('invoices.description'),
    },
    qty: { x: qtyX, width: NUMBERS.qty, align: right, label: inBoth('invoices.qty') },
    price: { x: priceX, width: NUMBERS.price, align: right, label: inBoth('invoices.price') },
    discount: {
      x: discountX,
      width: NUMBERS.discount,
      align: right,
      label: inBoth('invoices.discount'),
    },
    amount: { x: amountX, width: NUMBERS.amount, align: right, label: inBoth('invoices.amount') },
  };
}

/**
 * Draws the items over as many pages as needed, each with column headings; returns the y of the end. `after` is the
 * height of the following block: if it does not fit below the last item, that item moves to the next page with it.
 */
export function drawTable(
  pdf: Pdf,
  rows: readonly InvoiceRow[],
  from: number,
  after: number,
): number {
  const table = columns();
  let at = drawNames(pdf, table, from);
  for (const row of rows) {
    const end = row === rows.at(-1) ? BOTTOM - after : BOTTOM;
    if (at + heightOf(pdf, row) > end) {
      pdf.addPage();
      at = drawNames(pdf, table, TOP);
    }
    at = drawRow(pdf, table, row, at);
    drawRule(pdf, at);
  }
  return at;
}

function drawNames(pdf: Pdf, table: ReturnType<typeof columns>, y: number): number {
  drawRule(pdf, y, BRAND);
  const ends = Object.values(table).map(({ x, width, align, label }) =>
    drawBoth(pdf, label, { x, y: y + PAD, width }, { size: 8.5, weight: 'bold', align }),
  );
  const below = Math.max(...ends) + 3;
  drawRule(pdf, below, BRAND);
  return below;
}

function drawRow(
  pdf: Pdf,
  table: ReturnType<typeof columns>,
  row: InvoiceRow,
  from: number,
): number {
  const y = from + PAD;
  const style = { size: ROW_SIZE } as const;
  drawText(pdf, row.line, { ...table.line, y }, style);
  for (const key of ['qty', 'price', 'discount', 'amount'] as const) {
    drawText(pdf, row[key], { ...table[key], y }, { ...style, align: 'right' });
  }
  const belowName = drawBoth(pdf, row.name, { ...table.name, y }, style);
  return drawText(pdf, row.detail, { ...table.name, y: belowName }, DETAIL) + 4;
}

const DETAIL = { size: 7.5, color: MUTED } as const;

function heightOf(pdf: Pdf, { name, detail }: InvoiceRow): number {
  const lines = (text: string, size: number) =>
    breakLines(pdf, text, NAME_WIDTH - 8, { size }).length * size * 1.6;
  const english = name.en === name.th ? 0 : lines(name.en, ROW_SIZE - 1.5);
  return PAD + lines(name.th, ROW_SIZE) + english + lines(detail, DETAIL.size) + 4;
}
