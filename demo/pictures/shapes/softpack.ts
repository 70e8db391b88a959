import { darken, lighten, mix } from '../kit/color.ts';
import { drawLabel } from '../kit/label.ts';
import { boxShadow, shadeOf } from '../kit/light.ts';
import { ellipse, path, roundRect } from '../kit/paths.ts';
import { stroke } from '../props/draw.ts';
import { CENTER, FLOOR } from '../kit/studio.ts';
import type { Shape, Studio } from '../kit/studio.ts';

interface Bag {
  readonly half: number;
  readonly top: number;
  readonly outline: string;
}

/** A plump plastic bag with bulging sides and drawn-in corners. */
function bagOf({ vary }: Studio, tall: boolean): Bag {
  const half = tall ? vary.range('half', 186, 208) : vary.range('half', 238, 262);
  const top = tall ? vary.range('top', 232, 270) : vary.range('top', 366, 398);
  const [l, r, b] = [CENTER - half, CENTER + half, FLOOR];
  const mid = (top + b) / 2;
  const outline = `M${l + 16} ${top + 10}Q${CENTER} ${top - 18} ${r - 16} ${top + 10}Q${r + 2} ${top + 14} ${r} ${top + 40}Q${r + 14} ${mid} ${r} ${b - 34}Q${r + 2} ${b + 2} ${r - 30} ${b + 2}H${l + 30}Q${l - 2} ${b + 2} ${l} ${b - 34}Q${l - 14} ${mid} ${l} ${top + 40}Q${l - 2} ${top + 14} ${l + 16} ${top + 10}Z`;
  return { half, top, outline };
}

function light({ defs, skin }: Studio, { outline, half, top }: Bag): string {
  const shade = shadeOf(skin.body);
  const across = defs.linear([
    [0, shade, 0.34],
    [0.08, shade, 0.06],
    [0.2, '#ffffff', 0.36],
    [0.4, '#ffffff', 0.02],
    [0.74, shade, 0.08],
    [0.93, shade, 0.3],
    [1, shade, 0.4],
  ]);
  const down = defs.linear(
    [
      [0, '#ffffff', 0.34],
      [0.14, '#ffffff', 0.05],
      [0.72, shade, 0],
      [1, shade, 0.32],
    ],
    90,
  );
  const fold = (x: number, dx: number): string =>
    stroke(`M${x} ${top + 16}q${dx} 40 ${dx * 0.4} 92`, shade, 5, 0.13) +
    stroke(`M${x + 6} ${top + 16}q${dx} 40 ${dx * 0.4} 92`, '#ffffff', 4, 0.3);
  const gleam = stroke(
    `M${CENTER - half + 34} ${top + 70}Q${CENTER - half + 18} ${(top + FLOOR) / 2} ${CENTER - half + 36} ${FLOOR - 60}`,
    '#ffffff',
    13,
    0.34,
  );
  return (
    path(outline, across) +
    path(outline, down) +
    fold(CENTER - half * 0.62, 18) +
    fold(CENTER + half * 0.56, -20) +
    fold(CENTER + half * 0.82, -12) +
    gleam
  );
}

function lid({ defs, skin }: Studio, { top }: Bag): string {
  const fill = mix('#ffffff', skin.tint, 0.12);
  const d = roundRect(CENTER - 92, top - 26, 184, 40, 18);
  const fall = defs.linear(
    [
      [0, '#ffffff', 0.6],
      [1, darken(fill, 0.4), 0.3],
    ],
    90,
  );
  return (
    path(d, fill) +
    path(d, fall) +
    path(roundRect(CENTER - 22, top - 26, 44, 10, 5), darken(fill, 0.14))
  );
}

function handle({ skin }: Studio, { top }: Bag): string {
  const d = `M${CENTER - 96} ${top + 8}C${CENTER - 80} ${top - 66} ${CENTER + 80} ${top - 66} ${CENTER + 96} ${top + 8}Z`;
  return (
    path(d, darken(skin.body, 0.12)) +
    path(d, '#ffffff', 'fill-opacity="0.14"') +
    ellipse(CENTER, top - 16, 48, 14, darken(skin.body, 0.55), 'fill-opacity="0.5"')
  );
}

function draw(studio: Studio): string {
  const { skin, vary, pack } = studio;
  const wipes = pack.title.includes('Wipes');
  const tall = !wipes && vary.turn('bag', [true, false, true]);
  const bag = bagOf(studio, tall);
  const { half, top, outline } = bag;
  const area = { x: CENTER - half + 34, y: top + 40, w: half * 2 - 68, h: FLOOR - top - 76 };
  const bleed = { x: CENTER - half - 14, y: top + 20, w: half * 2 + 28, h: FLOOR - top - 18 };
  const edge = path(
    outline,
    'none',
    `stroke="${lighten(skin.body, 0.5)}" stroke-opacity="0.5" stroke-width="2"`,
  );
  return (
    boxShadow(CENTER - half + 10, FLOOR + 2, half * 2 - 20, 44) +
    (tall && vary.turn('grip', [true, false]) ? handle(studio, bag) : '') +
    path(outline, skin.body) +
    drawLabel(studio, { text: area, bleed, clip: outline }, skin.print) +
    light(studio, bag) +
    edge +
    (wipes ? lid(studio, bag) : '')
  );
}

export const softpack: Shape = { view: 'spread', draw };
