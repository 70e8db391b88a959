import { expect, it } from 'vitest';
import en from '@/messages/office/en.json';
import th from '@/messages/office/th.json';
import { ACTIONS, actionAddress } from './actions.ts';
import { findNamed, isOrderNumber, isPersonName, isProductName, readingsOf } from './palette.ts';
import { screenAddress, SCREENS } from './screens.ts';

const find = (typed: string, texts: Readonly<Record<string, string>>) => {
  const addresses = [
    ...SCREENS.map((screen) => ({ of: screen, address: screenAddress(screen) })),
    ...ACTIONS.map((action) => ({ of: action, address: actionAddress(action) })),
  ];
  const named = addresses.map(({ of: { label }, address }) => ({
    ...{ address, label: texts[label] ?? '' },
  }));
  return findNamed(named, readingsOf(typed)).map(({ label }) => label);
};

it.each([
  ['rev', en, 'Reviews'],
  ['dit l', en, 'Audit log'],
  ['พำอ', en, 'Reviews'],
  ['รีวิว', th, 'รีวิว'],
  ['iu;b;', th, 'รีวิว'],
  ['reviews', th, 'รีวิว'],
  ['invite', en, 'Invite a person'],
  ['เพิ่มสิ', th, 'เพิ่มสินค้า'],
] as const)(
  '%j finds a screen or an action by name, address or the other keyboard layout',
  (typed, texts, label) => {
    expect(find(typed, texts)[0]).toBe(label);
  },
);

it('finds nothing for other words, and names that begin with the text first', () => {
  expect(find('zebra', en)).toEqual([]);
  expect(find('pe', en)[0]).toBe('People');
});

it.each([
  ['ar20261129-abcdef', true],
  ['1129', true],
  ['abcdef', true],
  ['ar2', false],
  ['orders', true],
  ['order', false],
  ['คำสั่งซื้อ', false],
])('%j may be an order number: %j', (reading, is) => {
  expect(isOrderNumber(reading)).toBe(is);
});

it.each([
  ['สมหญิง', true],
  ["o'brien", true],
  ['0812345678', true],
  ['s', false],
  [';lkj', false],
])('%j may be a person: %j', (reading, is) => {
  expect(isPersonName(reading)).toBe(is);
});

it.each([
  ['วิตามินซี', true],
  ['vitamin c 1,000', false],
  ['vitamin c 1000', true],
  ['8850999000012', true],
  ['x', false],
  [';lkj', false],
])('%j may be a product: %j', (reading, is) => {
  expect(isProductName(reading)).toBe(is);
});
