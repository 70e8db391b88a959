import { expect, it } from 'vitest';
import { card, dangerous } from './catalog.fixture';
import { priceView } from './price-view';

it.each([
  [590, 0, { amount: 590, saved: 0, percent: 0 }],
  [590, 472, { amount: 472, was: 590, saved: 118, percent: 20 }],
  [0.3, 0.1, { amount: 0.1, was: 0.3, saved: 0.2, percent: 66 }],
  [100, 99.99, { amount: 99.99, was: 100, saved: 0.01, percent: 0 }],
  [590, 590, { amount: 590, saved: 0, percent: 0 }],
  [590, 600, { amount: 590, saved: 0, percent: 0 }],
])('list %d, deal %d', (price, deal, view) => {
  expect(priceView({ ...card, price, deal_price: deal })).toEqual(view);
});

it('knows no promotion for medicines that need an approval', () => {
  const view = priceView({ drug: dangerous, price: 100, deal_price: 50 });
  expect(view).toEqual({ amount: 100, saved: 0, percent: 0 });
});
