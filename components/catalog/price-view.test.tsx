import { expect, it } from 'vitest';
import { card, dangerous } from './catalog.fixture';
import { memberPrice, priceView } from './price-view';

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

const flash = { price: 399, ends_at: '2026-11-21T11:00:00Z', left: 7, quota: 20 };

it('takes the flash price before the deal', () => {
  const view = priceView({ ...card, deal_price: 472, flash });
  expect(view).toMatchObject({ amount: 399, was: 590, saved: 191, percent: 32 });
});

it('takes a deal that is lower than the flash price, as the cart does', () => {
  const view = priceView({ ...card, deal_price: 295, flash });
  expect(view).toMatchObject({ amount: 295, was: 590, saved: 295, percent: 50 });
});

it.each([
  [0, undefined],
  [580, 580],
  [590, undefined],
])('member price %d', (price, shown) => {
  expect(memberPrice({ ...card, member_price: price })).toBe(shown);
});

it('members pay no more in a flash sale', () => {
  expect(memberPrice({ ...card, member_price: 450, flash })).toBeUndefined();
  expect(memberPrice({ ...card, member_price: 350, flash })).toBe(350);
});
