import { cap, ribs } from '../kit/caps.ts';
import { lighten } from '../kit/color.ts';
import { drawLabel } from '../kit/label.ts';
import { contactShadow, softbox, turned } from '../kit/light.ts';
import type { Finish } from '../kit/light.ts';
import { lathe } from '../kit/paths.ts';
import { CENTER, FLOOR } from '../kit/studio.ts';
import type { Shape, Studio } from '../kit/studio.ts';

function draw(studio: Studio): string {
  const { defs, skin, vary } = studio;
  const half = vary.range('half', 108, 128);
  const seam = vary.range('seam', 322, 352);
  const waist = vary.turn('waist', [0.9, 1, 0.84]);
  const body = lathe(
    CENTER,
    [
      [seam, half * 0.82, 4],
      [seam + 40, half, 36],
      [(seam + FLOOR) / 2, half * waist, 120],
      [FLOOR, half, 40],
    ],
    8,
  );
  const finish = skin.cap === skin.metal ? 'metal' : 'gloss';
  const capTop = seam - vary.range('cap', 156, 196);
  const lid = { cx: CENTER, top: capTop, bottom: seam + 6, half: half * 0.86 };
  const ring = lathe(CENTER, [
    [seam - 4, half * 0.83, 2],
    [seam + 8, half * 0.83, 2],
  ]);
  const inner = half * Math.min(waist, 0.92) - 8;
  const area = { x: CENTER - inner, y: seam + 48, w: inner * 2, h: FLOOR - seam - 78 };
  const bleed = { x: CENTER - half, y: area.y, w: half * 2, h: FLOOR - area.y + 8 };
  const print = drawLabel(studio, { text: area, bleed, clip: body }, skin.print);
  return (
    contactShadow(defs, CENTER, FLOOR, half * 0.94) +
    cap(studio, lid, skin.cap, finish, vary.turn('dome', [88, 40, 70])) +
    (vary.unit('ribs') > 0.6 ? ribs({ ...lid, top: seam - 60 }, skin.cap, 26) : '') +
    softbox(
      defs,
      { x: CENTER - half * 0.6, y: capTop + 40, w: half * 0.15, h: seam - capTop - 56 },
      0.5,
    ) +
    turned(defs, ring, lighten(skin.metal, 0.1), 'metal') +
    turned(defs, body, skin.body, vary.pick<Finish>('finish', ['satin', 'gloss']), print) +
    softbox(
      defs,
      { x: CENTER - half * 0.72, y: seam + 44, w: half * 0.14, h: (FLOOR - seam) * 0.78 },
      0.4,
    )
  );
}

export const rollOn: Shape = { view: 'front', draw };
