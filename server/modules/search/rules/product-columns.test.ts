import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyCountable } from './countable.fixture.ts';
import { ProductColumns, type Countable, type Products } from './product-columns.ts';

const anyChange = fc.oneof(
  { weight: 3, arbitrary: anyCountable },
  fc.record({ gone: fc.integer({ min: 1, max: 12 }) }),
);

const NAMES = [
  'departmentId',
  'brandId',
  'salePrice',
  'stars',
  'onPromotion',
  'inStock',
  'attributes',
] as const;

const rowOf = (product: Countable) => NAMES.map((name) => product[name]);

/** Converts columns back to rows. */
function rowsOf(products: Products) {
  return products.inStock.indexes.map((_, place) =>
    NAMES.map((name) => products[name].values[products[name].indexes[place] ?? -1]),
  );
}

describe('columns of products', () => {
  it('contain the latest version of each product, and no deleted one', () => {
    fc.assert(
      fc.property(fc.array(anyChange, { maxLength: 40 }), (changes) => {
        const columns = new ProductColumns([]);
        const expected = new Map<number, Countable>();
        for (const change of changes) {
          if ('gone' in change) {
            columns.delete(change.gone);
            expected.delete(change.gone);
          } else {
            columns.put(change);
            expected.set(change.id, change);
          }
        }
        const rows = [...expected.values()];
        expect(rowsOf(columns.only([...expected.keys()]))).toEqual(rows.map(rowOf));
        const inAnyOrder = (all: readonly unknown[]) =>
          all.map((row) => JSON.stringify(row)).sort();
        expect(inAnyOrder(rowsOf(columns.columns))).toEqual(inAnyOrder(rows.map(rowOf)));
      }),
    );
  });

  it('store each value once', () => {
    const product = { departmentId: 1, brandId: 2, salePrice: 300, stars: 4, inStock: true };
    const columns = new ProductColumns(
      [1, 2, 3].map((id) => ({ id, ...product, onPromotion: id === 1, attributes: ['form:gel'] })),
    );
    const { values, indexes } = columns.columns.attributes;
    expect(values).toEqual([['form:gel']]);
    expect(indexes).toEqual([0, 0, 0]);
    expect(columns.columns.onPromotion).toMatchObject({
      values: [true, false],
      indexes: [0, 1, 1],
    });
  });

  it('skip missing ids, and keep the order of the others', () => {
    const product = { departmentId: 1, salePrice: 300, stars: 4, inStock: true, attributes: [] };
    const columns = new ProductColumns(
      [1, 2, 3].map((id) => ({ id, ...product, brandId: 10 + id, onPromotion: false })),
    );
    columns.delete(1);
    const brands = rowsOf(columns.only([3, 1, 9, 2])).map(([, brand]) => brand);
    expect(brands).toEqual([13, 12]);
  });
});
