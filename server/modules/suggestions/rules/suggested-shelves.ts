import type { NamedCount, ProductFacets } from '../../search/ports.ts';
import { normalize } from '../../search/rules/normalize.ts';

/** Limit of each kind. */
const MOST = 2;
/** Minimum share of the results for a suggestion. */
const SHARE = 0.5;

/**
 * Brands and departments of the results whose name in either language contains the text, or to which most results
 * belong, as when a brand is typed in the other script.
 */
export function suggestedShelves(
  { brands, departments }: Pick<ProductFacets, 'brands' | 'departments'>,
  total: number,
  text: string,
) {
  const typed = normalize(text);
  const fits = ({ name, count }: NamedCount) =>
    count >= total * SHARE || [name.en, name.th].some((one) => normalize(one).includes(typed));
  const best = <Row extends NamedCount>(rows: readonly Row[]) =>
    rows
      .filter((row) => row.count > 0 && fits(row))
      .toSorted((a, b) => b.count - a.count)
      .slice(0, MOST);
  return typed === ''
    ? { brands: [], departments: [] }
    : { brands: best(brands), departments: best(departments) };
}
