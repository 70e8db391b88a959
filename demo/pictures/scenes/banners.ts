import type { Stage } from './stage.ts';

export const BANNERS: Readonly<Record<string, Stage>> = {
  'hero-dawn': {
    set: 'horizon',
    colours: '#fbe6d2 #f6a45c #1f1b5c',
    packs: [
      ['lotion', 0, 15, 0.84],
      ['riceCream', -36, 6, 0.7],
      ['riceSerum', 35, 3, 0.66],
    ],
    behind: [['palm', 66, 20, 1.2, 34]],
    front: [
      ['blossom', -62, 0, 0.5, 10],
      ['blossom', -54, -6, 0.34, 60],
      ['stones', 60, -4, 0.55],
    ],
  },
  'hero-care': {
    set: 'window',
    colours: '#dff1ec #8fd0c0 #1f6f6b',
    packs: [
      ['zinc', -30, 7, 0.74],
      ['vitaminC', 4, 15, 0.8],
      ['syrup', 36, 4, 0.68],
    ],
    behind: [
      ['monstera', 58, 14, 1, 24],
      ['mortar', -62, 0, 0.7],
    ],
    front: [
      ['capsules', -10, -7, 0.6],
      ['limeSlice', 58, -2, 0.4],
    ],
  },
  'hero-fresh': {
    set: 'arcade',
    colours: '#fbe4e6 #f0a9b4 #a8476a',
    packs: [
      ['tint', 34, 5, 0.66],
      ['blush', -33, 6, 0.66],
      ['cicaCream', 2, 15, 0.84],
    ],
    behind: [['sprig', -58, 8, 1.1, -18]],
    front: [
      ['makeupBrush', 60, -3, 0.72, 62],
      ['blossom', -56, -4, 0.42, 30],
      ['blossom', 56, -6, 0.3],
    ],
  },
  'hero-sun': {
    set: 'beach',
    colours: '#eaf6f8 #f2a03c #e2672a',
    packs: [
      ['sunSpray', 30, 1, 0.76, 'none'],
      ['sunStick', 54, -2, 0.62, 'none'],
      ['sunTube', 2, 0, 0.9, 'none'],
    ],
    behind: [
      ['parasol', -32, -2, 0.96, -8],
      ['palm', 78, 30, 1.3, 40],
    ],
    front: [
      ['sunHat', -34, -6, 0.66],
      ['sunglasses', 34, -9, 0.5, -4],
      ['orangeSlice', -54, -5, 0.38],
    ],
  },
  'hero-hydrate': {
    set: 'water',
    colours: '#e3f2fb #8fd0ee #2a7ab8',
    packs: [
      ['aquaMist', 34, 4, 0.74],
      ['aquaGel', -34, 5, 0.74],
      ['aquaSerum', 2, 14, 0.84],
    ],
    behind: [
      ['splash', 2, 2, 1.2],
      ['monstera', 62, 8, 0.8, 30],
    ],
    front: [
      ['drops', -60, -2, 0.8],
      ['drops', 56, -6, 0.7],
      ['bubbles', -58, 18, 0.7],
    ],
  },
  'hero-family': {
    set: 'sky',
    colours: '#fff1e6 #f2b48f #7fa6bd',
    packs: [
      ['babyWash', 2, 13, 0.82],
      ['babyLotion', 34, 4, 0.7],
      ['babyCream', 55, 0, 0.56, 'none'],
    ],
    behind: [['towels', -66, 0, 0.7]],
    front: [
      ['bear', -33, 0, 0.95],
      ['duck', 58, -7, 0.52],
      ['bubbles', -58, 22, 0.7],
    ],
  },
  'hero-members': {
    set: 'burst',
    colours: '#edeafa #b9aef0 #1f1b5c',
    packs: [
      ['nightCream', -33, 4, 0.72],
      ['showerGel', 32, 4, 0.72],
      ['retinal', 2, 14, 0.8],
    ],
    behind: [['confetti', 0, 14, 1]],
    front: [
      ['card', -54, -4, 0.56, -8],
      ['coins', 48, -7, 0.62],
      ['gift', 64, -3, 0.5],
    ],
  },
  'promo-skin': {
    set: 'drape',
    colours: '#f8ece4 #e3b9a0 #8a5a4a',
    packs: [
      ['toner', -30, 3, 0.8, 'none'],
      ['nightCream', 36, 1, 0.72, 'none'],
      ['riceSerum', 4, 12, 0.8],
    ],
    behind: [['sprig', 60, 4, 1.2, 16]],
    front: [
      ['blossom', -54, -3, 0.46],
      ['stones', 64, -5, 0.5],
    ],
  },
  'promo-sun': {
    set: 'beach',
    colours: '#f0f8fa #f5b04a #d9622b',
    packs: [
      ['sunTube', -14, 0, 0.84, 'none'],
      ['sunSpray', 16, -1, 0.8, 'none'],
      ['sunStick', 44, -3, 0.66, 'none'],
    ],
    behind: [['palm', 70, 26, 1.3, 36]],
    front: [
      ['sunglasses', -46, -5, 0.6, -5],
      ['lemonSlice', 66, -4, 0.4],
    ],
  },
  'promo-hair': {
    set: 'drape',
    colours: '#f1ebf7 #c9a8dc #6a3f86',
    packs: [
      ['conditioner', -22, 2, 0.8, 'none'],
      ['hairMask', 48, 0, 0.6, 'none'],
      ['shampoo', 10, 10, 0.84],
    ],
    behind: [['palm', 70, 16, 1, 24]],
    front: [
      ['paddleBrush', -50, -2, 0.8, -66],
      ['blossom', 58, -6, 0.34],
    ],
  },
  'promo-oral': {
    set: 'tiles',
    colours: '#e6f4fa #8fd8dc #0066a8',
    packs: [
      ['mouthwash', -8, 0, 0.84, 'none'],
      ['flossBox', 26, -1, 0.62, 'none'],
    ],
    behind: [['brushCup', 54, 0, 1]],
    front: [
      ['sprig', -38, -2, 0.6, -70],
      ['drops', 8, -8, 0.7],
      ['bubbles', -44, 16, 0.7],
    ],
  },
  'promo-vitamins': {
    set: 'burst',
    colours: '#eef6ea #f4c95a #1f7a54',
    packs: [
      ['bComplex', -32, 4, 0.74],
      ['fishOil', 34, 3, 0.72],
      ['vitaminC', 2, 14, 0.82],
    ],
    behind: [['monstera', 60, 10, 0.8, 26]],
    front: [
      ['orange', -60, -2, 0.6],
      ['orangeSlice', -50, -6, 0.42],
      ['capsules', 50, -8, 0.6],
    ],
  },
  'promo-baby': {
    set: 'sky',
    colours: '#fff3e8 #f6c0a4 #8fb8d0',
    packs: [
      ['babyPowder', 36, 1, 0.72, 'none'],
      ['babyWash', 2, 8, 0.84],
      ['babyCream', -34, 2, 0.6],
    ],
    behind: [['babyBottle', 62, 0, 0.8]],
    front: [
      ['duck', -58, -4, 0.66],
      ['bubbles', 44, 26, 0.7],
      ['foam', 18, -8, 0.6],
    ],
  },
  'promo-makeup': {
    set: 'arcade',
    colours: '#fbe9ea #eeb0b8 #6d1f3f',
    packs: [
      ['cushion', -34, 5, 0.7],
      ['tint', 34, 4, 0.72],
      ['lipstick', 2, 13, 0.8],
    ],
    front: [
      ['makeupBrush', -62, -2, 0.8, -58],
      ['makeupBrush', 62, -2, 0.7, 52],
      ['blossom', 54, -6, 0.36],
    ],
  },
  'promo-men': {
    set: 'tiles',
    colours: '#e4ebec #8fb9b0 #24343a',
    packs: [
      ['menBody', -28, 1, 0.82, 'none'],
      ['pomade', 40, -1, 0.62, 'none'],
      ['menWash', 4, 10, 0.82],
    ],
    behind: [['towels', 66, 0, 0.7]],
    front: [
      ['razor', -54, -3, 0.7, -72],
      ['shavingBrush', 62, -5, 0.7],
      ['foam', -6, -9, 0.5],
    ],
  },
  'promo-home': {
    set: 'window',
    colours: '#eaf5f1 #9fd8c6 #1b998b',
    packs: [
      ['laundry', -30, 2, 0.84, 'none'],
      ['cleaner', 34, 2, 0.82, 'none'],
      ['dish', 2, 10, 0.78],
    ],
    behind: [['pot', 62, 0, 0.9]],
    front: [
      ['lemonSlice', -56, -3, 0.46],
      ['bubbles', 20, 22, 0.8],
      ['towels', -64, 0, 0.5],
    ],
  },
  'promo-pharmacy': {
    set: 'shelves',
    colours: '#e9f4ee #9fd6b8 #1d7a54',
    packs: [
      ['saline', -30, 1, 0.78, 'none'],
      ['pain', 6, 8, 0.72],
      ['syrup', 40, 1, 0.74, 'none'],
    ],
    behind: [['cross', 66, 0, 1.1]],
    front: [
      ['mortar', -56, -3, 0.74],
      ['thermometer', 30, -8, 0.6],
    ],
  },
  'promo-payday': {
    set: 'burst',
    colours: '#fdf0dc #f6b45c #1f1b5c',
    packs: [
      ['showerGel', -30, 4, 0.74],
      ['sunTube', 32, 4, 0.74],
      ['vitaminC', 2, 14, 0.78],
    ],
    behind: [['confetti', 0, 16, 1]],
    front: [
      ['coins', -54, -4, 0.74],
      ['bag', 60, -2, 0.66],
      ['tag', 48, 16, 0.4, 12],
    ],
  },
  'promo-memberday': {
    set: 'burst',
    colours: '#ece9fb #b5aaf0 #2a2570',
    packs: [
      ['lotion', -28, 6, 0.78],
      ['fishOil', 32, 5, 0.72],
    ],
    behind: [['confetti', 0, 16, 0.9]],
    front: [
      ['card', 3, -2, 0.9, -6],
      ['gift', 60, -3, 0.7],
      ['coins', -54, -5, 0.6],
    ],
  },
  'promo-flash': {
    set: 'burst',
    colours: '#fff0d2 #ff9a4a #e2473f',
    packs: [
      ['lipstick', 34, 4, 0.72],
      ['aquaGel', -32, 4, 0.72],
      ['sunTube', 2, 14, 0.8],
    ],
    front: [
      ['clock', -58, -2, 0.8],
      ['tag', 58, 4, 0.62, 10],
      ['tag', 68, -2, 0.46, -14],
    ],
  },
  'promo-delivery': {
    set: 'sky',
    colours: '#e4f1fb #9cc8ee #2a6fb0',
    packs: [['shower', 46, 13, 0.56, 'none']],
    behind: [['skyline', 0, 2, 0.8]],
    front: [
      ['scooter', -14, -2, 1.15],
      ['parcel', 46, -3, 0.9],
      ['bag', 66, -5, 0.5],
    ],
  },
  'promo-bath': {
    set: 'tiles',
    colours: '#f7efe8 #e8bfa8 #2f5d50',
    packs: [
      ['bathSalt', 40, 0, 0.64, 'none'],
      ['showerGel', -6, 6, 0.86],
      ['soap', 24, -5, 0.5, 'none'],
    ],
    behind: [
      ['towels', -44, 0, 0.9],
      ['sprig', 64, 0, 1.1, 12],
    ],
    front: [
      ['foam', -30, -9, 0.6],
      ['lotus', 60, -6, 0.56],
      ['bubbles', 30, 24, 0.7],
    ],
  },
  'promo-fragrance': {
    set: 'garden',
    colours: '#f6ece6 #d9b59a #7a5240',
    packs: [
      ['mist', -30, 5, 0.76],
      ['perfumeStick', 34, 4, 0.66],
      ['perfume', 2, 14, 0.8],
    ],
    front: [
      ['blossom', -56, -3, 0.5],
      ['blossom', 54, -4, 0.44, 40],
      ['blossom', 62, -8, 0.3, 10],
    ],
  },
  'promo-songkran': {
    set: 'water',
    colours: '#e2f3fb #f2b8c6 #2a86c8',
    packs: [
      ['sunSpray', -28, 5, 0.76],
      ['aquaMist', 32, 5, 0.74],
      ['sunTube', 2, 14, 0.78],
    ],
    behind: [['splash', 2, 2, 1.35]],
    front: [
      ['waterBowl', -56, -3, 0.8],
      ['blossom', 54, -4, 0.5, 20],
      ['blossom', 62, -8, 0.34, 60],
      ['drops', 20, -8, 0.7],
    ],
  },
  'promo-rainy': {
    set: 'water',
    colours: '#e3ecf5 #f2b45c #3f7fb0',
    packs: [
      ['zinc', -26, 2, 0.72, 'none'],
      ['vitaminC', 8, 2, 0.8, 'none'],
      ['repellent', 38, 1, 0.8, 'none'],
    ],
    behind: [
      ['rain', 0, 10, 1.1],
      ['umbrella', -54, 0, 1.15],
    ],
    front: [
      ['drops', -50, -5, 0.8],
      ['drops', 58, -6, 0.7],
    ],
  },
  'promo-newyear': {
    set: 'night',
    colours: '#efeafa #e7b45c #3a2f86',
    packs: [
      ['perfume', 30, 6, 0.72],
      ['nightCream', -28, 6, 0.72],
      ['collagen', 2, 6, 0.7],
    ],
    behind: [
      ['fireworks', 2, 20, 1],
      ['confetti', 0, 20, 0.8],
    ],
    front: [
      ['gift', -54, -3, 0.84],
      ['gift', 58, -4, 0.64],
    ],
  },
  'promo-mothersday': {
    set: 'garden',
    colours: '#eaf2fb #b8d4ee #3f76b0',
    packs: [
      ['nightCream', -26, 5, 0.72],
      ['fishOil', 34, 4, 0.7],
      ['lotion', 4, 12, 0.78],
    ],
    front: [
      ['garland', -56, 2, 0.72],
      ['gift', 62, -3, 0.6],
      ['blossom', 46, -7, 0.3],
    ],
  },
  'promo-bundle': {
    set: 'arcade',
    colours: '#fdeee2 #f2b48a #a8562f',
    packs: [
      ['shower', -42, 0, 0.72, 'none'],
      ['shampoo', -16, 4, 0.78],
      ['conditioner', 14, 4, 0.76],
      ['lotion', 44, 0, 0.74, 'none'],
    ],
    front: [
      ['bag', 66, -4, 0.6],
      ['tag', -58, -3, 0.5, -8],
    ],
  },
  'promo-acne': {
    set: 'water',
    colours: '#e4f4f5 #8fd4d4 #0b7285',
    packs: [
      ['acneWash', -26, 5, 0.78],
      ['acneGel', 34, 4, 0.68],
      ['acneSerum', 4, 13, 0.78],
    ],
    behind: [['sprig', 58, 4, 1.1, 18]],
    front: [
      ['bubbles', -52, 14, 0.9],
      ['drops', 56, -6, 0.7],
    ],
  },
  'promo-personal': {
    set: 'drape',
    colours: '#f4eefa #d9c4ec #7d5fd3',
    packs: [
      ['cotton', -26, 1, 0.7, 'none'],
      ['handGel', 34, 1, 0.72, 'none'],
      ['shower', 4, 10, 0.78],
    ],
    behind: [['roll', 62, 0, 0.9]],
    front: [
      ['lotus', -56, -4, 0.6],
      ['blossom', 56, -7, 0.36],
    ],
  },
  'promo-devices': {
    set: 'window',
    colours: '#e8eff6 #b4cce4 #1d3557',
    packs: [['thermoBox', 30, 0, 0.62, 'none']],
    behind: [['clock', 62, 0, 0.9]],
    front: [
      ['pressure', -24, -1, 1],
      ['glucometer', -58, -3, 0.74],
      ['thermometer', 14, -9, 0.7],
    ],
  },
  'promo-snacks': {
    set: 'sky',
    colours: '#fdf3e2 #f2cf8a #c98b3c',
    packs: [
      ['fibre', -26, 1, 0.6, 'none'],
      ['probiotic', 30, 0, 0.66, 'none'],
    ],
    behind: [['tumbler', 54, 0, 1.1]],
    front: [
      ['bowl', 2, -2, 1.2],
      ['berries', -48, -5, 0.8],
      ['orangeSlice', 62, -5, 0.44],
    ],
  },
  'ecommerce-exclusive': {
    set: 'arcade',
    colours: '#eeebf8 #c3b6ee #1f1b5c',
    packs: [
      ['lotion', 2, 14, 0.76],
      ['riceCream', -30, 5, 0.66],
      ['showerGel', 28, 6, 0.72],
      ['babyCream', 52, 0, 0.56, 'none'],
      ['vitaminC', -56, 0, 0.56, 'none'],
    ],
    front: [['lotus', 66, -6, 0.5]],
  },
  'ecommerce-new': {
    set: 'dawn',
    colours: '#fbe8ec #f2a8b8 #b0507a',
    packs: [
      ['sheetMask', -32, 2, 0.66, 'none'],
      ['aquaSerum', 32, 5, 0.76],
      ['tint', 2, 12, 0.72],
    ],
    behind: [['confetti', 0, 18, 0.8]],
    front: [
      ['sprig', -58, -2, 0.7, -60],
      ['blossom', 56, -5, 0.44],
    ],
  },
  'ecommerce-week': {
    set: 'horizon',
    colours: '#fdeedd #f6b06a #8a4a7a',
    packs: [
      ['toner', -30, 4, 0.78],
      ['sunTube', 32, 4, 0.76],
      ['riceCream', 2, 13, 0.74],
    ],
    front: [
      ['calendar', -60, -3, 0.74],
      ['orangeSlice', 58, -4, 0.44],
    ],
  },
  'ecommerce-recommends': {
    set: 'shelves',
    colours: '#e9f3ec #a8d4b4 #2d6a4f',
    packs: [
      ['hairMask', -34, 1, 0.7, 'none'],
      ['toothpaste', 40, 1, 0.62, 'none'],
      ['bComplex', 2, 9, 0.8],
    ],
    behind: [['pot', 66, 0, 0.9]],
    front: [
      ['heart', -62, -2, 0.44],
      ['limeSlice', 26, -6, 0.34],
    ],
  },
  'ecommerce-value': {
    set: 'burst',
    colours: '#fff2d6 #f9b94a #c2452f',
    packs: [
      ['laundry', -34, 2, 0.76, 'none'],
      ['cotton', 34, 0, 0.64, 'none'],
      ['shower', 2, 12, 0.8],
    ],
    front: [
      ['bag', 60, -3, 0.72],
      ['tag', -56, 0, 0.62, -10],
      ['coins', -44, -8, 0.5],
    ],
  },
  'ecommerce-brands': {
    set: 'drape',
    colours: '#eeecf6 #c9c0e8 #3a3470',
    packs: [
      ['acneSerum', -44, 1, 0.72, 'none'],
      ['toner', -18, 1, 0.78, 'none'],
      ['perfume', 8, 1, 0.78, 'none'],
      ['sunTube', 34, 1, 0.78, 'none'],
      ['balm', 60, -1, 0.5, 'none'],
    ],
    front: [['blossom', -60, -6, 0.36]],
  },
  'modal-welcome': {
    set: 'dawn',
    colours: '#fdeedd #f6b06a #1f1b5c',
    packs: [
      ['riceCream', -30, 4, 0.66],
      ['lotion', 2, 12, 0.8],
      ['riceSerum', 32, 3, 0.66],
    ],
    behind: [['confetti', 0, 20, 1]],
    front: [
      ['gift', -46, -5, 0.6],
      ['bag', 46, -5, 0.56],
    ],
  },
  'modal-flash': {
    set: 'burst',
    colours: '#fff0d2 #ff9a4a #e2473f',
    packs: [
      ['aquaGel', -30, 3, 0.64],
      ['sunTube', 2, 12, 0.8],
      ['vitaminC', 32, 3, 0.64],
    ],
    front: [
      ['clock', -44, -5, 0.66],
      ['tag', 46, -5, 0.56, 10],
    ],
  },
  'modal-members': {
    set: 'burst',
    colours: '#ece9fb #b5aaf0 #2a2570',
    packs: [
      ['showerGel', -20, 8, 0.74],
      ['retinal', 20, 6, 0.72],
    ],
    behind: [['confetti', 0, 20, 1]],
    front: [
      ['card', 0, -6, 0.9, -5],
      ['coins', 38, -8, 0.56],
    ],
  },
};
