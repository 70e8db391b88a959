import { carton } from '../kit/carton.ts';
import { path, roundRect } from '../kit/paths.ts';
import { boxContent } from './box-content.ts';
import { FLOOR } from '../kit/studio.ts';
import type { Shape, Studio } from '../kit/studio.ts';

function draw(studio: Studio): string {
  const { skin, vary } = studio;
  const upright = vary.turn('stand', [true, false]);
  const w = upright ? vary.range('w', 296, 340) : vary.range('w', 448, 492);
  const h = upright ? vary.range('h', 424, 480) : vary.range('h', 300, 350);
  const depth = vary.range('depth', 64, 104);
  const content = boxContent(studio, 582, FLOOR + 34);
  const aside = content === '' ? 0 : 52;
  const front = { x: 400 - aside - (w + depth) / 2, y: FLOOR - h, w, h };
  const band = vary.turn('band', [true, false, false]);
  const strip = roundRect(front.x, front.y, 14, h);
  return (
    carton(studio, front, { fill: skin.body, colors: skin.print, depth }) +
    (band ? path(strip, skin.tint) : '') +
    content
  );
}

export const box: Shape = { view: 'front', draw };
