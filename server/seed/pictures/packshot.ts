import { drawBackdrop } from './kit/backdrop.ts';
import { createStudio, CANVAS } from './kit/studio.ts';
import type { PackshotSpec } from './kit/studio.ts';
import { SHAPES } from './shapes/index.ts';

export type { PackshotSpec } from './kit/studio.ts';

/** A pack without its backdrop, as a group on the 800 x 800 canvas; `prefix` keeps ids apart. */
export function drawPackAlone(spec: PackshotSpec, prefix: string): string {
  const studio = createStudio(spec, prefix);
  const content = SHAPES[spec.pack.shape].draw(studio);
  return `<g>${studio.defs.toString()}${content}</g>`;
}

/** The picture of a product: an 800 x 800 SVG. The same spec gives the same text. */
export function drawPackshot(spec: PackshotSpec): string {
  const studio = createStudio(spec, 'p');
  const shape = SHAPES[spec.pack.shape];
  const content = drawBackdrop(studio, shape.view) + shape.draw(studio);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${CANVAS} ${CANVAS}" width="${CANVAS}" height="${CANVAS}">${studio.defs.toString()}${content}</svg>`;
}
