import { mix } from './color.ts';
import { drawLabel } from './label.ts';
import { boxShadow, plane, shadeOf } from './light.ts';
import { roundPolygon } from './paths.ts';
import type { Box } from './motifs.ts';
import type { LabelInk, Studio } from './studio.ts';

interface CartonLook {
  readonly fill: string;
  readonly colors: LabelInk;
  /** Width of the visible side, in px. */
  readonly depth: number;
  /** Printed area; defaults to the whole front. */
  readonly print?: Box;
}

/** A folding box seen from the front, slightly from above and from the right. */
export function carton(
  studio: Studio,
  front: Box,
  { fill, colors, depth, print }: CartonLook,
): string {
  const { defs } = studio;
  const { x, y, w, h } = front;
  const lift = depth * 0.42;
  const side = roundPolygon([
    [x + w, y],
    [x + w + depth, y - lift, 2],
    [x + w + depth, y + h - lift, 3],
    [x + w, y + h],
  ]);
  const top = roundPolygon([
    [x, y],
    [x + depth, y - lift, 3],
    [x + w + depth, y - lift, 2],
    [x + w, y],
  ]);
  const face = roundPolygon([
    [x, y, 2],
    [x + w, y, 1],
    [x + w, y + h, 2],
    [x, y + h, 3],
  ]);
  const stripe = roundPolygon([
    [x + w, y + h * 0.72],
    [x + w + depth, y + h * 0.72 - lift],
    [x + w + depth, y + h - lift],
    [x + w, y + h],
  ]);
  const edge = `<path d="M${x} ${y + 0.8}H${x + w}M${x + w - 0.6} ${y}V${y + h}" stroke="#ffffff" stroke-opacity="0.5" stroke-width="1.6" fill="none"/>`;
  return (
    boxShadow(x, y + h, w, depth) +
    plane(defs, side, fill, -0.34) +
    plane(defs, stripe, mix(colors.a, shadeOf(fill), 0.4)) +
    plane(defs, top, fill, 0.25) +
    plane(defs, face, fill) +
    drawLabel(studio, { text: print ?? front, bleed: front }, colors) +
    edge
  );
}
