import { mix } from './color.ts';
import { layoutText } from './label-text.ts';
import { drawWordmark } from './lettering.ts';
import { drawMotif, MOTIFS } from './motifs.ts';
import type { Box, Motif } from './motifs.ts';
import { ellipse, path, roundRect } from './paths.ts';
import { categoryOf } from './studio.ts';
import type { LabelInk, Studio } from './studio.ts';
import { drawText } from './text.ts';

interface LabelPlace {
  readonly text: Box;
  /** Limit of ornaments; defaults to `text`. */
  readonly bleed?: Box;
  /** Outline that clips ornaments; defaults to the bleed box. */
  readonly clip?: string;
  /** Text only, for packs with a picture of their own. */
  readonly quiet?: boolean;
}

interface Sheet extends LabelInk {
  readonly studio: Studio;
  readonly text: Box;
  readonly bleed: Box;
}

type Layout = (sheet: Sheet) => string;

const inset = ({ x, y, w, h }: Box, dx: number, dy: number): Box => ({
  x: x + dx,
  y: y + dy,
  w: w - dx * 2,
  h: h - dy * 2,
});

const padded = (box: Box): Box =>
  inset(box, Math.min(34, Math.max(10, box.w * 0.07)), Math.max(10, box.h * 0.055));

const foot = ({ x, y, w, h }: Box, share: number): Box => ({
  x,
  y: y + h * (1 - share),
  w,
  h: h * share,
});
const head = ({ x, y, w, h }: Box, share: number): Box => ({ x, y, w, h: h * share });
const right = ({ x, y, w, h }: Box, share: number): Box => ({
  x: x + w * (1 - share),
  y,
  w: w * share,
  h,
});

/** Ornaments by category; other categories use any. */
const SUITING: Readonly<Record<number, readonly [Motif, ...Motif[]]>> = {
  1: ['drops', 'petals', 'leaf', 'waves', 'arc', 'dots', 'sun', 'hills'],
  5: ['waves', 'drops', 'stripes', 'arc', 'grid'],
  6: ['stripes', 'arc', 'grid', 'waves', 'dots'],
  7: ['sun', 'rays', 'leaf', 'dots', 'arc', 'hills'],
  8: ['dots', 'petals', 'hills', 'arc', 'sun'],
  12: ['grid', 'stripes', 'arc', 'dots'],
  13: ['sun', 'leaf', 'hills', 'petals', 'rays'],
  14: ['waves', 'drops', 'dots', 'stripes', 'petals'],
};

const motifOf = (studio: Studio): Motif =>
  studio.vary.turn('motif', SUITING[categoryOf(studio)] ?? MOTIFS);

/** `outline` clips a pattern; defaults to the box. */
function ornament({ studio, a, b }: Sheet, box: Box, outline?: string): string {
  const motif = motifOf(studio);
  const cut = outline ?? path(roundRect(box.x, box.y, box.w, box.h), '#000');
  const clip = studio.defs.clip(cut);
  return `<g clip-path="${clip}">${drawMotif(motif, { box, a, b, seed: studio.seed })}</g>`;
}

function print({ studio, ink, a }: Sheet, box: Box, anchor: 'start' | 'middle', spread = true) {
  const printed = layoutText(studio, box, { ink, anchor, spread });
  const { name, lettering } = studio.brand;
  const x = anchor === 'middle' ? box.x + box.w / 2 : box.x;
  const rule = Math.min(box.w * 0.2, 48);
  const left = anchor === 'middle' ? x - rule / 2 : x;
  const { ruleY } = printed;
  const { y, size } = printed.brand;
  return [
    drawWordmark(name.en, lettering, { x, y, size, fill: ink, anchor }),
    ruleY === undefined ? '' : path(roundRect(left, ruleY - 1.5, rule, 3, 1.5), a),
    ...printed.lines.map((line) => drawText(line.text, line.x, line.y, line.style)),
  ].join('');
}

/** The part of the text box above the ornament at the foot of the bleed. */
const above = ({ text, bleed }: Sheet, share: number): Box => ({
  ...text,
  h: bleed.y + bleed.h * (1 - share) - text.y,
});

const footed =
  (anchor: 'start' | 'middle'): Layout =>
  (sheet) =>
    ornament(sheet, foot(sheet.bleed, 0.34)) + print(sheet, padded(above(sheet, 0.34)), anchor);

const PATTERNS: ReadonlySet<Motif> = new Set([
  'waves',
  'dots',
  'stripes',
  'grid',
  'hills',
  'drops',
]);

const crest: Layout = (sheet) => {
  const top = inset(head(sheet.text, 0.3), sheet.text.w * 0.16, 0);
  const emblem = { ...top, y: top.y + top.h * 0.16, h: top.h * 0.84 };
  const [r, cx] = [emblem.h / 2, emblem.x + emblem.w / 2];
  const disc = PATTERNS.has(motifOf(sheet.studio))
    ? ellipse(cx, emblem.y + r, r, r, '#000')
    : undefined;
  return ornament(sheet, emblem, disc) + print(sheet, padded(foot(sheet.text, 0.7)), 'middle');
};

const framed: Layout = (sheet) => {
  const rim = inset(sheet.text, sheet.text.w * 0.04, sheet.text.h * 0.025);
  const border = roundRect(rim.x, rim.y, rim.w, rim.h, 10);
  return (
    path(border, 'none', `stroke="${sheet.a}" stroke-width="2.4"`) +
    print(sheet, padded(inset(rim, 4, rim.h * 0.03)), 'middle')
  );
};

/** The lower part in the second colour, with a straight, slanting or curved edge. */
const dipped: Layout = (sheet) => {
  const { x, y, w, h } = foot(sheet.bleed, 0.3);
  const edge = sheet.studio.vary.turn('edge', ['wave', 'slant', 'bow']);
  const top = {
    wave: `C${x + w * 0.3} ${y - h * 0.3} ${x + w * 0.6} ${y + h * 0.36} ${x + w} ${y}`,
    slant: `L${x + w} ${y - h * 0.32}`,
    bow: `Q${x + w / 2} ${y + h * 0.5} ${x + w} ${y}`,
  }[edge];
  const dip = (dy: number, color: string): string =>
    path(`M${x} ${y + dy}${top}V${y + h + 2}H${x}Z`, color);
  return dip(0, sheet.a) + print(sheet, padded(above(sheet, 0.36)), 'middle');
};

const poster: Layout = (sheet) => {
  const tone = (color: string): string => mix(sheet.ground, color, 0.16);
  const quiet = { ...sheet, a: tone(sheet.a), b: tone(sheet.b) };
  return ornament(quiet, foot(sheet.bleed, 0.72)) + print(sheet, padded(sheet.text), 'start');
};

const striped: Layout = (sheet) => {
  const { x, y, w, h } = sheet.bleed;
  const band = path(roundRect(x, y, sheet.text.x - x + sheet.text.w * 0.12, h), sheet.a);
  const thin = path(roundRect(sheet.text.x + sheet.text.w * 0.145, y, w * 0.022, h), sheet.b);
  return band + thin + print(sheet, padded(right(sheet.text, 0.83)), 'start');
};

const sided: Layout = (sheet) => {
  const { bleed } = sheet;
  const art = right(bleed, 0.34);
  const text = { ...sheet.text, w: art.x - sheet.text.x };
  const sail = PATTERNS.has(motifOf(sheet.studio))
    ? ellipse(art.x + art.w * 1.05, art.y + art.h / 2, art.w, Math.max(art.w, art.h * 0.62), '#000')
    : undefined;
  return ornament(sheet, art, sail) + print(sheet, padded(text), 'start', false);
};

const badged: Layout = (sheet) => {
  const { text, a, b, ground } = sheet;
  const r = Math.min(text.h * 0.36, text.w * 0.15);
  const [cx, cy] = [text.x + text.w - r - text.w * 0.05, text.y + text.h / 2];
  const disc = ellipse(cx, cy, r, r, '#000');
  const art = ornament(
    { ...sheet, a: mix(ground, '#ffffff', 0.75), b },
    { x: cx - r, y: cy - r, w: r * 2, h: r * (PATTERNS.has(motifOf(sheet.studio)) ? 2 : 1.86) },
    disc,
  );
  return (
    ellipse(cx, cy, r, r, a) +
    art +
    print(sheet, padded({ ...text, w: text.w - r * 2 - text.w * 0.07 }), 'start', false)
  );
};

const lined: Layout = (sheet) => {
  const { x, y, w, h } = sheet.text;
  const rule = (at: number): string => path(roundRect(x + w * 0.1, at, w * 0.8, 2.4, 1.2), sheet.a);
  const text = inset(sheet.text, w * 0.1, h * 0.09);
  return rule(y + h * 0.02) + print(sheet, text, 'middle') + rule(y + h * 0.97);
};

const TALL: readonly [Layout, ...Layout[]] = [
  footed('middle'),
  poster,
  crest,
  dipped,
  framed,
  footed('start'),
  striped,
];
const WIDE: readonly [Layout, ...Layout[]] = [sided, badged, poster, lined, sided];

export function drawLabel(studio: Studio, place: LabelPlace, colors: LabelInk): string {
  const bleed = place.bleed ?? place.text;
  const sheet = { ...colors, studio, text: place.text, bleed };
  const outline = place.clip ?? roundRect(bleed.x, bleed.y, bleed.w, bleed.h);
  if (place.quiet) return print(sheet, place.text, 'start', false);
  const wide = place.text.w > place.text.h * 1.25;
  const layout = studio.vary.turn('layout', wide ? WIDE : TALL);
  return `<g clip-path="${studio.defs.clip(path(outline, '#000'))}">${layout(sheet)}</g>`;
}
