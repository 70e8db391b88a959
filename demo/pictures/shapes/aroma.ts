import { darken, lighten, mix } from '../kit/color.ts';
import { cap } from '../kit/caps.ts';
import { glass, glint } from '../kit/glass.ts';
import { drawLabel } from '../kit/label.ts';
import { contactShadow, turned } from '../kit/light.ts';
import { ellipse, lathe, path, roundRect } from '../kit/paths.ts';
import { stroke } from '../props/draw.ts';
import { CENTER, FLOOR } from '../kit/studio.ts';
import type { Shape, Studio } from '../kit/studio.ts';

function drawDiffuser(studio: Studio): string {
  const { defs, skin, vary } = studio;
  const half = vary.range('half', 132, 156);
  const top = vary.range('top', 416, 446);
  const round = vary.turn('build', [26, 90, 54]);
  const outline = lathe(
    CENTER,
    [
      [top - 44, 44, 4],
      [top, 44, 10],
      [top + 30, half, round],
      [FLOOR, half - 4, 26],
    ],
    8,
  );
  const juice = lathe(
    CENTER,
    [
      [top + 70, half - 16, round * 0.4],
      [FLOOR - 20, half - 18, 20],
    ],
    6,
  );
  const reeds = [-86, -52, -20, 14, 48, 82]
    .map((dx, i) =>
      stroke(
        `M${CENTER + dx * 0.2} ${FLOOR - 80}L${CENTER + dx * 1.7} ${112 + (i % 3) * 26}`,
        i % 2 ? '#c9a475' : '#b58c5c',
        7,
      ),
    )
    .join('');
  const area = { x: CENTER - half * 0.62, y: top + 70, w: half * 1.24, h: FLOOR - top - 110 };
  const label = roundRect(area.x, area.y, area.w, area.h, 4);
  return (
    contactShadow(defs, CENTER, FLOOR, half) +
    reeds +
    turned(defs, juice, mix(skin.tint, '#f3e0bd', 0.4), 'gloss') +
    glass(defs, outline, '#e9eef2', 0.3) +
    turned(
      defs,
      label,
      skin.paper.ground,
      'satin',
      drawLabel(studio, { text: area, clip: label, quiet: true }, skin.paper),
    ) +
    glint(defs, { x: CENTER - half, y: top + 30, w: half * 2, h: FLOOR - top - 60 }, 0.6) +
    cap(studio, { cx: CENTER, top: top - 58, bottom: top - 12, half: 48 }, skin.metal, 'metal', 4)
  );
}

function drawCandle(studio: Studio): string {
  const { defs, skin, vary } = studio;
  const half = vary.range('half', 160, 186);
  const top = vary.range('top', 372, 408);
  const solid = vary.turn('wall', [true, false]);
  const outline = lathe(
    CENTER,
    [
      [top, half, 6],
      [FLOOR, half - 6, 34],
    ],
    14,
  );
  const wax = mix('#fff6e6', skin.tint, 0.22);
  const glow = defs.radial([
    [0, '#fff1c2', 0.85],
    [1, '#ffd98a', 0],
  ]);
  const area = { x: CENTER - half * 0.72, y: top + 70, w: half * 1.44, h: FLOOR - top - 120 };
  const label = roundRect(area.x, area.y, area.w, area.h, 5);
  const wall = solid
    ? turned(defs, outline, skin.body, 'satin')
    : path(outline, wax) + glass(defs, outline, lighten(wax, 0.3), 0.3);
  return (
    contactShadow(defs, CENTER, FLOOR, half) +
    ellipse(CENTER, top - 30, 200, 170, glow) +
    wall +
    ellipse(CENTER, top, half, half * 0.13, solid ? darken(skin.body, 0.25) : '#eef2f5') +
    ellipse(CENTER, top + 6, half - 14, half * 0.1, wax) +
    stroke(`M${CENTER} ${top + 4}V${top - 26}`, '#4a3a30', 5) +
    path(
      `M${CENTER} ${top - 22}C${CENTER - 26} ${top - 40} ${CENTER - 14} ${top - 74} ${CENTER + 4} ${top - 104}C${CENTER + 8} ${top - 74} ${CENTER + 26} ${top - 46} ${CENTER} ${top - 22}Z`,
      '#f9a93f',
    ) +
    path(
      `M${CENTER} ${top - 24}C${CENTER - 12} ${top - 36} ${CENTER - 6} ${top - 56} ${CENTER + 2} ${top - 72}C${CENTER + 6} ${top - 54} ${CENTER + 12} ${top - 38} ${CENTER} ${top - 24}Z`,
      '#fff1b0',
    ) +
    turned(
      defs,
      label,
      skin.paper.ground,
      'satin',
      drawLabel(studio, { text: area, clip: label }, skin.paper),
    ) +
    glint(
      defs,
      { x: CENTER - half, y: top + 30, w: half * 2, h: FLOOR - top - 60 },
      solid ? 0.3 : 0.5,
    )
  );
}

export const diffuser: Shape = { view: 'front', draw: drawDiffuser };
export const candle: Shape = { view: 'front', draw: drawCandle };
