import { cap, ribs } from '../kit/caps.ts';
import { drawLabel } from '../kit/label.ts';
import { contactShadow, softbox, turned } from '../kit/light.ts';
import type { Finish } from '../kit/light.ts';
import { lathe, path } from '../kit/paths.ts';
import { CENTER, FLOOR } from '../kit/studio.ts';
import type { Shape, Studio } from '../kit/studio.ts';

const CRIMP = 44;

function crimp(studio: Studio, top: number, half: number): string {
  const lines = Array.from(
    { length: 5 },
    (_, i) => `M${CENTER - half + 2} ${top + 8 + i * 6.5}H${CENTER + half - 2}`,
  );
  const fall = studio.defs.linear(
    [
      [0, '#ffffff', 0.3],
      [0.8, '#1c1640', 0.03],
      [1, '#1c1640', 0.16],
    ],
    90,
  );
  const d = lathe(CENTER, [
    [top, half, 3],
    [top + CRIMP, half - 1],
  ]);
  return `${path(d, fall)}<path d="${lines.join('')}" stroke="#1c1640" stroke-opacity="0.13" stroke-width="1.6" fill="none"/>`;
}

function draw(studio: Studio): string {
  const { defs, skin, vary } = studio;
  const top = vary.range('top', 88, 128);
  const half = vary.range('half', 132, 160);
  const foot = half * vary.range('taper', 0.76, 0.88);
  const capHeight = vary.range('cap', 74, 118);
  const seam = FLOOR - capHeight;
  const body = lathe(
    CENTER,
    [
      [top, half, 3],
      [top + CRIMP, half - 1, 30],
      [seam - 120, foot + (half - foot) * 0.3, 160],
      [seam - 8, foot, 14],
      [seam + 4, foot - 12],
    ],
    0,
  );
  const capBox = { cx: CENTER, top: seam, bottom: FLOOR, half: foot - vary.range('inset', 4, 16) };
  const finish = skin.cap === skin.metal ? 'metal' : 'satin';
  const area = {
    x: CENTER - foot + 8,
    y: top + CRIMP + 14,
    w: foot * 2 - 16,
    h: seam - top - CRIMP - 32,
  };
  const bleed = { x: CENTER - half, y: area.y, w: half * 2, h: seam - area.y };
  const print = drawLabel(studio, { text: area, bleed, clip: body }, skin.print);
  return (
    contactShadow(defs, CENTER, FLOOR, capBox.half) +
    cap(studio, capBox, skin.cap, finish, 5) +
    (vary.turn('ribbed', [true, false]) ? ribs(capBox, skin.cap, 26) : '') +
    turned(defs, body, skin.body, vary.pick<Finish>('finish', ['matte', 'satin', 'gloss']), print) +
    crimp(studio, top, half) +
    softbox(
      defs,
      { x: CENTER - foot * 0.74, y: top + 60, w: foot * 0.13, h: (seam - top) * 0.82 },
      0.3,
    )
  );
}

export const tube: Shape = { view: 'front', draw };
