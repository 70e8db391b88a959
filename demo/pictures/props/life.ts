import { darken, lighten, mix } from '../kit/color.ts';
import { boxShadow, turned } from '../kit/light.ts';
import { ellipse, lathe, path, roundRect } from '../kit/paths.ts';
import { ball, foot, put, scatter, sheen, stroke, times } from './draw.ts';
import type { Prop } from './draw.ts';

export const sunHat: Prop = (brush) => {
  const straw = '#e6c48a';
  return (
    foot(brush, 150) +
    ball(brush, 0, -26, 190, 40, straw) +
    sheen(
      brush,
      'M-96 -34C-96 -130 -60 -160 0 -160C60 -160 96 -130 96 -34C60 -14 -60 -14 -96 -34Z',
      lighten(straw, 0.1),
      40,
    ) +
    sheen(brush, 'M-97 -62C-50 -40 50 -40 97 -62L97 -34C60 -12 -60 -12 -97 -34Z', brush.base, 40) +
    times(5, (i) =>
      stroke(
        `M${-150 + i * 10} ${-20 + i * 5}Q0 ${10 + i * 3} ${150 - i * 10} ${-20 + i * 5}`,
        darken(straw, 0.2),
        1.6,
        0.4,
      ),
    )
  );
};

export const sunglasses: Prop = (brush) => {
  const lens = (x: number): string =>
    sheen(
      brush,
      `M${x - 62} -70H${x + 62}C${x + 66} -20 ${x + 40} 0 ${x} 0C${x - 40} 0 ${x - 66} -20 ${x - 62} -70Z`,
      '#33304f',
      40,
      1.2,
    ) + path(`M${x - 44} -58l34 0l-40 44q-8 -18 6 -44z`, '#ffffff', 'fill-opacity="0.25"');
  return (
    ellipse(0, 2, 160, 12, '#1c1640', 'fill-opacity="0.2"') +
    stroke('M-146 -66L-170 -84M146 -66L170 -84', darken(brush.accent, 0.4), 10) +
    lens(-78) +
    lens(78) +
    stroke('M-18 -60Q0 -72 18 -60', '#33304f', 9)
  );
};

export const parasol: Prop = (brush) => {
  const panel = (from: number, to: number, tone: string): string =>
    sheen(brush, `M0 -430L${from} -270Q${(from + to) / 2} -292 ${to} -270Z`, tone, 30, 0.7);
  const tones = [brush.accent, '#fffaf2'];
  return (
    foot(brush, 40) +
    path(roundRect(-5, -420, 10, 420, 4), '#caa777') +
    [-230, -138, -46, 46, 138].map((x, i) => panel(x, x + 92, tones[i % 2] ?? '#ffffff')).join('') +
    ball(brush, 0, -432, 9, 9, '#caa777')
  );
};

export const umbrella: Prop = (brush) =>
  put(
    sheen(
      brush,
      'M-200 0C-190 -150 -90 -200 0 -200C90 -200 190 -150 200 0C180 -24 140 -24 120 0C90 -28 50 -28 0 0C-50 -28 -90 -28 -120 0C-140 -24 -180 -24 -200 0Z',
      brush.accent,
      40,
    ) +
      path(
        'M0 -200C60 -150 110 -60 120 0C90 -28 50 -28 0 0C-50 -28 -90 -28 -120 0C-110 -60 -60 -150 0 -200Z',
        '#ffffff',
        'fill-opacity="0.22"',
      ) +
      stroke('M0 -216V-196M0 -10V120C0 150 40 150 40 122', '#5a4a3c', 9),
    0,
    -150,
    1,
    -8,
  );

export const rain: Prop = (brush) =>
  times(34, (i) => {
    const [x, y] = [scatter(i, 3) * 1000 - 500, -scatter(i, 4) * 600];
    return stroke(`M${x} ${y}l-8 26`, lighten(brush.base, 0.4), 4, 0.5);
  });

export const moon: Prop = (brush) =>
  sheen(brush, 'M40 -330A110 110 0 1 0 110 -150A92 92 0 0 1 40 -330Z', '#fbe3a6', 40) +
  [
    [150, -300, 10],
    [-130, -330, 8],
    [190, -200, 7],
    [-170, -180, 9],
  ]
    .map(([x = 0, y = 0, s = 0]) =>
      path(
        `M${x} ${y - s * 2}Q${x + s * 0.4} ${y - s * 0.4} ${x + s * 2} ${y}Q${x + s * 0.4} ${y + s * 0.4} ${x} ${y + s * 2}Q${x - s * 0.4} ${y + s * 0.4} ${x - s * 2} ${y}Q${x - s * 0.4} ${y - s * 0.4} ${x} ${y - s * 2}Z`,
        '#fdeec2',
      ),
    )
    .join('');

export const pillows: Prop = (brush) => {
  const pillow = (tone: string): string =>
    sheen(
      brush,
      'M-150 -110C-160 -136 -130 -142 -110 -132C-40 -146 40 -146 110 -132C130 -142 160 -136 150 -110C160 -80 160 -40 150 -18C158 6 130 10 112 2C40 12 -40 12 -112 2C-130 10 -158 6 -150 -18C-160 -40 -160 -80 -150 -110Z',
      tone,
      60,
    );
  return (
    foot(brush, 160) +
    put(pillow(lighten(brush.accent, 0.4)), 34, -70, 0.94, 5) +
    pillow('#fbfaff') +
    stroke('M-110 -100C-60 -70 -40 -40 -30 -20M100 -96C70 -76 60 -60 54 -40', '#c9c6de', 4, 0.7)
  );
};

export const clock: Prop = (brush) =>
  foot(brush, 80) +
  stroke('M-54 -18L-72 0M54 -18L72 0', darken(brush.base, 0.2), 15) +
  ball(brush, -58, -196, 34, 26, brush.base) +
  ball(brush, 58, -196, 34, 26, brush.base) +
  ball(brush, 0, -104, 104, 104, brush.base) +
  ball(brush, 0, -104, 82, 82, '#fffdf8') +
  times(12, (i) => put(path(roundRect(-3, -72, 6, 12, 2), '#8d8aa0'), 0, -104, 1, i * 30)) +
  stroke('M0 -104V-156M0 -104L38 -86', '#2b2740', 8) +
  ellipse(0, -104, 8, 8, brush.accent);

export const glasses: Prop = (brush) => {
  const ring = (x: number): string =>
    ellipse(
      x,
      -52,
      66,
      54,
      '#ffffff',
      `fill-opacity="0.3" stroke="${darken(brush.base, 0.2)}" stroke-width="11"`,
    ) + stroke(`M${x - 38} -70q12 -20 34 -20`, '#ffffff', 5, 0.9);
  return (
    ellipse(0, 4, 170, 12, '#1c1640', 'fill-opacity="0.2"') +
    stroke('M-148 -66L-176 -96M148 -66L176 -96', darken(brush.base, 0.2), 10) +
    ring(-80) +
    ring(80) +
    stroke('M-16 -60Q0 -76 16 -60', darken(brush.base, 0.2), 10)
  );
};

export const laptop: Prop = (brush) =>
  foot(brush, 220, 0.7) +
  sheen(brush, roundRect(-190, -272, 380, 250, 16), '#3a3654', 40) +
  sheen(brush, roundRect(-176, -258, 352, 222, 8), mix('#cfe0f5', brush.base, 0.15), 60) +
  times(5, (i) =>
    path(
      roundRect(-146, -226 + i * 32, 190 - ((i * 53) % 90), 12, 6),
      '#ffffff',
      'fill-opacity="0.75"',
    ),
  ) +
  ellipse(104, -150, 48, 48, '#ffffff', 'fill-opacity="0.6"') +
  sheen(brush, 'M-196 -24H196L240 0Q242 8 232 8H-232Q-242 8 -240 0Z', '#c9cad6', 80);

export const dumbbell: Prop = (brush) =>
  ellipse(0, 4, 190, 16, '#1c1640', 'fill-opacity="0.25"') +
  sheen(brush, roundRect(-120, -68, 240, 26, 12), '#b9bcc8', 90) +
  [-1, 1]
    .map(
      (s) =>
        sheen(
          brush,
          roundRect(s * 128 - 27, -108, 54, 108, 14),
          mix(brush.base, '#2b2740', 0.3),
          80,
        ) + sheen(brush, roundRect(s * 168 - 17, -88, 34, 70, 10), brush.base, 80),
    )
    .join('');

export const flask: Prop = (brush) => {
  const body = lathe(
    0,
    [
      [-240, 30, 8],
      [-200, 56, 34],
      [0, 54, 16],
    ],
    6,
  );
  return (
    foot(brush, 54) +
    turned(brush.defs, body, brush.accent, 'satin') +
    turned(
      brush.defs,
      lathe(
        0,
        [
          [-292, 34, 10],
          [-236, 36, 4],
        ],
        3,
      ),
      '#fdfcf9',
      'satin',
    ) +
    stroke('M0 -290C0 -326 50 -320 44 -270', '#fdfcf9', 9) +
    path(roundRect(-30, -120, 60, 8, 4), '#ffffff', 'fill-opacity="0.7"')
  );
};

export const mat: Prop = (brush) => {
  const tone = mix(brush.base, '#7a6fd0', 0.35);
  return (
    foot(brush, 130) +
    sheen(brush, 'M-90 -96H130a22 48 0 0 1 0 96H-90Z', tone, 80) +
    ball(brush, -90, -48, 48, 48, lighten(tone, 0.15)) +
    [36, 24, 12]
      .map((r) => ellipse(-90, -48, r, r, 'none', `stroke="${darken(tone, 0.3)}" stroke-width="4"`))
      .join('') +
    path(roundRect(40, -97, 18, 97, 4), lighten(brush.accent, 0.3))
  );
};

export const suitcase: Prop = (brush) =>
  foot(brush, 110) +
  stroke('M-44 -300V-360H44V-300', '#6b6880', 10) +
  sheen(brush, roundRect(-112, -306, 224, 290, 28), brush.accent, 40) +
  times(4, (i) => stroke(`M${-66 + i * 44} -290V-34`, darken(brush.accent, 0.2), 5, 0.6)) +
  [-74, 74].map((x) => ball(brush, x, -8, 17, 15, '#3a3654')).join('') +
  put(sheen(brush, roundRect(-26, -40, 52, 40, 6), '#fffdf8', 40), 60, -214, 1, 12);

export const comb: Prop = (brush) =>
  sheen(brush, roundRect(-150, -74, 300, 34, 14), brush.base, 60) +
  times(23, (i) => sheen(brush, roundRect(-144 + i * 12.6, -44, 6, 58, 3), brush.base, 0, 0.6));

export const paddleBrush: Prop = (brush) =>
  ellipse(10, 8, 80, 14, '#1c1640', 'fill-opacity="0.2"') +
  sheen(brush, 'M-18 -150H18L26 0Q0 18 -26 0Z', darken('#b98a5a', 0.1), 10) +
  sheen(brush, roundRect(-74, -340, 148, 200, 66), '#b98a5a', 40) +
  ball(brush, 0, -242, 60, 82, lighten(brush.accent, 0.3)) +
  times(35, (i) => ellipse(-42 + (i % 5) * 21, -300 + Math.floor(i / 5) * 19, 4, 4, '#3a3040'));

export const makeupBrush: Prop = (brush) =>
  sheen(brush, 'M-11 -190H11L17 0Q0 12 -17 0Z', '#2b2740', 0) +
  sheen(brush, 'M-17 -240H17L12 -186H-12Z', '#d8b988', 0) +
  sheen(
    brush,
    'M-17 -238C-52 -290 -46 -350 0 -372C46 -350 52 -290 17 -238Z',
    mix('#8f5a48', brush.accent, 0.3),
    0,
  ) +
  path(
    'M-26 -330C-10 -372 10 -372 26 -330C20 -350 -20 -350 -26 -330Z',
    lighten(brush.accent, 0.3),
    'fill-opacity="0.8"',
  );

export const razor: Prop = (brush) =>
  ellipse(8, 8, 70, 12, '#1c1640', 'fill-opacity="0.2"') +
  sheen(
    brush,
    'M-15 -250C-24 -180 -22 -80 -15 0H15C22 -80 24 -180 15 -250Z',
    darken(brush.base, 0.1),
    0,
  ) +
  times(5, (i) => path(roundRect(-14, -110 + i * 16, 28, 6, 3), brush.accent)) +
  sheen(brush, roundRect(-84, -304, 168, 58, 14), '#e3e6ec', 60) +
  times(4, (i) => stroke(`M-70 ${-292 + i * 11}H70`, '#9aa0ae', 3.4));

export const shavingBrush: Prop = (brush) =>
  foot(brush, 48) +
  sheen(brush, 'M-46 -130C-72 -190 -62 -240 0 -256C62 -240 72 -190 46 -130Z', '#e9dfd0', 20) +
  times(7, (i) =>
    stroke(
      `M${-36 + i * 12} -134L${-54 + i * 18} ${-214 - (3 - Math.abs(i - 3)) * 10}`,
      '#b9a88f',
      2.4,
      0.6,
    ),
  ) +
  turned(
    brush.defs,
    lathe(
      0,
      [
        [-140, 48, 6],
        [-96, 34, 20],
        [-40, 40, 30],
        [0, 50, 10],
      ],
      6,
    ),
    mix(brush.base, '#2b2740', 0.4),
    'gloss',
  );

export const fan: Prop = (brush) =>
  foot(brush, 70) +
  sheen(brush, 'M-11 -160H11L16 -14H-16Z', '#fbfaf7', 0) +
  ball(brush, 0, -10, 76, 18, '#fbfaf7') +
  ellipse(0, -246, 126, 126, '#ffffff', 'fill-opacity="0.55"') +
  times(3, (i) =>
    put(
      sheen(brush, 'M0 0C-64 -30 -70 -96 -20 -108C24 -104 40 -50 0 0Z', brush.accent, 40),
      0,
      -246,
      1,
      i * 120,
    ),
  ) +
  times(16, (i) => put(stroke('M0 -24V-120', '#8d93a6', 2, 0.5), 0, -246, 1, i * 22.5)) +
  ellipse(0, -246, 126, 126, 'none', 'stroke="#dfe2ea" stroke-width="10"') +
  ball(brush, 0, -246, 24, 24, brush.base);

export const sneaker: Prop = (brush) =>
  ellipse(0, 4, 170, 14, '#1c1640', 'fill-opacity="0.25"') +
  sheen(
    brush,
    'M-150 -30L-140 -130C-110 -112 -76 -118 -60 -146L60 -70C110 -58 160 -56 160 -22V-14H-150Z',
    brush.accent,
    60,
  ) +
  sheen(brush, 'M-154 -26H162C172 -8 160 4 150 4H-146C-160 4 -162 -14 -154 -26Z', '#fffdf8', 80) +
  times(4, (i) => stroke(`M${-46 + i * 28} ${-120 + i * 17}l26 -18`, '#ffffff', 7)) +
  path('M-142 -110C-120 -60 -60 -46 -20 -40L-150 -40Z', '#ffffff', 'fill-opacity="0.35"');

export const skyline: Prop = (brush) => {
  const tower = (x: number, w: number, h: number, tone: string): string =>
    path(`M${x} 0V${-h}H${x + w}V0Z`, tone) +
    times(Math.floor(h / 44), (i) =>
      path(
        roundRect(x + w * 0.2, -h + 18 + i * 40, w * 0.6, 10, 2),
        '#ffffff',
        'fill-opacity="0.28"',
      ),
    );
  const far = mix(brush.ground, '#8d8aa0', 0.35);
  const near = mix(brush.ground, '#6b6880', 0.55);
  return (
    times(9, (i) => tower(-520 + i * 120, 84, 150 + ((i * 83) % 170), far)) +
    times(8, (i) => tower(-480 + i * 130, 66, 90 + ((i * 61) % 130), near))
  );
};

export const babyBottle: Prop = (brush) => {
  const body = lathe(
    0,
    [
      [-190, 50, 16],
      [-110, 54, 40],
      [0, 52, 18],
    ],
    6,
  );
  return (
    foot(brush, 52) +
    turned(brush.defs, body, '#f8fbfd', 'gloss') +
    path(
      lathe(
        0,
        [
          [-116, 49, 4],
          [-8, 46, 14],
        ],
        5,
      ),
      '#fff3df',
      'fill-opacity="0.95"',
    ) +
    times(5, (i) => stroke(`M26 ${-30 - i * 26}h18`, brush.base, 4)) +
    turned(
      brush.defs,
      lathe(
        0,
        [
          [-232, 54, 8],
          [-186, 54, 4],
        ],
        4,
      ),
      brush.accent,
      'satin',
    ) +
    sheen(
      brush,
      'M-34 -232C-34 -262 -14 -262 -12 -290C-10 -306 10 -306 12 -290C14 -262 34 -262 34 -232Z',
      '#f6dcb8',
      20,
    )
  );
};

export const bear: Prop = (brush) => {
  const fur = mix('#c99a6b', brush.accent, 0.2);
  return (
    foot(brush, 90) +
    [-1, 1]
      .map((s) => ball(brush, s * 74, -18, 40, 30, fur) + ball(brush, s * 78, -104, 28, 46, fur))
      .join('') +
    ball(brush, 0, -84, 80, 86, fur) +
    ball(brush, 0, -76, 48, 54, lighten(fur, 0.45)) +
    [-1, 1]
      .map(
        (s) =>
          ball(brush, s * 58, -244, 28, 28, fur) +
          ball(brush, s * 58, -244, 15, 15, lighten(fur, 0.45)),
      )
      .join('') +
    ball(brush, 0, -194, 78, 70, fur) +
    ball(brush, 0, -176, 36, 28, lighten(fur, 0.5)) +
    ellipse(-28, -206, 7, 8, '#3a2a20') +
    ellipse(28, -206, 7, 8, '#3a2a20') +
    ellipse(0, -186, 11, 8, '#3a2a20') +
    stroke('M0 -178V-166M-14 -162Q0 -152 14 -162', '#3a2a20', 4)
  );
};

export const bowl: Prop = (brush) =>
  foot(brush, 90) +
  turned(
    brush.defs,
    lathe(
      0,
      [
        [-110, 130, 10],
        [-40, 108, 80],
        [0, 56, 8],
      ],
      6,
    ),
    '#fdfcf8',
    'satin',
  ) +
  ellipse(0, -110, 130, 24, '#f3efe6') +
  ellipse(0, -108, 118, 19, '#fffefb') +
  [
    [-60, -116, '#3d4a8f'],
    [-20, -122, '#c2425f'],
    [28, -118, '#4a5aa8'],
    [64, -114, '#c2425f'],
    [0, -108, '#f2932e'],
  ]
    .map(([x, y, tone]) => ball(brush, Number(x), Number(y), 22, 17, String(tone)))
    .join('');

/** Garden lanterns and a star burst for the new year. */
export const fireworks: Prop = () => {
  const burst = (x: number, y: number, r: number, tone: string): string =>
    times(14, (i) =>
      put(
        stroke(`M0 ${-r * 0.3}V${-r * (i % 2 ? 0.8 : 1)}`, tone, 5, 0.85) +
          ellipse(0, -r * (i % 2 ? 0.86 : 1.07), 5, 5, tone),
        x,
        y,
        1,
        (i * 360) / 14,
      ),
    );
  return (
    burst(-120, -380, 120, '#f0b040') +
    burst(130, -450, 92, '#e7637a') +
    burst(250, -300, 70, '#8a7fe0')
  );
};

export const leaflet: Prop = (brush) =>
  boxShadow(-110, 0, 220, 20) +
  sheen(brush, 'M-110 -290L0 -272V0L-110 -14Z', '#fffdf8', 20) +
  sheen(brush, 'M110 -290L0 -272V0L110 -14Z', '#f6f2ea', 160) +
  times(
    6,
    (i) =>
      path(`M-90 ${-236 + i * 34}l70 9v7l-70 -9z`, lighten(brush.base, 0.4)) +
      path(`M90 ${-236 + i * 34}l-70 9v7l70 -9z`, lighten(brush.base, 0.5)),
  );
