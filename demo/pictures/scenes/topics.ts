import type { Stage } from './stage.ts';

export const TOPICS: Readonly<Record<string, Stage>> = {
  sunscreen: {
    set: 'beach',
    colours: '#eaf6f8 #f2a03c #e2672a',
    packs: [['sunTube', 4, 0, 0.86, 'none']],
    behind: [
      ['parasol', -44, -2, 1.2, -8],
      ['palm', 66, 30, 1.2, 36],
    ],
    front: [
      ['sunHat', 44, -5, 0.74],
      ['sunglasses', -22, -8, 0.56, -4],
    ],
  },
  acne: {
    set: 'water',
    colours: '#e4f4f5 #8fd4d4 #0b7285',
    packs: [
      ['acneWash', -14, 3, 0.82, 'none'],
      ['acneGel', 18, 2, 0.66, 'none'],
    ],
    behind: [['sprig', 46, 0, 1.4, 16]],
    front: [
      ['bubbles', -46, 10, 1],
      ['drops', 36, -7, 0.9],
    ],
  },
  hydration: {
    set: 'water',
    colours: '#e3f2fb #8fd0ee #2a7ab8',
    packs: [['aquaGel', 22, 1, 0.7, 'none']],
    behind: [['splash', -12, 6, 1.5]],
    front: [
      ['tumbler', -22, 0, 1.5],
      ['limeSlice', -40, -4, 0.5],
      ['drops', 30, -8, 0.9],
    ],
  },
  'hair-loss': {
    set: 'drape',
    colours: '#e9f0ee #a8cfc0 #155e63',
    packs: [
      ['scalpTonic', 12, 1, 0.84, 'none'],
      ['hairMask', 40, -1, 0.56, 'none'],
    ],
    behind: [['palm', 62, 10, 1.2, 26]],
    front: [
      ['paddleBrush', -26, -6, 1.1, -58],
      ['comb', -22, -9, 0.7, 6],
    ],
  },
  vitamins: {
    set: 'burst',
    colours: '#f2f6e8 #f4c95a #1f7a54',
    packs: [
      ['vitaminC', -12, 3, 0.82],
      ['fishOil', 22, 2, 0.7],
    ],
    behind: [['monstera', 50, 4, 1, 24]],
    front: [
      ['orange', -44, -3, 0.9],
      ['orangeSlice', -30, -8, 0.56],
      ['berries', 44, -6, 0.8],
    ],
  },
  sleep: {
    set: 'night',
    colours: '#e4e3f6 #c9b8e8 #2c2670',
    packs: [],
    behind: [['moon', 18, 34, 1.25]],
    front: [
      ['pillows', -8, -2, 1.6],
      ['clock', 42, -5, 0.9],
    ],
  },
  diabetes: {
    set: 'plain',
    colours: '#e9f1f8 #9cc8e8 #2a6fb0',
    packs: [],
    behind: [['bowl', 38, 0, 1.3]],
    front: [
      ['glucometer', -6, -3, 1.45],
      ['orange', -42, -4, 0.9],
      ['leaflet', -66, 0, 0.9],
    ],
  },
  'blood-pressure': {
    set: 'plain',
    colours: '#f6eaea #f0b4b0 #3a5a9a',
    packs: [],
    behind: [['heart', 42, 22, 1]],
    front: [
      ['pressure', -18, -3, 1.6],
      ['sneaker', 50, -8, 0.7],
    ],
  },
  allergies: {
    set: 'sky',
    colours: '#eef4f8 #cfe0b8 #7fa6d0',
    packs: [['antihistamine', 34, -2, 0.66, 'none']],
    behind: [
      ['sprig', -52, 4, 1.5, -16],
      ['sprig', 64, 6, 1.4, 18],
    ],
    front: [
      ['tissues', -14, -3, 1.5],
      ['blossom', -52, -4, 0.6],
      ['blossom', 58, -8, 0.44, 30],
    ],
  },
  dengue: {
    set: 'garden',
    colours: '#edf4e2 #c6dc9c #4a7c20',
    packs: [['repellent', 10, 0, 0.86, 'none']],
    behind: [
      ['monstera', -54, 0, 1.2, -22],
      ['palm', 60, 4, 1.3, 26],
    ],
    front: [
      ['mosquito', -24, 44, 1],
      ['mosquito', 42, 56, 0.6, 12],
      ['waterBowl', 44, -5, 0.7],
    ],
  },
  pm25: {
    set: 'plain',
    colours: '#e9e6e2 #d8cfc2 #6b6f86',
    packs: [],
    behind: [['skyline', 0, 2, 1.35]],
    front: [
      ['mask', -8, -3, 1.7],
      ['pot', 48, -4, 1],
    ],
  },
  'baby-skin': {
    set: 'sky',
    colours: '#fff1e8 #f6c0a4 #8fb8d0',
    packs: [
      ['babyCream', 8, 0, 0.68, 'none'],
      ['babyLotion', 28, 0, 0.74, 'none'],
    ],
    behind: [['towels', 58, 0, 1]],
    front: [
      ['bear', -28, -2, 1.4],
      ['duck', 50, -8, 0.7],
    ],
  },
  'oral-care': {
    set: 'tiles',
    colours: '#e6f4fa #8fd8dc #0066a8',
    packs: [['mouthwash', 26, 0, 0.82, 'none']],
    front: [
      ['brushCup', -18, -2, 1.7],
      ['sprig', 52, -6, 0.8, 62],
      ['drops', 4, -8, 0.9],
    ],
  },
  'medicine-storage': {
    set: 'shelves',
    colours: '#eef2f6 #c2d4e4 #3f6a9a',
    packs: [
      ['syrup', 32, 0, 0.72, 'none'],
      ['pain', 54, -2, 0.5, 'none'],
    ],
    front: [
      ['kit', -22, -2, 1.3],
      ['organizer', 24, -9, 0.9],
    ],
  },
  'first-aid': {
    set: 'plain',
    colours: '#e8f4ee #a8dcc2 #2f9e7a',
    packs: [
      ['antiseptic', 30, 0, 0.62, 'none'],
      ['plasters', 50, -2, 0.5, 'none'],
    ],
    front: [
      ['kit', -16, -2, 1.5],
      ['thermometer', 8, -9, 0.9],
    ],
  },
  antibiotics: {
    set: 'plain',
    colours: '#eaeff8 #b4c6ee #3b5bdb',
    packs: [],
    behind: [['shield', -2, 4, 1.6]],
    front: [
      ['capsules', -36, -4, 1.2],
      ['capsules', 36, -6, 1, 12],
      ['mortar', 62, -2, 0.8],
    ],
  },
  'heat-stroke': {
    set: 'dawn',
    colours: '#fff0dc #ff9a4a #c8452f',
    packs: [['ors', 42, -2, 0.52, 'none']],
    front: [
      ['fan', -30, -3, 1.5],
      ['tumbler', 10, -4, 1.3],
      ['sunHat', 22, -9, 0.5],
    ],
  },
  'eye-strain': {
    set: 'window',
    colours: '#e8eef6 #b8cce6 #3a5a9a',
    packs: [['eyeDrops', 46, -2, 0.6, 'none']],
    front: [
      ['laptop', -12, 0, 1.5],
      ['glasses', 8, -9, 0.8],
    ],
  },
  'gut-health': {
    set: 'window',
    colours: '#eef5ea #c2dca8 #4a7c3a',
    packs: [['probiotic', 34, 0, 0.66, 'none']],
    behind: [['pot', 60, 0, 1]],
    front: [
      ['bowl', -14, -2, 1.8],
      ['berries', -52, -5, 1],
      ['limeSlice', 14, -8, 0.5],
    ],
  },
  exercise: {
    set: 'sky',
    colours: '#eaf1f6 #e7788a #3a4a86',
    packs: [],
    front: [
      ['mat', -40, 0, 1.2],
      ['flask', 42, -2, 1.4],
      ['sneaker', 6, -3, 1.2],
      ['dumbbell', -14, -9, 0.8, -4],
    ],
  },
  'ageing-skin': {
    set: 'arcade',
    colours: '#f1edf6 #cdb9e0 #2b2144',
    packs: [
      ['nightCream', -20, 4, 0.76],
      ['retinal', 20, 4, 0.8],
    ],
    behind: [['sprig', 48, 4, 1.4, 14]],
    front: [
      ['blossom', -46, -5, 0.7],
      ['blossom', -36, -9, 0.45, 30],
    ],
  },
  'make-up': {
    set: 'drape',
    colours: '#fbe9ea #eeb0b8 #6d1f3f',
    packs: [
      ['blush', -20, 2, 0.74, 'none'],
      ['tint', 20, 2, 0.74, 'none'],
    ],
    front: [
      ['makeupBrush', 46, -3, 1.2, 22],
      ['makeupBrush', -52, -5, 0.9, -60],
    ],
  },
  pregnancy: {
    set: 'dawn',
    colours: '#fbeff2 #f2b8c8 #9c5fa8',
    packs: [['fibre', 44, -2, 0.44, 'none']],
    behind: [['heart', -40, 26, 0.8]],
    front: [
      ['bear', -4, -2, 1.6],
      ['babyBottle', 28, -4, 1],
      ['blossom', -44, -5, 0.6],
    ],
  },
  flu: {
    set: 'night',
    colours: '#e8f0f6 #b8d0e4 #3a6a9a',
    packs: [['pain', 40, -2, 0.56, 'none']],
    behind: [['rain', 0, 14, 1.2]],
    front: [
      ['tissues', -26, -2, 1.4],
      ['tumbler', 10, -3, 1.2],
      ['thermometer', -6, -10, 0.9],
    ],
  },
  elderly: {
    set: 'window',
    colours: '#f6f0e4 #e6cf9c #5a6a3a',
    packs: [],
    behind: [['pot', 54, 0, 1.2]],
    front: [
      ['organizer', -10, -2, 1.6],
      ['glasses', 26, -9, 0.9],
      ['tumbler', 36, -2, 1.2],
      ['leaflet', -54, 2, 1],
    ],
  },
  travel: {
    set: 'beach',
    colours: '#eaf4f8 #f2a878 #2a7ab8',
    packs: [['sunStick', 24, -2, 0.6, 'none']],
    behind: [['palm', -58, 6, 1.5, -24]],
    front: [
      ['suitcase', -10, -3, 1.5],
      ['kit', 46, -4, 0.7],
      ['sunglasses', 16, -10, 0.5],
    ],
  },
  'store-opening': {
    set: 'sky',
    colours: '#eef2fb #f6c08a #5a7ac8',
    packs: [],
    behind: [['confetti', 0, 24, 1.3]],
    front: [
      ['storefront', 0, -1, 1.18],
      ['pot', -56, -4, 0.8],
      ['pot', 54, -4, 0.8],
    ],
  },
  'new-service': {
    set: 'dawn',
    colours: '#ece9fb #b5aaf0 #2a2570',
    packs: [],
    behind: [['monstera', 52, 0, 1.1, 22]],
    front: [
      ['phone', -2, -3, 1.5],
      ['bag', 34, -4, 0.8],
      ['capsules', -38, -6, 0.9],
    ],
  },
  sustainability: {
    set: 'garden',
    colours: '#eaf4e6 #b4d8a0 #3f7a4a',
    packs: [
      ['bodyOil', -12, 2, 0.76],
      ['showerGel', 20, 2, 0.76],
    ],
    behind: [['palm', -58, 2, 1.4, -22]],
    front: [
      ['pot', 54, -3, 1.2],
      ['stones', -46, -6, 0.8],
    ],
  },
  members: {
    set: 'burst',
    colours: '#ece9fb #b5aaf0 #2a2570',
    packs: [],
    behind: [['confetti', 0, 22, 1.2]],
    front: [
      ['gift', 42, -2, 1.2],
      ['card', -14, -2, 1.5, -6],
      ['coins', 14, -9, 0.9],
    ],
  },
  pharmacist: {
    set: 'shelves',
    colours: '#e9f4ee #9fd6b8 #1d7a54',
    packs: [['syrup', 26, 0, 0.76, 'none']],
    behind: [['cross', 54, 0, 1.5]],
    front: [
      ['mortar', -20, -2, 1.5],
      ['capsules', 10, -9, 0.9],
    ],
  },
  delivery: {
    set: 'sky',
    colours: '#e4f1fb #9cc8ee #2a6fb0',
    packs: [],
    behind: [['skyline', 0, 2, 1]],
    front: [
      ['scooter', -14, -2, 1.7],
      ['parcel', 48, -4, 1.1],
    ],
  },
};
