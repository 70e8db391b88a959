import { darken, lighten, mix } from '../kit/color.ts';
import { soft } from '../kit/light.ts';
import { ellipse, path } from '../kit/paths.ts';
import { ball, put, scatter, sheen, stroke, times } from '../props/draw.ts';
import type { Brush } from '../props/draw.ts';
import { PROPS } from '../props/index.ts';

/** A smear of the product: about 520 wide around (0, 0), in the colour `tone`. */
export type Smear = (brush: Brush, tone: string) => string;

const BLOB =
  'M-250 30C-270 -60 -190 -110 -110 -96C-60 -150 40 -150 90 -104C170 -130 262 -70 250 10C246 70 170 110 96 92C40 128 -60 130 -110 96C-180 116 -240 90 -250 30Z';

function ridges(tone: string): string {
  return times(4, (i) => {
    const y = -56 + i * 40;
    const d = `M${-190 + i * 12} ${y + 16}C${-90} ${y - 40} ${20 + i * 10} ${y + 44} ${190 - i * 14} ${y - 12}`;
    return stroke(d, darken(tone, 0.22), 15, 0.28) + put(stroke(d, '#ffffff', 11, 0.75), -3, -12);
  });
}

const shadow = (d: string): string => put(soft(d, '#2a2040', 0.26, 34), 12, 16);

const cream: Smear = (brush, tone) => {
  const pale = lighten(tone, 0.62);
  return shadow(BLOB) + sheen(brush, BLOB, pale, 55, 1.1) + ridges(pale);
};

const gel: Smear = (brush, tone) => {
  const clear = brush.defs.radial(
    [
      [0, '#ffffff', 0.75],
      [0.55, lighten(tone, 0.45), 0.62],
      [1, tone, 0.72],
    ],
    0.36,
    0.3,
    0.8,
  );
  const airs = times(13, (i) => {
    const [x, y, r] = [
      -190 + scatter(i, 1) * 380,
      -70 + scatter(i, 2) * 140,
      4 + scatter(i, 3) * 11,
    ];
    return (
      ellipse(x, y, r, r, '#ffffff', 'fill-opacity="0.3"') +
      ellipse(x - r * 0.3, y - r * 0.3, r * 0.35, r * 0.3, '#ffffff', 'fill-opacity="0.9"')
    );
  });
  return (
    shadow(BLOB) +
    path(BLOB, lighten(tone, 0.55), 'fill-opacity="0.85"') +
    path(BLOB, clear) +
    stroke('M-206 -20C-190 -70 -130 -78 -96 -66C-50 -112 20 -114 66 -84', '#ffffff', 13, 0.8) +
    stroke('M196 42C176 74 130 76 92 62', '#ffffff', 9, 0.5) +
    airs
  );
};

const drip = (brush: Brush, tone: string, x: number, y: number, rx: number): string => {
  const body = brush.defs.radial(
    [
      [0, '#ffffff', 0.9],
      [0.4, lighten(tone, 0.4), 0.85],
      [1, tone, 0.95],
    ],
    0.6,
    0.66,
    0.7,
  );
  return (
    ellipse(x + rx * 0.16, y + rx * 0.2, rx, rx * 0.62, '#2a2040', 'fill-opacity="0.18"') +
    ellipse(x, y, rx, rx * 0.62, body) +
    ellipse(x - rx * 0.4, y - rx * 0.24, rx * 0.24, rx * 0.12, '#ffffff', 'fill-opacity="0.95"')
  );
};
const oil: Smear = (brush, tone) =>
  [
    [-60, -10, 132],
    [128, 50, 74],
    [130, -62, 46],
    [-200, 62, 38],
    [30, 96, 34],
    [214, 0, 26],
    [-168, -84, 24],
  ]
    .map(([x = 0, y = 0, r = 0]) => drip(brush, mix(tone, '#e0a03a', 0.35), x, y, r))
    .join('');
const liquid: Smear = (brush, tone) => oil(brush, mix(tone, '#9fd4ee', 0.7));

const strokes: Smear = (brush, tone) =>
  [darken(tone, 0.14), tone, lighten(tone, 0.28)]
    .map((color, i) => {
      const d = `M-230 ${-92 + i * 84}C-160 ${-128 + i * 84} -60 ${-70 + i * 84} 40 ${-108 + i * 84}S210 ${-90 + i * 84} 236 ${-104 + i * 84}L226 ${-52 + i * 84}C140 ${-34 + i * 84} 60 ${-62 + i * 84} -40 ${-40 + i * 84}S-190 ${-44 + i * 84} -236 ${-58 + i * 84}Z`;
      const shine = stroke(
        `M-190 ${-90 + i * 84}C-80 ${-100 + i * 84} 30 ${-92 + i * 84} 190 ${-92 + i * 84}`,
        '#ffffff',
        7,
        0.4,
      );
      return shadow(d) + sheen(brush, d, color, 70) + shine;
    })
    .join('');

const heap = (tone: string, sharp: boolean): string =>
  times(190, (i) => {
    const [a, r] = [scatter(i, 1) * 360, Math.sqrt(scatter(i, 2)) * 250];
    const [x, y] = [Math.cos((a * Math.PI) / 180) * r, Math.sin((a * Math.PI) / 180) * r * 0.44];
    const s = (sharp ? 9 : 6) * (0.5 + scatter(i, 4));
    const grain = mix(tone, scatter(i, 6) > 0.5 ? '#ffffff' : darken(tone, 0.3), 0.35);
    return sharp
      ? put(
          path(`M${-s} ${-s * 0.6}L${s * 0.7} ${-s}L${s} ${s * 0.6}L${-s * 0.5} ${s}Z`, grain),
          x,
          y,
          1,
          (i * 47) % 180,
        )
      : ellipse(x, y, s, s * 0.8, grain);
  });

const MOUND =
  'M-210 50C-150 20 -110 -70 -30 -96C30 -112 96 -40 130 -6C170 20 206 36 214 56C150 96 -150 96 -210 50Z';
const powder: Smear = (brush, tone) => {
  const pale = lighten(tone, 0.4);
  return (
    shadow(MOUND) +
    heap(pale, false) +
    sheen(brush, MOUND, pale, 40, 1.1) +
    times(70, (i) =>
      ellipse(
        -150 + scatter(i, 1) * 300,
        -30 + scatter(i, 3) * 90,
        2.4,
        2,
        darken(pale, 0.2),
        'fill-opacity="0.5"',
      ),
    )
  );
};
const grains: Smear = (_, tone) => shadow(MOUND) + heap(lighten(tone, 0.5), true);

const pill = (brush: Brush, tone: string, i: number, round: boolean): string => {
  const [x, y] = [-210 + scatter(i, 1) * 420, -90 + scatter(i, 2) * 190];
  const d = round
    ? 'M-40 0A40 40 0 1 1 40 0A40 40 0 1 1 -40 0Z'
    : 'M-46 -22H46A22 22 0 0 1 46 22H-46A22 22 0 0 1 -46 -22Z';
  const half = round
    ? stroke('M-26 0H26', darken(tone, 0.2), 3, 0.6)
    : sheen(brush, 'M0 -22H46A22 22 0 0 1 46 22H0Z', '#fdfaf4', 90);
  return put(
    path(d, '#2a2040', 'fill-opacity="0.2" transform="translate(6 9)"') +
      sheen(brush, d, tone, 70) +
      half +
      stroke('M-30 -11H14', '#ffffff', 5, 0.7),
    x,
    y,
    1,
    (i * 53) % 180,
  );
};
const capsules: Smear = (brush, tone) => times(10, (i) => pill(brush, tone, i, false));
const tablets: Smear = (brush, tone) =>
  times(10, (i) => pill(brush, mix(tone, '#ffffff', 0.75), i, true));

const lather: Smear = (brush, tone) =>
  put(PROPS.foam(brush), -20, 70, 1.5) +
  put(PROPS.bubbles({ ...brush, accent: tone }), 190, 40, 0.8);

const ribbon: Smear = (_, tone) => {
  const d = 'M-230 40C-170 -50 -120 -50 -80 10S20 60 66 -10S170 -70 226 10';
  return (
    put(stroke(d, '#2a2040', 74, 0.16), 10, 18) +
    stroke(d, lighten(tone, 0.88), 72) +
    put(stroke(d, tone, 17, 0.85), 0, 6) +
    put(stroke(d, '#ffffff', 13, 0.95), -2, -18) +
    put(stroke(d, darken(tone, 0.2), 8, 0.2), 2, 30)
  );
};

const cotton: Smear = (brush, tone) => {
  const soft = lighten(tone, 0.86);
  return [
    [-150, 40, 88],
    [-40, 10, 104],
    [90, 40, 94],
    [180, 60, 60],
    [20, 82, 76],
  ]
    .map(
      ([x = 0, y = 0, r = 0]) =>
        ellipse(x + 8, y + 16, r, r * 0.82, '#2a2040', 'fill-opacity="0.12"') +
        ball(brush, x, y, r, r * 0.84, soft),
    )
    .join('');
};

const nuts: Smear = (brush) =>
  times(15, (i) => {
    const [x, y] = [-220 + scatter(i, 1) * 440, -80 + scatter(i, 2) * 170];
    const tone = ['#c98d4a', '#a86a34', '#e0b878'][i % 3] ?? '#c98d4a';
    const d = 'M-46 0C-40 -34 10 -38 48 -4C20 34 -36 34 -46 0Z';
    return put(
      path(d, '#2a2040', 'fill-opacity="0.2" transform="translate(5 8)"') +
        sheen(brush, d, tone, 60) +
        stroke('M-28 -4C-4 -14 14 -10 32 -2', darken(tone, 0.25), 3, 0.5),
      x,
      y,
      1,
      (i * 71) % 180,
    );
  });
const fruit: Smear = (brush) =>
  put(PROPS.orangeSlice(brush), -130, 10, 0.9) +
  put(PROPS.berries(brush), 60, 90, 1.2) +
  put(PROPS.limeSlice(brush), 190, -30, 0.7);
const petals: Smear = (brush) =>
  put(PROPS.blossom(brush), -110, 20, 1.2) +
  put(PROPS.blossom(brush), 70, 50, 0.9, 40) +
  put(PROPS.drops(brush), 110, -50, 1.2);
const leaflet: Smear = (brush) =>
  put(PROPS.leaflet(brush), -120, 130, 1) + put(PROPS.glasses(brush), 120, 110, 0.8, -8);

export const SMEARS = {
  cream,
  gel,
  oil,
  liquid,
  strokes,
  powder,
  grains,
  capsules,
  tablets,
  lather,
  ribbon,
  cotton,
  nuts,
  fruit,
  petals,
  leaflet,
} as const satisfies Record<string, Smear>;
export type SmearName = keyof typeof SMEARS;
