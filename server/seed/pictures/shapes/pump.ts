import { drawLabel } from '../kit/label.ts';
import { cap } from '../kit/caps.ts';
import { contactShadow, sheen, softbox, turned } from '../kit/light.ts';
import { lathe, path, roundPolygon } from '../kit/paths.ts';
import { CENTER, FLOOR } from '../kit/studio.ts';
import type { Shape, Studio } from '../kit/studio.ts';

/** Nozzle, stem and collar of a lotion pump above a shoulder at `y`. */
function head(studio: Studio, y: number): string {
  const { defs, skin, vary } = studio;
  const fill = skin.cap;
  const metal = fill === skin.metal ? 'metal' : 'satin';
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
    turned(defs, stem, fill, metal) +
    turned(defs, nozzle, fill, metal) +
    cap(studio, { cx: CENTER, top: y - 92, bottom: y - 66, half: 40 }, fill, metal, 8) +
    cap(studio, { cx: CENTER, top: y - 70, bottom: y + 4, half: 58 }, fill, metal, 7)
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
  const finish = vary.pick('finish', ['matte', 'satin', 'gloss']);
  const area = { x: CENTER - half + 16, y: top + shoulder + 24, w: half * 2 - 32, h: FLOOR - top - shoulder - 48 };
  return (
    contactShadow(defs, CENTER, FLOOR, half) +
    head(studio, top) +
    turned(defs, body, skin.body, finish) +
    drawLabel(studio, area, { ink: skin.ink, a: skin.accent, b: skin.cap }) +
    path(body, 'none') +
    softbox(defs, { x: CENTER - half * 0.68, y: top + shoulder, w: half * 0.14, h: (FLOOR - top) * 0.8 }, finish === 'gloss' ? 0.5 : 0.22) +
    sheen(defs, lathe(CENTER, [[FLOOR - 12, half - 4], [FLOOR - 6, half - 8]]), skin.body, 'matte')
  );
}

export const pump: Shape = { view: 'front', draw };
