import type { Selection } from '../ports.ts';
import { choice, keyOf, type Choice } from './count-choices.ts';

interface Department {
  readonly id: number;
  readonly slug: string;
  readonly categoryId: number;
}

/** Choices of a shopper; values of one key are ORed, keys are ANDed. */
export function choicesOf(selection: Selection, departments: readonly Department[]): Choice[] {
  return [
    ...shelfChoices(selection, departments),
    ...valueChoices(selection),
    ...attributeChoices(selection),
  ];
}

function shelfChoices(selection: Selection, departments: readonly Department[]): Choice[] {
  const { categoryId } = selection;
  const wanted = new Set(selection.departments);
  const isWanted = ({ id, slug }: Department) => wanted.has(slug) || wanted.has(String(id));
  const idsOf = (shelves: readonly Department[]) => new Set(shelves.map(({ id }) => id));
  const chosen = idsOf(departments.filter(isWanted));
  const ofCategory = idsOf(departments.filter((shelf) => shelf.categoryId === categoryId));
  return [
    categoryId !== undefined && choice('category', 'departmentId', (id) => ofCategory.has(id)),
    wanted.size > 0 && choice('departments', 'departmentId', (id) => chosen.has(id)),
  ].filter((made) => made !== false);
}

function valueChoices(selection: Selection): Choice[] {
  const { priceMin = 0, priceMax = Infinity, ratingMin = 0 } = selection;
  const { onPromotion = false, inStock = false } = selection;
  const brands = new Set(selection.brandIds);
  const fitsPrice = (price: number) => price >= priceMin && price <= priceMax;
  return [
    brands.size > 0 && choice('brands', 'brandId', (id) => brands.has(id)),
    (priceMin > 0 || priceMax < Infinity) && choice('price', 'salePrice', fitsPrice),
    ratingMin > 0 && choice('rating', 'stars', (stars) => stars >= ratingMin),
    onPromotion && choice('out', 'onPromotion', (is) => is),
    inStock && choice('out', 'inStock', (is) => is),
  ].filter((made) => made !== false);
}

function attributeChoices({ attributes = [] }: Selection): Choice[] {
  return [...Map.groupBy(attributes, keyOf)].map(([key, pairs]) =>
    choice(`attribute:${key}`, 'attributes', (own) => pairs.some((pair) => own.includes(pair))),
  );
}
