import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { allocate } from './allocate.ts';

const parts = fc.uniqueArray(
  fc.record({
    productId: fc.integer({ min: 1, max: 1_000 }),
    left: fc.integer({ min: 0, max: 2_000_000_000 }),
  }),
  { selector: ({ productId }) => productId, minLength: 1, maxLength: 50 },
);

describe('allocate', () => {
  it.each([
    ['nothing over nothing', 0, [[1, 0]], {}],
    ['all of one part', 500, [[1, 900]], { 1: 500 }],
    ['no more than there is', 500, [[1, 100]], { 1: 100 }],
    // oxfmt-ignore
    ['the odd satang to the largest remainder', 100, [[1, 100], [2, 200]], { 1: 33, 2: 67 }],
    // oxfmt-ignore
    ['ties to the lower product id', 100, [[9, 50], [3, 50], [7, 50]], { 3: 34, 7: 33, 9: 33 }],
    // oxfmt-ignore
    ['nothing to a part of which nothing is left', 1, [[1, 0], [2, 1]], { 1: 0, 2: 1 }],
    // oxfmt-ignore
    ['the coupon of the worked example', 5_000, [[1, 19_900], [2, 17_900], [3, 0], [4, 23_750], [5, 12_000]],
      { 1: 1_353, 2: 1_217, 3: 0, 4: 1_614, 5: 816 }],
  ] as const)('gives %s', (_, amount, rows, expected) => {
    const shares = allocate(
      amount,
      rows.map(([productId, left]) => ({ productId, left })),
    );
    expect(Object.fromEntries(shares)).toEqual(expected);
  });

  it('allocates everything, at most the rest of each part, in any order of parts', () => {
    fc.assert(
      fc.property(parts, fc.integer({ min: 0, max: 2_000_000_000 }), (rows, amount) => {
        const shares = allocate(amount, rows);
        const whole = rows.reduce((sum, { left }) => sum + left, 0);
        const given = [...shares.values()].reduce((sum, share) => sum + share, 0);
        expect(given).toBe(Math.min(amount, whole));
        for (const { productId, left } of rows) {
          expect(shares.get(productId) ?? 0).toBeLessThanOrEqual(left);
          expect(shares.get(productId) ?? 0).toBeGreaterThanOrEqual(0);
        }
        expect(new Map(allocate(amount, rows.toReversed()))).toEqual(shares);
      }),
    );
  });
});
