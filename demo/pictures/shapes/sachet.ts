import { drawLabel } from '../kit/label.ts';
import { dropShadow } from '../kit/light.ts';
import { move, path } from '../kit/paths.ts';
import { pouchLight, pouchOutline } from '../kit/pouch.ts';
import { CENTER } from '../kit/studio.ts';
import type { Shape, Studio } from '../kit/studio.ts';

const WELD = 40;

function draw(studio: Studio): string {
  const { skin, vary } = studio;
  const w = vary.range('w', 330, 400);
  const h = vary.range('h', 500, 570);
  const box = { x: -w / 2, y: -h / 2, w, h };
  const outline = pouchOutline(box, true);
  const area = { x: box.x + 22, y: box.y + WELD + 12, w: w - 44, h: h - WELD * 2 - 24 };
  const tilt = vary.range('tilt', -8, 5);
  const second = move(
    26,
    12,
    path(outline, skin.cap) + pouchLight(studio, outline, box, WELD),
    vary.range('second', 5, 9),
  );
  const front =
    dropShadow(outline, tilt) +
    path(outline, skin.body) +
    drawLabel(
      studio,
      { text: area, bleed: { ...area, x: box.x, w, h: area.h + 12 }, clip: outline },
      skin.print,
    ) +
    pouchLight(studio, outline, box, WELD);
  const pair = vary.turn('pair', [true, false]);
  return move(CENTER - (pair ? 12 : 0), CENTER, (pair ? second : '') + front, tilt);
}

export const sachet: Shape = { view: 'top', draw };
