import { cap, ribs } from '../kit/caps.ts';
import { darken, lighten, mix } from '../kit/color.ts';
import { glass, glint } from '../kit/glass.ts';
import { drawLabel } from '../kit/label.ts';
import { contactShadow, softbox, turned } from '../kit/light.ts';
import { ellipse, lathe, move, path, roundRect, wrapBand } from '../kit/paths.ts';
import { CENTER, FLOOR } from '../kit/studio.ts';
import type { Shape, Studio } from '../kit/studio.ts';

function dose({ defs, skin, vary }: Studio, x: number, y: number, turn: number): string {
  const kind = vary.turn('dose', ['capsule', 'gel', 'tablet']);
  const shadow = ellipse(x + 5, y + 13, 36, 10, '#1c1640', 'fill-opacity="0.25"');
  const shine = defs.linear(
    [
      [0, '#ffffff', 0.75],
      [0.4, '#ffffff', 0],
      [1, '#1c1640', 0.3],
    ],
    90,
  );
  if (kind === 'tablet') {
    return (
      shadow +
      ellipse(x, y + 5, 27, 15, darken(skin.tint, 0.25)) +
      ellipse(x, y, 27, 15, lighten(skin.tint, 0.35))
    );
  }
  const shell = roundRect(-36, -15, 72, 30, 15);
  const left = kind === 'gel' ? mix('#e0a030', skin.tint, 0.3) : skin.tint;
  const half = kind === 'gel' ? '' : path('M0 -15H21A15 15 0 0 1 21 15H0Z', '#fdfaf4');
  return shadow + move(x, y, path(shell, left) + half + path(shell, shine), turn);
}

function draw(studio: Studio): string {
  const { defs, skin, vary, brand } = studio;
  const half = vary.range('half', 146, 172);
  const capHeight = vary.range('cap', 88, 112);
  const top = vary.range('top', 268, 304);
  const capHalf = half * vary.range('capHalf', 0.76, 0.86);
  const d = lathe(
    CENTER,
    [
      [top - 12, capHalf - 14, 4],
      [top + 6, capHalf - 10, 10],
      [top + 48, half, 34],
      [FLOOR, half, 26],
    ],
    9,
  );
  const clear = vary.turn('wall', [false, false, true]);
  const amber = vary.pick('amber', ['#8a4a16', '#3c5a36', '#7a3a1c']);
  const wall = clear
    ? glass(defs, d, amber, 0.95)
    : turned(defs, d, lighten(brand.palette.ground, 0.75), 'satin');
  const y = top + 66;
  const h = FLOOR - y - 42;
  const label = wrapBand(CENTER, half, y, h, 5);
  const area = { x: CENTER - half + 14, y: y + 8, w: half * 2 - 28, h: h - 2 };
  const lid = { cx: CENTER, top: top - 12 - capHeight, bottom: top - 8, half: capHalf };
  return (
    contactShadow(defs, CENTER, FLOOR, half) +
    wall +
    turned(
      defs,
      label,
      skin.body,
      'satin',
      drawLabel(
        studio,
        { text: area, bleed: { x: CENTER - half, y, w: half * 2, h: h + 6 }, clip: label },
        skin.print,
      ),
    ) +
    (clear
      ? glint(defs, { x: CENTER - half, y: top + 40, w: half * 2, h: FLOOR - top - 60 }, 0.5)
      : '') +
    softbox(
      defs,
      { x: CENTER - half * 0.76, y: top + 50, w: half * 0.12, h: (FLOOR - top) * 0.8 },
      0.3,
    ) +
    cap(studio, lid, skin.cap, skin.cap === skin.metal ? 'metal' : 'satin', 10) +
    ribs(lid, skin.cap, 34) +
    dose(studio, CENTER + half + 28, FLOOR + 4, -14) +
    dose(studio, CENTER + half - 44, FLOOR + 36, 12) +
    (vary.unit('third') > 0.4 ? dose(studio, CENTER + half + 70, FLOOR + 44, 38) : '')
  );
}

export const supplement: Shape = { view: 'spread', draw };
