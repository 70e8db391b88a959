import type { Selection } from '../ports.ts';
import { keyOf, type Choice, type Countable } from './count-choices.ts';

interface Department {
  readonly id: number;
  readonly slug: string;
}

/** What was chosen among the products that words, list or branch leave; values of one key widen, different keys narrow. */
export function choicesOf(selection: Selection, departments: readonly Department[]): Choice[] {
  const { categoryId, priceMin = 0, priceMax = Infinity, ratingMin = 0 } = selection;
  const { onPromotion = false, inStock = false, brandIds = [] } = selection;
  const wanted = new Set(selection.departments);
  const isWanted = ({ id, slug }: Department) => wanted.has(slug) || wanted.has(String(id));
  const departmentIds = new Set(departments.filter(isWanted).map(({ id }) => id));
  const brands = new Set(brandIds);
  const choice = (facet: Choice['facet'], isMade: boolean, fits: (product: Countable) => boolean) =>
    isMade ? [{ facet, fits }] : [];
  return [
    ...choice('category', categoryId !== undefined, (one) => one.categoryId === categoryId),
    ...choice('departments', wanted.size > 0, (one) => departmentIds.has(one.departmentId)),
    ...choice('brands', brands.size > 0, (one) => brands.has(one.brandId)),
    ...choice(
      'price',
      priceMin > 0 || priceMax < Infinity,
      ({ salePrice }) => salePrice >= priceMin && salePrice <= priceMax,
    ),
    ...choice('rating', ratingMin > 0, ({ stars }) => stars >= ratingMin),
    ...choice('out', onPromotion, (one) => one.onPromotion),
    ...choice('out', inStock, (one) => one.inStock),
    ...[...Map.groupBy(selection.attributes ?? [], keyOf)].map(([key, pairs]) => ({
      facet: `attribute:${key}` as const,
      fits: ({ attributes }: Countable) => pairs.some((pair) => attributes.includes(pair)),
    })),
  ];
}
