import { cap, ribs } from '../kit/caps.ts';
import { darken, lighten, mix } from '../kit/color.ts';
import { glass, glint } from '../kit/glass.ts';
import { drawLabel } from '../kit/label.ts';
import { contactShadow, turned } from '../kit/light.ts';
import { lathe, path, roundRect } from '../kit/paths.ts';
import { CENTER, FLOOR } from '../kit/studio.ts';
import type { Shape, Studio } from '../kit/studio.ts';

const AMBER = '#8a4a16';

function top(studio: Studio, neck: number): string {
  const { defs, skin, vary } = studio;
  const rubber = vary.turn('rubber', [skin.cap, '#2b2730', lighten(skin.tint, 0.2)]);
  const bulb = lathe(CENTER, [
    [neck - 212, 26, 26],
    [neck - 150, 34, 20],
    [neck - 92, 36, 8],
    [neck - 70, 44],
  ]);
  const collar = { cx: CENTER, top: neck - 78, bottom: neck + 4, half: 56 };
  return (
    turned(defs, bulb, rubber, 'matte') +
    cap(studio, collar, skin.metal, 'metal', 6) +
    (vary.unit('ribs') > 0.5 ? ribs(collar, skin.metal, 24) : '')
  );
}

function draw(studio: Studio): string {
  const { defs, skin, vary, brand } = studio;
  const half = vary.range('half', 116, 142);
  const shoulderY = vary.range('shoulder', 352, 392);
  const neck = shoulderY - 44;
  const color = vary.turn('glass', [
    AMBER,
    mix(skin.tint, '#ffffff', 0.25),
    darken(brand.palette.base, 0.1),
    lighten(skin.tint, 0.6),
  ]);
  const d = lathe(
    CENTER,
    [
      [neck, 46, 4],
      [neck + 16, 46, 8],
      [shoulderY + 6, half, vary.range('curve', 30, 62)],
      [FLOOR, half, 26],
    ],
    8,
  );
  const liquid = lathe(
    CENTER,
    [
      [shoulderY + 34, half - 12, 10],
      [FLOOR - 22, half - 14, 20],
    ],
    6,
  );
  const pipette = roundRect(CENTER - 8, neck, 16, FLOOR - neck - 90, 7);
  const area = {
    x: CENTER - half + 10,
    y: shoulderY + 44,
    w: half * 2 - 20,
    h: FLOOR - shoulderY - 84,
  };
  const label = roundRect(area.x - 10, area.y, area.w + 20, area.h, 3);
  const bleed = { ...area, x: CENTER - half, w: half * 2 };
  const print = drawLabel(studio, { text: area, bleed, clip: label }, skin.paper);
  return (
    contactShadow(defs, CENTER, FLOOR, half) +
    path(pipette, '#ffffff', 'fill-opacity="0.5"') +
    path(liquid, mix(color, skin.tint, 0.4), 'fill-opacity="0.5"') +
    glass(defs, d, color, 0.72) +
    glint(
      defs,
      { x: CENTER - half, y: shoulderY + 14, w: half * 2, h: FLOOR - shoulderY - 34 },
      0.62,
    ) +
    turned(defs, label, skin.paper.ground, 'satin', print) +
    top(studio, neck)
  );
}

export const dropper: Shape = { view: 'front', draw };
