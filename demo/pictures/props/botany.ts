import { darken, lighten, mix } from '../kit/color.ts';
import { ellipse, path } from '../kit/paths.ts';
import { at, ball, foot, polar, put, sheen, stroke, times } from './draw.ts';
import type { Brush, Prop } from './draw.ts';

const LEAF = '#4f8f74';

const leafTone = ({ base }: Brush, amount = 0.18): string => mix(LEAF, base, amount);

export const palm: Prop = (brush) => {
  const green = leafTone(brush);
  const blades = times(13, (i) => {
    const y = -40 - i * 21;
    const length = 150 - Math.abs(i - 4) * 10;
    return [-1, 1]
      .map((side) => {
        const tip = `${side * length} ${y - length * 0.62}`;
        const d = `M0 ${y}Q${side * length * 0.4} ${y - length * 0.55} ${tip}Q${side * length * 0.55} ${y - length * 0.2} 0 ${y + 16}Z`;
        return sheen(brush, d, side > 0 ? green : lighten(green, 0.14), side > 0 ? 20 : 160, 0.7);
      })
      .join('');
  });
  return blades + stroke('M0 20Q6 -150 0 -330', lighten(green, 0.3), 5);
};

export const monstera: Prop = (brush) => {
  const green = leafTone(brush, 0.1);
  const d =
    'M0 0C-40 -6 -96 -30 -112 -84L-58 -78-122 -104C-130 -130 -126 -160 -112 -184L-56 -138-98 -204C-80 -226 -48 -244 0 -262C48 -244 80 -226 98 -204L56 -138 112 -184C126 -160 130 -130 122 -104L58 -78 112 -84C96 -30 40 -6 0 0Z';
  const veins = times(5, (i) => {
    const y = -40 - i * 42;
    return stroke(
      `M0 ${y}L${-74 + i * 6} ${y - 46}M0 ${y}L${74 - i * 6} ${y - 46}`,
      lighten(green, 0.35),
      2.4,
      0.6,
    );
  });
  return sheen(brush, d, green, 30) + stroke('M0 50V-250', lighten(green, 0.35), 4, 0.8) + veins;
};

export const sprig: Prop = (brush) => {
  const green = leafTone(brush, 0.3);
  const leaves = times(7, (i) => {
    const y = -26 - i * 34;
    const r = 27 - i * 2.4;
    return [-1, 1]
      .map((side) => {
        const tone = (i + side) % 2 ? green : lighten(green, 0.2);
        const d = `M0 0C${side * r * 0.6} ${-r * 1.1} ${side * r * 2} ${-r * 0.9} ${side * r * 2.1} ${-r * 0.35}C${side * r * 1.8} ${r * 0.5} ${side * r * 0.7} ${r * 0.5} 0 0Z`;
        return put(sheen(brush, d, tone, side > 0 ? 30 : 150, 0.7), 0, y, 1, side * -14);
      })
      .join('');
  });
  return stroke('M0 10Q10 -120 0 -262', darken(green, 0.2), 3.4) + leaves;
};

/** Frangipani. */
export const blossom: Prop = (brush) => {
  const glow = brush.defs.radial(
    [
      [0, '#f7b733'],
      [0.38, '#fde9a9'],
      [0.75, '#fffdf7'],
      [1, mix('#f3e3dc', brush.accent, 0.2)],
    ],
    0.5,
    0.95,
    0.95,
  );
  const petal = 'M0 0C-44 -18 -54 -74 -14 -92C30 -102 50 -50 0 0Z';
  return times(
    5,
    (i) =>
      `<g transform="rotate(${i * 72})">${path(petal, '#3a3060', 'fill-opacity="0.13" transform="translate(4 6)"')}${path(petal, glow)}</g>`,
  );
};

export const lotus: Prop = (brush) => {
  const pink = mix('#f0a3bd', brush.accent, 0.3);
  const petal = (turn: number, tone: string, h: number): string =>
    `<g transform="rotate(${turn})">${sheen(brush, `M0 0C-${h * 0.34} -${h * 0.35} -${h * 0.26} -${h * 0.8} 0 -${h}C${h * 0.26} -${h * 0.8} ${h * 0.34} -${h * 0.35} 0 0Z`, tone, 80, 0.8)}</g>`;
  return (
    foot(brush, 90) +
    [-78, 78, -56, 56].map((t) => petal(t, darken(pink, 0.06), 110)).join('') +
    [-36, 36, -17, 17].map((t) => petal(t, lighten(pink, 0.2), 128)).join('') +
    petal(0, lighten(pink, 0.45), 122) +
    [-50, 50, -25, 25].map((t) => petal(t, lighten(pink, 0.35), 84)).join('')
  );
};

/** A ring of jasmine with a rose, as given on Mother's Day. */
export const garland: Prop = (brush) => {
  const bud = (x: number, y: number, turn: number): string =>
    put(
      path('M0 0C-9 -8 -9 -26 0 -32C9 -26 9 -8 0 0Z', '#fffef9') +
        path('M0 0C-5 -8 -5 -18 0 -26L5 -4Z', '#d9e4cf', 'fill-opacity="0.8"') +
        ellipse(0, 1, 5, 4, '#8fb579'),
      x,
      y,
      1,
      turn,
    );
  const ring = times(44, (i) => {
    const angle = (i * 360) / 44;
    const [x, y] = polar(angle, 112);
    return bud(x, y * 0.94 - 130, angle + 90) + bud(x * 0.86, y * 0.8 - 130, angle + 60);
  });
  const rose = times(5, (i) =>
    ball(
      brush,
      Math.cos(i * 1.3) * 11,
      -20 + Math.sin(i * 1.3) * 10,
      22 - i * 3,
      19 - i * 3,
      '#c8324e',
    ),
  );
  const tassel = times(7, (i) => bud(0, 22 + i * 15, 180 + (i % 2 ? 14 : -14)));
  return foot(brush, 120, 0.7) + ring + tassel + rose + put(rose, 0, 128, 0.6);
};

/** A slice of citrus fruit, facing the viewer. */
const slice =
  (rind: string, flesh: string): Prop =>
  (brush) => {
    const segments = times(9, (i) => {
      const [from, to] = [i * 40 + 3, i * 40 + 37];
      const d = `M${at(i * 40 + 20, 12)}L${at(from, 74)}Q${at(i * 40 + 20, 86)} ${at(to, 74)}Z`;
      return sheen(brush, d, flesh, 40, 0.8);
    });
    return (
      ellipse(10, 10, 100, 100, '#1c1640', 'fill-opacity="0.16"') +
      ball(brush, 0, 0, 100, 100, rind) +
      ellipse(0, 0, 90, 90, '#fff7e0') +
      segments
    );
  };
export const orangeSlice = slice('#f08a24', '#f9a93f');
export const limeSlice = slice('#79a83a', '#bcd66a');
export const lemonSlice = slice('#eebf2c', '#f9dc63');

export const orange: Prop = (brush) =>
  foot(brush, 70) +
  ball(brush, 0, -74, 80, 76, '#f2932e') +
  put(sheen(brush, 'M0 0C16 -34 52 -36 66 -18C48 6 20 10 0 0Z', leafTone(brush)), 2, -144) +
  ellipse(0, -144, 6, 4, '#6d8f3d');

export const berries: Prop = (brush) =>
  foot(brush, 74) +
  [
    [-44, -26, '#3d4a8f'],
    [8, -24, '#a8304f'],
    [54, -26, '#4a5aa8'],
    [-16, -60, '#c2425f'],
    [34, -58, '#37437f'],
  ]
    .map(([x, y, tone]) => ball(brush, Number(x), Number(y), 28, 27, String(tone)))
    .join('');

/** A succulent in a clay pot. */
export const pot: Prop = (brush) => {
  const green = leafTone(brush);
  const blade = (turn: number, tone: string): string =>
    put(
      sheen(brush, 'M0 0C-26 -30 -22 -110 0 -150C22 -110 26 -30 0 0Z', tone, 20),
      0,
      -84,
      1,
      turn,
    );
  return (
    foot(brush, 60) +
    [-48, 48, -24, 26, 2]
      .map((turn, i) => blade(turn, i % 2 ? lighten(green, 0.12) : green))
      .join('') +
    sheen(brush, 'M-62 -104H62L46 0H-46Z', '#cf7d54', 15) +
    sheen(brush, 'M-68 -112H68V-86H-68Z', '#d98a61', 15)
  );
};
