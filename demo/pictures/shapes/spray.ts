import { cap } from '../kit/caps.ts';
import { lighten } from '../kit/color.ts';
import { glass, glint } from '../kit/glass.ts';
import { drawLabel } from '../kit/label.ts';
import { contactShadow, softbox, turned } from '../kit/light.ts';
import type { Finish } from '../kit/light.ts';
import { ellipse, lathe } from '../kit/paths.ts';
import { CENTER, FLOOR } from '../kit/studio.ts';
import type { Shape, Studio } from '../kit/studio.ts';

function mistHead(studio: Studio, y: number, half: number): string {
  const { defs, skin } = studio;
  const finish = skin.cap === skin.metal ? 'metal' : 'satin';
  const actuator = lathe(CENTER, [
    [y - 96, 30, 12],
    [y - 52, 30, 4],
    [y - 50, 42, 5],
    [y - 8, 42],
  ]);
  const cover = lathe(CENTER, [
    [y - 150, half * 0.7, 22],
    [y, half * 0.7, 3],
  ]);
  return (
    turned(defs, actuator, skin.cap, finish) +
    ellipse(CENTER - 12, y - 78, 5, 5, '#1c1640', 'fill-opacity="0.5"') +
    glass(defs, cover, '#e6ebf2', 0.36) +
    glint(defs, { x: CENTER - half * 0.7, y: y - 142, w: half * 1.4, h: 134 }, 0.85)
  );
}

function aerosolHead(studio: Studio, y: number, half: number): string {
  const { defs, skin } = studio;
  const ring = lathe(CENTER, [
    [y - 8, half - 5, 4],
    [y + 5, half, 3],
  ]);
  const finish = skin.cap === skin.metal ? 'metal' : 'gloss';
  return (
    cap(
      studio,
      { cx: CENTER, top: y - 148, bottom: y - 4, half: half * 0.93 },
      skin.cap,
      finish,
      58,
    ) +
    softbox(defs, { x: CENTER - half * 0.62, y: y - 120, w: half * 0.15, h: 104 }, 0.5) +
    turned(defs, ring, '#d3d6dc', 'metal')
  );
}

function draw(studio: Studio): string {
  const { defs, skin, vary } = studio;
  const half = vary.range('half', 96, 120);
  const top = vary.range('top', 236, 276);
  const aerosol = vary.turn('kind', [true, false]);
  const body = lathe(
    CENTER,
    [
      [top, aerosol ? half - 4 : half * 0.8, 8],
      [top + 26, half, aerosol ? 6 : 34],
      [FLOOR, half, aerosol ? 8 : 24],
    ],
    7,
  );
  const foot = lathe(
    CENTER,
    [
      [FLOOR - 10, half],
      [FLOOR, half - 2, 4],
    ],
    7,
  );
  const finish = aerosol ? vary.pick<Finish>('finish', ['gloss', 'satin']) : 'satin';
  const area = { x: CENTER - half + 8, y: top + 36, w: half * 2 - 16, h: FLOOR - top - 56 };
  const bleed = { x: CENTER - half, y: area.y, w: half * 2, h: FLOOR - area.y + 8 };
  return (
    contactShadow(defs, CENTER, FLOOR, half) +
    turned(
      defs,
      body,
      skin.body,
      finish,
      drawLabel(studio, { text: area, bleed, clip: body }, skin.print),
    ) +
    softbox(
      defs,
      { x: CENTER - half * 0.72, y: top + 30, w: half * 0.15, h: (FLOOR - top) * 0.86 },
      0.42,
    ) +
    (aerosol ? turned(defs, foot, lighten('#c3c8d0', 0.1), 'metal') : '') +
    (aerosol ? aerosolHead(studio, top, half) : mistHead(studio, top + 6, half))
  );
}

export const spray: Shape = { view: 'front', draw };
