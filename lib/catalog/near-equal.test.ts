import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { STOCK_LEVELS } from '../stock/contract-values.ts';
import { nearEqualLast, varied } from './near-equal.ts';

const named = (name: string, brandId = 1, stock: 'none' | 'ok' = 'ok') => ({
  product_name_en: name,
  brand_id: brandId,
  stock,
});
const names = (products: readonly { readonly product_name_en: string }[]) =>
  products.map((product) => product.product_name_en);

const shades = [
  named('Moodlyn Care Lipstick 04 Lychee 3.5 g'),
  named('Moodlyn Care Lipstick 05 Plum 3.5 g'),
  named('Moodlyn Matte Lipstick 04 Lychee 3.5 g'),
  named('Moodlyn Care Lipstick 06 Rose 3.5 g'),
];

describe('near-equal products', () => {
  it('come last in a list', () => {
    expect(names(nearEqualLast(shades))).toEqual([
      'Moodlyn Care Lipstick 04 Lychee 3.5 g',
      'Moodlyn Matte Lipstick 04 Lychee 3.5 g',
      'Moodlyn Care Lipstick 05 Plum 3.5 g',
      'Moodlyn Care Lipstick 06 Rose 3.5 g',
    ]);
  });

  it('appear once in a rail, and sold-out products do not', () => {
    const [first = named('')] = shades;
    const soldOut = { ...first, stock: 'none' as const };
    expect(names(varied([soldOut, ...shades.slice(1)], 8))).toEqual([
      'Moodlyn Care Lipstick 05 Plum 3.5 g',
      'Moodlyn Matte Lipstick 04 Lychee 3.5 g',
    ]);
    expect(varied(shades, 1)).toHaveLength(1);
  });

  it('share a brand; names that begin with a digit are kept whole', () => {
    const others = [
      named('Soap 90 g', 1),
      named('Soap 90 g', 2),
      named('7 Herbs'),
      named('3 Nuts'),
    ];
    expect(varied(others, 8)).toEqual(others);
  });

  it('are kept: a list keeps its products, and a rail includes some', () => {
    const product = fc.record({
      product_name_en: fc.constantFrom('Soap 90 g', 'Soap 180 g', 'Serum', 'Serum 5 ml', '9 Oils'),
      brand_id: fc.integer({ min: 1, max: 2 }),
      stock: fc.constantFrom(...STOCK_LEVELS),
    });
    fc.assert(
      fc.property(fc.array(product), fc.nat(9), (products, limit) => {
        const listed = nearEqualLast(products);
        expect(new Set(listed)).toEqual(new Set(products));
        expect(listed).toHaveLength(products.length);
        const rail = varied(products, limit);
        expect(rail.length).toBeLessThanOrEqual(limit);
        for (const shown of rail) expect(shown.stock).not.toBe('none');
      }),
    );
  });
});
