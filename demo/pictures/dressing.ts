import { CANVAS, CENTER, categoryOf, FLOOR } from './kit/studio.ts';
import type { Shape, Studio } from './kit/studio.ts';
import { put } from './props/draw.ts';
import { PROPS } from './props/index.ts';
import type { PropName } from './props/index.ts';

export interface Dressing {
  /** Right of the middle, in px. */
  readonly shift: number;
  readonly behind: string;
  readonly front: string;
}

type Still = readonly [name: PropName, scale: number, turn?: number];

interface Company {
  readonly behind: readonly Still[];
  readonly front: readonly Still[];
}

/** Props by category; devices and medicines have none. */
const COMPANY: Readonly<Record<number, Company>> = {
  1: {
    behind: [
      ['sprig', 1.1, 14],
      ['monstera', 0.8, 18],
    ],
    front: [
      ['blossom', 0.5],
      ['stones', 0.62],
      ['drops', 0.9],
      ['limeSlice', 0.44],
    ],
  },
  2: {
    behind: [['makeupBrush', 0.84, 14]],
    front: [
      ['blossom', 0.52],
      ['blossom', 0.4, 30],
      ['drops', 0.7],
    ],
  },
  3: {
    behind: [
      ['palm', 0.9, 18],
      ['towels', 0.66],
    ],
    front: [
      ['blossom', 0.5],
      ['drops', 0.9],
      ['stones', 0.56],
    ],
  },
  4: {
    behind: [
      ['towels', 0.72],
      ['sprig', 1.1, 14],
      ['roll', 0.7],
    ],
    front: [
      ['foam', 0.62],
      ['lotus', 0.56],
      ['stones', 0.6],
      ['drops', 0.9],
    ],
  },
  5: {
    behind: [
      ['sprig', 1, 14],
      ['tumbler', 0.9],
    ],
    front: [
      ['drops', 1],
      ['foam', 0.5],
    ],
  },
  7: {
    behind: [
      ['monstera', 0.8, 18],
      ['tumbler', 0.9],
    ],
    front: [
      ['orangeSlice', 0.46],
      ['lemonSlice', 0.42],
      ['berries', 0.62],
      ['orange', 0.56],
      ['limeSlice', 0.42],
    ],
  },
  8: {
    behind: [
      ['towels', 0.66],
      ['bear', 0.9],
    ],
    front: [
      ['duck', 0.5],
      ['foam', 0.5],
      ['blossom', 0.42],
    ],
  },
  9: {
    behind: [
      ['towels', 0.7],
      ['pot', 0.8],
    ],
    front: [
      ['stones', 0.62],
      ['drops', 0.9],
      ['foam', 0.5],
    ],
  },
  10: {
    behind: [
      ['sprig', 1.1, 14],
      ['palm', 0.8, 20],
    ],
    front: [
      ['blossom', 0.56],
      ['stones', 0.6],
      ['lotus', 0.5],
      ['drops', 0.8],
    ],
  },
  11: {
    behind: [
      ['roll', 0.7],
      ['towels', 0.66],
    ],
    front: [
      ['blossom', 0.5],
      ['lotus', 0.54],
    ],
  },
  13: {
    behind: [
      ['bowl', 0.8],
      ['tumbler', 0.9],
    ],
    front: [
      ['berries', 0.66],
      ['orangeSlice', 0.46],
      ['lemonSlice', 0.44],
      ['orange', 0.54],
    ],
  },
  14: {
    behind: [
      ['pot', 0.84],
      ['towels', 0.64],
    ],
    front: [
      ['lemonSlice', 0.46],
      ['foam', 0.6],
      ['drops', 0.9],
    ],
  },
};

const NONE: Dressing = { shift: 0, behind: '', front: '' };

const FLAT: ReadonlySet<PropName> = new Set([
  'blossom',
  'orangeSlice',
  'lemonSlice',
  'limeSlice',
  'drops',
]);

function place(studio: Studio, [name, scale, turn = 0]: Still, x: number, y: number, side: number) {
  const { defs, brand, skin } = studio;
  const brush = { defs, base: brand.palette.base, accent: skin.tint, ground: brand.palette.ground };
  return put(PROPS[name](brush), x, y, scale, turn * side);
}

function above(studio: Studio, { front }: Company, side: number): Dressing {
  const { vary } = studio;
  const still = front[Math.floor(vary.unit('front') * front.length)];
  if (!still || !FLAT.has(still[0])) return NONE;
  const low = vary.turn('corner', [true, false]);
  const [x, y] = [side > 0 ? 706 : 94, low ? 700 : 110];
  return { ...NONE, front: place(studio, still, x, y, side) };
}

function beside(studio: Studio, view: Shape['view'], company: Company, side: number): Dressing {
  const { vary } = studio;
  const kind = vary.turn('dressing', ['none', 'front', 'behind', 'both', 'front']);
  const shift = kind === 'none' ? 0 : -side * vary.range('shift', 24, view === 'spread' ? 30 : 74);
  const behind = company.behind[Math.floor(vary.unit('behind') * company.behind.length)];
  const front = company.front[Math.floor(vary.unit('front') * company.front.length)];
  const far = CENTER + side * vary.range('far', 236, 286);
  const near = CENTER + side * vary.range('near', 246, 300);
  return {
    shift,
    behind:
      behind && kind !== 'front' && kind !== 'none'
        ? place(studio, behind, far, FLOOR - 24, side)
        : '',
    front:
      front && kind !== 'behind' && kind !== 'none'
        ? place(studio, front, near, FLOOR + 34, side)
        : '',
  };
}

export function dress(studio: Studio, view: Shape['view']): Dressing {
  const company = COMPANY[categoryOf(studio)];
  if (!company) return { ...NONE, shift: studio.vary.range('shift', -26, 26) };
  const side = studio.vary.turn('side-of-company', [1, -1]);
  return view === 'top' ? above(studio, company, side) : beside(studio, view, company, side);
}

/** Shifts and scales a group, keeping it on the same floor. */
export function camera(content: string, shift: number, scale: number, pivot: number): string {
  const [dx, dy] = [CENTER * (1 - scale) + shift, pivot * (1 - scale)];
  return `<g transform="matrix(${scale.toFixed(3)} 0 0 ${scale.toFixed(3)} ${dx.toFixed(1)} ${dy.toFixed(1)})">${content}</g>`;
}

export const LENS = { front: 735, spread: 735, top: CANVAS / 2 } as const;
