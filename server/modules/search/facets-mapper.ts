import type { Facets } from '../../../lib/catalog/contract.ts';
import type { Locale } from '../../../lib/api/contract.ts';
import { toBaht } from '../../core/money.ts';
import type { NamedCount, ProductFacets } from './ports.ts';

export function toFacets(facets: ProductFacets, locale: Locale): Facets {
  const named = ({ id, name, count }: NamedCount) => ({ id, name: name[locale], count });
  return {
    categories: facets.categories.map(named),
    depts: facets.departments.map((department) => ({
      ...named(department),
      slug: department.slug,
      category_id: department.categoryId,
    })),
    brands: facets.brands.map(named),
    prices: facets.prices.map(({ min, max, count }) => ({
      min: toBaht(min),
      max: max === null ? null : toBaht(max),
      count,
    })),
    ratings: [...facets.ratings],
    promotion: facets.promotion,
    in_stock: facets.inStock,
    attrs: facets.attributes.map(({ key, name, values }) => ({
      key,
      name: name[locale],
      values: values.map((value) => ({ ...value, name: value.name[locale] })),
    })),
  };
}
