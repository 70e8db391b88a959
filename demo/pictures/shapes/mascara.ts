import { carton } from '../kit/carton.ts';
import { cap } from '../kit/caps.ts';
import { darken } from '../kit/color.ts';
import { contactShadow, softbox, turned } from '../kit/light.ts';
import { lathe, path, roundPolygon } from '../kit/paths.ts';
import { stroke, times } from '../props/draw.ts';
import { FLOOR } from '../kit/studio.ts';
import type { Shape, Studio } from '../kit/studio.ts';

const X = 520;

function tube(studio: Studio, wand: boolean): string {
  const { defs, skin, vary } = studio;
  const [half, seam] = [vary.range('half', 38, 46), 470];
  const metal = vary.turn('tube', [skin.metal, skin.deep, skin.body]);
  const finish = metal === skin.metal ? 'metal' : 'gloss';
  const body = lathe(
    X,
    [
      [wand ? 430 : seam, half, 5],
      [FLOOR + 12, half, 10],
    ],
    5,
  );
  return (
    contactShadow(defs, X, FLOOR + 12, 48) +
    turned(defs, body, metal, finish) +
    softbox(defs, { x: X - half * 0.66, y: seam + 14, w: 9, h: 200 }, 0.45) +
    (wand
      ? ''
      : cap(
          studio,
          { cx: X, top: 236, bottom: seam + 4, half: half + 1 },
          skin.cap,
          skin.cap === skin.metal ? 'metal' : 'gloss',
          12,
        ))
  );
}

function wand({ defs, skin }: Studio): string {
  const x = 632;
  const grip = lathe(
    x,
    [
      [FLOOR - 190, 33, 10],
      [FLOOR + 16, 35, 8],
    ],
    5,
  );
  const bristles = times(27, (i) => {
    const half = 21 - Math.abs(i - 11) * 0.62;
    const y = 262 + i * 5.2;
    return stroke(`M${x - half} ${y + 3}L${x + half} ${y - 3}`, i % 2 ? '#241f2c' : '#3a3344', 3);
  });
  return (
    contactShadow(defs, x, FLOOR + 16, 40) +
    stroke(`M${x} 258V${FLOOR - 180}`, '#4a4456', 6) +
    bristles +
    turned(defs, grip, skin.cap, skin.cap === skin.metal ? 'metal' : 'gloss')
  );
}

function pencil({ defs, skin, vary }: Studio): string {
  const lean = vary.turn('lean', [0, 4]);
  const half = 19;
  const shaft = lathe(
    X + 20,
    [
      [330, half, 2],
      [FLOOR + 10, half, 6],
    ],
    3,
  );
  const cone = roundPolygon([
    [X + 20 - half, 332],
    [X + 15, 262, 3],
    [X + 25, 262, 3],
    [X + 20 + half, 332],
  ]);
  const lead = roundPolygon([
    [X + 11, 286],
    [X + 16, 252, 5],
    [X + 24, 252, 5],
    [X + 29, 286],
  ]);
  return `<g transform="rotate(${lean} ${X} ${FLOOR})">${contactShadow(defs, X + 20, FLOOR + 10, 24)}${turned(defs, shaft, skin.tint, 'satin')}${turned(defs, cone, '#e3c39a', 'matte')}${path(lead, darken(skin.tint, 0.2))}${turned(
    defs,
    lathe(X + 20, [
      [FLOOR - 40, half + 1, 2],
      [FLOOR - 22, half + 1, 2],
    ]),
    skin.metal,
    'metal',
  )}</g>`;
}

const drawWith =
  (kind: 'mascara' | 'pencil') =>
  (studio: Studio): string => {
    const { skin, vary } = studio;
    const width = vary.range('width', 200, 228);
    const top = vary.range('top', 170, 214);
    const front = { x: 190, y: top, w: width, h: FLOOR - top - 8 };
    const open = kind === 'mascara' && vary.turn('open', [true, false]);
    const things =
      kind === 'pencil' ? pencil(studio) : tube(studio, open) + (open ? wand(studio) : '');
    return carton(studio, front, { fill: skin.body, colors: skin.print, depth: 50 }) + things;
  };

export const mascara: Shape = { view: 'spread', draw: drawWith('mascara') };
export const pencilSet: Shape = { view: 'spread', draw: drawWith('pencil') };
