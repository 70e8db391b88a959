import { describe, expect, it } from 'vitest';
import { allValues, oneValue, pageCount, pageOf, parsePage } from './search-params.ts';

describe('search parameters', () => {
  it.each([
    [undefined, '', []],
    ['a', 'a', ['a']],
    [['a', 'b'], '', ['a', 'b']],
  ])('%o is one value or several', (value, one, all) => {
    expect(oneValue(value)).toBe(one);
    expect(allValues(value)).toEqual(all);
  });

  it.each([
    [undefined, 1],
    ['1', 1],
    ['99999', 99_999],
    ['100000', undefined],
    ['0', undefined],
    ['01', undefined],
    ['-1', undefined],
    ['1.5', undefined],
    ['', undefined],
    [['1', '2'], undefined],
    [['3'], undefined],
  ])('%o is page %o', (value, page) => {
    expect(parsePage(value)).toBe(page);
  });

  it.each([
    ['', 1],
    ['page=7', 7],
    ['page=none', 1],
    ['page=-2', 1],
  ])('the browser reads "%s" as page %i', (query, page) => {
    expect(pageOf(new URLSearchParams(query))).toBe(page);
  });

  it.each([
    [0, 1],
    [9, 1],
    [10, 2],
    [27, 3],
  ])('%i fill %i pages of nine', (total, pages) => {
    expect(pageCount(total, 9)).toBe(pages);
  });
});
