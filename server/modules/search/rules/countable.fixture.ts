import fc from 'fast-check';
import type { Countable } from './product-columns.ts';

export const PAIRS = ['form:gel', 'form:cream', 'scent:rose', 'scent:mint'];

/** Few distinct values, so that products share them. */
export const anyCountable: fc.Arbitrary<Countable> = fc.record({
  id: fc.integer({ min: 1, max: 12 }),
  departmentId: fc.integer({ min: 1, max: 4 }),
  brandId: fc.integer({ min: 1, max: 3 }),
  salePrice: fc.constantFrom(1, 9_999, 10_000, 20_000, 150_000),
  stars: fc.integer({ min: 0, max: 5 }),
  onPromotion: fc.boolean(),
  inStock: fc.boolean(),
  attributes: fc.subarray(PAIRS),
});
