import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Selection } from '../ports.ts';
import { choicesOf } from './choices.ts';
import { countChoices, countFitting, keyOf, type Counts } from './count-choices.ts';
import { anyCountable, PAIRS } from './countable.fixture.ts';
import { ProductColumns, type Countable } from './product-columns.ts';

const BANDS = [0, 10_000, 20_000];
const DEPARTMENTS = [1, 2, 3, 4].map((id) => ({
  id,
  slug: `department-${String(id)}`,
  categoryId: id < 3 ? 1 : 2,
}));

const anySelection: fc.Arbitrary<Selection> = fc.record(
  {
    categoryId: fc.integer({ min: 1, max: 3 }),
    departments: fc.subarray(['1', 'department-1', 'department-2', '3', 'department-9']),
    brandIds: fc.subarray([1, 2, 3]),
    priceMin: fc.constantFrom(0, 10_000, 10_001),
    priceMax: fc.constantFrom(9_999, 20_000, 200_000),
    ratingMin: fc.integer({ min: 0, max: 5 }),
    onPromotion: fc.boolean(),
    inStock: fc.boolean(),
    attributes: fc.subarray(PAIRS),
  },
  { requiredKeys: [] },
);

const anyProducts = fc.uniqueArray(anyCountable, { selector: ({ id }) => id, maxLength: 12 });

/** Reference implementation of `docs/product/browse.md`, product by product. */
function fits(product: Countable, selection: Selection): boolean {
  const { categoryId, departments = [], brandIds = [], attributes = [] } = selection;
  const { priceMin = 0, priceMax = Infinity, ratingMin = 0 } = selection;
  const shelf = DEPARTMENTS.find(({ id }) => id === product.departmentId);
  const names = [String(shelf?.id), shelf?.slug];
  return (
    (categoryId === undefined || shelf?.categoryId === categoryId) &&
    (departments.length === 0 || departments.some((wanted) => names.includes(wanted))) &&
    (brandIds.length === 0 || brandIds.includes(product.brandId)) &&
    product.salePrice >= priceMin &&
    product.salePrice <= priceMax &&
    product.stars >= ratingMin &&
    (selection.onPromotion !== true || product.onPromotion) &&
    (selection.inStock !== true || product.inStock) &&
    [...Map.groupBy(attributes, keyOf).values()].every((pairs) =>
      pairs.some((pair) => product.attributes.includes(pair)),
    )
  );
}

const bandOf = ({ salePrice }: Countable) => BANDS.filter((lowest) => lowest <= salePrice).length;

/** Counts above 0. */
function occurring<Value>(counts: Counts<Value>): Map<Value, number> {
  return new Map([...counts].filter(([, n]) => n > 0));
}

function countBy<Value>(
  products: readonly Countable[],
  valuesOf: (product: Countable) => readonly Value[],
): Map<Value, number> {
  const groups = Map.groupBy(products.flatMap(valuesOf), (value) => value);
  return new Map([...groups].map(([value, all]) => [value, all.length]));
}

describe('counts of choices', () => {
  it('equal the results of each choice', () => {
    fc.assert(
      fc.property(anyProducts, anySelection, (products, selection) => {
        const { columns } = new ProductColumns(products);
        const choices = choicesOf(selection, DEPARTMENTS);
        const counts = countChoices(columns, choices, BANDS);
        const fitting = (given: Selection) => products.filter((product) => fits(product, given));
        const { categoryId: _, ...anyCategory } = selection;
        const anyPrice = { ...selection, priceMin: 0, priceMax: Infinity };

        expect(countFitting(columns, choices)).toBe(fitting(selection).length);
        expect(occurring(counts.category)).toEqual(
          countBy(fitting(anyCategory), (one) => [one.departmentId]),
        );
        expect(occurring(counts.departments)).toEqual(
          countBy(fitting({ ...selection, departments: [] }), (one) => [one.departmentId]),
        );
        expect(occurring(counts.brands)).toEqual(
          countBy(fitting({ ...selection, brandIds: [] }), (one) => [one.brandId]),
        );
        expect(counts.price).toEqual(countBy(fitting(anyPrice), (one) => [bandOf(one)]));
        expect(occurring(counts.rating)).toEqual(
          countBy(fitting({ ...selection, ratingMin: 0 }), (one) => [one.stars]),
        );
        expect(counts.promotion).toBe(fitting(selection).filter((one) => one.onPromotion).length);
        expect(counts.inStock).toBe(fitting(selection).filter((one) => one.inStock).length);
        for (const pair of PAIRS) {
          const others = selection.attributes?.filter((other) => keyOf(other) !== keyOf(pair));
          const all = fitting({ ...selection, attributes: others ?? [] });
          const withPair = all.filter(({ attributes }) => attributes.includes(pair));
          expect(counts.attributes.get(pair) ?? 0).toBe(withPair.length);
        }
      }),
      { numRuns: 500 },
    );
  });
});
