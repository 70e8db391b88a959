import type { Weight } from './fonts.ts';
import { drawWordmark, fitWordmark } from './lettering.ts';
import { drawMotif, MOTIFS } from './motifs.ts';
import type { Box, Motif } from './motifs.ts';
import { path, roundRect } from './paths.ts';
import type { Studio } from './studio.ts';
import { drawText, fitText } from './text.ts';
import type { FittedText, TextStyle } from './text.ts';

export interface LabelInk {
  readonly ink: string;
  readonly a: string;
  readonly b: string;
}

type Layout = 'foot' | 'left' | 'crest' | 'frame' | 'plain';

/** One line of print with its place, kept apart from drawing so that a test can measure it. */
export interface PrintedLine {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly style: TextStyle;
}

interface Block {
  readonly brand: { readonly y: number; readonly size: number };
  readonly lines: readonly PrintedLine[];
  readonly ruleY: number;
  readonly bottom: number;
}

const LEADING = 1.14;
const THAI_LEADING = 1.5;

function titleStyle({ vary }: Studio): { weight: Weight; tracking: number; upper: boolean } {
  return vary.turn('title', [
    { weight: 600 as Weight, tracking: 0, upper: false },
    { weight: 300 as Weight, tracking: 0.01, upper: false },
    { weight: 500 as Weight, tracking: 0.06, upper: true },
    { weight: 700 as Weight, tracking: -0.01, upper: false },
  ]);
}

/** Brand, title, Thai line and size in a column; every line is made to fit `box`. */
export function layoutText(
  studio: Studio,
  box: Box,
  ink: string,
  anchor: 'start' | 'middle',
): Block {
  const { pack, brand } = studio;
  const style = titleStyle(studio);
  const wide = box.w > box.h * 1.25;
  const x = anchor === 'middle' ? box.x + box.w / 2 : box.x;
  const brandSize = fitWordmark(
    brand.name.en,
    brand.lettering,
    box.w * 0.94,
    box.h * (wide ? 0.24 : 0.15),
  );
  const title = fitText(style.upper ? pack.title.toUpperCase() : pack.title, {
    ...style,
    maxWidth: box.w,
    maxHeight: box.h * 0.4,
    maxLines: wide ? 2 : 3,
    maxSize: Math.min(brandSize * 0.95, box.h * 0.2, 54),
    leading: LEADING,
  });
  const line = fitText(pack.line, {
    maxWidth: box.w,
    maxHeight: box.h * 0.24,
    maxLines: 2,
    maxSize: Math.min(title.size * 0.72, 24),
    weight: 400,
    leading: THAI_LEADING,
  });
  const size = fitText(pack.size, {
    maxWidth: box.w,
    maxLines: 1,
    maxSize: Math.min(line.size * 0.95, 20),
    weight: 500,
    leading: 1,
  });
  const parts = { x, anchor, ink, weight: style.weight, tracking: style.tracking };
  return stack(box, brandSize, { title, line, size }, parts);
}

function stack(
  box: Box,
  brandSize: number,
  { title, line, size }: Record<'title' | 'line' | 'size', FittedText>,
  look: { x: number; anchor: 'start' | 'middle'; ink: string; weight: Weight; tracking: number },
): Block {
  const { x, anchor, ink } = look;
  const heights = {
    brand: brandSize * 0.8,
    title: title.lines.length * title.size * LEADING,
    line: line.lines.length * line.size * THAI_LEADING,
    size: size.size * 1.1,
  };
  const used = heights.brand + heights.title + heights.line + heights.size;
  const gap = Math.min((box.h - used) / 3.4, brandSize * 1.1);
  const brandY = box.y + heights.brand;
  const titleY = brandY + gap * 1.25;
  const lineY = titleY + heights.title + gap * 0.35;
  const sizeY = Math.min(box.y + box.h, lineY + heights.line + gap * 0.7 + heights.size);
  const base = { fill: ink, anchor };
  const put = (fit: FittedText, top: number, leading: number, rest: Omit<TextStyle, 'size'>) =>
    fit.lines.map((text, i) => ({
      text,
      x,
      y: top + fit.size * leading * (i + 0.5) + fit.size * 0.34,
      style: { ...rest, size: fit.size },
    }));
  return {
    brand: { y: brandY, size: brandSize },
    ruleY: (brandY + titleY) / 2,
    bottom: sizeY,
    lines: [
      ...put(title, titleY, LEADING, { ...base, weight: look.weight, tracking: look.tracking }),
      ...put(line, lineY, THAI_LEADING, { ...base, weight: 400, opacity: 0.86 }),
      ...put(size, sizeY - heights.size, 1.1, { ...base, weight: 500, opacity: 0.8 }),
    ],
  };
}

function printText(studio: Studio, box: Box, { ink, a }: LabelInk, anchor: 'start' | 'middle') {
  const block = layoutText(studio, box, ink, anchor);
  const { name, lettering } = studio.brand;
  const x = anchor === 'middle' ? box.x + box.w / 2 : box.x;
  const rule = Math.min(box.w * 0.22, 54);
  return [
    drawWordmark(name.en, lettering, {
      x,
      y: block.brand.y,
      size: block.brand.size,
      fill: ink,
      anchor,
    }),
    path(roundRect(anchor === 'middle' ? x - rule / 2 : x, block.ruleY - 1.2, rule, 2.4, 1.2), a),
    ...block.lines.map((line) => drawText(line.text, line.x, line.y, line.style)),
  ].join('');
}

const inset = (box: Box, dx: number, dy: number): Box => ({
  x: box.x + dx,
  y: box.y + dy,
  w: box.w - dx * 2,
  h: box.h - dy * 2,
});

/** Splits off a part of a box: what stays for the text, and the part itself for the ornament. */
function cut(box: Box, side: 'top' | 'bottom' | 'right', share: number): { text: Box; art: Box } {
  const { x, y, w, h } = box;
  if (side === 'right') {
    return {
      text: { x, y, w: w * (1 - share), h },
      art: { x: x + w * (1 - share), y, w: w * share, h },
    };
  }
  if (side === 'top') {
    return { text: { x, y: y + h * share, w, h: h * (1 - share) }, art: { x, y, w, h: h * share } };
  }
  return {
    text: { x, y, w, h: h * (1 - share) },
    art: { x, y: y + h * (1 - share), w, h: h * share },
  };
}

function printWide(studio: Studio, box: Box, colors: LabelInk, motif: Motif): string {
  const { a, b } = colors;
  const { text, art } = cut(box, 'right', 0.34);
  const pad = inset(text, Math.min(26, box.w * 0.05), box.h * 0.1);
  const print = { box: art, a, b, seed: studio.seed };
  return drawMotif(motif, print) + printText(studio, pad, colors, 'start');
}

function printTall(
  studio: Studio,
  box: Box,
  colors: LabelInk,
  motif: Motif,
  layout: Layout,
): string {
  const { a, b } = colors;
  const [dx, dy] = [Math.max(12, box.w * 0.09), Math.max(12, box.h * 0.06)];
  const art = (area: Box): string => drawMotif(motif, { box: area, a, b, seed: studio.seed });
  if (layout === 'foot' || layout === 'left') {
    const parts = cut(box, 'bottom', 0.3);
    return (
      art(parts.art) +
      printText(studio, inset(parts.text, dx, dy), colors, layout === 'left' ? 'start' : 'middle')
    );
  }
  if (layout === 'crest') {
    const parts = cut(box, 'top', 0.3);
    const area = inset(parts.art, parts.art.w * 0.16, 0);
    return (
      art({ ...area, y: area.y + area.h * 0.12, h: area.h * 0.84 }) +
      printText(studio, inset(parts.text, dx, dy), colors, 'middle')
    );
  }
  if (layout === 'frame') {
    const rim = inset(box, dx * 0.6, dy * 0.6);
    const border = path(
      roundRect(rim.x, rim.y, rim.w, rim.h, 8),
      'none',
      `stroke="${a}" stroke-width="2"`,
    );
    return border + printText(studio, inset(box, dx * 1.5, dy * 1.9), colors, 'middle');
  }
  return printText(studio, inset(box, dx, dy * 1.4), colors, 'start');
}

/** Prints the front of a pack inside `box`, clipped to `clip` (a path) or to the box itself. */
export function drawLabel(studio: Studio, box: Box, colors: LabelInk, clip?: string): string {
  const motif = studio.vary.turn('motif', MOTIFS);
  const layout = studio.vary.turn<Layout>('layout', [
    'foot',
    'crest',
    'left',
    'frame',
    'foot',
    'plain',
  ]);
  const area = studio.defs.clip(path(clip ?? roundRect(box.x, box.y, box.w, box.h), '#000'));
  const print =
    box.w > box.h * 1.25
      ? printWide(studio, box, colors, motif)
      : printTall(studio, box, colors, motif, layout);
  return `<g clip-path="${area}">${print}</g>`;
}
