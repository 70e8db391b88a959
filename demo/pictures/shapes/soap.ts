import { carton } from '../kit/carton.ts';
import { darken, lighten, mix } from '../kit/color.ts';
import { contactShadow, shadeOf } from '../kit/light.ts';
import { ellipse, path, roundRect } from '../kit/paths.ts';
import { FLOOR } from '../kit/studio.ts';
import type { Shape, Studio } from '../kit/studio.ts';

function bar(studio: Studio, cx: number, y: number): string {
  const { defs, skin, vary } = studio;
  const color = mix(lighten(skin.tint, 0.45), '#fff3e2', 0.35);
  const half = vary.range('bar', 168, 196);
  const round = vary.turn('edge', [70, 42]);
  const [top, low] = [
    roundRect(cx - half, y, half * 2, 92, round),
    roundRect(cx - half + 2, y + 20, half * 2 - 4, 126, round),
  ];
  const light = defs.linear(
    [
      [0, '#ffffff', 0.6],
      [0.5, '#ffffff', 0.05],
      [1, shadeOf(color), 0.16],
    ],
    40,
  );
  const side = defs.linear([
    [0, darken(color, 0.22)],
    [0.25, lighten(color, 0.12)],
    [0.65, darken(color, 0.08)],
    [1, darken(color, 0.32)],
  ]);
  const press = (dy: number, stroke: string): string =>
    ellipse(
      cx,
      y + 45 + dy,
      half * 0.58,
      25,
      'none',
      `stroke="${stroke}" stroke-opacity="0.5" stroke-width="4"`,
    );
  return (
    contactShadow(defs, cx, y + 142, half) +
    path(low, side) +
    path(top, color) +
    path(top, light) +
    press(0, darken(color, 0.4)) +
    press(3, '#ffffff')
  );
}

function draw(studio: Studio): string {
  const { skin, vary } = studio;
  const w = vary.range('w', 440, 490);
  const h = vary.range('h', 300, 340);
  const depth = vary.range('depth', 70, 96);
  const front = { x: 400 - (w + depth) / 2, y: 590 - h, w, h };
  const x = vary.turn('side', [486, 330, 520]);
  return (
    carton(studio, front, {
      fill: skin.body,
      colors: skin.print,
      depth,
      print: { ...front, h: h * 0.84 },
    }) + bar(studio, x, FLOOR - 122)
  );
}

export const soap: Shape = { view: 'spread', draw };
