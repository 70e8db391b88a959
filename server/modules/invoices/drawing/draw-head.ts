import { brand } from '../../../../lib/brand.ts';
import type { Names } from '../../../core/names.ts';
import type { InvoiceDocument } from './invoice-document.ts';
import { BRAND, drawBoth, drawRule, drawText, LEFT, MUTED, TOP, WIDTH } from './page.ts';
import { inBoth } from './texts.ts';
import type { Pdf } from './type-setter.ts';

const GAP = 18;
const HALF = (WIDTH - GAP) / 2;
const RIGHT = LEFT + HALF + GAP;
const LABEL = 84;

/** Draws seller, buyer, date and number; returns the y of the table. */
export function drawHead(pdf: Pdf, document: InvoiceDocument): number {
  const name = { th: brand.nameTh, en: brand.name };
  drawText(
    pdf,
    name.en,
    { x: LEFT, y: TOP, width: HALF },
    { size: 24, weight: 'bold', color: BRAND },
  );
  const box = { x: RIGHT, y: TOP, width: HALF };
  const title = { size: 15, weight: 'bold', color: BRAND, align: 'right' } as const;
  const belowTitle = drawBoth(pdf, document.title, box, title);
  const { th, en } = document.original;
  const mark = { size: 9, color: MUTED, align: 'right' } as const;
  const belowMark = drawText(pdf, `${th} / ${en}`, { ...box, y: belowTitle }, mark);
  drawRule(pdf, belowMark + 6, BRAND);

  const from = belowMark + 16;
  const belowSeller = drawParty(pdf, document.seller, { x: LEFT, y: from });
  const belowFacts = drawFacts(pdf, document, from);
  const next = Math.max(belowSeller, belowFacts) + 8;
  drawRule(pdf, next);
  return drawParty(pdf, document.buyer, { x: LEFT, y: next + 10 }, WIDTH) + 12;
}

function drawParty(
  pdf: Pdf,
  { role, name, address, taxId, branch, phone }: InvoiceDocument['seller'],
  { x, y }: { x: number; y: number },
  width = HALF,
): number {
  const text = { size: 9.5 } as const;
  const label = `${role.th} / ${role.en}`;
  let at = drawText(pdf, label, { x, y, width }, { size: 8, color: MUTED });
  at = drawBoth(pdf, name, { x, y: at, width }, { size: 11, weight: 'bold' });
  at = drawBoth(pdf, address, { x, y: at, width }, text);
  const tax = inBoth('invoices.taxId');
  at = drawText(pdf, `${tax.th} / ${tax.en} ${taxId}`, { x, y: at, width }, text);
  if (branch) at = drawText(pdf, `${branch.th} / ${branch.en}`, { x, y: at, width }, text);
  const call = inBoth('invoices.phone', { phone });
  return drawText(pdf, call.th, { x, y: at, width }, text);
}

function drawFacts(pdf: Pdf, { facts, date }: InvoiceDocument, from: number): number {
  let at = from + 12;
  const [serial, ...others] = facts;
  if (serial) at = drawFact(pdf, serial.label, { th: serial.value, en: serial.value }, at);
  at = drawFact(pdf, inBoth('invoices.date'), date, at);
  for (const { label, value } of others) at = drawFact(pdf, label, { th: value, en: value }, at);
  return at;
}

function drawFact(pdf: Pdf, label: Names, value: Names, y: number): number {
  const left = drawBoth(pdf, label, { x: RIGHT, y, width: LABEL }, { size: 9, color: MUTED });
  const box = { x: RIGHT + LABEL, y, width: HALF - LABEL };
  return (
    Math.max(left, drawBoth(pdf, value, box, { size: 10, weight: 'bold', align: 'right' })) + 3
  );
}
