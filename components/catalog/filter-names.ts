import type { Say } from '@/components/common/say';
import type { ActiveFilter } from '@/lib/catalog/active-filters';
import type { ListState } from '@/lib/catalog/list-state';
import { bahtRange } from './price-range';

export interface FilterNames {
  readonly categories: Readonly<Record<string, string>>;
  readonly depts: Readonly<Record<string, string>>;
  readonly brands: Readonly<Record<string, string>>;
  /** Keyed by `key:value`. */
  readonly attrs: Readonly<Record<string, string>>;
}

export function filterText(
  { kind, value }: ActiveFilter,
  state: ListState,
  names: FilterNames,
  say: Say<'catalog'>,
): string {
  switch (kind) {
    case 'price':
      return bahtRange(state.priceMin, state.priceMax, say);
    case 'rating':
      return say('catalog.ratingFrom', { stars: Number(value) });
    case 'promotion':
      return say('catalog.promotionOnly');
    case 'inStock':
      return say('catalog.inStockOnly');
    case 'category':
    case 'dept':
    case 'brand':
    case 'attr':
      return names[NAMES_OF[kind]][value] ?? inWords(value);
  }
}

const NAMES_OF = { category: 'categories', dept: 'depts', brand: 'brands', attr: 'attrs' } as const;

function inWords(slug: string): string {
  return slug.slice(slug.indexOf(':') + 1).replaceAll('-', ' ');
}
