import { expect, test } from 'vitest';
import { pageWindow } from './page-window';

const short = (page: number, pages: number) =>
  pageWindow(page, pages)
    .map((item) => (typeof item === 'number' ? String(item) : '…'))
    .join(' ');

test.each([
  [1, 1, '1'],
  [1, 2, '1 2'],
  [2, 3, '1 2 3'],
  [1, 24, '1 2 … 24'],
  [2, 24, '1 2 3 … 24'],
  [3, 24, '1 2 3 4 … 24'],
  [4, 24, '1 2 3 4 5 … 24'],
  [5, 24, '1 … 4 5 6 … 24'],
  [21, 24, '1 … 20 21 22 23 24'],
  [24, 24, '1 … 23 24'],
  [2, 5, '1 2 3 4 5'],
  [3, 5, '1 2 3 4 5'],
])('page %i of %i: %s', (page, pages, shown) => {
  expect(short(page, pages)).toBe(shown);
});
