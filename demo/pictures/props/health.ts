import { darken, lighten, mix } from '../kit/color.ts';
import { boxShadow, turned } from '../kit/light.ts';
import { ellipse, lathe, path, roundRect } from '../kit/paths.ts';
import { ball, foot, put, sheen, stroke, times } from './draw.ts';
import type { Brush, Prop } from './draw.ts';

const GREEN = '#2f9e6e';

const crossPath = (s: number): string =>
  `M${-s / 3} ${-s}H${s / 3}V${-s / 3}H${s}V${s / 3}H${s / 3}V${s}H${-s / 3}V${s / 3}H${-s}V${-s / 3}H${-s / 3}Z`;

export const cross: Prop = (brush) =>
  path(roundRect(-10, -130, 20, 130, 6), '#c9ccd4') +
  foot(brush, 60) +
  put(ball(brush, 0, 0, 92, 92, '#fdfefd') + sheen(brush, crossPath(58), GREEN, 50), 0, -206);

export const mortar: Prop = (brush) => {
  const stone = mix('#eceae6', brush.ground, 0.35);
  const bowl = lathe(
    0,
    [
      [-130, 112, 12],
      [-56, 96, 70],
      [-26, 46, 10],
      [0, 70, 8],
    ],
    7,
  );
  return (
    foot(brush, 80) +
    put(
      sheen(
        brush,
        'M-13 -190C-13 -206 13 -206 13 -190L22 0C22 26 -22 26 -22 0Z',
        darken(stone, 0.08),
        10,
      ),
      14,
      -106,
      1,
      24,
    ) +
    turned(brush.defs, bowl, stone, 'satin') +
    ellipse(0, -130, 112, 20, darken(stone, 0.1)) +
    ellipse(0, -127, 100, 15, darken(stone, 0.25)) +
    [-40, -8, 28, 52].map((x) => ball(brush, x, -130, 26, 9, '#6f9f55')).join('')
  );
};

const capsule = (brush: Brush, tone: string, x: number, y: number, turn: number, k = 1): string => {
  const shell = roundRect(-44, -18, 88, 36, 18);
  return (
    ellipse(x + 6, y + 18 * k, 44 * k, 11 * k, '#1c1640', 'fill-opacity="0.2"') +
    put(
      sheen(brush, shell, tone, 90) + sheen(brush, 'M0 -18H26A18 18 0 0 1 26 18H0Z', '#fdfaf4', 90),
      x,
      y,
      k,
      turn,
    )
  );
};

export const capsules: Prop = (brush) =>
  capsule(brush, brush.base, -84, -16, -18) +
  capsule(brush, brush.accent, 10, 4, 24) +
  capsule(brush, '#f0a43c', 100, -12, -42) +
  [
    [-20, -30],
    [60, 26],
    [-120, 22],
  ]
    .map(
      ([x = 0, y = 0]) =>
        ellipse(x + 4, y + 8, 25, 13, '#1c1640', 'fill-opacity="0.2"') +
        ellipse(x, y + 5, 24, 14, '#d9d4ca') +
        ball(brush, x, y, 24, 14, '#fdfbf6') +
        stroke(`M${x - 14} ${y + 2}L${x + 14} ${y - 3}`, '#cfc9bd', 2),
    )
    .join('');

export const thermometer: Prop = (brush) =>
  path(roundRect(-142, -8, 300, 30, 15), '#1c1640', 'fill-opacity="0.15"') +
  sheen(
    brush,
    'M-150 -24C-150 -50 -60 -52 10 -44L120 -26L170 -20V-12L120 -8L10 4C-60 10 -150 4 -150 -24Z',
    '#fbfcfd',
    80,
  ) +
  sheen(brush, roundRect(-86, -38, 84, 32, 7), '#c8d9c9', 70) +
  path(
    'M-70 -30h8v16h-8zM-52 -30h14v4h-10v3h8v4h-8v5h-4zM-26 -30h10v16h-10z',
    '#37503f',
    'fill-opacity="0.75"',
  ) +
  ball(brush, -116, -22, 14, 14, brush.accent) +
  sheen(brush, 'M132 -25L172 -20V-11L132 -9Z', '#c9ccd4', 90);

export const pressure: Prop = (brush) =>
  stroke('M60 -30C140 0 150 -120 196 -110', '#5a586c', 11) +
  foot(brush, 140) +
  sheen(
    brush,
    'M-140 -60C-140 -120 -110 -196 -60 -196H60C104 -196 116 -120 116 -60V-16Q116 0 100 0H-124Q-140 0 -140 -16Z',
    '#f7f8fb',
    60,
  ) +
  sheen(brush, roundRect(-112, -172, 148, 112, 12), '#cfdccf', 60) +
  stroke('M-96 -112h26l12 -30 18 56 14 -40 8 14h32', '#2f5a46', 5) +
  times(3, (i) => path(roundRect(-96 + i * 44, -86, 34, 14, 3), '#2f5a46', 'fill-opacity="0.65"')) +
  ball(brush, 76, -116, 26, 26, brush.base) +
  ball(brush, 76, -54, 15, 15, brush.accent) +
  put(
    sheen(
      brush,
      'M-76 -120a76 30 0 0 1 152 0V-24a76 30 0 0 1 -152 0Z',
      mix(brush.base, '#39406a', 0.4),
      10,
    ) +
      ellipse(0, -120, 76, 30, darken(brush.base, 0.35)) +
      ellipse(0, -116, 60, 21, darken(brush.base, 0.55)),
    226,
    -16,
  );

export const glucometer: Prop = (brush) =>
  foot(brush, 84) +
  path(roundRect(-16, -318, 32, 70, 4), '#f6f7fa') +
  path(roundRect(-6, -312, 12, 22, 3), '#d0455a') +
  sheen(brush, roundRect(-88, -264, 176, 264, 52), '#fafbfd', 50) +
  sheen(brush, roundRect(-64, -226, 128, 104, 12), '#d3dfd2', 60) +
  path(
    'M-34 -200h12v52h-12zM-4 -200h12v52h-12zM26 -200h12v24h-12zM26 -172h12v24h-12z',
    '#35503f',
    'fill-opacity="0.8"',
  ) +
  ball(brush, 0, -72, 30, 30, brush.base) +
  put(
    sheen(brush, 'M0 -44C18 -14 28 0 28 18A28 28 0 0 1 -28 18C-28 0 -18 -14 0 -44Z', '#d0455a', 50),
    128,
    -40,
  );

export const mask: Prop = (brush) => {
  const blue = mix('#a9cfe6', brush.base, 0.12);
  return (
    stroke(
      'M-120 -130C-210 -150 -210 -30 -112 -40M120 -130C210 -150 210 -30 112 -40',
      '#fdfdfd',
      7,
    ) +
    foot(brush, 110, 0.7) +
    sheen(
      brush,
      'M-122 -140C-60 -176 60 -176 122 -140C128 -90 124 -50 112 -28C60 8 -60 8 -112 -28C-124 -50 -128 -90 -122 -140Z',
      blue,
      70,
    ) +
    [-112, -82, -52]
      .map((y) => stroke(`M-118 ${y}Q0 ${y + 30} 118 ${y}`, darken(blue, 0.18), 3.4, 0.8))
      .join('') +
    stroke('M-70 -152Q0 -166 70 -152', '#ffffff', 5, 0.8)
  );
};

export const kit: Prop = (brush) =>
  boxShadow(-150, 0, 300, 50) +
  stroke('M-52 -206C-52 -252 52 -252 52 -206', '#1d5a48', 16) +
  sheen(brush, 'M150 -206L186 -222V-22L150 0Z', '#1f7a5a', 10) +
  sheen(brush, roundRect(-150, -208, 300, 208, 22), '#2f9e7a', 50) +
  path('M-150 -124H150', 'none', 'stroke="#1d6a50" stroke-width="4"') +
  put(ellipse(0, 0, 66, 66, '#ffffff') + path(crossPath(42), '#2f9e7a'), 0, -104) +
  path(roundRect(-124, -140, 34, 32, 5), '#d5efe4') +
  path(roundRect(90, -140, 34, 32, 5), '#d5efe4');

/** A weekly pill organizer, one lid open. */
export const organizer: Prop = (brush) =>
  boxShadow(-196, 0, 392, 36) +
  times(7, (i) => {
    const x = -196 + i * 56;
    const open = i === 3;
    const box = mix(lighten(brush.base, 0.45), '#ffffff', i % 2 ? 0.1 : 0.3);
    return (
      sheen(brush, roundRect(x, -84, 54, 84, 8), box, 60) +
      (open
        ? sheen(
            brush,
            `M${x + 2} -84L${x + 8} -142H${x + 46}L${x + 52} -84Z`,
            lighten(box, 0.5),
            60,
          ) +
          ball(brush, x + 20, -84, 13, 8, '#f0a43c') +
          ball(brush, x + 38, -84, 12, 8, '#fdfbf6')
        : sheen(brush, roundRect(x + 3, -96, 48, 20, 8), lighten(box, 0.35), 60)) +
      ellipse(x + 27, -40, 7, 7, darken(box, 0.3), 'fill-opacity="0.7"')
    );
  });

export const tissues: Prop = (brush) =>
  boxShadow(-120, 0, 230, 60) +
  sheen(brush, 'M110 -118L168 -142V-20L110 0Z', darken(brush.accent, 0.2), 10) +
  sheen(brush, 'M-120 -118L-58 -142H168L110 -118Z', lighten(brush.accent, 0.4), 20) +
  sheen(
    brush,
    'M-30 -128C-50 -190 -6 -210 4 -238C34 -220 26 -190 62 -186C66 -160 76 -144 74 -128C40 -116 0 -116 -30 -128Z',
    '#ffffff',
    50,
  ) +
  sheen(brush, 'M-120 -118H110V0H-120Z', lighten(brush.accent, 0.15), 40) +
  times(4, (i) => ellipse(-80 + i * 52, -58, 17, 17, '#ffffff', 'fill-opacity="0.4"'));

export const mosquito: Prop = () => {
  const ink = '#3a3550';
  const legs = [-60, -30, 0]
    .map((x, i) =>
      stroke(
        `M${x + 20} 0C${x - 6} 40 ${x - 30 + i * 10} 60 ${x - 44 + i * 6} 104M${x + 20} 0C${x + 40} 44 ${x + 20} 70 ${x + 30 + i * 8} 108`,
        ink,
        3.4,
      ),
    )
    .join('');
  return (
    legs +
    ellipse(-6, -66, 34, 88, '#dfe6f2', 'fill-opacity="0.75" transform="rotate(38 0 -10)"') +
    ellipse(30, -72, 32, 84, '#eef2f9', 'fill-opacity="0.75" transform="rotate(62 20 -10)"') +
    ellipse(-56, 16, 66, 15, ink, 'transform="rotate(14 -56 16)"') +
    times(4, (i) => stroke(`M${-96 + i * 24} ${-8 + i * 5}l-5 26`, '#efe9dc', 5)) +
    ellipse(24, -2, 34, 24, ink) +
    ellipse(70, 6, 17, 16, ink) +
    ellipse(76, 0, 6, 7, '#e2725c') +
    stroke('M84 12L134 44M80 -6C100 -24 112 -20 122 -34M84 -2C106 -12 116 -6 130 -14', ink, 3.2)
  );
};

export const shield: Prop = (brush) => {
  const d =
    'M0 -300C54 -268 100 -262 132 -262C138 -140 98 -50 0 0C-98 -50 -138 -140 -132 -262C-100 -262 -54 -268 0 -300Z';
  return (
    foot(brush, 70) +
    sheen(brush, d, lighten(brush.base, 0.3), 40) +
    put(sheen(brush, d, lighten(brush.ground, 0.5), 40), 0, -24, 0.84) +
    put(sheen(brush, crossPath(56), brush.base, 50), 0, -160)
  );
};

export const heart: Prop = (brush) => {
  const d =
    'M0 0C-60 -48 -150 -110 -150 -190C-150 -270 -50 -290 0 -214C50 -290 150 -270 150 -190C150 -110 60 -48 0 0Z';
  return (
    foot(brush, 80, 0.7) +
    sheen(brush, d, '#d94f62', 50) +
    stroke('M-118 -150H-56L-30 -204L6 -96L34 -170L50 -150H118', '#ffffff', 10)
  );
};
