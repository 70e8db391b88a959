import { darken, lighten, mix } from '../kit/color.ts';
import { glass, glint } from '../kit/glass.ts';
import { turned } from '../kit/light.ts';
import { ellipse, lathe, path, roundRect } from '../kit/paths.ts';
import { ball, foot, put, sheen, stroke, times } from './draw.ts';
import type { Brush, Prop } from './draw.ts';

export const towels: Prop = (brush) => {
  const tones = [
    lighten(brush.accent, 0.55),
    '#fdfaf5',
    mix(lighten(brush.base, 0.55), brush.ground, 0.4),
  ];
  const fold = (y: number, w: number, tone: string): string =>
    sheen(brush, roundRect(-w / 2, y - 52, w, 52, 24), tone, 75) +
    stroke(
      `M${w / 2 - 10} ${y - 40}H${-w / 2 + 30}a13 13 0 0 0 0 26H${w / 2 - 10}`,
      darken(tone, 0.14),
      3,
      0.7,
    );
  return foot(brush, 120) + tones.map((tone, i) => fold(-i * 50, 250 - i * 14, tone)).join('');
};

export const roll: Prop = (brush) => {
  const tone = lighten(brush.accent, 0.6);
  const rings = [44, 32, 20, 9]
    .map(
      (r) =>
        `<circle cx="-70" cy="-54" r="${r}" fill="none" stroke="${darken(tone, 0.18)}" stroke-width="3" stroke-opacity="0.7"/>`,
    )
    .join('');
  return (
    foot(brush, 120) +
    sheen(brush, 'M-70 -108H96a30 54 0 0 1 0 108H-70Z', tone, 80) +
    ball(brush, -70, -54, 54, 54, lighten(tone, 0.25)) +
    rings
  );
};

export const duck: Prop = (brush) => {
  const yellow = '#f8c93a';
  return (
    foot(brush, 84) +
    sheen(
      brush,
      'M-96 -66C-104 -20 -60 0 -6 0C60 0 100 -24 100 -74C84 -62 66 -66 44 -82C10 -104 -80 -110 -96 -66Z',
      yellow,
      60,
    ) +
    ball(brush, -44, -124, 52, 50, yellow) +
    sheen(
      brush,
      'M-90 -122C-116 -126 -126 -112 -124 -106C-112 -100 -96 -100 -86 -106Z',
      '#ee8a2e',
      60,
    ) +
    ellipse(-62, -136, 7, 9, '#2a2350') +
    ellipse(-64, -139, 2.4, 3, '#ffffff') +
    sheen(brush, 'M-10 -70C16 -80 50 -70 58 -44C34 -26 4 -30 -10 -70Z', darken(yellow, 0.08), 60)
  );
};

const bubble = ({ defs }: Brush, x: number, y: number, r: number): string =>
  ellipse(
    x,
    y,
    r,
    r,
    defs.radial(
      [
        [0, '#ffffff', 0.1],
        [0.7, '#ffffff', 0.22],
        [0.92, '#cfe3ff', 0.55],
        [1, '#ffffff', 0.75],
      ],
      0.5,
      0.5,
      0.5,
    ),
  ) + ellipse(x - r * 0.36, y - r * 0.42, r * 0.2, r * 0.13, '#ffffff', 'fill-opacity="0.9"');

const BUBBLES = [
  [0, -60, 44],
  [70, -120, 26],
  [-62, -150, 30],
  [30, -220, 18],
  [-24, -262, 12],
  [104, -40, 16],
  [-104, -70, 18],
] as const;
export const bubbles: Prop = (brush) => BUBBLES.map(([x, y, r]) => bubble(brush, x, y, r)).join('');

export const foam: Prop = (brush) =>
  [
    [-120, -20, 40],
    [-66, -44, 52],
    [0, -34, 48],
    [62, -52, 56],
    [122, -22, 42],
    [-30, -84, 40],
    [34, -96, 34],
  ]
    .map(([x = 0, y = 0, r = 0]) => ball(brush, x, y, r, r * 0.96, '#f2f6fb'))
    .join('') + bubble(brush, 84, -118, 20);

export const stones: Prop = (brush) => {
  const grey = mix('#8d8a94', brush.base, 0.2);
  return (
    foot(brush, 90) +
    ball(brush, 0, -24, 100, 28, grey) +
    ball(brush, -6, -66, 74, 24, lighten(grey, 0.2)) +
    ball(brush, 4, -102, 50, 18, darken(grey, 0.12))
  );
};

export const tumbler: Prop = (brush) => {
  const wall = lathe(
    0,
    [
      [-190, 66, 4],
      [0, 52, 14],
    ],
    5,
  );
  const water = lathe(
    0,
    [
      [-136, 58, 4],
      [-12, 48, 12],
    ],
    4,
  );
  return (
    foot(brush, 54, 0.8) +
    path(water, '#9fd4ee', 'fill-opacity="0.6"') +
    ellipse(0, -136, 58, 9, '#d4eefa', 'fill-opacity="0.9"') +
    glass(brush.defs, wall, '#d8e8f2', 0.34) +
    ellipse(0, -190, 66, 10, 'none', 'stroke="#ffffff" stroke-width="3" stroke-opacity="0.9"') +
    glint(brush.defs, { x: -60, y: -176, w: 120, h: 150 }, 0.8)
  );
};

export const brushCup: Prop = (brush) => {
  const toothbrush = (turn: number, tone: string): string =>
    put(
      sheen(brush, roundRect(-8, -230, 16, 230, 8), tone, 10) +
        times(5, (i) =>
          path(roundRect(8, -226 + i * 11, 24, 8, 3), i % 2 ? '#ffffff' : lighten(tone, 0.5)),
        ),
      0,
      -40,
      1,
      turn,
    );
  const cup = lathe(
    0,
    [
      [-150, 64, 6],
      [0, 54, 16],
    ],
    6,
  );
  return (
    foot(brush, 58) +
    toothbrush(-14, brush.base) +
    toothbrush(13, brush.accent) +
    turned(brush.defs, cup, '#fbfaf7', 'satin') +
    stroke('M-62 -112Q0 -100 62 -112', brush.accent, 7, 0.8)
  );
};

export const drops: Prop = ({ defs }) => {
  const drop = (x: number, y: number, r: number): string => {
    const body = defs.radial(
      [
        [0, '#ffffff', 0.65],
        [0.55, '#ffffff', 0.18],
        [0.88, '#5a7aa8', 0.2],
        [1, '#5a7aa8', 0.42],
      ],
      0.55,
      0.62,
      0.6,
    );
    return (
      ellipse(x + r * 0.25, y + r * 0.22, r, r * 0.5, '#2a3a60', 'fill-opacity="0.13"') +
      ellipse(x, y, r, r * 0.52, body) +
      ellipse(x - r * 0.38, y - r * 0.2, r * 0.22, r * 0.09, '#ffffff', 'fill-opacity="0.95"')
    );
  };
  return (
    drop(0, 0, 26) +
    drop(56, 14, 16) +
    drop(-50, 20, 19) +
    drop(24, 36, 11) +
    drop(-92, 2, 10) +
    drop(98, 34, 13)
  );
};

/** A silver bowl with water and flowers, for Songkran. */
export const waterBowl: Prop = (brush) => {
  const bowl = lathe(
    0,
    [
      [-96, 104, 10],
      [-40, 92, 60],
      [-16, 40, 14],
      [0, 56, 6],
    ],
    6,
  );
  const petals = [-60, -24, 18, 54]
    .map((x, i) => ball(brush, x, -98 + (i % 2) * 8, 17, 7, i % 2 ? '#f2a0b4' : '#f8d26a'))
    .join('');
  return (
    foot(brush, 70) +
    turned(brush.defs, bowl, '#d5d9e0', 'metal') +
    ellipse(0, -96, 104, 17, '#b9e2f4') +
    ellipse(0, -96, 104, 17, 'none', 'stroke="#ffffff" stroke-width="4" stroke-opacity="0.8"') +
    petals
  );
};

export const splash: Prop = ({ defs }) => {
  const water = defs.linear(
    [
      [0, '#ffffff', 0.85],
      [0.5, '#9cd3f0', 0.75],
      [1, '#5aaede', 0.6],
    ],
    60,
  );
  const arcs =
    'M-150 0C-170 -80 -150 -170 -96 -214C-112 -150 -84 -110 -50 -78C-56 -150 -20 -230 36 -262C16 -190 34 -120 66 -84C78 -130 110 -164 150 -176C124 -120 130 -50 150 0Z';
  const flying = [
    [-120, -236, 12],
    [60, -290, 14],
    [4, -306, 8],
    [170, -200, 10],
    [112, -232, 7],
    [-160, -190, 7],
  ]
    .map(([x = 0, y = 0, r = 0]) => ellipse(x, y, r, r * 1.2, water))
    .join('');
  return (
    path(arcs, water) +
    stroke(
      'M-112 -40C-120 -90 -116 -140 -104 -180M30 -60C10 -130 16 -190 26 -236',
      '#ffffff',
      4,
      0.6,
    ) +
    flying
  );
};
