import { darken, lighten, mix } from '../kit/color.ts';
import type { Defs } from '../kit/defs.ts';
import { soft } from '../kit/light.ts';
import { ellipse, path, roundRect } from '../kit/paths.ts';
import { CANVAS } from '../kit/studio.ts';
import type { Vary } from '../kit/vary.ts';
import { put, scatter, sheen, stroke, times } from '../props/draw.ts';
import type { Brush } from '../props/draw.ts';
import { PROPS } from '../props/index.ts';

/** A place at home for shoppers' photos, on the 800 x 800 canvas. */
export interface Setting {
  /** Things stand on this line; lying things are seen from above. */
  readonly view: 'standing' | 'above';
  readonly draw: (room: Room) => string;
}

export interface Room {
  readonly defs: Defs;
  readonly vary: Vary;
  readonly brush: Brush;
}

const full = (fill: string, y = 0, h: number = CANVAS): string =>
  path(roundRect(0, y, CANVAS, h), fill);

const blurred = ({ defs }: Room, content: string, spread = 7): string =>
  `<g filter="${defs.blur(spread)}">${content}</g>`;

const prop = (
  { brush }: Room,
  name: keyof typeof PROPS,
  x: number,
  y: number,
  k: number,
  turn = 0,
) => put(PROPS[name](brush), x, y, k, turn);

function boards({ defs, vary }: Room, tone: string, top: number, count: number): string {
  const h = (CANVAS - top) / count;
  return times(count, (i) => {
    const y = top + i * h;
    const plank = mix(tone, i % 2 ? '#ffffff' : '#5a3a1c', 0.04 + 0.07 * scatter(i, 2));
    const fall = defs.linear(
      [
        [0, lighten(plank, 0.1)],
        [0.5, plank],
        [1, darken(plank, 0.08)],
      ],
      90,
    );
    const grain = times(4, (k) => {
      const gy = y + h * (0.18 + k * 0.2 + 0.06 * scatter(k + i, 4));
      const sway = 10 * (vary.unit(`g${i}${k}`) - 0.5);
      return stroke(
        `M-10 ${gy.toFixed(1)}C200 ${(gy + sway).toFixed(1)} 520 ${(gy - sway).toFixed(1)} 810 ${(gy + sway * 0.4).toFixed(1)}`,
        darken(plank, 0.25),
        1.6,
        0.35,
      );
    });
    return (
      full(fall, y, h + 1) + grain + full('#3a2410', y, 2).replace('/>', ' fill-opacity="0.25"/>')
    );
  });
}

const bathroom: Setting = {
  view: 'standing',
  draw: (room) => {
    const { defs, vary, brush } = room;
    const tone = vary.turn('tile', ['#dfe9ec', '#efe7dd', '#dfe8df', '#eadfe2']);
    const side = 118;
    const gloss = defs.linear(
      [
        [0, '#ffffff', 0.5],
        [0.5, '#ffffff', 0],
        [1, '#1c1640', 0.07],
      ],
      50,
    );
    const tiles = times(42, (i) => {
      const [x, y] = [(i % 7) * side - 20, Math.floor(i / 7) * side - 40];
      const d = roundRect(x + 2, y + 2, side - 4, side - 4, 5);
      return path(d, mix(tone, '#5a6a70', 0.07 * scatter(i, 1))) + path(d, gloss);
    });
    const shelf = defs.linear(
      [
        [0, '#ffffff'],
        [0.2, lighten(tone, 0.3)],
        [1, darken(tone, 0.12)],
      ],
      90,
    );
    return (
      full('#f6f6f4') +
      blurred(
        room,
        tiles +
          put(PROPS.brushCup(brush), 130, 640, 0.95) +
          put(PROPS.towels(brush), 690, 650, 0.8),
        3,
      ) +
      full(shelf, 640)
    );
  },
};

const woodTable: Setting = {
  view: 'standing',
  draw: (room) => {
    const { defs, vary } = room;
    const wall = vary.turn('wall', ['#e9e2d6', '#dfe4e2', '#efe3da']);
    const light = defs.radial(
      [
        [0, '#fff6e0', 0.9],
        [1, '#fff6e0', 0],
      ],
      0.2,
      0.2,
      0.7,
    );
    const back = prop(room, 'pot', 680, 600, 1.1) + prop(room, 'leaflet', 110, 606, 0.8);
    return (
      full(wall) +
      blurred(room, back, 8) +
      full(light) +
      boards(room, vary.turn('wood', ['#c8965f', '#a9764a', '#d8b48a']), 590, 4)
    );
  },
};

const sill: Setting = {
  view: 'standing',
  draw: (room) => {
    const { defs, vary } = room;
    const sky = defs.linear(
      [
        [0, '#cfe6f2'],
        [0.7, '#eef5ec'],
        [1, '#cfe0c2'],
      ],
      90,
    );
    const trees = times(11, (i) =>
      ellipse(
        60 + i * 76,
        470 + 60 * scatter(i, 3),
        70 + 30 * scatter(i, 5),
        90,
        mix('#8fb58a', '#dfeec8', scatter(i, 7)),
      ),
    );
    const frame =
      path(roundRect(386, 0, 30, 600), '#fbfaf7') +
      path(roundRect(0, 0, 800, 26), '#fbfaf7') +
      path(roundRect(0, 250, 800, 18), '#f4f2ee');
    const curtain =
      path(
        'M0 0H150C120 200 150 420 96 600H0Z',
        vary.turn('curtain', ['#f6efe6', '#e9eef3', '#f3e6e4']),
        'fill-opacity="0.9"',
      ) + stroke('M40 0C30 200 50 400 26 600M92 0C80 220 106 400 66 600', '#b9ad9f', 5, 0.4);
    return (
      full(sky) +
      blurred(room, trees + frame + curtain, 6) +
      full(
        defs.linear(
          [
            [0, '#ffffff'],
            [1, '#ded8cf'],
          ],
          90,
        ),
        600,
      ) +
      full('#8a8276', 600, 5).replace('/>', ' fill-opacity="0.2"/>')
    );
  },
};

const marble: Setting = {
  view: 'standing',
  draw: (room) => {
    const { defs } = room;
    const veins = times(7, (i) =>
      stroke(
        `M${-40 + i * 130} ${620 + 30 * scatter(i, 1)}C${40 + i * 120} ${660 + 40 * scatter(i, 2)} ${100 + i * 110} ${640 + 60 * scatter(i, 3)} ${220 + i * 110} 810`,
        '#8d8f98',
        2 + 4 * scatter(i, 6),
        0.22,
      ),
    );
    const wall = defs.linear(
      [
        [0, '#e2dcd4'],
        [1, '#f4efe8'],
      ],
      90,
    );
    return (
      full(wall) +
      blurred(
        room,
        prop(room, 'tumbler', 660, 610, 1.2) + prop(room, 'sprig', 120, 610, 1.6, -8),
        8,
      ) +
      full(
        defs.linear(
          [
            [0, '#ffffff'],
            [1, '#e6e6ea'],
          ],
          90,
        ),
        606,
      ) +
      veins
    );
  },
};

const shoppingBag: Setting = {
  view: 'standing',
  draw: (room) =>
    full('#ece6df') +
    blurred(room, prop(room, 'bag', 610, 650, 1.9) + prop(room, 'parcel', 120, 640, 1.1), 4) +
    boards(room, '#d9c3a2', 620, 3),
};

const linen: Setting = {
  view: 'above',
  draw: ({ defs, vary }) => {
    const tone = vary.turn('linen', ['#f1ece4', '#e6ebf0', '#f3e6e2', '#eceee4']);
    const folds = times(9, (i) => {
      const x = -160 + i * 120 + 50 * scatter(i, 1);
      return soft(
        `M${x} -20C${x + 120} 200 ${x - 60} 420 ${x + 160} 820L${x + 190} 820C${x} 430 ${x + 160} 200 ${x + 40} -20Z`,
        i % 2 ? '#ffffff' : darken(tone, 0.3),
        i % 2 ? 0.5 : 0.2,
        30,
      );
    });
    return (
      full(tone) +
      folds +
      full(
        defs.radial(
          [
            [0, '#fff8e6', 0.6],
            [1, '#fff8e6', 0],
          ],
          0.2,
          0.15,
          0.9,
        ),
      )
    );
  },
};

const deskAbove: Setting = {
  view: 'above',
  draw: (room) =>
    boards(room, room.vary.turn('wood', ['#c79a68', '#b68455', '#dfc19a']), 0, 6) +
    prop(room, 'sprig', 700, 760, 1.3, 40) +
    prop(room, 'glasses', 150, 120, 0.9, -24),
};

const tray: Setting = {
  view: 'above',
  draw: (room) =>
    full('#e4ddd3') +
    sheen(room.brush, roundRect(50, 50, 700, 700, 350), '#f7f3ec', 60) +
    ellipse(400, 400, 330, 330, '#fdfbf7') +
    prop(room, 'blossom', 640, 190, 0.9) +
    prop(room, 'blossom', 690, 270, 0.55, 40),
};

export const SETTINGS: Readonly<Record<Setting['view'], readonly [Setting, ...Setting[]]>> = {
  standing: [bathroom, woodTable, sill, marble, shoppingBag],
  above: [linen, deskAbove, tray],
};
