import { darken, lighten, luminance, mix } from './color.ts';
import type { Defs, Stop } from './defs.ts';
import { ellipse, path, roundPolygon, roundRect } from './paths.ts';

/** Shade of a colour: deep and slightly cool, so that white packs never look dirty. */
export const shadeOf = (hex: string): string =>
  mix(darken(hex, luminance(hex) > 0.5 ? 0.62 : 0.75), '#2a2350', 0.28);

export type Finish = 'matte' | 'satin' | 'gloss' | 'metal';

const STRENGTH: Readonly<Record<Finish, { light: number; dark: number }>> = {
  matte: { light: 0.16, dark: 0.26 },
  satin: { light: 0.3, dark: 0.32 },
  gloss: { light: 0.46, dark: 0.36 },
  metal: { light: 0.75, dark: 0.5 },
};

/** Light across a round body: upper-left key, core shadow on the right, a rim of bounced light. */
function roundStops(hex: string, finish: Finish): readonly Stop[] {
  const { light: full, dark } = STRENGTH[finish];
  // Narrow and faint on dark packs, which would otherwise look grey.
  const light = full * (luminance(hex) < 0.12 ? 0.55 : 1);
  const shade = shadeOf(hex);
  const depth = dark * (luminance(hex) > 0.7 ? 0.75 : 1);
  if (finish === 'metal') {
    return [
      [0, shade, 0.55],
      [0.1, '#ffffff', 0.25],
      [0.22, '#ffffff', 0.8],
      [0.34, shade, 0.12],
      [0.52, shade, 0.34],
      [0.66, '#ffffff', 0.3],
      [0.74, shade, 0.2],
      [0.9, shade, 0.6],
      [1, '#ffffff', 0.12],
    ];
  }
  return [
    [0, shade, depth * 0.85],
    [0.07, shade, depth * 0.3],
    [0.17, '#ffffff', light * 0.55],
    [0.27, '#ffffff', light],
    [0.42, '#ffffff', light * 0.12],
    [0.56, shade, depth * 0.12],
    [0.74, shade, depth * 0.5],
    [0.9, shade, depth],
    [0.965, shade, depth * 0.8],
    [1, shade, depth * 0.45],
  ];
}

/** A lit round body of one colour; `print` lies on it, below the light. */
export function turned(
  defs: Defs,
  d: string,
  fill: string,
  finish: Finish = 'satin',
  print = '',
): string {
  const fall = defs.linear(
    [
      [0, '#ffffff', 0.14],
      [0.35, '#ffffff', 0],
      [0.7, shadeOf(fill), 0],
      [1, shadeOf(fill), 0.16],
    ],
    90,
  );
  const light = defs.linear(roundStops(fill, finish));
  return path(d, fill) + print + path(d, light) + path(d, fall);
}

/** A flat face with a gentle fall of light from the upper left. */
export function plane(defs: Defs, d: string, fill: string, tone = 0): string {
  const base = tone === 0 ? fill : tone > 0 ? lighten(fill, tone) : mix(fill, shadeOf(fill), -tone);
  const fall = defs.linear(
    [
      [0, '#ffffff', 0.22],
      [0.5, '#ffffff', 0],
      [1, shadeOf(fill), 0.14],
    ],
    55,
  );
  return path(d, base) + path(d, fall);
}

/** The reflection of a softbox: a tall, soft-edged strip. */
export function softbox(
  defs: Defs,
  box: { x: number; y: number; w: number; h: number },
  strength = 0.5,
): string {
  const fill = defs.linear(
    [
      [0, '#ffffff', 0],
      [0.12, '#ffffff', strength],
      [0.7, '#ffffff', strength * 0.75],
      [1, '#ffffff', 0],
    ],
    90,
  );
  const d = roundRect(box.x, box.y, box.w, box.h, box.w / 2);
  return path(d, fill, `filter="${defs.blur(Math.max(1.2, box.w * 0.16))}"`);
}

/** Contact shadow: wide and soft away from the light, tight and dark below. */
export function contactShadow(defs: Defs, cx: number, y: number, half: number, depth = 1): string {
  const dark = '#1c1926';
  const wide = defs.radial([
    [0, dark, 0.34 * depth],
    [0.45, dark, 0.18 * depth],
    [0.75, dark, 0.06 * depth],
    [1, dark, 0],
  ]);
  const tight = defs.radial([
    [0, dark, 0.7 * depth],
    [0.6, dark, 0.42 * depth],
    [1, dark, 0],
  ]);
  return (
    ellipse(cx + half * 0.42, y + 6, half * 1.75, half * 0.2 + 16, wide) +
    ellipse(cx + 4, y + 2, half * 1.08, 8 + half * 0.05, tight)
  );
}

/** Soft-edged shape of increasingly wide strokes: a blur filter over a large area costs ten times as much. */
export function soft(d: string, color: string, opacity: number, spread: number): string {
  const steps = 7;
  const alpha = (1 - (1 - opacity) ** (1 / steps)).toFixed(3);
  const layers = Array.from({ length: steps }, (_, i) => {
    const width = (spread * (i + 0.5)) / steps;
    return `<path d="${d}" stroke-width="${width.toFixed(1)}" opacity="${alpha}"/>`;
  }).join('');
  return `<g fill="${color}" stroke="${color}" stroke-linejoin="round">${layers}</g>`;
}

/** The shadow of a box whose front stands on `y` and whose right side goes back by `depth`. */
export function boxShadow(x: number, y: number, w: number, depth: number): string {
  const back = y - depth * 0.42;
  const cast = roundPolygon([
    [x + 14, y - 14],
    [x + w + depth, back - 8],
    [x + w + depth + 62, back + 6, 10],
    [x + w + 40, y - 1, 14],
    [x + 10, y - 3],
  ]);
  const edge = roundRect(x + 3, y - 6, w - 4, 8, 4);
  return soft(cast, '#1c1926', 0.32, 36) + soft(edge, '#1c1926', 0.4, 9);
}

/**
 * Shadow of a flat object from above: its outline repeated, ever further and softer. `turn` is the
 * rotation in degrees applied later.
 */
export function dropShadow(d: string, turn = 0, reach = 26, opacity = 0.46): string {
  const steps = 11;
  const angle = ((52 - turn) * Math.PI) / 180;
  const layers = Array.from({ length: steps }, (_, i) => {
    const far = (reach * (i + 0.5)) / steps;
    const offset = `${(Math.cos(angle) * far).toFixed(1)} ${(Math.sin(angle) * far).toFixed(1)}`;
    return `<path d="${d}" transform="translate(${offset})" stroke-width="${(far * 0.9).toFixed(1)}"/>`;
  }).join('');
  const alpha = (1 - (1 - opacity) ** (1 / steps)).toFixed(3);
  return `<g fill="#1b1730" stroke="#1b1730" stroke-linejoin="round" fill-opacity="${alpha}" stroke-opacity="${alpha}">${layers}</g>`;
}
