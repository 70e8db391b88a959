import type { ProductPage } from '../catalog/contract';
import { pagePath } from '../pages/path-to';

/** A brand or department suggested by a search. */
export interface Shelf {
  readonly kind: 'brand' | 'department';
  readonly name: string;
  /** Path without the language. */
  readonly path: string;
}

const BRANDS = 2;
const DEPARTMENTS = 2;
/** Minimum share of the results for a suggestion. */
const SHARE = 0.5;

/**
 * Suggested brands and departments: the name matches the query, or most results belong to it, e.g. when a brand is
 * typed in the other script.
 */
export function shelvesOf({ facets, total }: ProductPage, text: string): Shelf[] {
  if (facets === null || total === 0) return [];
  const typed = text.toLowerCase();
  const fits = ({ name, count }: { readonly name: string; readonly count: number }) =>
    name.toLowerCase().includes(typed) || count >= total * SHARE;
  const best = <Row extends { readonly name: string; readonly count: number }>(
    rows: readonly Row[],
    limit: number,
  ) =>
    rows
      .filter(fits)
      .toSorted((a, b) => b.count - a.count)
      .slice(0, limit);
  return [
    ...best(facets.brands, BRANDS).map(({ id, name }) => ({
      kind: 'brand' as const,
      name,
      path: pagePath('/brands/:brand', { brand: id }),
    })),
    ...best(facets.depts, DEPARTMENTS).map(({ name, slug, category_id: category }) => ({
      kind: 'department' as const,
      name,
      path: pagePath('/categories/:category/:dept?', { category, dept: slug }),
    })),
  ];
}
