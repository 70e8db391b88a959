import { cap } from '../kit/caps.ts';
import { lighten } from '../kit/color.ts';
import { glass, glint } from '../kit/glass.ts';
import { drawLabel } from '../kit/label.ts';
import { contactShadow, softbox, turned } from '../kit/light.ts';
import { lathe, path } from '../kit/paths.ts';
import { stroke } from '../props/draw.ts';
import { CENTER, FLOOR } from '../kit/studio.ts';
import type { Shape, Studio } from '../kit/studio.ts';

/** A small bottle of nail polish, and a stroke of its colour on the table. */
function draw(studio: Studio): string {
  const { defs, skin, vary } = studio;
  const half = vary.range('half', 126, 152);
  const top = vary.range('top', 440, 466);
  const round = vary.turn('build', [70, 26, 110]);
  const body = lathe(
    CENTER,
    [
      [top, 58, 6],
      [top + 30, half, round],
      [FLOOR, half - 6, 34],
    ],
    8,
  );
  const paint = lathe(
    CENTER,
    [
      [top + 20, half - 14, round * 0.7],
      [FLOOR - 20, half - 18, 28],
    ],
    6,
  );
  const stem = {
    cx: CENTER,
    top: top - vary.range('stem', 236, 268),
    bottom: top + 8,
    half: vary.range('grip', 50, 60),
  };
  const area = { x: CENTER - half * 0.72, y: top + 64, w: half * 1.44, h: FLOOR - top - 100 };
  const ink = { ...skin.print, ground: skin.tint };
  const smear = `M${CENTER + half + 6} ${FLOOR + 30}c50 -16 90 -10 132 -22`;
  return (
    contactShadow(defs, CENTER, FLOOR, half) +
    stroke(smear, skin.tint, 34) +
    stroke(smear, '#ffffff', 7, 0.5) +
    turned(defs, paint, skin.tint, 'gloss') +
    glass(defs, body, lighten(skin.tint, 0.5), 0.2) +
    path(
      lathe(
        CENTER,
        [
          [area.y, area.w / 2, 6],
          [area.y + area.h, area.w / 2, 6],
        ],
        4,
      ),
      skin.paper.ground,
      'fill-opacity="0.92"',
    ) +
    drawLabel(
      studio,
      { text: { ...area, x: area.x + 8, w: area.w - 16 }, quiet: true },
      { ...skin.paper, a: ink.a },
    ) +
    glint(defs, { x: CENTER - half, y: top + 40, w: half * 2, h: FLOOR - top - 70 }, 0.7) +
    cap(
      studio,
      stem,
      skin.cap,
      skin.cap === skin.metal ? 'metal' : 'gloss',
      vary.turn('tip', [14, 40, 6]),
    ) +
    softbox(
      defs,
      {
        x: CENTER - stem.half * 0.64,
        y: stem.top + 20,
        w: stem.half * 0.24,
        h: stem.bottom - stem.top - 50,
      },
      0.5,
    )
  );
}

export const polish: Shape = { view: 'spread', draw };
