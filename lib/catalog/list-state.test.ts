import { describe, expect, it } from 'vitest';
import {
  activeFilters,
  changeList,
  isPlain,
  listFields,
  listHref,
  pageCount,
  parseListState,
  toProductQuery,
  withoutFilter,
  withoutFilters,
  type ListState,
  type SearchParams,
} from './list-state.ts';

function parse(params: SearchParams): ListState {
  const state = parseListState(params);
  if (!state) throw new Error('no such page');
  return state;
}

describe('parseListState', () => {
  it('is the first page in the recommended order without parameters', () => {
    const state = parse({});
    expect(state).toMatchObject({ page: 1, sort: 'recommended' });
    expect(isPlain(state)).toBe(true);
    expect(listHref('/categories/1', state)).toBe('/categories/1');
  });

  it.each(['0', '-1', '01', '1.5', 'abc', '', '1e3', '100000', ['2', '3']])(
    'refuses the page number %j',
    (page) => {
      expect(parseListState({ page })).toBeUndefined();
    },
  );

  it('ignores filters that make no sense', () => {
    const state = parse({
      sort: 'cheapest',
      price_min: 'ten',
      price_max: '-5',
      brand: '0',
      dept: 'Not A Slug',
      in_stock: 'maybe',
      source: 'mobile',
      keyword: '   ',
    });
    expect(isPlain(state)).toBe(true);
    expect(listFields(state)).toEqual([]);
  });

  it('puts prices in order and cuts endless keywords by characters', () => {
    expect(parse({ price_min: '500', price_max: '100' })).toMatchObject({
      priceMin: 100,
      priceMax: 500,
    });
    expect(parse({ keyword: `x${'💊'.repeat(300)}` }).keyword).toBe(`x${'💊'.repeat(99)}`);
  });
});

describe('listHref', () => {
  const all = {
    keyword: 'เซรั่ม & rice',
    category: '1',
    dept: 'serums',
    brand: '2',
    in_stock: '1',
    price_min: '100',
    price_max: '499.5',
    sort: 'price-asc',
    page: '3',
  };

  it('writes what parseListState reads', () => {
    const state = parse(all);
    const href = listHref('/th/products/search', state);
    expect(parse(Object.fromEntries(new URL(href, 'http://shop.test').searchParams))).toEqual(
      state,
    );
  });

  it('leaves out the first page', () => {
    expect(listHref('/brands', { page: 1, sort: 'recommended' })).toBe('/brands');
    expect(listHref('/brands', { page: 2, sort: 'recommended' })).toBe('/brands?page=2');
  });

  it('starts at the first page again when a filter changes', () => {
    expect(changeList(parse(all), { inStock: undefined }).page).toBe(1);
    expect(withoutFilter(parse(all), 'price')).toMatchObject({
      page: 1,
      priceMin: undefined,
      priceMax: undefined,
      brand: 2,
    });
  });

  it('takes the department away with its category', () => {
    expect(withoutFilter(parse(all), 'category')).toMatchObject({
      category: undefined,
      dept: undefined,
    });
  });

  it('keeps keyword and order when every filter goes', () => {
    const state = withoutFilters(parse(all));
    expect(activeFilters(state)).toEqual([]);
    expect(state).toMatchObject({ keyword: 'เซรั่ม & rice', sort: 'price-asc' });
  });
});

it('names the filters that are on', () => {
  expect(activeFilters(parse({ brand: '2', price_max: '10', category: '1', dept: 'x' }))).toEqual([
    'dept',
    'brand',
    'price',
  ]);
  expect(isPlain(parse({ sort: 'newest' }))).toBe(false);
  expect(isPlain(parse({ page: '2' }))).toBe(true);
});

it('asks the service for what the page is about, whatever the address says', () => {
  const state = parse({ category: '9', in_stock: '1' });
  expect(toProductQuery('th', state, { category: 1 })).toEqual({
    locale: 'th',
    category: 1,
    in_stock: 'true',
    sort: 'recommended',
    page: 1,
    per_page: 24,
  });
});

it('counts pages', () => {
  expect([0, 1, 24, 25, 48].map(pageCount)).toEqual([1, 1, 1, 2, 2]);
});
