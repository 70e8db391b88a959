import { darken, lighten } from '../kit/color.ts';
import { createDefs } from '../kit/defs.ts';
import { ellipse, path, roundRect } from '../kit/paths.ts';
import { ball, put, sheen, stroke } from '../props/draw.ts';
import type { Brush } from '../props/draw.ts';
import { PROPS } from '../props/index.ts';

interface Person {
  readonly skin: string;
  readonly hair: string;
  readonly shirt: string;
  readonly wall: string;
  readonly cut: 'bob' | 'short' | 'bun' | 'silver';
  readonly glasses: boolean;
}

const PEOPLE: readonly [Person, ...Person[]] = [
  {
    skin: '#f0c7a0',
    hair: '#2b2230',
    shirt: '#8fc7b4',
    wall: '#dff0ea',
    cut: 'bob',
    glasses: false,
  },
  {
    skin: '#e2b088',
    hair: '#25202c',
    shirt: '#8fb0dc',
    wall: '#e2eaf8',
    cut: 'short',
    glasses: true,
  },
  {
    skin: '#f3d0ae',
    hair: '#3a2820',
    shirt: '#eab0b8',
    wall: '#fbe9e6',
    cut: 'bun',
    glasses: true,
  },
  {
    skin: '#dba77e',
    hair: '#b9bac4',
    shirt: '#c9b4e4',
    wall: '#eeeaf8',
    cut: 'silver',
    glasses: false,
  },
];

const HAIR_BACK = {
  bob: 'M-132 -40C-150 -190 -70 -236 0 -236C70 -236 150 -190 132 -40C136 30 128 76 110 90H-110C-128 76 -136 30 -132 -40Z',
  short: '',
  bun: 'M-44 -190C-66 -280 66 -280 44 -190Z',
  silver: '',
} as const;

const HAIR_FRONT = {
  bob: 'M-122 -60C-124 -170 -70 -214 0 -214C70 -214 124 -170 122 -60C108 -112 84 -140 40 -150C-10 -132 -70 -128 -96 -122C-112 -104 -118 -84 -122 -60Z',
  short:
    'M-116 -70C-126 -176 -70 -222 10 -218C86 -214 124 -160 116 -70C108 -100 102 -124 84 -144C40 -134 -40 -138 -76 -152C-100 -128 -108 -100 -116 -70Z',
  bun: 'M-118 -64C-128 -176 -66 -220 0 -220C66 -220 128 -176 118 -64C110 -116 84 -150 0 -160C-84 -150 -110 -116 -118 -64Z',
  silver:
    'M-116 -74C-122 -170 -66 -208 -6 -210C70 -214 120 -164 116 -74C108 -104 96 -128 70 -140C10 -120 -60 -124 -92 -138C-104 -118 -110 -98 -116 -74Z',
} as const;

function face(brush: Brush, { skin, hair, cut, glasses }: Person): string {
  const brow = darken(hair, 0.1);
  const eye = (x: number): string =>
    stroke(`M${x - 24} -62Q${x} -74 ${x + 24} -62`, cut === 'silver' ? '#8d8e9a' : brow, 7) +
    ellipse(x, -32, 10, 11, '#2a2030') +
    ellipse(x - 3, -36, 3.4, 3.8, '#ffffff');
  const frames = [-50, 50]
    .map((x) =>
      ellipse(x, -32, 36, 31, '#ffffff', `fill-opacity="0.18" stroke="#3a3458" stroke-width="6"`),
    )
    .join('');
  return (
    (HAIR_BACK[cut] ? sheen(brush, HAIR_BACK[cut], hair, 40, 0.5) : '') +
    sheen(brush, roundRect(-46, 60, 92, 130, 30), darken(skin, 0.1), 90) +
    ellipse(-116, -26, 22, 32, darken(skin, 0.06)) +
    ellipse(116, -26, 22, 32, darken(skin, 0.06)) +
    ball(brush, 0, -44, 120, 148, skin).replace(/url\(#[^)]+\)/, skin) +
    ellipse(-66, 22, 28, 17, '#e88a7a', 'fill-opacity="0.32"') +
    ellipse(66, 22, 28, 17, '#e88a7a', 'fill-opacity="0.32"') +
    eye(-50) +
    eye(50) +
    (glasses ? `${frames}${stroke('M-14 -34Q0 -42 14 -34', '#3a3458', 6)}` : '') +
    stroke('M-3 -18Q10 6 -6 10', darken(skin, 0.25), 5) +
    path('M-40 40Q0 82 40 40Q0 54 -40 40Z', '#ffffff') +
    stroke('M-44 38Q0 84 44 38', '#b5524a', 6) +
    sheen(brush, HAIR_FRONT[cut], hair, 40, 0.5)
  );
}

function coat(brush: Brush, { shirt }: Person): string {
  const white = '#fdfdfe';
  return (
    sheen(brush, 'M-300 420C-300 250 -240 200 -96 168H96C240 200 300 250 300 420Z', white, 60) +
    path('M-70 168L0 300L70 168L40 150H-40Z', shirt) +
    path('M-70 168L-8 290L-34 316L-116 190Z', lighten('#e6e9f2', 0.3)) +
    path('M70 168L8 290L34 316L116 190Z', '#e3e6f0') +
    stroke('M0 300V420', '#cfd3e0', 5) +
    path(roundRect(100, 300, 110, 62, 10), '#1f1b5c') +
    path('M132 338a23 23 0 0 1 46 0z', '#f6a45c') +
    path(roundRect(122, 344, 66, 6, 3), '#ffffff') +
    stroke('M-190 300h80M-190 300v70h80v-70', '#d3d7e4', 5)
  );
}

const figure = (brush: Brush, person: Person): string => coat(brush, person) + face(brush, person);

function svg(width: number, height: number, defs: string, content: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${defs}${content}</svg>`;
}

/** A pharmacist of the shop, head and shoulders; `number` counts from 1. */
export function drawPharmacist(number: number): string {
  const person = PEOPLE[(number - 1) % PEOPLE.length] ?? PEOPLE[0];
  const defs = createDefs('f');
  const brush = { defs, base: '#1d7a54', accent: person.shirt, ground: person.wall };
  const glow = defs.radial(
    [
      [0, '#ffffff', 0.9],
      [1, '#ffffff', 0],
    ],
    0.4,
    0.35,
    0.6,
  );
  const content =
    path(roundRect(0, 0, 800, 800), person.wall) +
    path('M110 800V400a290 290 0 0 1 580 0V800Z', lighten(person.shirt, 0.45)) +
    path(roundRect(0, 0, 800, 800), glow) +
    put(figure(brush, person), 400, 400, 1);
  return svg(800, 800, defs.toString(), content);
}

export function drawCounter(): string {
  const defs = createDefs('f');
  const wall = '#e6f1ec';
  const brush = { defs, base: '#1d7a54', accent: '#8fc7b4', ground: wall };
  const board = (y: number): string =>
    path(roundRect(60, y, 1080, 16, 4), '#d8bd97') +
    Array.from({ length: 17 }, (_, i) => {
      const h = 62 + ((i * 37) % 56);
      const tone = ['#a8d4c0', '#f2c9a0', '#b8c8ea', '#f0b8c0'][(i + y) % 4] ?? wall;
      return sheen(brush, roundRect(84 + i * 62, y - h, 44, h, 7), lighten(tone, 0.25), 30);
    }).join('');
  const top = defs.linear(
    [
      [0, '#ffffff'],
      [1, '#e3d8c8'],
    ],
    90,
  );
  const content =
    path(roundRect(0, 0, 1200, 800), wall) +
    board(180) +
    board(360) +
    path(roundRect(0, 0, 1200, 800), wall, 'fill-opacity="0.35"') +
    put(PROPS.cross(brush), 592, 640, 1.25) +
    put(figure(brush, PEOPLE[0]), 380, 400, 0.78) +
    put(figure(brush, PEOPLE[1] ?? PEOPLE[0]), 800, 390, 0.78) +
    path(roundRect(0, 600, 1200, 40), top) +
    path(roundRect(0, 636, 1200, 170), '#1f1b5c') +
    put(
      `<g opacity="0.9">${stroke('M10 56V30a22 22 0 0 1 44 0v26', '#ffffff', 9)}${path('M19 41a13 13 0 0 1 26 0z', '#f6a45c')}</g>`,
      552,
      672,
      1.6,
    ) +
    put(PROPS.mortar(brush), 130, 606, 0.8) +
    put(PROPS.capsules(brush), 590, 596, 0.7) +
    put(PROPS.bag(brush), 1060, 612, 0.7);
  return svg(1200, 800, defs.toString(), content);
}
