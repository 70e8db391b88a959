import { darken, lighten, mix } from './color.ts';
import { soft } from './light.ts';
import { ellipse, lathe, move, path, roundRect } from './paths.ts';
import { CANVAS, CENTER, FLOOR } from './studio.ts';
import type { Shape, Studio } from './studio.ts';

export const rect = (fill: string, y = 0, h: number = CANVAS): string =>
  `<rect y="${y}" width="${CANVAS}" height="${h}" fill="${fill}"/>`;

function sweep({ defs }: Studio, ground: string, horizon = 560): string {
  const top = darken(ground, 0.05);
  return rect(
    defs.linear(
      [
        [0, lighten(ground, 0.12)],
        [horizon / CANVAS - 0.16, top],
        [horizon / CANVAS + 0.02, darken(ground, 0.085)],
        [horizon / CANVAS + 0.12, lighten(ground, 0.16)],
        [1, ground],
      ],
      90,
    ),
  );
}

function ledge({ defs, brand, vary }: Studio, ground: string): string {
  const y = vary.range('ledge', 560, 610);
  const table = mix(ground, lighten(brand.palette.accent, 0.25), 0.3);
  const fall = defs.linear(
    [
      [0, darken(table, 0.1)],
      [0.3, table],
      [1, lighten(table, 0.2)],
    ],
    90,
  );
  return rect(lighten(ground, 0.1)) + rect(fall, y, CANVAS - y);
}

function arch(studio: Studio, ground: string): string {
  const half = studio.vary.range('arch', 215, 265);
  const tone = mix(ground, studio.brand.palette.accent, 0.34);
  const d = `M${CENTER - half} 610V${170 + half - 80}A${half} ${half} 0 0 1 ${CENTER + half} ${170 + half - 80}V610Z`;
  const inner = studio.defs.linear(
    [
      [0, darken(tone, 0.16)],
      [0.14, tone],
      [1, lighten(tone, 0.35)],
    ],
    20,
  );
  return sweep(studio, ground, 610) + path(d, inner);
}

function sunrise(studio: Studio, ground: string): string {
  const { vary, defs, brand } = studio;
  const [cx, cy, r] = [
    vary.range('sunx', 300, 500),
    vary.range('suny', 300, 400),
    vary.range('sunr', 215, 275),
  ];
  const disc = mix(lighten(brand.palette.accent, 0.3), ground, 0.42);
  const fill = defs.linear(
    [
      [0, lighten(disc, 0.1)],
      [1, mix(disc, ground, 0.7)],
    ],
    90,
  );
  const clip = defs.clip(`<rect width="${CANVAS}" height="604"/>`);
  return `${sweep(studio, ground, 590)}<g clip-path="${clip}">${ellipse(cx, cy, r, r, fill)}</g>`;
}

function plinth(studio: Studio, ground: string): string {
  const { defs } = studio;
  const stone = mix(lighten(ground, 0.45), studio.brand.palette.accent, 0.1);
  const side = defs.linear([
    [0, darken(stone, 0.16)],
    [0.25, lighten(stone, 0.3)],
    [0.6, darken(stone, 0.06)],
    [1, darken(stone, 0.3)],
  ]);
  const top = defs.linear([
    [0, lighten(stone, 0.6)],
    [1, darken(stone, 0.04)],
  ]);
  return (
    sweep(studio, ground, 600) +
    path(
      lathe(CENTER, [
        [FLOOR + 2, 338],
        [CANVAS + 40, 338],
      ]),
      side,
    ) +
    ellipse(CENTER, FLOOR + 2, 338, 40, top)
  );
}

function daylight(studio: Studio, ground: string): string {
  const x = studio.vary.range('pane', 40, 260);
  const pane = (dx: number, dy: number): string => `M${x + dx + 5} ${95 + dy}l140 -32v180l-140 32Z`;
  const panes = pane(0, 0) + pane(168, -38) + pane(0, 214) + pane(168, 176);
  return sweep(studio, darken(ground, 0.05), 590) + soft(panes, '#ffffff', 0.6, 24);
}

/** One blade of a palm leaf: from `at` on the rib, turned by `turn` degrees. */
function blade(at: number, length: number, turn: number): string {
  const [c, s] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)];
  const point = (x: number, y: number): string =>
    `${(at + x * c - y * s).toFixed(1)} ${(x * s + y * c).toFixed(1)}`;
  const [near, tip, far] = [point(length * 0.45, -30), point(length, 0), point(length * 0.45, 16)];
  return `M${at} 0Q${near} ${tip}Q${far} ${at} 0Z`;
}

/** The soft shadow of a palm leaf that hangs into the picture. */
function leafShadow({ vary }: Studio, ground: string): string {
  const blades = Array.from({ length: 11 }, (_, i) => {
    const [at, length, turn] = [40 + i * 46, 250 - Math.abs(i - 4) * 20, 34 + i * 1.5];
    return blade(at, length, turn) + blade(at, length, -turn);
  }).join('');
  const x = vary.range('frondX', 790, 850);
  const y = vary.range('frondY', -70, 10);
  return move(x, y, soft(blades, darken(ground, 0.5), 0.17, 15), vary.range('frond', 128, 156));
}

function slabs(studio: Studio, ground: string): string {
  const { defs, brand, vary } = studio;
  const tone = mix(ground, brand.palette.base, 0.14);
  const left = vary.unit('slab') > 0.5;
  const face = defs.linear(
    [
      [0, lighten(tone, 0.34)],
      [1, darken(tone, 0.08)],
    ],
    70,
  );
  const x = left ? -20 : 470;
  return (
    sweep(studio, ground, 600) +
    path(roundRect(x, 330, 350, 290, 6), face) +
    path(roundRect(left ? 330 : 440, 330, 30, 290, 4), darken(tone, left ? 0.2 : -0.1))
  );
}

function paperCurves(studio: Studio, ground: string): string {
  const { palette } = studio.brand;
  const flip =
    studio.vary.unit('curve') > 0.5 ? `transform="translate(${CANVAS} 0) scale(-1 1)"` : '';
  const near = mix(ground, palette.accent, 0.34);
  const far = mix(ground, palette.base, 0.1);
  return (
    rect(lighten(ground, 0.16)) +
    `<g ${flip}>` +
    path('M0 330C180 250 330 420 520 330S760 200 800 220V800H0Z', far, 'fill-opacity="0.7"') +
    path('M0 560C160 500 360 640 560 560S760 470 800 480V800H0Z', near, 'fill-opacity="0.75"') +
    '</g>'
  );
}

function tableSplit(studio: Studio, ground: string): string {
  const second = mix(ground, studio.brand.palette.accent, 0.36);
  const flip = studio.vary.unit('split') > 0.5;
  return rect(ground) + path(flip ? 'M0 0H520L180 800H0Z' : 'M800 0H330L610 800H800Z', second);
}

function tableDisc(studio: Studio, ground: string): string {
  const { vary, brand } = studio;
  const second = mix(lighten(brand.palette.accent, 0.25), ground, 0.5);
  return (
    rect(ground) + ellipse(vary.range('dx', 280, 520), vary.range('dy', 280, 520), 300, 300, second)
  );
}

type Backdrop = (studio: Studio, ground: string) => string;

const plain: Backdrop = (_, ground) => rect(ground);
const withLeaf =
  (backdrop: Backdrop): Backdrop =>
  (studio, ground) =>
    backdrop(studio, ground) + leafShadow(studio, ground);

const SPREAD: readonly [Backdrop, ...Backdrop[]] = [
  sweep,
  arch,
  ledge,
  sunrise,
  daylight,
  slabs,
  withLeaf(sweep),
  paperCurves,
];
/** Backdrops behind a pack; neighbouring seeds get different ones. */
export const BACKDROPS: Readonly<Record<Shape['view'], readonly [Backdrop, ...Backdrop[]]>> = {
  front: [plinth, ...SPREAD],
  spread: SPREAD,
  top: [tableSplit, withLeaf(plain), tableDisc, plain],
};
