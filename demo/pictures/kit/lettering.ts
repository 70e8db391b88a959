import type { Lettering } from '../../looks.ts';
import type { Weight } from './fonts.ts';
import { drawText, measure } from './text.ts';
import type { TextStyle } from './text.ts';

interface Hand {
  readonly weight: Weight;
  /** Letter-spacing in em. */
  readonly tracking: number;
  readonly write: (name: string) => string;
  /** Outline of the same colour with round joins, in em: softens the corners. */
  readonly stroke?: number;
  /** Extra thickness of the upright strokes only, in em: a high-contrast roman. */
  readonly swell?: number;
  /** Slant in degrees. */
  readonly slant?: number;
  /** Whether the name ends in a square full stop. */
  readonly stop?: boolean;
}

const asWritten = (name: string): string => name;
const upper = (name: string): string => name.toUpperCase();
const lower = (name: string): string => name.toLowerCase();

const HANDS: Readonly<Record<Lettering, Hand>> = {
  sans: { weight: 700, tracking: -0.015, write: asWritten },
  wide: { weight: 400, tracking: 0.26, write: upper },
  script: { weight: 200, tracking: -0.01, write: lower, swell: 0.045, slant: 14 },
  serif: { weight: 200, tracking: 0.05, write: upper, swell: 0.06 },
  mono: { weight: 500, tracking: 0.08, write: lower, stop: true },
  rounded: { weight: 500, tracking: 0.03, write: lower, stroke: 0.05 },
};

/** The square full stop with the space before it, in em. */
const STOP = 0.24;

/** Width in px of the brand's name at a font size of 1. */
function nameWidth(name: string, hand: Hand): number {
  const text = hand.write(name);
  const extra =
    (hand.stop ? STOP : 0) +
    (hand.swell ?? 0) +
    (hand.stroke ?? 0) +
    Math.sin(((hand.slant ?? 0) * Math.PI) / 180);
  return measure(text, { size: 1, weight: hand.weight, tracking: hand.tracking }) + extra;
}

export function fitWordmark(name: string, lettering: Lettering, width: number, maxSize: number) {
  return Math.min(maxSize, width / nameWidth(name, HANDS[lettering]));
}

/** Whether the name has descenders in this lettering. */
export const descends = (name: string, lettering: Lettering): boolean =>
  /[gjpqy]/.test(HANDS[lettering].write(name));

interface WordmarkPlace {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly fill: string;
  readonly anchor: 'start' | 'middle';
}

function drawStop(text: string, style: TextStyle): string {
  const width = measure(text, style);
  const side = style.size * 0.13;
  const x = (style.anchor === 'middle' ? width / 2 : width) + style.size * 0.04;
  return `<rect x="${x.toFixed(1)}" y="${(-side).toFixed(1)}" width="${side.toFixed(1)}" height="${side.toFixed(1)}" fill="${style.fill}"/>`;
}

/** The brand's name in its own lettering; `y` is the baseline. */
export function drawWordmark(name: string, lettering: Lettering, place: WordmarkPlace): string {
  const hand = HANDS[lettering];
  const text = hand.write(name);
  const { x, y, size, fill, anchor } = place;
  const style = { size, weight: hand.weight, fill, anchor, tracking: hand.tracking };
  const swell = (hand.swell ?? 0) * size;
  const copies = swell ? [-0.5, -0.17, 0.17, 0.5] : [0];
  const letters = copies.map((k) => drawText(text, k * swell, 0, style)).join('');
  const stroke = hand.stroke
    ? ` stroke="${fill}" stroke-width="${(hand.stroke * size).toFixed(2)}" stroke-linejoin="round"`
    : '';
  const slant = hand.slant ? ` skewX(-${hand.slant})` : '';
  const at = hand.stop ? x - (anchor === 'middle' ? (STOP * size) / 2 : 0) : x;
  const stop = hand.stop ? drawStop(text, style) : '';
  return `<g transform="translate(${at.toFixed(1)} ${y.toFixed(1)})${slant}"${stroke}>${letters}${stop}</g>`;
}
