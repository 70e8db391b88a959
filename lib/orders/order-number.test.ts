import { expect, it } from 'vitest';
import { orderNumberIn } from './order-number.ts';

it.each([
  ['AR261121-7K2M9Q', 'AR261121-7K2M9Q'],
  ['ar261121-7k2m9q', 'AR261121-7K2M9Q'],
  ['  AR 261121 7K2M9Q ', 'AR261121-7K2M9Q'],
  ['#AR2611217K2M9Q', 'AR261121-7K2M9Q'],
  ['AR๒๖๑๑๒๑-7K2M9Q', 'AR261121-7K2M9Q'],
  ['AR26ll2l-7K2MOQ', 'AR261121-7K2M0Q'],
  ['AR261121', undefined],
  ['AR261121-7K2M9', undefined],
  ['AR261121-7K2M9QX', undefined],
  ['order AR261121-7K2M9Q', undefined],
  ['8850123456789', undefined],
  ['argan oil', undefined],
  ['', undefined],
])('%j names %s', (text, number) => {
  expect(orderNumberIn(text)).toBe(number);
});
