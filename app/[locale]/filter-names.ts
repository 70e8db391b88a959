import type { FilterNames } from '@/components/catalog/filter-names';
import type { Facets } from '@/lib/api/contract/catalog';
import { readBrands, readCategoryTree } from '@/lib/api/reads';
import type { ListState } from '@/lib/catalog/list-state';
import type { Locale } from '@/lib/i18n/locale';

/** What the ids in a list's address are called, for the chips that take them away; unknown ones are missing. */
export async function filterNames(
  locale: Locale,
  { brands, category, depts }: ListState,
): Promise<FilterNames> {
  const [allBrands, tree] = await Promise.all([
    brands.length === 0 ? [] : readBrands(locale),
    category === undefined && depts.length === 0 ? [] : readCategoryTree(locale),
  ]);
  const departments = tree
    .flatMap((one) => one.depts)
    .map(({ url, dept_name: name }) => ({ slug: url.slice(url.lastIndexOf('/') + 1), name }));
  return {
    brands: namesOf(allBrands, brands, ({ id, brand_name }) => [id, brand_name]),
    categories: namesOf(tree, [category], ({ id, name }) => [id, name]),
    depts: namesOf(departments, depts, ({ slug, name }) => [slug, name]),
    attrs: {},
  };
}

function namesOf<Item, Key extends string | number>(
  items: readonly Item[],
  wanted: readonly (Key | undefined)[],
  entry: (item: Item) => readonly [Key, string],
): Readonly<Record<string, string>> {
  const named = items.map(entry).filter(([key]) => wanted.includes(key));
  return Object.fromEntries(named);
}

/** Values of attributes are named by the facets alone. */
export function withAttributeNames(
  names: FilterNames,
  { attrs }: ListState,
  facets: Facets | null,
): FilterNames {
  const named = (facets?.attrs ?? []).flatMap(({ key, values }) =>
    values.map(({ value, name }) => [`${key}:${value}`, name] as const),
  );
  return { ...names, attrs: namesOf(named, attrs, (pair) => pair) };
}
