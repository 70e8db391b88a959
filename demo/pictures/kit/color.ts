type Rgb = readonly [number, number, number];

const WHITE = '#ffffff';

function parse(hex: string): Rgb {
  const digits = hex.replace('#', '');
  const full = digits.length === 3 ? digits.replaceAll(/./g, '$&$&') : digits;
  const value = Number.parseInt(full, 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
}

const format = (rgb: readonly number[]): string =>
  `#${rgb
    .map((n) =>
      Math.round(Math.min(255, Math.max(0, n)))
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;

/** `amount` 0 is all `a`, 1 all `b`. */
export function mix(a: string, b: string, amount: number): string {
  const [from, to] = [parse(a), parse(b)];
  return format(from.map((n, i) => n + ((to[i] ?? n) - n) * amount));
}

export const lighten = (hex: string, amount: number): string => mix(hex, WHITE, amount);

/** Towards a deep version of the same hue, never towards grey. */
export function darken(hex: string, amount: number): string {
  const rgb = parse(hex);
  const mean = (rgb[0] + rgb[1] + rgb[2]) / 3;
  return format(rgb.map((n) => (n + (n - mean) * amount * 0.5) * (1 - amount)));
}

/** WCAG relative luminance, 0 to 1. */
export function luminance(hex: string): number {
  const [r, g, b] = parse(hex).map((n) => {
    const s = n / 255;
    return s <= 0.03928 ? s / 12.92 : ((s + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

export function contrast(a: string, b: string): number {
  const [x, y] = [luminance(a), luminance(b)];
  return (Math.max(x, y) + 0.05) / (Math.min(x, y) + 0.05);
}

/** The first candidate readable on `ground`, else near-white or near-black. */
export function readable(ground: string, ...candidates: readonly string[]): string {
  const found = candidates.find((hex) => contrast(hex, ground) >= 4.5);
  if (found) return found;
  const [light, dark] = ['#fffdfa', darken(candidates[0] ?? '#222222', 0.8)];
  // On mid-tones white print looks right well before the formula prefers it.
  return contrast(light, ground) >= 3 || contrast(light, ground) >= contrast(dark, ground)
    ? light
    : dark;
}

/** Moves `hex` away from `ground` until an ornament is visible on it. */
export function visible(hex: string, ground: string, ratio = 1.7): string {
  const away = luminance(ground) > 0.4 ? darken : lighten;
  let color = hex;
  for (let i = 0; i < 8 && contrast(color, ground) < ratio; i += 1) color = away(color, 0.16);
  return color;
}
