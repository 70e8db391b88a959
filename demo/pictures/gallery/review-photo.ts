import { createDefs } from '../kit/defs.ts';
import { path, roundRect } from '../kit/paths.ts';
import { CANVAS, CENTER, FLOOR } from '../kit/studio.ts';
import { createVary } from '../kit/vary.ts';
import { drawPackAlone } from '../packshot.ts';
import type { PackshotSpec } from '../packshot.ts';
import { SHAPES } from '../shapes/index.ts';
import { SETTINGS } from './settings.ts';

/** Light of a lamp or a late afternoon, darker towards the corners. */
function mood(defs: ReturnType<typeof createDefs>, warmth: number): string {
  const lamp = defs.radial(
    [
      [0, '#ffe2b0', 0.2 * warmth],
      [0.6, '#ffd79a', 0.09 * warmth],
      [1, '#3a2410', 0.3],
    ],
    0.32,
    0.24,
    0.95,
  );
  return path(roundRect(0, 0, CANVAS, CANVAS), lamp);
}

/** A shopper's photo of a product at home; `shot` selects place, tilt and light. */
export function drawReviewPhoto(spec: PackshotSpec, shot: number): string {
  const defs = createDefs('r');
  const vary = createVary(spec.seed * 7 + shot * 13);
  const { view } = SHAPES[spec.pack.shape];
  const settings = SETTINGS[view === 'top' ? 'above' : 'standing'];
  const setting = settings[(spec.seed + shot * 2) % settings.length] ?? settings[0];
  const { base, accent, ground } = spec.brand.palette;
  const room = { defs, vary, brush: { defs, base, accent, ground } };
  const k = vary.range('size', 0.74, 0.96);
  const tilt = vary.range('tilt', -3.2, 3.2);
  const pivot = view === 'top' ? CENTER : FLOOR;
  const y = view === 'top' ? vary.range('y', 370, 430) : vary.range('y', 672, 716);
  const x = vary.range('x', 350, 450);
  const turn = view === 'top' ? vary.range('turn', -24, 24) : tilt * 0.3;
  const pack = `<g transform="translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${turn.toFixed(1)}) scale(${k.toFixed(3)}) translate(${-CENTER} ${-pivot})">${drawPackAlone(spec, 'k')}</g>`;
  // Tilted like a hand-held photo; enlarged so that no corner shows.
  const camera = `<g transform="translate(400 400) rotate(${tilt.toFixed(2)}) scale(1.09) translate(-400 -400)">`;
  const content = `${camera}${setting.draw(room)}${pack}</g>${mood(defs, vary.range('warm', 0.7, 1.2))}`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${CANVAS} ${CANVAS}" width="${CANVAS}" height="${CANVAS}">${defs.toString()}${content}</svg>`;
}
