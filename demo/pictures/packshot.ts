import { camera, dress, LENS } from './dressing.ts';
import { drawBackdrop } from './kit/backdrop.ts';
import { CANVAS, createStudio } from './kit/studio.ts';
import type { PackshotSpec } from './kit/studio.ts';
import type { PackShape } from '../looks.ts';
import { SHAPES } from './shapes/index.ts';

export type { PackshotSpec } from './kit/studio.ts';

/** Zoom of a pack relative to its drawing, about the foot of the picture. */
const ZOOM = { front: [0.94, 1.08], spread: [0.95, 1.06], top: [0.98, 1.08] } as const;

/** Low packs are shown larger. */
const NEAR: Readonly<Partial<Record<PackShape, readonly [least: number, most: number]>>> = {
  jar: [1.1, 1.22],
  candle: [1.08, 1.18],
  polish: [1.08, 1.18],
  diffuser: [1, 1.08],
  perfume: [1.08, 1.2],
};

/** A pack without its backdrop, as a group on the 800 x 800 canvas; `prefix` keeps ids apart. */
export function drawPackAlone(spec: PackshotSpec, prefix: string): string {
  const studio = createStudio(spec, prefix);
  const content = SHAPES[spec.pack.shape].draw(studio);
  return `<g>${studio.defs.toString()}${content}</g>`;
}

/** The picture of a product: a deterministic 800 x 800 SVG. */
export function drawPackshot(spec: PackshotSpec): string {
  const studio = createStudio(spec, 'p');
  const { view, draw } = SHAPES[spec.pack.shape];
  const { shift, behind, front } = dress(studio, view);
  const [least, most] = NEAR[spec.pack.shape] ?? ZOOM[view];
  const scale = studio.vary.range('zoom', least, most);
  const pack = camera(draw(studio), shift, scale, LENS[view]);
  const content = drawBackdrop(studio, view) + behind + pack + front;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${CANVAS} ${CANVAS}" width="${CANVAS}" height="${CANVAS}">${studio.defs.toString()}${content}</svg>`;
}
