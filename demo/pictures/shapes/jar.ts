import { cap, lidTop, ribs } from '../kit/caps.ts';
import { lighten, mix } from '../kit/color.ts';
import { glass, glint } from '../kit/glass.ts';
import { drawLabel } from '../kit/label.ts';
import { contactShadow, softbox, turned } from '../kit/light.ts';
import { lathe } from '../kit/paths.ts';
import { CENTER, FLOOR } from '../kit/studio.ts';
import type { Shape, Studio } from '../kit/studio.ts';

function draw(studio: Studio): string {
  const { defs, skin, vary } = studio;
  const half = vary.range('half', 212, 248);
  const bodyTop = FLOOR - vary.range('height', 214, 262);
  const lidHeight = vary.range('lid', 84, 124);
  const lid = {
    cx: CENTER,
    top: bodyTop - lidHeight,
    bottom: bodyTop + 4,
    half: half + vary.range('brim', -12, 6),
  };
  const ry = half * 0.085;
  const clear = vary.turn('wall', [false, true]);
  const body = lathe(
    CENTER,
    [
      [bodyTop, half - 8, 4],
      [bodyTop + 20, half, 14],
      [FLOOR - 4, half - 4, 40],
    ],
    20,
  );
  const cream = lathe(
    CENTER,
    [
      [bodyTop + 8, half - 22, 12],
      [FLOOR - 26, half - 26, 36],
    ],
    12,
  );
  const area = {
    x: CENTER - half * 0.84,
    y: bodyTop + 22,
    w: half * 1.68,
    h: FLOOR - bodyTop - 44,
  };
  const bleed = { x: CENTER - half, y: bodyTop, w: half * 2, h: FLOOR - bodyTop + 14 };
  const pale = mix(lighten(skin.tint, 0.72), '#fffaf2', 0.5);
  const wall = clear
    ? turned(defs, cream, pale, 'matte') +
      glass(defs, body, lighten(skin.tint, 0.3), 0.24) +
      drawLabel(
        studio,
        { text: area, bleed, clip: cream },
        { ...skin.paper, ink: skin.deep, ground: pale },
      )
    : turned(
        defs,
        body,
        skin.body,
        'satin',
        drawLabel(studio, { text: area, bleed, clip: body }, skin.print),
      );
  const finish = skin.cap === skin.metal ? 'metal' : 'satin';
  return (
    contactShadow(defs, CENTER, FLOOR + 8, half) +
    wall +
    glint(
      defs,
      { x: CENTER - half, y: bodyTop + 20, w: half * 2, h: FLOOR - bodyTop - 40 },
      clear ? 0.6 : 0.3,
    ) +
    cap(studio, lid, skin.cap, finish, 4, 14) +
    (vary.turn('ribbed', [false, false, true]) ? ribs(lid, skin.cap, 44) : '') +
    softbox(
      defs,
      { x: CENTER - half * 0.72, y: lid.top + 8, w: half * 0.16, h: lidHeight - 14 },
      0.3,
    ) +
    lidTop(studio, CENTER, lid.top + 2, lid.half, ry, skin.cap)
  );
}

export const jar: Shape = { view: 'front', draw };
