import { sayer } from '@/components/common/say';
import type { Facets } from '@/lib/catalog/contract';
import { parseListState, type ListState, type ListParams } from '@/lib/catalog/list-state';
import type { Locale } from '@/lib/i18n/locale';
import { tileIntl } from '@/components/tiles/tiles.fixture';
import type { FilterNames } from './filter-names';

export const NO_NAMES: FilterNames = { categories: {}, depts: {}, brands: {}, attrs: {} };

export function stateOf(params: Partial<ListParams>): ListState {
  const state = parseListState(params);
  if (!state) throw new Error('no such page');
  return state;
}

export function listOf(params: Partial<ListParams> = {}, locale: Locale = 'en') {
  return {
    path: '/th/ecommerce/all-products',
    state: stateOf(params),
    scope: {},
    names: NO_NAMES,
    say: sayer(tileIntl(locale)),
  };
}

export const facets: Facets = {
  categories: [
    { id: 1, name: 'Skin Care', count: 30 },
    { id: 2, name: 'Make-up', count: 12 },
  ],
  depts: [
    { id: 101, slug: 'serums', name: 'Serums', category_id: 1, count: 9 },
    { id: 102, slug: 'masks', name: 'Masks', category_id: 1, count: 0 },
    { id: 201, slug: 'lips', name: 'Lips', category_id: 2, count: 4 },
  ],
  brands: Array.from({ length: 14 }, (_, index) => ({
    id: index + 1,
    name: `Brand ${String.fromCodePoint(65 + index)}`,
    count: index + 1,
  })),
  prices: [
    { min: 0, max: 199.99, count: 10 },
    { min: 200, max: 499.99, count: 0 },
    { min: 500, max: null, count: 3 },
  ],
  ratings: [
    { min: 4, count: 20 },
    { min: 3, count: 25 },
  ],
  promotion: 5,
  in_stock: 40,
  attrs: [
    {
      key: 'concern',
      name: 'Concern',
      values: [
        { value: 'acne', name: 'Acne', count: 6 },
        { value: 'dryness', name: 'Dryness', count: 2 },
      ],
    },
  ],
};
