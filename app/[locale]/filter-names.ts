import type { FilterNames } from '@/components/catalog/filter-names';
import { orNothing } from '@/components/common/left-out';
import type { Facets } from '@/lib/catalog/contract';
import { readBrands, readCategoryTree } from '@/lib/catalog/reads';
import type { ListState } from '@/lib/catalog/list-state';
import type { Locale } from '@/lib/i18n/locale';

interface ReadNames {
  readonly names: FilterNames;
  /** List state without filters that the service does not know; unchanged if it did not answer. */
  readonly state: ListState;
}

export async function filterNames(locale: Locale, state: ListState): Promise<ReadNames> {
  const { brands, category, depts } = state;
  const [allBrands, tree] = await Promise.all([
    brands.length === 0 ? [] : orNothing(readBrands(locale)),
    category === undefined && depts.length === 0 ? [] : orNothing(readCategoryTree(locale)),
  ]);
  const departments = (tree ?? [])
    .flatMap((one) => one.depts)
    .map(({ url, dept_name: name }) => ({ slug: url.slice(url.lastIndexOf('/') + 1), name }));
  const names = {
    brands: namesOf(allBrands ?? [], brands, ({ id, brand_name }) => [id, brand_name]),
    categories: namesOf(tree ?? [], [category], ({ id, name }) => [id, name]),
    depts: namesOf(departments, depts, ({ slug, name }) => [slug, name]),
    attrs: {},
  };
  return {
    names,
    state: {
      ...state,
      ...(allBrands && { brands: brands.filter((id) => id in names.brands) }),
      ...(tree && {
        category: category !== undefined && category in names.categories ? category : undefined,
        depts: depts.filter((slug) => slug in names.depts),
      }),
    },
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

/** Adds names from the facets: for attribute values, and for names that failed to load. */
export function withFacetNames(
  names: FilterNames,
  { attrs, brands, category, depts }: ListState,
  facets: Facets | null,
): FilterNames {
  if (!facets) return names;
  const named = facets.attrs.flatMap(({ key, values }) =>
    values.map(({ value, name }) => [`${key}:${value}`, name] as const),
  );
  return {
    brands: { ...namesOf(facets.brands, brands, ({ id, name }) => [id, name]), ...names.brands },
    categories: {
      ...namesOf(facets.categories, [category], ({ id, name }) => [id, name]),
      ...names.categories,
    },
    depts: { ...namesOf(facets.depts, depts, ({ slug, name }) => [slug, name]), ...names.depts },
    attrs: namesOf(named, attrs, (pair) => pair),
  };
}
