import { carton } from '../kit/carton.ts';
import { lighten, luminance, mix } from '../kit/color.ts';
import { dropShadow } from '../kit/light.ts';
import { ellipse, move, path, roundRect } from '../kit/paths.ts';
import { FLOOR } from '../kit/studio.ts';
import type { Shape, Studio } from '../kit/studio.ts';

function pill({ defs, vary, skin }: Studio, x: number, y: number): string {
  const oval = vary.turn('pill', [true, false]);
  const [rx, ry] = oval ? [30, 19] : [23, 23];
  const color = vary.turn('pillColor', [
    '#fdfcf9',
    lighten(skin.tint, 0.4),
    mix(skin.tint, '#ffffff', 0.15),
  ]);
  const dome = defs.radial(
    [
      [0, lighten(color, 0.85)],
      [0.5, color],
      [1, mix(color, '#3a3560', luminance(color) > 0.5 ? 0.3 : 0.5)],
    ],
    0.36,
    0.3,
    0.75,
  );
  return (
    ellipse(x + 3, y + 5, rx + 6, ry + 6, '#2a2350', 'fill-opacity="0.22"') +
    ellipse(x, y, rx + 5, ry + 5, '#f4f6f9', 'fill-opacity="0.75"') +
    ellipse(x, y, rx, ry, dome) +
    ellipse(x - rx * 0.3, y - ry * 0.42, rx * 0.36, ry * 0.2, '#ffffff', 'fill-opacity="0.85"')
  );
}

function card(studio: Studio, w: number, h: number): string {
  const { defs } = studio;
  const d = roundRect(0, 0, w, h, 16);
  const foil = defs.linear(
    [
      [0, '#f3f5f8'],
      [0.22, '#c9ced8'],
      [0.4, '#eef1f5'],
      [0.62, '#b4bac8'],
      [0.8, '#e4e8ee'],
      [1, '#a9b0bf'],
    ],
    28,
  );
  const perforation = `<path d="M12 ${h / 2}H${w - 12}" stroke="#7d8496" stroke-opacity="0.5" stroke-width="1.5" stroke-dasharray="5 5"/>`;
  const pills = Array.from({ length: 10 }, (_, i) =>
    pill(studio, w * (0.1 + 0.2 * (i % 5)), h * (i < 5 ? 0.27 : 0.73)),
  ).join('');
  return dropShadow(d, 0, 16) + path(d, foil) + perforation + pills;
}

function draw(studio: Studio): string {
  const { skin, vary } = studio;
  const w = vary.range('w', 452, 500);
  const h = vary.range('h', 330, 370);
  const depth = vary.range('depth', 54, 80);
  const front = { x: 386 - (w + depth) / 2, y: 590 - h, w, h };
  const print = { ...front, h: h * 0.68 };
  return (
    carton(studio, front, { fill: skin.body, colors: skin.print, depth, print }) +
    move(vary.range('x', 218, 268), FLOOR - 196, card(studio, 430, 178), vary.range('turn', -9, -3))
  );
}

export const blister: Shape = { view: 'spread', draw };
