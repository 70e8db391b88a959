import { expect, it } from 'vitest';
import { priceVariant } from './price-variant';

const flash = { price: 399, ends_at: '2026-11-21T13:00:00.000Z', left: 3, quota: 20 };
const none = { amount: 590, was: undefined, saved: 0, percent: 0 };
const product = {
  price: 590,
  deal_price: 0,
  flash: null,
  price_source: 'list',
  drug: null,
} as const;

it('is the list price where nothing reduces it', () => {
  expect(priceVariant(product)).toEqual({ kind: 'list', ...none });
});

it.each([
  [472, { amount: 472, was: 590, saved: 118, percent: 20 }],
  [589.99, { amount: 589.99, was: 590, saved: 0.01, percent: 0 }],
  [590, none],
])('is a deal of %d', (deal, view) => {
  expect(priceVariant({ ...product, deal_price: deal, price_source: 'deal' })).toEqual({
    kind: 'deal',
    ...view,
  });
});

it('is the flash price with its end and what is left, also above a deal', () => {
  expect(priceVariant({ ...product, deal_price: 472, flash, price_source: 'flash' })).toEqual({
    kind: 'flash',
    flash,
    amount: 399,
    was: 590,
    saved: 191,
    percent: 32,
  });
});

it('stays with the deal while a flash sale is dearer', () => {
  const dearer = { ...flash, price: 480 };
  expect(
    priceVariant({ ...product, deal_price: 472, flash: dearer, price_source: 'deal' }),
  ).toMatchObject({ kind: 'deal', amount: 472 });
});

it('knows no promotion for medicines that need an approval', () => {
  const drug = { class: 'dangerous', policy: 'approval', reg_no: '' } as const;
  expect(priceVariant({ ...product, drug, deal_price: 50, flash, price_source: 'flash' })).toEqual({
    kind: 'list',
    ...none,
  });
});
