import { darken, lighten, mix } from '../kit/color.ts';
import { boxShadow } from '../kit/light.ts';
import { ellipse, path, roundRect } from '../kit/paths.ts';
import { ball, foot, put, scatter, sheen, stroke, times } from './draw.ts';
import type { Brush, Prop } from './draw.ts';

/** The shop's mark, 64 x 64. */
const mark = (line: string, sun: string): string =>
  stroke('M10 56V30a22 22 0 0 1 44 0v26', line, 9) +
  path('M19 41a13 13 0 0 1 26 0z', sun) +
  `<path d="M12 43.5h40" stroke-width="5" stroke="${line}"/>`;

export const gift: Prop = (brush) => {
  const [paper, ribbon] = [brush.accent, lighten(brush.ground, 0.55)];
  const loop = (side: 1 | -1): string =>
    sheen(
      brush,
      `M0 -170C${side * 30} -230 ${side * 96} -226 ${side * 88} -186C${side * 82} -164 ${side * 34} -162 0 -170Z`,
      ribbon,
      side > 0 ? 40 : 120,
    );
  return (
    boxShadow(-92, 0, 184, 30) +
    sheen(brush, roundRect(-92, -128, 184, 128, 5), paper, 40) +
    sheen(brush, roundRect(-18, -128, 36, 128), ribbon, 40) +
    sheen(brush, roundRect(-102, -168, 204, 46, 5), darken(paper, 0.06), 40) +
    sheen(brush, roundRect(-20, -168, 40, 46), ribbon, 40) +
    loop(-1) +
    loop(1) +
    ball(brush, 0, -170, 17, 14, ribbon)
  );
};

export const bag: Prop = (brush) =>
  boxShadow(-96, 0, 192, 44) +
  stroke('M-44 -240C-44 -310 44 -310 44 -240', darken(brush.base, 0.1), 7) +
  sheen(brush, 'M96 -250L134 -268V-20L96 0Z', darken('#1f1b5c', 0.3), 0) +
  sheen(brush, 'M-96 -250H96V0H-96Z', '#2a2570', 50) +
  `<g transform="translate(-58 -186) scale(1.8)">${mark('#ffffff', '#f6a45c')}</g>` +
  path('M-96 -250H96V-242H-96Z', '#ffffff', 'fill-opacity="0.2"');

export const parcel: Prop = (brush) => {
  const board = '#d9ab78';
  return (
    boxShadow(-120, 0, 230, 70) +
    sheen(brush, 'M110 -150L180 -180V-26L110 0Z', darken(board, 0.22), 20) +
    sheen(brush, 'M-120 -150L-44 -180H180L110 -150Z', lighten(board, 0.22), 20) +
    sheen(brush, 'M-120 -150H110V0H-120Z', board, 40) +
    path('M-24 -150L44 -180H76L12 -150V-96H-24Z', '#f3e3c8', 'fill-opacity="0.85"') +
    `<g transform="translate(-104 -78) scale(0.9)" opacity="0.75">${mark('#5a3a1c', '#a86a34')}</g>` +
    times(3, (i) =>
      path(roundRect(44, -48 + i * 12, 48 - i * 10, 5, 2), '#5a3a1c', 'fill-opacity="0.5"'),
    )
  );
};

const coin = (brush: Brush, x: number, y: number): string => {
  const gold = '#eeb23e';
  return (
    path(`M${x - 54} ${y}v15a54 17 0 0 0 108 0v-15z`, darken(gold, 0.24)) +
    times(11, (i) =>
      stroke(
        `M${x - 46 + i * 9.2} ${y + 12 + Math.sin((i / 10) * Math.PI) * 6}v8`,
        darken(gold, 0.45),
        2,
        0.5,
      ),
    ) +
    ball(brush, x, y, 54, 17, gold) +
    ellipse(
      x,
      y,
      41,
      12,
      'none',
      `stroke="${darken(gold, 0.25)}" stroke-width="2.5" stroke-opacity="0.7"`,
    ) +
    path(`M${x - 18} ${y + 4}a18 9 0 0 1 36 0z`, lighten(gold, 0.5))
  );
};

export const coins: Prop = (brush) =>
  foot(brush, 110) +
  times(6, (i) => coin(brush, -40 + (i % 2) * 4, -18 - i * 15)) +
  times(3, (i) => coin(brush, 66 - (i % 2) * 5, -14 - i * 15)) +
  put(
    ball(brush, 0, 0, 50, 50, '#eeb23e') +
      ellipse(0, 0, 38, 38, 'none', 'stroke="#b97a1c" stroke-width="3"') +
      path('M-22 8a22 22 0 0 1 44 0z', '#fbe0a0') +
      path('M-32 12h64v6h-64z', '#b97a1c'),
    150,
    -44,
  );

export const card: Prop = (brush) => {
  const d = roundRect(-150, -190, 300, 188, 18);
  return (
    path(roundRect(-140, -176, 300, 188, 18), '#1c1640', 'fill-opacity="0.22"') +
    sheen(brush, d, '#2a2570', 30) +
    path(
      'M-150 -70C-80 -120 40 -30 150 -110V-20a18 18 0 0 1 -18 18H-132a18 18 0 0 1 -18 -18Z',
      '#f6a45c',
      'fill-opacity="0.85"',
    ) +
    `<g transform="translate(-128 -172)">${mark('#ffffff', '#f6a45c')}</g>` +
    times(11, (i) =>
      path(roundRect(20 + i * 10, -170, i % 3 ? 4 : 7, 34), '#ffffff', 'fill-opacity="0.8"'),
    )
  );
};

export const calendar: Prop = (brush) =>
  boxShadow(-110, 0, 220, 30) +
  sheen(brush, 'M-96 -196H96L120 0H-120Z', '#fffdf9', 60) +
  sheen(brush, 'M-96 -196H96L101 -156H-101Z', brush.base, 40) +
  times(28, (i) => {
    const [x, y] = [-84 + (i % 7) * 28, -130 + Math.floor(i / 7) * 30];
    return i === 24
      ? ellipse(x, y, 15, 15, brush.accent)
      : path(roundRect(x - 8, y - 7, 16, 14, 4), '#d9d6e6');
  }) +
  times(5, (i) => stroke(`M${-72 + i * 36} -208v26`, '#8d8aa0', 6));

const CONFETTI = ['#f6a45c', '#e7637a', '#7a6fd0', '#58b8a0', '#f6d05c'] as const;
export const confetti: Prop = () =>
  times(46, (i) => {
    const [x, y] = [scatter(i, 1) * 800 - 400, -scatter(i, 2) * 520];
    const tone = CONFETTI[i % CONFETTI.length] ?? CONFETTI[0];
    const d = i % 3 ? roundRect(-6, -9, 12, 18, 2) : 'M-9 6Q0 -14 9 6Q0 0 -9 6Z';
    return put(path(d, tone), x, y, 0.7 + (i % 4) * 0.2, (i * 67) % 180);
  });

export const scooter: Prop = (brush) => {
  const wheel = (x: number): string =>
    ellipse(x, -38, 40, 40, '#2b2740') +
    ellipse(x, -38, 24, 24, '#cfd2dc') +
    ellipse(x, -38, 8, 8, '#6b6880');
  const body = '#f0f1f6';
  return (
    foot(brush, 200, 0.8) +
    wheel(-128) +
    wheel(140) +
    sheen(
      brush,
      'M-180 -70C-180 -128 -110 -140 -60 -128L-28 -72H60L104 -232L132 -224L108 -78C104 -52 84 -40 60 -40H-80C-88 -72 -120 -92 -180 -70Z',
      body,
      60,
    ) +
    sheen(brush, 'M104 -232C136 -224 150 -120 152 -96L104 -80Z', brush.accent, 20) +
    stroke('M116 -228L84 -262M84 -262l-26 -4', '#2b2740', 10) +
    sheen(
      brush,
      'M-60 -150H60C66 -150 66 -126 56 -124H-60C-72 -126 -72 -150 -60 -150Z',
      '#3a3458',
      70,
    ) +
    sheen(brush, roundRect(-204, -266, 136, 124, 12), '#2a2570', 50) +
    `<g transform="translate(-170 -238) scale(1.06)">${mark('#ffffff', '#f6a45c')}</g>` +
    ball(brush, 146, -176, 15, 17, '#fbe7a8')
  );
};

export const phone: Prop = (brush) => {
  const line = (y: number, w: number, own: boolean): string =>
    path(roundRect(own ? 74 - w : -74, y, w, 34, 15), own ? brush.accent : '#ffffff') +
    path(
      roundRect((own ? 74 - w : -74) + 14, y + 13, w - 28, 7, 3),
      '#1c1640',
      'fill-opacity="0.25"',
    );
  return (
    foot(brush, 90, 0.8) +
    sheen(brush, roundRect(-96, -372, 192, 372, 30), '#2b2740', 30) +
    sheen(brush, roundRect(-86, -360, 172, 348, 22), lighten(brush.ground, 0.4), 50, 0.5) +
    path(roundRect(-86, -360, 172, 62, 22), brush.base) +
    ellipse(-52, -328, 19, 19, '#f6d9c0') +
    path(roundRect(-22, -340, 74, 9, 4), '#ffffff', 'fill-opacity="0.9"') +
    path(roundRect(-22, -324, 48, 7, 3), '#ffffff', 'fill-opacity="0.5"') +
    line(-282, 112, false) +
    line(-236, 92, true) +
    line(-190, 124, false) +
    line(-144, 76, false) +
    line(-98, 104, true)
  );
};

export const tag: Prop = (brush) => {
  const d = 'M-70 -200L0 -258L70 -200V-14Q70 0 56 0H-56Q-70 0 -70 -14Z';
  return (
    stroke('M0 -212C-30 -280 40 -300 20 -350', mix(brush.base, '#ffffff', 0.4), 4) +
    path(d, '#1c1640', 'fill-opacity="0.2" transform="translate(9 10)"') +
    sheen(brush, d, '#e2473f', 40) +
    ellipse(0, -210, 12, 12, lighten(brush.ground, 0.4)) +
    stroke('M26 -140L-26 -48', '#ffffff', 13) +
    ellipse(-26, -126, 17, 17, 'none', 'stroke="#ffffff" stroke-width="11"') +
    ellipse(26, -62, 17, 17, 'none', 'stroke="#ffffff" stroke-width="11"')
  );
};

export const storefront: Prop = (brush) => {
  const stripe = times(10, (i) =>
    path(`M${-230 + i * 46} -300h46l4 56a23 16 0 0 1 -54 0z`, i % 2 ? '#fff4e6' : '#f6a45c'),
  );
  return (
    foot(brush, 300, 0.7) +
    sheen(brush, roundRect(-236, -330, 472, 330, 6), '#fbf3e8', 40) +
    path(roundRect(-204, -214, 236, 150, 6), '#2a2570') +
    sheen(brush, roundRect(-194, -204, 216, 130, 4), '#ffdcae', 60) +
    path('M-194 -100l110 -104h44l-130 130h-24z', '#ffffff', 'fill-opacity="0.35"') +
    times(4, (i) =>
      sheen(
        brush,
        roundRect(-176 + i * 50, -124 - (i % 2) * 22, 30, 50 + (i % 2) * 22, 6),
        i % 2 ? brush.base : brush.accent,
        10,
      ),
    ) +
    path(roundRect(62, -224, 136, 224, 6), '#2a2570') +
    sheen(brush, roundRect(74, -212, 54, 200, 3), '#cfe6ee', 60) +
    sheen(brush, roundRect(132, -212, 54, 200, 3), '#cfe6ee', 60) +
    stripe +
    sheen(brush, roundRect(-130, -408, 260, 92, 18), '#1f1b5c', 40) +
    `<g transform="translate(-95 -396) scale(1.02)">${mark('#ffffff', '#f6a45c')}${stroke('M76 56V41a15 15 0 0 1 15-15M105 26v15.5a14.5 14.5 0 0 0 29 0V26M152 56V40.5a14.5 14.5 0 0 1 29 0V56', '#ffffff', 9)}</g>`
  );
};
