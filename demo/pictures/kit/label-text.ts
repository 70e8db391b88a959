import type { Weight } from './fonts.ts';
import { descends, fitWordmark } from './lettering.ts';
import type { Box } from './motifs.ts';
import type { Studio } from './studio.ts';
import { fitText } from './text.ts';
import type { FittedText, TextStyle } from './text.ts';

/** One printed line with its position, separate from drawing so that a test can measure it. */
interface PrintedLine {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly style: TextStyle;
}

interface PrintedText {
  readonly brand: { readonly y: number; readonly size: number };
  readonly lines: readonly PrintedLine[];
  /** Position of a short rule between name and title, if it fits. */
  readonly ruleY?: number;
}

interface TextLook {
  readonly ink: string;
  readonly anchor: 'start' | 'middle';
  /** Whether the size is at the foot of the box instead of under the Thai line. */
  readonly spread: boolean;
}

interface TitleHand {
  readonly weight: Weight;
  readonly tracking: number;
  readonly upper: boolean;
}

type Fits = Readonly<Record<'title' | 'line' | 'size', FittedText>>;

const LEADING = 1.14;
const THAI_LEADING = 1.5;

const TITLE_HANDS: readonly [TitleHand, ...TitleHand[]] = [
  { weight: 600, tracking: 0, upper: false },
  { weight: 300, tracking: 0.005, upper: false },
  { weight: 500, tracking: 0.05, upper: true },
  { weight: 700, tracking: -0.01, upper: false },
];

/** `scale` shrinks all parts if they would be too close together. */
function fitAll({ pack, brand, vary }: Studio, box: Box, hand: TitleHand, scale: number) {
  const wide = box.w > box.h * 1.25;
  const loud = vary.turn('loud', ['brand', 'title', 'brand']);
  const share = (wide ? 0.27 : 0.17) * (loud === 'brand' ? 1 : 0.72);
  const brandWidth = box.w * (loud === 'brand' ? 0.96 : 0.66);
  const brandSize = fitWordmark(brand.name.en, brand.lettering, brandWidth, box.h * share * scale);
  const title = fitText(hand.upper ? pack.title.toUpperCase() : pack.title, {
    weight: hand.weight,
    tracking: hand.tracking,
    maxWidth: box.w,
    maxHeight: box.h * 0.42 * scale,
    maxLines: wide ? 2 : 3,
    maxSize: Math.min(box.h * (wide ? 0.2 : 0.16) * (loud === 'title' ? 1.4 : 1), 62) * scale,
    leading: LEADING,
  });
  const line = fitText(pack.line, {
    maxWidth: box.w,
    maxHeight: box.h * 0.22 * scale,
    maxLines: 2,
    maxSize: Math.min(Math.max(title.size * 0.7, box.h * 0.07), 27) * scale,
    weight: 400,
    leading: THAI_LEADING,
  });
  const size = fitText(pack.size, {
    maxWidth: box.w,
    maxLines: 1,
    maxSize: Math.min(line.size * 0.95, 22),
    weight: 500,
    leading: 1,
  });
  return { brandSize, fits: { title, line, size } };
}

interface Parts {
  readonly brand: { readonly size: number; readonly tail: number };
  readonly fits: Fits;
  readonly heights: Readonly<Record<'brand' | keyof Fits, number>>;
  readonly room: number;
}

function partsAt(studio: Studio, box: Box, hand: TitleHand, scale: number): Parts {
  const { brandSize, fits } = fitAll(studio, box, hand, scale);
  const tail = descends(studio.brand.name.en, studio.brand.lettering) ? brandSize * 0.24 : 0;
  const heights = {
    brand: brandSize * 0.76 + tail,
    title: fits.title.lines.length * fits.title.size * LEADING,
    line: fits.line.lines.length * fits.line.size * THAI_LEADING,
    size: fits.size.size * 1.1,
  };
  const used = heights.brand + heights.title + heights.line + heights.size;
  return { brand: { size: brandSize, tail }, fits, heights, room: box.h - used };
}

/** Brand, title, Thai line and size in a column; every line fits `box`. */
export function layoutText(studio: Studio, box: Box, look: TextLook): PrintedText {
  const hand = studio.vary.turn('title', TITLE_HANDS);
  let parts = partsAt(studio, box, hand, 1);
  for (let scale = 0.95; scale > 0.4 && parts.room < box.h * 0.16; scale *= 0.95) {
    parts = partsAt(studio, box, hand, scale);
  }
  return stack(box, parts, look, hand);
}

function stack(
  box: Box,
  { brand, fits: { title, line, size }, heights, room }: Parts,
  { ink, anchor, spread }: TextLook,
  hand: TitleHand,
): PrintedText {
  const x = anchor === 'middle' ? box.x + box.w / 2 : box.x;
  const gap = Math.max(0, Math.min(room / 2.1, Math.max(brand.size * 0.95, 22)));
  const slack = Math.max(0, room - gap * 2.1);
  const start = box.y + (spread ? 0 : slack * 0.35);
  const brandY = start + brand.size * 0.76;
  const titleY = start + heights.brand + gap * 1.15 + (spread ? slack * 0.3 : 0);
  const lineY = titleY + heights.title + gap * 0.3;
  const sizeY = spread ? box.y + box.h - heights.size : lineY + heights.line + gap * 0.6;
  const put = (fit: FittedText, top: number, leading: number, weight: Weight, tracking = 0) =>
    fit.lines.map((text, i) => ({
      text,
      x,
      y: top + fit.size * leading * (i + 0.5) + fit.size * 0.34,
      style: { fill: ink, anchor, size: fit.size, weight, tracking },
    }));
  return {
    brand: { y: brandY, size: brand.size },
    ...(gap > 15 ? { ruleY: start + heights.brand + gap * 0.62 } : {}),
    lines: [
      ...put(title, titleY, LEADING, hand.weight, hand.tracking),
      ...put(line, lineY, THAI_LEADING, 400),
      ...put(size, sizeY, 1.1, 500),
    ],
  };
}
