import { describe, expect, it } from 'vitest';
import { listHref, type ListScope, type ListParams } from '@/lib/catalog/list-state';
import { filterGroups } from './filter-groups';
import { facets, listOf } from './list.fixture';

/** Each group as lines of label, count and address; a star marks selected values. */
function shown(
  params: Partial<ListParams>,
  scope: ListScope = {},
  counted: typeof facets | null = facets,
) {
  const { names, ...list } = listOf(params);
  const groups = filterGroups({
    ...list,
    names: { ...names, brands: { 99: 'Lost' } },
    scope,
    facets: counted,
  });
  return Object.fromEntries(
    groups.map(({ key, options }) => [
      key,
      options.map(
        ({ label, count, selected, state }) =>
          `${selected ? '*' : ''}${label} ${String(count)} ${listHref('', state)}`,
      ),
    ]),
  );
}

describe('filter groups', () => {
  it('toggle single values and keep the other filters', () => {
    const groups = shown({ attr: 'concern:acne', price_max: '199.99', rating: '4', page: '3' });
    expect(groups['attr-concern']).toEqual([
      '*Acne 6 ?price_max=199.99&rating=4',
      'Dryness 2 ?attr=concern%3Aacne&attr=concern%3Adryness&price_max=199.99&rating=4',
    ]);
    expect(groups['price']).toEqual([
      '*Up to ฿200 10 ?attr=concern%3Aacne&rating=4',
      'From ฿500 3 ?attr=concern%3Aacne&price_min=500&rating=4',
    ]);
    expect(groups['rating']?.[0]).toBe('*4 stars and up 20 ?attr=concern%3Aacne&price_max=199.99');
  });

  it('take several brands, and keep a selected brand without matches', () => {
    const { brand } = shown({ brand: ['2', '99'] });
    expect(brand?.[0]).toBe('*Lost 0 ?brand=2');
    expect(brand?.[1]).toBe('Brand A 1 ?brand=1&brand=2&brand=99');
    expect(brand?.[2]).toBe('*Brand B 2 ?brand=99');
  });

  it('offer only departments of the category that have products', () => {
    expect(shown({})['dept']).toBeUndefined();
    expect(shown({ category: '1' })['dept']).toEqual(['Serums 9 ?category=1&dept=serums']);
    expect(shown({}, { category: 2 })['dept']).toEqual(['Lips 4 ?dept=lips']);
    expect(shown({}, { category: 1, dept: '101' })['dept']).toBeUndefined();
  });

  it('leave out the subject of the page itself', () => {
    expect(shown({}, { brand: 3 })['brand']).toBeUndefined();
    expect(shown({}, { list: 'flashsale' })['offers']).toEqual(['In stock only 40 ?in_stock=1']);
  });

  it('work without counts', () => {
    expect(shown({ in_stock: '1' }, {}, null)).toEqual({
      price: [],
      rating: [4, 3, 2].map(
        (stars) => `${String(stars)} stars and up null ?rating=${String(stars)}&in_stock=1`,
      ),
      offers: ['On promotion null ?promotion=1&in_stock=1', '*In stock only null '],
    });
  });
});
