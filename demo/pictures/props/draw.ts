import { lighten, mix } from '../kit/color.ts';
import type { Defs } from '../kit/defs.ts';
import { contactShadow, shadeOf } from '../kit/light.ts';
import { ellipse, path } from '../kit/paths.ts';

/** Drawing tools of a prop. Props stand on (0, 0); a bottle beside them would be 400 high. */
export interface Brush {
  readonly defs: Defs;
  readonly base: string;
  readonly accent: string;
  readonly ground: string;
}

export type Prop = (brush: Brush) => string;

/** A ball, lit from the upper left. */
export function ball(
  { defs }: Pick<Brush, 'defs'>,
  cx: number,
  cy: number,
  rx: number,
  ry: number,
  hex: string,
): string {
  const fill = defs.radial(
    [
      [0, lighten(hex, 0.55)],
      [0.45, hex],
      [1, mix(hex, shadeOf(hex), 0.5)],
    ],
    0.36,
    0.3,
    0.75,
  );
  return ellipse(cx, cy, rx, ry, fill);
}

/** A flat or slightly bent surface: bright at the upper left, deeper at the lower right. */
export function sheen(
  { defs }: Pick<Brush, 'defs'>,
  d: string,
  hex: string,
  angle = 50,
  strength = 1,
): string {
  const fall = defs.linear(
    [
      [0, '#ffffff', 0.38 * strength],
      [0.45, '#ffffff', 0.04],
      [1, shadeOf(hex), 0.32 * strength],
    ],
    angle,
  );
  return path(d, hex) + path(d, fall);
}

export const stroke = (d: string, color: string, width: number, opacity = 1): string =>
  `<path d="${d}" fill="none" stroke="${color}" stroke-width="${width}" stroke-opacity="${opacity}" stroke-linecap="round" stroke-linejoin="round"/>`;

export const times = (count: number, draw: (i: number) => string): string =>
  Array.from({ length: count }, (_, i) => draw(i)).join('');

export const foot = ({ defs }: Pick<Brush, 'defs'>, half: number, depth = 1): string =>
  contactShadow(defs, 0, 0, half, depth);

const f = (value: number): string => String(Math.round(value * 1000) / 1000);

export const put = (content: string, x: number, y: number, scale = 1, turn = 0): string =>
  `<g transform="translate(${f(x)} ${f(y)})${turn ? ` rotate(${f(turn)})` : ''}${scale === 1 ? '' : ` scale(${f(scale)})`}">${content}</g>`;

/** A point at an angle (degrees, clockwise from the right) and a distance. */
export function polar(angle: number, r: number): readonly [x: number, y: number] {
  const a = (angle * Math.PI) / 180;
  return [Math.cos(a) * r, Math.sin(a) * r];
}

export const at = (angle: number, r: number): string =>
  polar(angle, r)
    .map((n) => n.toFixed(1))
    .join(' ');

/** Deterministic scatter in [0, 1) with even distribution. */
export const scatter = (i: number, row: number): number =>
  (i * 0.618_033_988_7 + row * 0.371 + Math.sin(i * 12.9898 + row * 78.233) * 0.5 + 10) % 1;
