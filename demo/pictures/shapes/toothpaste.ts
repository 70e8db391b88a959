import { drawLabel } from '../kit/label.ts';
import { dropShadow, shadeOf } from '../kit/light.ts';
import { move, path, roundPolygon, roundRect } from '../kit/paths.ts';
import { CENTER } from '../kit/studio.ts';
import type { Shape, Studio } from '../kit/studio.ts';

const LEFT = -372;
const SHOULDER = 262;

function along(studio: Studio, d: string, hex: string): string {
  const shade = shadeOf(hex);
  const fill = studio.defs.linear(
    [
      [0, shade, 0.3],
      [0.08, '#ffffff', 0.2],
      [0.24, '#ffffff', 0.5],
      [0.4, '#ffffff', 0.08],
      [0.62, shade, 0.06],
      [0.86, shade, 0.32],
      [1, shade, 0.2],
    ],
    90,
  );
  return path(d, hex) + path(d, fill);
}

function screwCap(studio: Studio, half: number): string {
  const { skin, vary } = studio;
  const d = roundPolygon([
    [SHOULDER + 18, -half, 8],
    [SHOULDER + 104, -half * vary.range('nose', 0.78, 0.96), 12],
    [SHOULDER + 104, half * vary.range('nose', 0.78, 0.96), 12],
    [SHOULDER + 18, half, 8],
  ]);
  const grooves = Array.from({ length: 9 }, (_, i) => {
    const y = ((i - 4) / 4.6) * half;
    return `M${SHOULDER + 30} ${y.toFixed(1)}h62`;
  }).join('');
  return `${along(studio, d, skin.cap)}<path d="${grooves}" stroke="${shadeOf(skin.cap)}" stroke-opacity="0.25" stroke-width="2" fill="none"/>`;
}

function draw(studio: Studio): string {
  const { skin, vary } = studio;
  const half = vary.range('half', 104, 122);
  const mouth = half * 0.8;
  const body = roundPolygon([
    [LEFT, -half, 3],
    [LEFT + 40, -half, 20],
    [SHOULDER - 30, -mouth, 60],
    [SHOULDER + 4, -mouth + 6, 14],
    [SHOULDER + 24, -42, 4],
    [SHOULDER + 24, 42, 4],
    [SHOULDER + 4, mouth - 6, 14],
    [SHOULDER - 30, mouth, 60],
    [LEFT + 40, half, 20],
    [LEFT, half, 3],
  ]);
  const outline = `${body}${roundRect(SHOULDER, -54, 104, 108, 10)}`;
  const weld = Array.from(
    { length: 5 },
    (_, i) => `M${LEFT + 7 + i * 7} ${-half + 3}V${half - 3}`,
  ).join('');
  const area = { x: LEFT + 62, y: -mouth + 8, w: SHOULDER - LEFT - 92, h: mouth * 2 - 16 };
  const tilt = vary.turn('tilt', [-32, -24, 24, -38]);
  const content =
    dropShadow(outline, tilt, 46) +
    screwCap(studio, 56) +
    along(studio, body, skin.body) +
    drawLabel(
      studio,
      {
        text: area,
        bleed: { x: LEFT + 40, y: -half, w: SHOULDER - LEFT - 40, h: half * 2 },
        clip: body,
      },
      skin.print,
    ) +
    `<path d="${weld}" stroke="#1c1640" stroke-opacity="0.14" stroke-width="1.8" fill="none"/>`;
  return move(CENTER, CENTER, `<g transform="scale(0.92)">${content}</g>`, tilt);
}

export const toothpaste: Shape = { view: 'top', draw };
