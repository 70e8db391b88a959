import { carton } from '../kit/carton.ts';
import { darken, lighten } from '../kit/color.ts';
import { cap } from '../kit/caps.ts';
import { glass, glint } from '../kit/glass.ts';
import { contactShadow, softbox, turned } from '../kit/light.ts';
import { lathe, path, roundPolygon } from '../kit/paths.ts';
import { FLOOR } from '../kit/studio.ts';
import type { Shape, Studio } from '../kit/studio.ts';

const X = 528;

function bullet({ defs, skin }: Studio): string {
  const half = 34;
  const slant = roundPolygon([
    [X - half, 366, 30],
    [X - 4, 322, 26],
    [X + half, 300, 22],
    [X + half, 470],
    [X - half, 470],
  ]);
  const face = roundPolygon([
    [X - half + 5, 372, 20],
    [X + half - 4, 308, 16],
    [X + half - 9, 336, 16],
    [X - half + 7, 388, 12],
  ]);
  const shell = skin.deep;
  const sleeve = lathe(X, [
    [448, 42, 3],
    [548, 42],
  ]);
  const base = lathe(
    X,
    [
      [538, 54, 5],
      [FLOOR + 12, 54, 6],
    ],
    6,
  );
  return (
    turned(defs, slant, skin.tint, 'satin') +
    path(face, lighten(skin.tint, 0.3), 'fill-opacity="0.55"') +
    turned(defs, sleeve, skin.metal, 'metal') +
    turned(defs, base, shell, 'gloss') +
    softbox(defs, { x: X - 36, y: 552, w: 10, h: 140 }, 0.5)
  );
}

function gloss(studio: Studio): string {
  const { defs, skin } = studio;
  const vial = lathe(
    X,
    [
      [462, 44, 6],
      [FLOOR + 10, 44, 12],
    ],
    5,
  );
  const inner = lathe(
    X,
    [
      [476, 30, 6],
      [FLOOR - 10, 30, 12],
    ],
    4,
  );
  return (
    turned(defs, inner, skin.tint, 'gloss') +
    glass(defs, vial, lighten(skin.tint, 0.5), 0.4) +
    glint(defs, { x: X - 44, y: 474, w: 88, h: 210 }, 0.8) +
    cap(
      studio,
      { cx: X, top: 262, bottom: 466, half: 46 },
      skin.cap,
      skin.cap === skin.metal ? 'metal' : 'gloss',
      8,
    )
  );
}

function draw(studio: Studio): string {
  const { defs, skin, vary } = studio;
  const width = vary.range('width', 206, 232);
  const top = vary.range('top', 150, 196);
  const front = { x: 178, y: top, w: width, h: FLOOR - top - 8 };
  return (
    carton(studio, front, { fill: skin.body, colors: skin.print, depth: 52 }) +
    contactShadow(defs, X, FLOOR + 13, 56) +
    (vary.turn('kind', [true, false]) ? bullet(studio) : gloss(studio)) +
    path(
      `M${front.x} ${FLOOR - 8}h${width.toFixed(0)}`,
      'none',
      `stroke="${darken(skin.body, 0.5)}" stroke-opacity="0.3"`,
    )
  );
}

export const lipstick: Shape = { view: 'spread', draw };
