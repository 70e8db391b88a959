import { shadeOf } from './light.ts';
import { path, roundRect } from './paths.ts';
import type { Box } from './motifs.ts';
import type { Studio } from './studio.ts';

/** The outline of a foil pouch; `teeth` cuts a saw edge at both ends. */
export function pouchOutline({ x, y, w, h }: Box, teeth: boolean, radius = 8): string {
  if (!teeth) return roundRect(x, y, w, h, radius);
  const count = Math.round(w / 16);
  const step = w / count;
  const edge = (sign: 1 | -1): string =>
    `l${(sign * step) / 2} ${-7 * sign}l${(sign * step) / 2} ${7 * sign}`;
  return `M${x} ${y}${edge(1).repeat(count)}V${y + h}${edge(-1).repeat(count)}Z`;
}

export function pouchLight(
  { defs, skin }: Studio,
  outline: string,
  { x, y, w, h }: Box,
  weld: number,
) {
  const shade = shadeOf(skin.body);
  const across = defs.linear([
    [0, shade, 0.34],
    [0.05, '#ffffff', 0.25],
    [0.14, shade, 0.06],
    [0.3, '#ffffff', 0.26],
    [0.55, '#ffffff', 0],
    [0.82, shade, 0.13],
    [0.94, shade, 0.3],
    [0.97, '#ffffff', 0.2],
    [1, shade, 0.34],
  ]);
  const swell = (top: number, turn: number): string => {
    const fill = defs.linear(
      [
        [0, shade, 0.32],
        [0.35, '#ffffff', 0.26],
        [1, '#ffffff', 0],
      ],
      turn,
    );
    return path(roundRect(x, top, w, 54), fill);
  };
  const lines = Array.from({ length: 7 }, (_, i) => (i + 1) * (weld / 8))
    .map(
      (d) => `M${x + 3} ${(y + d).toFixed(1)}h${w - 6}M${x + 3} ${(y + h - d).toFixed(1)}h${w - 6}`,
    )
    .join('');
  return (
    path(outline, across) +
    swell(y + weld, 90) +
    swell(y + h - weld - 54, 270) +
    `<path d="${lines}" stroke="${shade}" stroke-opacity="0.2" stroke-width="1.5" fill="none"/>`
  );
}
