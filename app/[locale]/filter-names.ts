import type { FilterNames } from '@/components/catalog/filter-chips';
import { readBrands, readCategoryTree } from '@/lib/api/reads';
import type { ListState } from '@/lib/catalog/list-state';
import type { Locale } from '@/lib/i18n/locale';

/** What the ids in a list's address are called, for the chips that take them away. */
export async function filterNames(
  locale: Locale,
  { brand, category, dept }: ListState,
): Promise<FilterNames> {
  const [brands, tree] = await Promise.all([
    brand === undefined ? [] : readBrands(locale),
    category === undefined && dept === undefined ? [] : readCategoryTree(locale),
  ]);
  return {
    brand: brands.find(({ id }) => id === brand)?.brand_name,
    category: tree.find(({ id }) => id === category)?.name,
    dept: tree.flatMap(({ depts }) => depts).find(({ url }) => url.endsWith(`/${dept ?? ''}`))
      ?.dept_name,
  };
}
