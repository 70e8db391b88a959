import { expect, it } from 'vitest';
import { nowOf } from '@/tests/harness/price-now';
import { flashNow, memberPrice } from './price-now';

const flash = { price: 399, ends_at: '2026-11-21T11:00:00Z', left: 7, quota: 20 };
const dangerous = { class: 'dangerous', policy: 'approval', reg_no: '' } as const;

it('finds the flash sale whose price applies, and none when a deal is lower', () => {
  expect(flashNow({ flash, now: nowOf('flash', 590, 399) })).toBe(flash);
  expect(flashNow({ flash, now: nowOf('deal', 590, 295) })).toBeNull();
  expect(flashNow({ flash: null, now: nowOf('list', 590) })).toBeNull();
});

it.each([
  [0, nowOf('list', 590), undefined],
  [580, nowOf('list', 590), 580],
  [590, nowOf('list', 590), undefined],
  [450, nowOf('flash', 590, 399), undefined],
  [350, nowOf('flash', 590, 399), 350],
])('a member price of %d', (price, now, shown) => {
  expect(memberPrice({ member_price: price, now, drug: null })).toBe(shown);
});

it('a medicine that needs an approval has no member price', () => {
  const now = nowOf('list', 590);
  expect(memberPrice({ member_price: 100, now, drug: dangerous })).toBeUndefined();
});
