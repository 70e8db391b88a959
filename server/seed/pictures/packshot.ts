import { drawBackdrop } from './kit/backdrop.ts';
import { CANVAS, CENTER, createStudio } from './kit/studio.ts';
import type { PackshotSpec, Shape } from './kit/studio.ts';
import { SHAPES } from './shapes/index.ts';

export type { PackshotSpec } from './kit/studio.ts';

/** How much larger a pack is shown than it is drawn, about this point of the canvas. */
const ZOOM = {
  front: { scale: 1.08, x: CENTER, y: 735 },
  spread: { scale: 1.06, x: CENTER, y: 735 },
  top: { scale: 1.06, x: CENTER, y: CENTER },
} as const;

function zoomed(view: Shape['view'], content: string): string {
  const { scale, x, y } = ZOOM[view];
  const [dx, dy] = [x * (1 - scale), y * (1 - scale)];
  return `<g transform="matrix(${scale} 0 0 ${scale} ${dx.toFixed(1)} ${dy.toFixed(1)})">${content}</g>`;
}

/** A pack without its backdrop, as a group on the 800 x 800 canvas; `prefix` keeps ids apart. */
export function drawPackAlone(spec: PackshotSpec, prefix: string): string {
  const studio = createStudio(spec, prefix);
  const content = SHAPES[spec.pack.shape].draw(studio);
  return `<g>${studio.defs.toString()}${content}</g>`;
}

/** The picture of a product: an 800 x 800 SVG. The same spec gives the same text. */
export function drawPackshot(spec: PackshotSpec): string {
  const studio = createStudio(spec, 'p');
  const { view, draw } = SHAPES[spec.pack.shape];
  const content = drawBackdrop(studio, view) + zoomed(view, draw(studio));
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${CANVAS} ${CANVAS}" width="${CANVAS}" height="${CANVAS}">${studio.defs.toString()}${content}</svg>`;
}
