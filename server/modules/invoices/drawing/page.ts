import type { Names } from '../../../core/names.ts';
import { breakLines, drawLine, type Pdf, type Style } from './type-setter.ts';

/** A4 width in points. */
const PAGE_WIDTH = 595.28;
export const LEFT = 42;
export const WIDTH = PAGE_WIDTH - 2 * LEFT;
export const TOP = 48;
/** Lower limit of the rows; page numbers are below. */
export const BOTTOM = 780;
export const PAGE_FOOT = 812;

export const MUTED = '#5b6270';
export const BRAND = '#1f1b5c';
export const HAIRLINE = '#d5d8e0';

/** Thai needs room for a vowel and a tone mark above, and a vowel below. */
const LINE = 1.6;
const ASCENT = 1.15;

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

/** Draws wrapped text; returns the y of the next line. */
export function drawText(pdf: Pdf, text: string, { x, y, width }: Box, style: Style): number {
  const lines = breakLines(pdf, text, width, style);
  for (const [index, line] of lines.entries()) {
    const baseline = y + style.size * (LINE * index + ASCENT);
    drawLine(pdf, line, { x, baseline, width }, style);
  }
  return y + style.size * LINE * lines.length;
}

/** Draws Thai with smaller English below; once if both are equal. */
export function drawBoth(pdf: Pdf, { th, en }: Names, box: Box, style: Style): number {
  const below = drawText(pdf, th, box, style);
  if (th === en) return below;
  const second: Style = { ...style, size: style.size - 1.5, weight: 'regular', color: MUTED };
  return drawText(pdf, en, { ...box, y: below }, second);
}

export function drawRule(pdf: Pdf, y: number, color = HAIRLINE): void {
  pdf
    .moveTo(LEFT, y)
    .lineTo(LEFT + WIDTH, y)
    .lineWidth(0.7)
    .strokeColor(color)
    .stroke();
}
