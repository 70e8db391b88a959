import { beforeEach, expect, it, vi } from 'vitest';
import { useCheckout } from './checkout';
import { forgetChoices } from './drafts';

const KEY = 'checkout_choices';
const card = { token: 'pass', lastFour: '1234', balance: 500 };
const store = () => useCheckout.getState();

beforeEach(() => {
  window.localStorage.clear();
  store().open(1);
});

it('restores the choices from another window, until the order is placed', () => {
  store().choose({ delivery: 'pickup', branchId: 7 });
  store().choose({ payment: 'qr', giftCards: [card] });
  store().open(1);
  expect(store().choices).toMatchObject({
    delivery: 'pickup',
    branchId: 7,
    payment: 'qr',
    giftCards: [card],
  });
  store().finish();
  store().open(1);
  expect(store().choices).toMatchObject({ delivery: null, branchId: null, giftCards: [] });
});

it('does not restore choices of another member', () => {
  store().choose({ delivery: 'home', addressId: 3 });
  store().open(2);
  expect(store().choices).toMatchObject({ delivery: null, addressId: null });
});

it('clears all choices at the end of a session', () => {
  store().choose({ delivery: 'home' });
  forgetChoices();
  expect(window.localStorage.getItem(KEY)).toBeNull();
});

it.each([
  'no json',
  'null',
  '7',
  '{"memberId":1}',
  '{"state":{"memberId":1},"version":0}',
  '{"state":{"memberId":1,"choices":7},"version":0}',
  '{"state":{"memberId":1,"choices":{"delivery":"drone","addressId":-1,"giftCards":[{"token":1}],"attempt":"x"}}}',
])('takes nothing from what it did not write: %s', (text) => {
  window.localStorage.setItem(KEY, text);
  store().open(1);
  expect(store().choices).toEqual({
    delivery: null,
    addressId: null,
    newAddress: false,
    branchId: null,
    payment: null,
    giftCards: [],
    wantsInvoice: false,
    vatAddressId: null,
    newVatAddress: false,
    attempt: null,
  });
});

it('works without storage', () => {
  const set = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('full');
  });
  store().choose({ delivery: 'home' });
  expect(store().choices.delivery).toBe('home');
  set.mockRestore();
});
