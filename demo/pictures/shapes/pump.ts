import { drawLabel } from '../kit/label.ts';
import { cap } from '../kit/caps.ts';
import { contactShadow, softbox, turned } from '../kit/light.ts';
import type { Finish } from '../kit/light.ts';
import { lathe, roundPolygon } from '../kit/paths.ts';
import { CENTER, FLOOR } from '../kit/studio.ts';
import type { Shape, Studio } from '../kit/studio.ts';

/** Nozzle, stem and collar of a lotion pump above a shoulder at `y`. */
function head(studio: Studio, y: number): string {
  const { defs, skin, vary } = studio;
  const fill = skin.cap;
  const finish = fill === skin.metal ? 'metal' : 'satin';
  const reach = vary.range('nozzle', 92, 118);
  const top = y - 158;
  const nozzle = roundPolygon([
    [CENTER - reach, top + 12, 8],
    [CENTER - 30, top - 4, 10],
    [CENTER + 46, top - 4, 16],
    [CENTER + 46, top + 32, 8],
    [CENTER - 40, top + 32, 8],
    [CENTER - reach + 16, top + 30, 4],
    [CENTER - reach + 12, top + 44, 3],
    [CENTER - reach - 3, top + 42, 3],
  ]);
  const stem = lathe(CENTER, [
    [top + 30, 17],
    [y - 52, 17],
  ]);
  return (
    turned(defs, stem, fill, finish) +
    turned(defs, nozzle, fill, finish) +
    cap(studio, { cx: CENTER, top: y - 92, bottom: y - 66, half: 40 }, fill, finish, 8) +
    cap(studio, { cx: CENTER, top: y - 70, bottom: y + 4, half: 58 }, fill, finish, 7)
  );
}

function draw(studio: Studio): string {
  const { defs, skin, vary } = studio;
  const half = vary.range('half', 118, 146);
  const top = vary.range('top', 282, 318);
  const square = vary.turn('build', [true, false]);
  const shoulder = square ? 24 : 76;
  const body = lathe(
    CENTER,
    [
      [top, square ? half - 34 : 62, 8],
      [top + shoulder * 0.5, square ? half : half * 0.86, shoulder * 0.5],
      [top + shoulder, half, shoulder * 0.7],
      [FLOOR, half, 22],
    ],
    square ? 3 : 9,
  );
  const finish = vary.pick<Finish>('finish', ['matte', 'satin', 'gloss']);
  const y = top + shoulder + 20;
  const area = { x: CENTER - half + 14, y, w: half * 2 - 28, h: FLOOR - y - 22 };
  const bleed = { x: CENTER - half, y: top, w: half * 2, h: FLOOR - top + 10 };
  const strip = { x: CENTER - half * 0.72, y: y - 10, w: half * 0.13, h: (FLOOR - y) * 0.95 };
  return (
    contactShadow(defs, CENTER, FLOOR, half) +
    head(studio, top) +
    turned(
      defs,
      body,
      skin.body,
      finish,
      drawLabel(studio, { text: area, bleed, clip: body }, skin.print),
    ) +
    softbox(defs, strip, finish === 'gloss' ? 0.5 : 0.2)
  );
}

export const pump: Shape = { view: 'front', draw };
