import { darken, lighten } from './color.ts';
import type { Defs } from './defs.ts';
import { path } from './paths.ts';
import { softbox } from './light.ts';
import type { Box } from './motifs.ts';

/** Coloured glass: transparent in the middle, dense at the edges, bright at the softbox reflection. */
export function glass(defs: Defs, d: string, hex: string, density = 0.6): string {
  const deep = darken(hex, 0.5);
  const wall = defs.linear([
    [0, deep, 0.92],
    [0.06, deep, density * 0.75],
    [0.16, hex, density * 0.62],
    [0.5, lighten(hex, 0.2), density * 0.5],
    [0.84, hex, density * 0.8],
    [0.95, deep, density],
    [1, deep, 0.95],
  ]);
  const foot = defs.linear(
    [
      [0, '#ffffff', 0.14],
      [0.4, '#ffffff', 0],
      [0.86, deep, 0.1],
      [0.95, deep, 0.5],
      [1, lighten(hex, 0.4), 0.5],
    ],
    90,
  );
  return path(d, lighten(hex, 0.55), 'fill-opacity="0.55"') + path(d, wall) + path(d, foot);
}

/** The two reflections that make a surface look like glass. */
export function glint(defs: Defs, box: Box, strength = 0.7): string {
  return (
    softbox(defs, { x: box.x + box.w * 0.1, y: box.y, w: box.w * 0.075, h: box.h }, strength) +
    softbox(
      defs,
      { x: box.x + box.w * 0.87, y: box.y + box.h * 0.1, w: box.w * 0.035, h: box.h * 0.8 },
      strength * 0.55,
    )
  );
}
