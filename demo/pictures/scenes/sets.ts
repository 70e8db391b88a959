import { darken, lighten, mix } from '../kit/color.ts';
import { soft } from '../kit/light.ts';
import { ellipse, path, roundRect } from '../kit/paths.ts';
import { arcade, dawn, horizon, window } from '../kit/scenery.ts';
import type { Scenery } from '../kit/scenery.ts';
import { scatter, stroke, times } from '../props/draw.ts';

export type Set = (scenery: Scenery) => string;

/** Fades patterns in between the text side and the stage. */
function fade({ defs, width, height, focus }: Scenery, color: string, content: string): string {
  if (width < height * 1.3) return content;
  const from = Math.max(0, focus / width - 0.34);
  const veil = defs.linear([
    [from, color, 1],
    [from + 0.2, color, 0],
    [1, color, 0],
  ]);
  return content + path(roundRect(0, 0, width, height), veil);
}

const tiles: Set = (scenery) => {
  const { defs, vary, width, floor, height, ground, base } = scenery;
  const side = height / 7;
  const columns = Math.ceil(width / side);
  const rows = Math.ceil(floor / side);
  const gloss = defs.linear(
    [
      [0, '#ffffff', 0.42],
      [0.4, '#ffffff', 0],
      [1, '#1c1640', 0.05],
    ],
    50,
  );
  const tile = (i: number): string => {
    const [x, y] = [(i % columns) * side, floor - (Math.floor(i / columns) + 1) * side];
    const tone = mix(ground, base, 0.03 + 0.09 * vary.unit(`tile${i}`));
    const d = roundRect(x + 2.5, y + 2.5, side - 5, side - 5, 7);
    return path(d, tone) + path(d, gloss);
  };
  const wall =
    path(roundRect(0, 0, width, floor), lighten(ground, 0.5)) + times(columns * rows, tile);
  return fade(scenery, ground, wall) + table(scenery);
};

function table({ defs, width, height, floor, ground }: Scenery): string {
  const top = defs.linear(
    [
      [0, darken(ground, 0.12)],
      [0.16, lighten(ground, 0.5)],
      [1, lighten(ground, 0.2)],
    ],
    90,
  );
  return path(roundRect(0, floor - height * 0.06, width, height), top);
}

const drape: Set = (scenery) => {
  const { defs, width, height, ground, accent, floor } = scenery;
  const tone = mix(ground, accent, 0.3);
  const count = Math.round(width / (height * 0.17));
  const fold = defs.linear([
    [0, darken(tone, 0.12)],
    [0.3, lighten(tone, 0.4)],
    [0.55, tone],
    [1, darken(tone, 0.14)],
  ]);
  const step = width / count;
  const folds = times(count, (i) => {
    const w = step * (1.1 + 0.5 * scatter(i, 3));
    const x = i * step - 10;
    const sway = step * (scatter(i, 5) - 0.5) * 0.8;
    return path(
      `M${x} -4C${x + sway} ${height * 0.4} ${x - sway} ${height * 0.7} ${x + sway * 0.4} ${floor}H${x + w + sway * 0.4}C${x + w - sway} ${height * 0.7} ${x + w + sway} ${height * 0.4} ${x + w} -4Z`,
      fold,
      'fill-opacity="0.55"',
    );
  });
  return fade(scenery, ground, folds) + table(scenery);
};

const shelves: Set = (scenery) => {
  const { defs, width, height, ground, base, accent, floor, focus } = scenery;
  const wood = mix('#dcb98e', ground, 0.35);
  const board = (y: number): string =>
    path(
      roundRect(0, y, width, height * 0.026),
      defs.linear(
        [
          [0, lighten(wood, 0.4)],
          [1, darken(wood, 0.1)],
        ],
        90,
      ),
    ) +
    path(
      roundRect(0, y + height * 0.026, width, height * 0.05),
      defs.linear(
        [
          [0, '#1c1640', 0.16],
          [1, '#1c1640', 0],
        ],
        90,
      ),
    );
  const things = (y: number, row: number): string =>
    times(Math.ceil(width / (height * 0.11)), (i) => {
      const x = i * height * 0.11 + height * 0.03 * scatter(i, row);
      const h = height * (0.09 + 0.11 * scatter(i, row + 7));
      const w = height * (0.055 + 0.03 * scatter(i, row + 3));
      const tone = mix(
        mix(ground, i % 3 === 0 ? base : i % 3 === 1 ? accent : '#ffffff', 0.35),
        '#ffffff',
        0.25,
      );
      return (
        path(roundRect(x, y - h, w, h, 8), tone, 'fill-opacity="0.75"') +
        path(
          roundRect(x + w * 0.2, y - h - height * 0.025, w * 0.6, height * 0.03, 4),
          darken(tone, 0.1),
          'fill-opacity="0.6"',
        )
      );
    });
  const [low, high] = [floor - height * 0.33, floor - height * 0.64];
  const all = things(low, 1) + board(low) + things(high, 2) + board(high);
  const haze = path(roundRect(0, 0, width, floor), ground, 'fill-opacity="0.28"');
  const glow = ellipse(
    focus,
    floor - height * 0.3,
    height * 0.7,
    height * 0.5,
    defs.radial([
      [0, '#ffffff', 0.65],
      [1, '#ffffff', 0],
    ]),
  );
  return fade(scenery, ground, all + haze + glow) + table(scenery);
};

const water: Set = ({ defs, width, height, floor, focus, ground, base }) => {
  const tone = mix(ground, base, 0.2);
  const surface = defs.linear(
    [
      [0, lighten(tone, 0.45)],
      [0.4, tone],
      [1, lighten(tone, 0.25)],
    ],
    90,
  );
  const y = floor - height * 0.1;
  const rings = times(6, (i) =>
    ellipse(
      focus,
      floor + height * 0.02,
      height * (0.42 + i * 0.13),
      height * (0.06 + i * 0.021),
      'none',
      `stroke="#ffffff" stroke-width="${(5 - i * 0.6).toFixed(1)}" stroke-opacity="${(0.75 - i * 0.11).toFixed(2)}"`,
    ),
  );
  const glints = times(16, (i) =>
    stroke(
      `M${scatter(i, 1) * width} ${y + 12 + scatter(i, 2) * (height - y)}h${20 + 70 * scatter(i, 4)}`,
      '#ffffff',
      3,
      0.4,
    ),
  );
  const sun = ellipse(
    focus,
    y,
    height * 0.42,
    height * 0.42,
    mix(ground, '#ffffff', 0.55),
    'fill-opacity="0.75"',
  );
  return sun + path(roundRect(0, y, width, height), surface) + glints + rings;
};

const burst: Set = (scenery) => {
  const { defs, height, floor, focus, ground, accent } = scenery;
  // The renderer crashes on shapes far beyond the canvas.
  const reach = height * 1.35;
  const beam = defs.radial(
    [
      [0, lighten(accent, 0.25), 0.75],
      [0.5, accent, 0.28],
      [1, accent, 0],
    ],
    0.5,
    0.5,
    0.5,
  );
  const [cx, cy] = [focus, floor - height * 0.34];
  const d = times(20, (i) => {
    const [a, b] = [(i * 18 * Math.PI) / 180, ((i * 18 + 9) * Math.PI) / 180];
    return `M${cx} ${cy}L${(cx + Math.cos(a) * reach).toFixed(0)} ${(cy + Math.sin(a) * reach).toFixed(0)}L${(cx + Math.cos(b) * reach).toFixed(0)} ${(cy + Math.sin(b) * reach).toFixed(0)}Z`;
  });
  const disc = defs.linear(
    [
      [0, mix(accent, '#ffffff', 0.35)],
      [1, mix(accent, ground, 0.5)],
    ],
    90,
  );
  return fade(scenery, ground, path(d, beam)) + ellipse(cx, cy, height * 0.36, height * 0.36, disc);
};

const beach: Set = ({ defs, width, height, floor, focus, accent }) => {
  const sea = floor - height * 0.26;
  const blue = defs.linear(
    [
      [0, '#7cc7e8'],
      [1, '#c8ecf4'],
    ],
    90,
  );
  const sand = defs.linear(
    [
      [0, '#f3dcae'],
      [1, '#fbf0d6'],
    ],
    90,
  );
  const foam = `M0 ${sea + height * 0.14}C${width * 0.2} ${sea + height * 0.1} ${width * 0.4} ${sea + height * 0.19} ${width * 0.6} ${sea + height * 0.14}S${width * 0.9} ${sea + height * 0.1} ${width} ${sea + height * 0.15}`;
  return (
    ellipse(
      focus + height * 0.36,
      sea - height * 0.3,
      height * 0.17,
      height * 0.17,
      mix('#ffd978', accent, 0.15),
    ) +
    path(roundRect(0, sea, width, height), blue) +
    stroke(foam, '#ffffff', height * 0.03, 0.9) +
    path(`${foam}V${height}H0Z`, sand)
  );
};

const cloud = (x: number, y: number, k: number): string =>
  `<g transform="translate(${x} ${y}) scale(${k})" fill="#ffffff" fill-opacity="0.85"><path d="M-150 40a44 44 0 0 1 14-86 70 70 0 0 1 128-26 56 56 0 0 1 92 36 40 40 0 0 1 16 76z"/></g>`;

const sky: Set = ({ defs, width, height, floor, focus, ground, accent, base }) => {
  const blue = defs.linear(
    [
      [0, lighten(base, 0.66)],
      [0.7, lighten(mix(ground, base, 0.1), 0.6)],
      [1, ground],
    ],
    90,
  );
  const k = height / 700;
  const y = floor - height * 0.06;
  return (
    path(roundRect(0, 0, width, floor), blue) +
    cloud(focus - height * 0.5, height * 0.24, k) +
    cloud(focus + height * 0.42, height * 0.34, k * 0.8) +
    cloud(focus - height * 0.05, height * 0.14, k * 0.6) +
    path(
      `M0 ${y}C${width * 0.25} ${y - height * 0.1} ${width * 0.5} ${y + height * 0.05} ${width} ${y - height * 0.07}V${height}H0Z`,
      mix(ground, accent, 0.4),
    ) +
    path(
      `M0 ${y + height * 0.07}C${width * 0.3} ${y} ${width * 0.6} ${y + height * 0.11} ${width} ${y + height * 0.03}V${height}H0Z`,
      lighten(mix(ground, accent, 0.28), 0.3),
    )
  );
};

const garden: Set = ({ width, height, floor, focus, ground, accent, base }) => {
  const tone = darken(mix(ground, base, 0.25), 0.25);
  const frond = (x: number, y: number, turn: number, k: number): string => {
    const blades = times(11, (i) => {
      const at = 40 + i * 44;
      return [1, -1]
        .map(
          (s) =>
            `M${at} 0Q${at + 90} ${s * -10} ${at + 190} ${s * -150}Q${at + 60} ${s * -110} ${at} 0Z`,
        )
        .join('');
    });
    return `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${k})">${soft(blades, tone, 0.16, 16)}</g>`;
  };
  const k = height / 640;
  return (
    ellipse(
      focus,
      floor - height * 0.3,
      height * 0.44,
      height * 0.44,
      mix(ground, accent, 0.3),
      'fill-opacity="0.7"',
    ) +
    frond(width + 40 * k, -60 * k, 140, k) +
    frond(width + 60 * k, height * 0.46, 186, k * 0.9) +
    frond(focus - height * 0.52, -80 * k, 104, k * 0.8)
  );
};

const night: Set = ({ defs, width, height, floor, focus, ground, base }) => {
  const dusk = defs.linear(
    [
      [0, mix(ground, base, 0.26)],
      [1, lighten(mix(ground, base, 0.06), 0.2)],
    ],
    90,
  );
  const halo = defs.radial([
    [0, '#ffffff', 0.55],
    [1, '#ffffff', 0],
  ]);
  return (
    path(roundRect(0, 0, width, floor - height * 0.02), dusk) +
    ellipse(focus, height * 0.42, height * 0.6, height * 0.6, halo)
  );
};

const plain: Set = ({ defs, focus, floor, height }) =>
  ellipse(
    focus,
    floor - height * 0.3,
    height * 0.62,
    height * 0.55,
    defs.radial([
      [0, '#ffffff', 0.6],
      [1, '#ffffff', 0],
    ]),
  );

export const SETS = {
  dawn,
  arcade,
  horizon,
  window,
  tiles,
  drape,
  shelves,
  water,
  burst,
  beach,
  sky,
  garden,
  night,
  plain,
} as const satisfies Record<string, Set>;
export type SetName = keyof typeof SETS;
