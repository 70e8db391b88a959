import type { Stage } from './stage.ts';

export const BODY_TOPICS: Readonly<Record<string, Stage>> = {
  dandruff: {
    set: 'tiles',
    colours: '#e6f1f4 #a9d3dc #23616f',
    packs: [['shampoo', 26, 2, 0.84, 'none']],
    behind: [['sprig', 58, 2, 1.4, 18]],
    front: [
      ['comb', -26, -6, 1.1, -24],
      ['foam', -48, -2, 1],
      ['bubbles', 4, 22, 0.9],
    ],
  },
  'foot-care': {
    set: 'sky',
    colours: '#e7eef2 #b7cfd8 #466a7c',
    packs: [],
    behind: [
      ['rain', 0, 16, 1.3],
      ['umbrella', -42, 6, 1.3, -10],
    ],
    front: [
      ['sneaker', 14, -3, 1.7],
      ['towels', 56, -2, 0.9],
    ],
  },
  eczema: {
    set: 'drape',
    colours: '#f7efe6 #e5c9a6 #8a6a45',
    packs: [
      ['cicaCream', -14, 2, 0.76, 'none'],
      ['lotion', 20, 2, 0.84, 'none'],
    ],
    behind: [['blossom', 54, 18, 0.9]],
    front: [
      ['towels', -50, -2, 0.9],
      ['drops', 44, -8, 0.8],
    ],
  },
  heartburn: {
    set: 'window',
    colours: '#fbeee2 #f4b98a #b6522f',
    packs: [],
    behind: [['moon', 50, 44, 0.7]],
    front: [
      ['bowl', -20, -2, 1.9],
      ['tumbler', 34, -2, 1.3],
      ['limeSlice', 12, -9, 0.5],
    ],
  },
  'back-pain': {
    set: 'window',
    colours: '#eaf0ee #a7cbbf #2f6a63',
    packs: [['balm', 52, -3, 0.44, 'none']],
    behind: [['pot', 60, 0, 1.1]],
    front: [
      ['laptop', -24, 0, 1.4],
      ['clock', 22, -5, 0.9],
      ['mat', -60, -2, 0.9],
    ],
  },
  headache: {
    set: 'night',
    colours: '#e6e8f4 #b3bbe0 #39407e',
    packs: [],
    behind: [['moon', -44, 40, 0.8]],
    front: [
      ['pillows', 20, -2, 1.5],
      ['tumbler', -18, -3, 1.3],
      ['glasses', -44, -8, 0.9],
    ],
  },
  cholesterol: {
    set: 'plain',
    colours: '#f4f1e4 #e3cf8f #6d7c2c',
    packs: [],
    behind: [['heart', 46, 24, 1]],
    front: [
      ['bowl', -10, -2, 1.8],
      ['berries', -48, -5, 1.1],
      ['orangeSlice', 28, -8, 0.6],
    ],
  },
  'stop-smoking': {
    set: 'dawn',
    colours: '#e9f4ee #a9dcc2 #1f7a5c',
    packs: [],
    behind: [['calendar', -26, 4, 1.5]],
    front: [
      ['heart', 16, 8, 0.9],
      ['sneaker', 44, -4, 1],
      ['tumbler', -58, -3, 1.1],
    ],
  },
  asthma: {
    set: 'horizon',
    colours: '#e8f1fa #b4d2ee #2e6aa6',
    packs: [],
    behind: [
      ['skyline', 0, 4, 1.1],
      ['palm', 64, 8, 1.2, 20],
    ],
    front: [
      ['mask', -22, -3, 1.4],
      ['fan', 34, -3, 1.2],
    ],
  },
  iron: {
    set: 'burst',
    colours: '#faeae8 #e8a09a #9a2f3c',
    packs: [],
    behind: [['monstera', -56, 2, 1, -20]],
    front: [
      ['pot', 40, -2, 1.3],
      ['orange', -34, -4, 1],
      ['limeSlice', -8, -8, 0.7],
      ['berries', 12, -6, 1.2],
    ],
  },
  'food-safety': {
    set: 'tiles',
    colours: '#eef5e6 #c6df9c #4e7f2b',
    packs: [['soap', 40, -2, 0.6, 'none']],
    behind: [['splash', 52, 8, 1]],
    front: [
      ['waterBowl', -24, -3, 1.5],
      ['limeSlice', 6, -8, 0.6],
      ['lemonSlice', -58, -7, 0.6],
    ],
  },
  menopause: {
    set: 'arcade',
    colours: '#f8ebf1 #e6b0c8 #8a3f6c',
    packs: [],
    behind: [['lotus', 44, 4, 1.2]],
    front: [
      ['fan', -22, -3, 1.3],
      ['tumbler', 20, -3, 1.2],
      ['blossom', -56, -5, 0.7],
    ],
  },
  'clean-hands': {
    set: 'tiles',
    colours: '#e6f2f8 #9fd0e6 #2a7ab8',
    packs: [
      ['handWash', 0, 2, 0.78, 'none'],
      ['handGel', 28, -2, 0.56, 'none'],
    ],
    behind: [['towels', -40, 0, 1.1]],
    front: [
      ['foam', -14, -8, 0.7],
      ['bubbles', 38, 22, 1],
      ['drops', 44, -7, 0.9],
    ],
  },
  breastfeeding: {
    set: 'drape',
    colours: '#eef3fa #c8d6ee #5a78b0',
    packs: [],
    behind: [['moon', -46, 42, 0.7]],
    front: [
      ['pillows', -16, -2, 1.5],
      ['bear', 34, -2, 1.2],
      ['towels', 62, -3, 0.7],
    ],
  },
  stress: {
    set: 'garden',
    colours: '#eaf3ec #b5d6be #3f7356',
    packs: [],
    behind: [
      ['palm', -62, 8, 1.4, -22],
      ['lotus', 48, 2, 1.1],
    ],
    front: [
      ['stones', -14, -2, 1.7],
      ['waterBowl', 26, -6, 0.9],
    ],
  },
};
