import { darken, lighten, mix } from '../kit/color.ts';
import { contactShadow } from '../kit/light.ts';
import { ellipse, roundRect } from '../kit/paths.ts';
import { ball, put, sheen, stroke, times } from '../props/draw.ts';
import type { Brush } from '../props/draw.ts';
import { PROPS } from '../props/index.ts';
import type { Studio } from '../kit/studio.ts';

type Draw = (brush: Brush) => string;

const scale: Draw = (brush) =>
  sheen(brush, 'M-130 -40L-96 -92H130L110 -40Z', '#eef1f6', 60) +
  sheen(brush, roundRect(-130, -42, 242, 24, 8), '#c9ced8', 90) +
  sheen(brush, 'M-20 -84H52L46 -64H-24Z', '#35503f', 40);

const sponge: Draw = (brush) =>
  contactShadow(brush.defs, 0, 0, 50) +
  sheen(
    brush,
    'M0 -170C40 -140 66 -96 66 -56A66 58 0 0 1 -66 -56C-66 -96 -40 -140 0 -170Z',
    brush.base,
    40,
    1.2,
  );

const massageBall: Draw = (brush) =>
  contactShadow(brush.defs, 0, 0, 70) +
  ball(brush, 0, -78, 84, 82, brush.base) +
  times(14, (i) =>
    ball(
      brush,
      Math.cos(i * 2.4) * (14 + i * 4.4),
      -78 + Math.sin(i * 2.4) * (14 + i * 4.4),
      11,
      11,
      lighten(brush.base, 0.15),
    ),
  );

const testStick: Draw = (brush) =>
  sheen(brush, roundRect(-120, -34, 240, 34, 15), '#fdfdfe', 80) +
  sheen(brush, roundRect(-120, -34, 76, 34, 15), brush.base, 80) +
  sheen(brush, roundRect(6, -26, 66, 18, 5), '#e6e9f0', 80) +
  stroke('M24 -24V-10M42 -24V-10', '#d0455a', 5);

const massageGun: Draw = (brush) =>
  contactShadow(brush.defs, 0, 0, 50) +
  sheen(brush, 'M-24 -110H28L40 0H-18Z', '#3a3a48', 0) +
  sheen(brush, roundRect(-80, -186, 150, 88, 34), mix(brush.base, '#2b2b38', 0.4), 60) +
  ball(brush, -100, -142, 34, 36, '#4a4a5c');

const nails: Draw = (brush) =>
  times(5, (i) =>
    put(
      ellipse(3, 6, 18, 30, '#1c1640', 'fill-opacity="0.2"') +
        sheen(
          brush,
          'M-18 30V-10C-18 -46 18 -46 18 -10V30Q0 40 -18 30Z',
          i % 2 ? lighten(brush.base, 0.2) : brush.base,
          20,
        ),
      -96 + i * 46,
      -40 - (i % 2) * 12,
      1,
      -10 + i * 5,
    ),
  );

const lashes: Draw = () =>
  [-62, 62]
    .map((x) =>
      put(
        stroke('M-52 0Q0 -34 52 0', '#241f2c', 5) +
          times(11, (i) =>
            stroke(
              `M${-48 + i * 9.6} ${-Math.sin((i / 10) * Math.PI) * 16}l${(i - 5) * 2.4} -30`,
              '#241f2c',
              3,
            ),
          ),
        x,
        -30,
      ),
    )
    .join('');

const curler: Draw = (brush) =>
  stroke('M-40 0C-60 -70 -10 -90 0 -120M40 0C60 -70 10 -90 0 -120', brush.base, 12) +
  ellipse(-44, 4, 24, 22, 'none', `stroke="${brush.base}" stroke-width="11"`) +
  ellipse(44, 4, 24, 22, 'none', `stroke="${brush.base}" stroke-width="11"`) +
  sheen(brush, 'M-54 -122Q0 -176 54 -122L44 -110Q0 -150 -44 -110Z', darken('#c8ccd4', 0.1), 60);

const flosser: Draw = (brush) =>
  contactShadow(brush.defs, 0, 0, 44) +
  sheen(brush, roundRect(-46, -190, 92, 190, 30), '#fbfcfe', 10) +
  sheen(brush, roundRect(-38, -90, 76, 82, 20), lighten(brush.base, 0.5), 10) +
  stroke('M0 -190V-248Q0 -262 18 -262', '#dfe4ea', 13) +
  ball(brush, 0, -140, 13, 13, brush.base);

/** Contents shown beside a box, by the words on it; the first match wins. */
const CONTENTS: readonly (readonly [words: RegExp, draw: Draw, scale: number])[] = [
  [/Monitor/, PROPS.pressure, 0.66],
  [/Meter|Glucose/, PROPS.glucometer, 0.66],
  [/Oximeter/, PROPS.glucometer, 0.4],
  [/Scale/, scale, 0.9],
  [/Mask\b/, PROPS.mask, 0.74],
  [/Forehead|Thermometer/, PROPS.thermometer, 0.8],
  [/Test\b/, testStick, 0.9],
  [/Massage Ball/, massageBall, 0.8],
  [/Massage Gun/, massageGun, 0.84],
  [/Sponge/, sponge, 0.76],
  [/ Set$/, PROPS.makeupBrush, 0.64],
  [/Lashes/, lashes, 1],
  [/Curler/, curler, 0.84],
  [/Nails/, nails, 0.9],
  [/Water Flosser/, flosser, 0.9],
  [/Tissue/, PROPS.tissues, 0.6],
  [/Pods/, PROPS.drops, 1.2],
  [/Home Aid Kit/, PROPS.kit, 0.6],
];

/** Draws the contents beside a box at (`x`, `y`); nothing if the box is clear enough. */
export function boxContent({ pack, defs, skin, brand }: Studio, x: number, y: number): string {
  const found = CONTENTS.find(([words]) => words.test(pack.title));
  if (!found) return '';
  const [, draw, k] = found;
  const brush = {
    defs,
    base: skin.tint,
    accent: brand.palette.accent,
    ground: brand.palette.ground,
  };
  return put(draw(brush), x, y, k);
}
