import { cap } from '../kit/caps.ts';
import { lighten } from '../kit/color.ts';
import { glass, glint } from '../kit/glass.ts';
import { drawLabel } from '../kit/label.ts';
import { contactShadow, softbox, turned } from '../kit/light.ts';
import { lathe, path, roundPolygon, roundRect } from '../kit/paths.ts';
import { CENTER, FLOOR } from '../kit/studio.ts';
import type { Shape, Studio } from '../kit/studio.ts';

/** Head of a trigger spray: shroud, nozzle and lever. */
function head(studio: Studio, y: number): string {
  const { defs, skin } = studio;
  const shroud = roundPolygon([
    [CENTER - 74, y - 128, 10],
    [CENTER + 54, y - 140, 30],
    [CENTER + 92, y - 96, 26],
    [CENTER + 44, y - 62, 20],
    [CENTER + 34, y - 26, 6],
    [CENTER - 34, y - 26, 6],
    [CENTER - 30, y - 84, 10],
    [CENTER - 74, y - 92, 6],
  ]);
  const nozzle = roundRect(CENTER - 108, y - 124, 40, 32, 6);
  const lever = roundPolygon([
    [CENTER - 48, y - 92, 6],
    [CENTER - 26, y - 92, 6],
    [CENTER - 40, y - 18, 12],
    [CENTER - 72, y + 26, 12],
    [CENTER - 84, y + 16, 8],
    [CENTER - 60, y - 30, 20],
  ]);
  return (
    turned(defs, lever, lighten(skin.cap, 0.12), 'satin') +
    turned(defs, nozzle, skin.metal === skin.cap ? skin.deep : lighten(skin.tint, 0.1), 'satin') +
    turned(defs, shroud, skin.cap, 'satin') +
    cap(studio, { cx: CENTER, top: y - 32, bottom: y + 8, half: 50 }, skin.cap, 'satin', 5)
  );
}

function draw(studio: Studio): string {
  const { defs, skin, vary } = studio;
  const half = vary.range('half', 122, 146);
  const top = vary.range('top', 268, 292);
  const waist = vary.turn('build', [0.78, 1, 0.9]);
  const body = lathe(
    CENTER,
    [
      [top, 48, 6],
      [top + 54, half * 0.8, 60],
      [top + 150, half * waist, 120],
      [FLOOR - 130, half, 80],
      [FLOOR, half, 30],
    ],
    8,
  );
  const clear = vary.turn('wall', [false, true, false]);
  const y = top + 128;
  const area = { x: CENTER - half * 0.82 * waist, y, w: half * 1.64 * waist, h: FLOOR - y - 28 };
  const bleed = { x: CENTER - half, y, w: half * 2, h: FLOOR - y + 8 };
  const shape = { x: CENTER - half, y: top + 60, w: half * 2, h: FLOOR - top - 90 };
  const wall = clear
    ? path(body, lighten(skin.tint, 0.35), 'fill-opacity="0.85"') +
      glass(defs, body, skin.tint, 0.4) +
      glint(defs, shape, 0.5)
    : turned(defs, body, skin.body, 'satin');
  const sticker = roundRect(area.x - 4, area.y, area.w + 8, area.h, 14);
  const print = clear
    ? turned(
        defs,
        sticker,
        skin.paper.ground,
        'satin',
        drawLabel(studio, { text: area, clip: sticker }, skin.paper),
      )
    : drawLabel(studio, { text: area, bleed, clip: body }, skin.print);
  return (
    contactShadow(defs, CENTER, FLOOR, half) +
    wall +
    print +
    softbox(
      defs,
      { x: CENTER - half * 0.78, y: top + 90, w: half * 0.13, h: FLOOR - top - 130 },
      0.35,
    ) +
    head(studio, top)
  );
}

export const trigger: Shape = { view: 'front', draw };
