import type { Stage } from './stage.ts';

/** Pictures of gift cards and e-cards, by the design's id (`lib/gift-cards/contract-values.ts`). */
export const CARDS: Readonly<Record<string, Stage>> = {
  birthday: {
    set: 'burst',
    colours: '#fdeef2 #f6b7c4 #b0305a',
    packs: [],
    behind: [
      ['confetti', 0, 26, 1.1],
      ['gift', -42, 0, 0.9],
    ],
    front: [
      ['gift', 2, -4, 1.35],
      ['bear', 46, -4, 1],
      ['blossom', -58, -6, 0.5],
    ],
  },
  thanks: {
    set: 'garden',
    colours: '#eef5ea #bcd9b0 #2f6b4a',
    packs: [],
    behind: [
      ['sprig', -50, 4, 1.5, -18],
      ['sprig', 56, 6, 1.5, 18],
    ],
    front: [
      ['lotus', -6, -3, 1.5],
      ['garland', 44, -5, 0.9],
      ['blossom', -44, -6, 0.6],
    ],
  },
  care: {
    set: 'sky',
    colours: '#eaf4fa #b6dbe9 #2a6fa8',
    packs: [],
    behind: [['heart', 34, 26, 1.1]],
    front: [
      ['bear', -20, -4, 1.35],
      ['tumbler', 22, -2, 1.2],
      ['blossom', 52, -6, 0.6, 20],
    ],
  },
  wellness: {
    set: 'water',
    colours: '#e6f3f1 #a7d5cb #1f6d68',
    packs: [],
    behind: [
      ['palm', 62, 8, 1.2, 26],
      ['monstera', -58, 2, 1.1, -22],
    ],
    front: [
      ['towels', -16, -2, 1.3],
      ['stones', 26, -4, 1.1],
      ['blossom', 52, -7, 0.5],
    ],
  },
  newyear: {
    set: 'night',
    colours: '#eeeafc #e9c06a #2c2670',
    packs: [],
    behind: [
      ['fireworks', 0, 26, 1.3],
      ['confetti', 0, 18, 0.8],
    ],
    front: [
      ['gift', -26, -3, 1.05],
      ['gift', 32, -5, 0.8],
    ],
  },
  family: {
    set: 'drape',
    colours: '#fbf0e4 #f2c594 #a4562a',
    packs: [],
    behind: [['heart', 0, 34, 1.3]],
    front: [
      ['babyBottle', 46, -4, 0.8],
      ['bear', -34, -3, 1.1],
      ['bear', 6, -6, 0.85],
    ],
  },
};
