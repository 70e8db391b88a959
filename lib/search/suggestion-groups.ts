import type { ProductCard } from '../catalog/contract';
import { localePath, type Locale } from '../i18n/locale';
import { productPath, searchPath } from '../pages/catalog-paths';
import { pathTo } from '../pages/path-to';
import type { SuggestionKind, Suggestions } from './contract.ts';

export interface SuggestionRow {
  readonly path: string;
  readonly text: string;
  /** Set for searches, which are remembered. */
  readonly keyword?: string;
  readonly product?: ProductCard;
}

/** Orders are the member's own and not among the suggestions for everyone. */
export type GroupKind = SuggestionKind | 'orders';

export interface SuggestionGroup {
  readonly kind: GroupKind;
  readonly rows: readonly SuggestionRow[];
}

/** Suggestions by kind, in the order of the list; kinds without any are left out. */
export function suggestionGroups(locale: Locale, found: Suggestions): readonly SuggestionGroup[] {
  const groups: readonly SuggestionGroup[] = [
    { kind: 'words', rows: found.words.map((word) => searchRow(locale, word, word)) },
    {
      kind: 'complaints',
      rows: found.complaints.map(({ name, keyword }) => searchRow(locale, name, keyword)),
    },
    {
      kind: 'brands',
      rows: found.brands.map(({ id, name }) => ({
        path: pathTo(locale, '/brands/:brand', { brand: id }),
        text: name,
      })),
    },
    {
      kind: 'departments',
      rows: found.departments.map(({ dept_name: text, url }) => ({
        path: localePath(locale, url),
        text,
      })),
    },
    {
      kind: 'products',
      rows: found.products.map((product) => ({
        path: productPath(locale, product),
        text: product.product_name,
        product,
      })),
    },
    {
      kind: 'articles',
      rows: found.articles.map(({ id, title }) => ({
        path: pathTo(locale, '/brandstory/HealthHub/ArticleList/:article', { article: id }),
        text: title,
      })),
    },
  ];
  return groups.filter(({ rows }) => rows.length > 0);
}

/** The member's order whose number was typed. */
export function orderGroup(locale: Locale, order: string): SuggestionGroup {
  return {
    kind: 'orders',
    rows: [{ path: pathTo(locale, '/orders/:order', { order }), text: order }],
  };
}

function searchRow(locale: Locale, text: string, keyword: string): SuggestionRow {
  return { path: searchPath(locale, keyword), text, keyword };
}
