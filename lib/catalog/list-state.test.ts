import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PRODUCT_SORTS } from '../api/contract-values.ts';
import { activeFilters, isPlain, toggled } from './active-filters.ts';
import { cleanKeyword } from './keyword.ts';
import {
  changeList,
  listFields,
  listHref,
  parseListState,
  PLAIN_LIST,
  toProductQuery,
  withinScope,
  withoutFilters,
  type ListState,
  type ListParams,
} from './list-state.ts';

function parse(params: Partial<ListParams>): ListState {
  const state = parseListState(params);
  if (!state) throw new Error('no such page');
  return state;
}

/** Query as Next passes it to a page. */
function paramsOf(href: string): Partial<ListParams> {
  const { searchParams } = new URL(href, 'http://shop.test');
  return Object.fromEntries(
    [...new Set(searchParams.keys())].map((name) => {
      const values = searchParams.getAll(name);
      return [name, values.length === 1 ? values[0] : values];
    }),
  );
}

const id = fc.integer({ min: 1, max: 999_999_999 });
const slug = fc.stringMatching(/^[a-z0-9-]{1,20}$/);
const baht = fc.integer({ min: 0, max: 1_000_000 });
const flag = fc.constantFrom(true as const, undefined);
const anyState: fc.Arbitrary<ListState> = fc
  .record({
    page: fc.integer({ min: 1, max: 99_999 }),
    sort: fc.constantFrom(...PRODUCT_SORTS),
    keyword: fc.string({ unit: 'grapheme' }).map((text) => cleanKeyword(text) || undefined),
    category: fc.option(id, { nil: undefined }),
    depts: fc.array(slug, { maxLength: 5 }),
    brands: fc.array(id, { maxLength: 5 }),
    attrs: fc.array(
      fc.tuple(slug, slug).map((pair) => pair.join(':')),
      { maxLength: 5 },
    ),
    prices: fc.tuple(baht, baht).map((pair) => pair.sort((one, other) => one - other)),
    hasMin: fc.boolean(),
    hasMax: fc.boolean(),
    rating: fc.option(fc.integer({ min: 1, max: 5 }), { nil: undefined }),
    promotion: flag,
    inStock: flag,
  })
  .map(({ prices: [min, max], hasMin, hasMax, page, ...state }) => ({
    ...changeList(PLAIN_LIST, {
      ...state,
      exact: undefined,
      priceMin: hasMin ? min : undefined,
      priceMax: hasMax ? max : undefined,
    }),
    page,
  }));

describe('any list', () => {
  it('round-trips through its URL', () => {
    fc.assert(
      fc.property(anyState, (state) => {
        expect(parse(paramsOf(listHref('/th/products/search', state)))).toEqual(state);
      }),
    );
  });

  it('has one canonical URL', () => {
    const value = fc.oneof(
      fc.string(),
      fc.array(fc.string(), { maxLength: 3 }),
      fc.constantFrom('1', '2', 'acne', 'concern:acne', '4', '1e9', '-1', '99999999999'),
    );
    const names = listFields(
      parse({
        ...{ keyword: 'a', exact: '1', category: '1', dept: 'a', brand: '1', attr: 'a:b' },
        ...{ price_min: '1', price_max: '2', rating: '1', promotion: '1', in_stock: '1' },
        ...{ sort: 'newest', page: '2' },
      }),
    ).map(([name]) => name);
    expect(names).toHaveLength(13);
    const anyParams = fc.dictionary(fc.constantFrom(...names.filter((n) => n !== 'page')), value);
    fc.assert(
      fc.property(anyParams, (params) => {
        const href = listHref('/brands/1', parse(params));
        expect(listHref('/brands/1', parse(paramsOf(href)))).toBe(href);
      }),
    );
  });

  it('is unfiltered once every filter was removed, in any order', () => {
    fc.assert(
      fc.property(anyState, fc.infiniteStream(fc.nat()), (state, picks) => {
        let left = state;
        for (const pick of picks) {
          const filters = activeFilters(left);
          if (filters.length === 0) break;
          left = filters[pick % filters.length]?.without ?? left;
        }
        expect(isPlain({ ...left, keyword: undefined, sort: 'recommended' })).toBe(true);
        expect(left).toMatchObject({ sort: state.sort, keyword: state.keyword });
      }),
    );
  });
});

describe('parseListState', () => {
  it('defaults to the first page in the recommended order', () => {
    expect(parse({})).toEqual(PLAIN_LIST);
    expect(isPlain(parse({}))).toBe(true);
    expect(listHref('/categories/1', parse({ page: '1' }))).toBe('/categories/1');
  });

  it.each(['0', '-1', '01', '1.5', 'abc', '', '1e3', '100000', ['2', '3']])(
    'refuses the page number %j',
    (page) => {
      expect(parseListState({ page })).toBeUndefined();
    },
  );

  it('ignores invalid filters', () => {
    const asked = {
      sort: 'cheapest',
      price_min: 'ten',
      price_max: '-5',
      brand: ['0', 'x'],
      dept: 'Not A Slug',
      attr: ['acne', ':', 'a:b:c'],
      rating: '6',
      promotion: 'yes',
      in_stock: 'maybe',
      source: 'mobile',
      exact: '1',
      keyword: '  \u200b ',
    };
    const state = parse(asked);
    expect(state).toEqual(PLAIN_LIST);
    expect(listFields(state)).toEqual([]);
  });

  it('sorts prices and values', () => {
    expect(
      parse({ price_min: '500', price_max: '100', brand: ['12', '3', '12'], dept: ['b', 'a'] }),
    ).toMatchObject({ priceMin: 100, priceMax: 500, brands: [3, 12], depts: ['a', 'b'] });
  });

  it('limits the number of values', () => {
    const brand = Array.from({ length: 100 }, (_, index) => String(index + 1));
    expect(parse({ brand }).brands).toHaveLength(20);
  });
});

describe('list URLs', () => {
  it('have a fixed order', () => {
    const state = parse({
      page: '3',
      sort: 'price-asc',
      in_stock: '1',
      attr: 'concern:acne',
      brand: ['9', '2'],
      keyword: 'rice & ข้าว',
      category: '1',
    });
    expect(listHref('/x', state)).toBe(
      '/x?keyword=rice+%26+%E0%B8%82%E0%B9%89%E0%B8%B2%E0%B8%A7&category=1&brand=2&brand=9' +
        '&attr=concern%3Aacne&in_stock=1&sort=price-asc&page=3',
    );
  });

  it('return to the first page when a filter changes', () => {
    const state = parse({ page: '4', brand: '2' });
    expect(changeList(state, { brands: toggled(state.brands, 1) })).toMatchObject({
      page: 1,
      brands: [1, 2],
    });
    expect(changeList(state, { brands: toggled(state.brands, 2) })).toEqual(PLAIN_LIST);
  });
});

it('drops the departments with their category', () => {
  const [category] = activeFilters(parse({ category: '1', dept: ['a', 'b'] }));
  expect(category).toMatchObject({ kind: 'category', value: '1', without: PLAIN_LIST });
});

it('keeps keyword and order when every filter is cleared', () => {
  const state = parse({ keyword: 'serum', sort: 'price-asc', brand: '2', page: '2' });
  expect(withoutFilters(state)).toEqual({ ...PLAIN_LIST, keyword: 'serum', sort: 'price-asc' });
});

it('lists the active filters', () => {
  const kinds = activeFilters(
    parse({ brand: ['2', '3'], price_max: '10', dept: 'x', rating: '4' }),
  );
  expect(kinds.map(({ kind, value }) => `${kind} ${value}`)).toEqual([
    'dept x',
    'brand 2',
    'brand 3',
    'price 10',
    'rating 4',
  ]);
  expect(isPlain(parse({ sort: 'newest' }))).toBe(false);
  expect(isPlain(parse({ page: '2' }))).toBe(true);
});

it('queries the service within the scope of the page, whatever the URL says', () => {
  const asked = parse({ category: '9', dept: 'serums', brand: ['1', '2'], in_stock: '1' });
  const scope = { category: 1 };
  const state = withinScope(asked, scope);
  expect(activeFilters(state).map(({ kind }) => kind)).toEqual([
    'dept',
    'brand',
    'brand',
    'inStock',
  ]);
  expect(toProductQuery('th', state, scope)).toEqual({
    locale: 'th',
    category: 1,
    dept: ['serums'],
    brand: [1, 2],
    in_stock: 'true',
    sort: 'recommended',
    page: 1,
    per_page: 24,
    facets: 'true',
  });
});
