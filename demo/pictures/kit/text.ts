import { advanceOf, familyOf } from './fonts.ts';
import type { Weight } from './fonts.ts';

export interface TextStyle {
  readonly size: number;
  readonly weight: Weight;
  readonly fill: string;
  readonly anchor?: 'start' | 'middle' | 'end';
  /** Letter-spacing in em; never for Thai. */
  readonly tracking?: number;
  readonly opacity?: number;
}

/** The renderer misplaces SARA AM, so it is decomposed into its two signs, in font order. */
const decompose = (text: string): string =>
  text.replace(/([\u0e48-\u0e4b]?)\u0e33/g, '\u0e4d$1\u0e32');

const escapeXml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** Width of a line in px. */
export function measure(text: string, style: Pick<TextStyle, 'size' | 'weight' | 'tracking'>) {
  const tracking = (style.tracking ?? 0) * Array.from(text).length;
  return (advanceOf(decompose(text), style.weight) + tracking) * style.size;
}

/** Runs of one script; spaces stay with the preceding run. */
function runs(text: string): string[] {
  return decompose(text).match(/[\u0e00-\u0e7f][\u0e00-\u0e7f\s]*|[^\u0e00-\u0e7f]+/g) ?? [];
}

export function drawText(text: string, x: number, y: number, style: TextStyle): string {
  const spans = runs(text).map((run) => {
    const { family, weight } = familyOf(run, style.weight);
    return `<tspan font-family="${family}" font-weight="${weight}">${escapeXml(run)}</tspan>`;
  });
  const tracking = style.tracking ?? 0;
  const middle = style.anchor === 'middle' ? (tracking * style.size) / 2 : 0;
  const attributes = [
    `x="${(x + middle).toFixed(1)}" y="${y.toFixed(1)}" font-size="${style.size.toFixed(1)}"`,
    `fill="${style.fill}" text-anchor="${style.anchor ?? 'start'}" xml:space="preserve"`,
    tracking ? `letter-spacing="${(tracking * style.size).toFixed(2)}"` : '',
    style.opacity === undefined ? '' : `fill-opacity="${style.opacity}"`,
  ];
  return `<text ${attributes.filter(Boolean).join(' ')}>${spans.join('')}</text>`;
}

/** Pieces between which a line may break; Thai is written without spaces. */
function breakable(text: string): string[] {
  if (!/[\u0e00-\u0e7f]/.test(text)) return text.split(/(?<=\s)/);
  const pieces: string[] = [];
  for (const { segment } of new Intl.Segmenter('th', { granularity: 'word' }).segment(text)) {
    const last = pieces.at(-1);
    // Lines never begin with a repetition sign or closing mark, nor end with an opening one.
    const joined = last !== undefined && (/^[ๆฯ,.;:)%/\s]/.test(segment) || /[(/]$/.test(last));
    if (joined) pieces.splice(-1, 1, last + segment);
    else pieces.push(segment);
  }
  return pieces;
}

function wrapGreedy(pieces: readonly string[], fits: (line: string) => boolean): string[] {
  const lines: string[] = [];
  let line = '';
  for (const piece of pieces) {
    if (line !== '' && !fits((line + piece).trim())) {
      lines.push(line.trim());
      line = piece;
    } else line += piece;
  }
  return line.trim() === '' ? lines : [...lines, line.trim()];
}

interface FitOptions {
  readonly maxWidth: number;
  readonly maxHeight?: number;
  readonly maxLines: number;
  readonly maxSize: number;
  readonly weight: Weight;
  readonly tracking?: number;
  /** Line height in em. */
  readonly leading: number;
}

export interface FittedText {
  readonly lines: readonly string[];
  readonly size: number;
}

/** Margin for effects outside the metrics: kerning, overhang, strokes of round letterings. */
const SAFETY = 0.98;

/** The largest size at which `text` fits width, height and number of lines; always succeeds. */
export function fitText(text: string, options: FitOptions): FittedText {
  const { maxWidth, maxHeight = Infinity, maxLines, maxSize, weight, leading } = options;
  const tracking = options.tracking ?? 0;
  const pieces = breakable(text);
  for (let size = maxSize; size > 2; size *= 0.96) {
    const fits = (line: string): boolean =>
      measure(line, { size, weight, tracking }) <= maxWidth * SAFETY;
    const lines = wrapGreedy(pieces, fits);
    const height = lines.length * size * leading;
    if (lines.length <= maxLines && height <= maxHeight && lines.every(fits)) {
      return { lines: balance(pieces, lines.length, size, { ...options, tracking }), size };
    }
  }
  return { lines: [text], size: 2 };
}

/** Breaks into the same number of lines with more even lengths. */
function balance(
  pieces: readonly string[],
  count: number,
  size: number,
  { maxWidth, weight, tracking }: FitOptions,
): string[] {
  let best = wrapGreedy(
    pieces,
    (l) => measure(l, { size, weight, tracking: tracking ?? 0 }) <= maxWidth * SAFETY,
  );
  for (let part = 0.95; part > 0.4; part -= 0.05) {
    const limit = maxWidth * SAFETY * part;
    const lines = wrapGreedy(
      pieces,
      (l) => measure(l, { size, weight, tracking: tracking ?? 0 }) <= limit,
    );
    const widest = Math.max(
      ...lines.map((l) => measure(l, { size, weight, tracking: tracking ?? 0 })),
    );
    if (lines.length > count || widest > maxWidth * SAFETY) break;
    best = lines;
  }
  return best;
}
