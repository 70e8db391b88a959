import type { PackshotSubject } from '../subjects.ts';
import { lighten, luminance, mix } from '../kit/color.ts';
import { composeStage } from '../scenes/stage.ts';
import type { Decor } from '../scenes/stage.ts';

type Look = Pick<Decor, 'set' | 'behind' | 'front'>;

const FRAME = { width: 1000, height: 1000, focus: 0.5, floor: 0.82, unit: 0.92 } as const;

/** Props around a pack in use, by category; they alternate. */
const LOOKS: Readonly<Record<number, readonly [Look, ...Look[]]>> = {
  1: [
    {
      set: 'water',
      behind: [['sprig', 36, 2, 1.5, 14]],
      front: [
        ['drops', -30, -6, 0.9],
        ['blossom', 30, -8, 0.5],
      ],
    },
    {
      set: 'garden',
      behind: [['towels', -34, 0, 0.9]],
      front: [
        ['stones', 34, -5, 0.7],
        ['blossom', -24, -8, 0.46],
      ],
    },
    {
      set: 'drape',
      behind: [['monstera', 38, 4, 1.1, 22]],
      front: [
        ['drops', -30, -7, 0.9],
        ['limeSlice', 34, -4, 0.46],
      ],
    },
  ],
  2: [
    {
      set: 'arcade',
      behind: [['makeupBrush', 36, 2, 1.2, 16]],
      front: [
        ['blossom', -34, -6, 0.6],
        ['blossom', -26, -10, 0.4, 40],
      ],
    },
    {
      set: 'drape',
      front: [
        ['makeupBrush', -36, -5, 0.9, -64],
        ['blossom', 36, -6, 0.5],
      ],
    },
  ],
  3: [
    {
      set: 'drape',
      behind: [['palm', 40, 4, 1.2, 20]],
      front: [
        ['paddleBrush', -30, -6, 0.9, -68],
        ['blossom', 34, -8, 0.44],
      ],
    },
    {
      set: 'tiles',
      behind: [['towels', 34, 0, 1]],
      front: [
        ['comb', -26, -7, 0.8, -8],
        ['bubbles', -36, 10, 0.8],
      ],
    },
  ],
  4: [
    {
      set: 'tiles',
      behind: [['towels', -36, 0, 1.1]],
      front: [
        ['foam', 28, -8, 0.8],
        ['bubbles', 36, 12, 0.9],
      ],
    },
    {
      set: 'garden',
      behind: [['roll', 36, 0, 1]],
      front: [
        ['lotus', -34, -5, 0.8],
        ['stones', 38, -8, 0.5],
      ],
    },
  ],
  5: [
    {
      set: 'tiles',
      behind: [['brushCup', 36, 0, 1.3]],
      front: [
        ['sprig', -34, -6, 0.8, -66],
        ['drops', 24, -9, 0.8],
      ],
    },
    {
      set: 'water',
      behind: [['tumbler', -36, 0, 1.2]],
      front: [
        ['bubbles', 36, 8, 0.9],
        ['drops', 20, -9, 0.8],
      ],
    },
  ],
  6: [
    {
      set: 'shelves',
      behind: [['cross', 38, 2, 1.1]],
      front: [
        ['mortar', -36, -4, 0.8],
        ['thermometer', 26, -9, 0.7],
      ],
    },
    {
      set: 'window',
      behind: [['tumbler', 36, 0, 1.2]],
      front: [
        ['kit', -38, -3, 0.7],
        ['capsules', 22, -9, 0.6],
      ],
    },
  ],
  7: [
    {
      set: 'burst',
      behind: [['tumbler', 36, 0, 1.2]],
      front: [
        ['orange', -36, -4, 0.8],
        ['orangeSlice', -24, -9, 0.5],
      ],
    },
    {
      set: 'window',
      behind: [['bowl', 38, 0, 1]],
      front: [
        ['berries', -34, -5, 0.9],
        ['capsules', 20, -9, 0.6],
      ],
    },
    {
      set: 'plain',
      behind: [['flask', 36, 0, 1.2]],
      front: [
        ['dumbbell', -30, -8, 0.7, -6],
        ['limeSlice', 36, -8, 0.42],
      ],
    },
  ],
  8: [
    {
      set: 'sky',
      behind: [['bear', -36, 0, 1.2]],
      front: [
        ['duck', 36, -5, 0.7],
        ['bubbles', 34, 16, 0.8],
      ],
    },
    {
      set: 'plain',
      behind: [['towels', 36, 0, 1]],
      front: [
        ['babyBottle', -36, -3, 1],
        ['duck', 36, -8, 0.6],
      ],
    },
  ],
  9: [
    {
      set: 'tiles',
      behind: [['towels', 36, 0, 1]],
      front: [
        ['razor', -30, -6, 0.8, -72],
        ['shavingBrush', 40, -6, 0.8],
      ],
    },
    { set: 'shelves', behind: [['pot', 38, 0, 1.1]], front: [['comb', -26, -8, 0.8, -6]] },
  ],
  10: [
    {
      set: 'garden',
      behind: [['sprig', 38, 2, 1.4, 12]],
      front: [
        ['blossom', -34, -5, 0.7],
        ['blossom', -24, -10, 0.45, 40],
      ],
    },
    {
      set: 'drape',
      front: [
        ['blossom', 34, -5, 0.7],
        ['stones', -36, -6, 0.6],
      ],
    },
  ],
  11: [
    {
      set: 'plain',
      behind: [['towels', 36, 0, 1.1]],
      front: [
        ['blossom', -34, -6, 0.6],
        ['sprig', 34, -8, 0.8, 66],
      ],
    },
    { set: 'drape', behind: [['roll', -36, 0, 1]], front: [['lotus', 36, -6, 0.7]] },
  ],
  12: [
    { set: 'window', behind: [['leaflet', 38, 0, 1]], front: [['glasses', -32, -7, 0.7, -6]] },
    { set: 'shelves', behind: [['clock', 38, 0, 1]], front: [['organizer', -28, -8, 0.7]] },
  ],
  13: [
    {
      set: 'window',
      behind: [['bowl', 36, 0, 1.1]],
      front: [
        ['berries', -34, -5, 1],
        ['orangeSlice', 32, -9, 0.46],
      ],
    },
    {
      set: 'plain',
      behind: [['tumbler', 36, 0, 1.2]],
      front: [
        ['orange', -36, -5, 0.8],
        ['lemonSlice', -24, -10, 0.46],
      ],
    },
  ],
  14: [
    {
      set: 'window',
      behind: [['pot', 38, 0, 1.2]],
      front: [
        ['lemonSlice', -34, -6, 0.55],
        ['bubbles', 34, 12, 0.9],
      ],
    },
    {
      set: 'tiles',
      behind: [['towels', 36, 0, 1.1]],
      front: [
        ['foam', -28, -8, 0.8],
        ['bubbles', -34, 14, 0.9],
      ],
    },
  ],
};
const ANY: Look = { set: 'window', behind: [['pot', 38, 0, 1.1]] };

function coloursOf({ brand: { palette }, pack }: PackshotSubject): string {
  let ground = mix(palette.ground, pack.tint ?? palette.accent, 0.16);
  while (luminance(ground) < 0.6) ground = lighten(ground, 0.15);
  return `${ground} ${lighten(palette.accent, 0.2)} ${palette.base}`;
}

export function drawInUse(subject: PackshotSubject): string {
  const looks = LOOKS[Math.floor(subject.departmentId / 100)] ?? [ANY];
  const look = looks[subject.seed % looks.length] ?? ANY;
  const pack = { spec: subject, spot: [0, 1, 0.92, 'none'] } as const;
  return composeStage({ ...look, colours: coloursOf(subject) }, [pack], subject.seed, FRAME);
}
