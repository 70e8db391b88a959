import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nowOf } from '@/tests/harness/price-now.ts';
import type { Variant } from './contract.ts';
import { variantRows } from './variant-choice.ts';

function sibling(id: number, values: readonly string[], stock: Variant['stock'] = 'ok'): Variant {
  return {
    ...{ id, item_code: String(id), product_name: `Product ${String(id)}`, values: [...values] },
    ...{ now: nowOf('list', 100), stock },
  };
}

const leads = (
  siblings: readonly Variant[],
  currentId: number,
  options: readonly string[] = ['Size', 'Shade'],
) =>
  variantRows({ options: [...options], siblings: [...siblings] }, currentId).map(({ choices }) =>
    choices.map((one) => `${one.value} ${String(one.sibling.id)}${one.isCurrent ? ' now' : ''}`),
  );

describe('the choices between siblings', () => {
  it('lead to the sibling that differs in one value alone', () => {
    const all = [
      ...[sibling(1, ['30 ml', 'Rose']), sibling(2, ['30 ml', 'Nude'])],
      ...[sibling(3, ['50 ml', 'Rose']), sibling(4, ['50 ml', 'Nude'])],
    ];
    expect(leads(all, 4)).toEqual([
      ['30 ml 2', '50 ml 4 now'],
      ['Rose 3', 'Nude 4 now'],
    ]);
  });

  it('lead to one in stock where a combination is not made', () => {
    const all = [
      ...[sibling(1, ['30 ml', 'Rose']), sibling(2, ['50 ml', 'Nude'], 'none')],
      sibling(3, ['80 ml', 'Nude']),
    ];
    expect(leads(all, 1)).toEqual([
      ['30 ml 1 now', '50 ml 2', '80 ml 3'],
      ['Rose 1 now', 'Nude 3'],
    ]);
  });

  it('name the other value that a choice changes too', () => {
    const all = [sibling(1, ['30 ml', 'Rose']), sibling(2, ['50 ml', 'Nude'])];
    const [sizes] = variantRows({ options: ['Size', 'Shade'], siblings: all }, 1);
    expect(sizes?.choices.map(({ others }) => others)).toEqual([[], ['Nude']]);
  });

  it('are none for a product outside', () => {
    expect(leads([sibling(1, ['30 ml']), sibling(2, ['50 ml'])], 9, ['Size'])).toEqual([]);
  });

  it('show each value once, and each leads to a sibling that has it', () => {
    const values = fc.tuple(fc.constantFrom('S', 'M', 'L'), fc.constantFrom('red', 'blue', 'pink'));
    const groups = fc.uniqueArray(values, { minLength: 2, selector: (one) => one.join(' ') });
    fc.assert(
      fc.property(groups, fc.nat(), (combinations, pick) => {
        const siblings = combinations.map((one, index) => sibling(index + 1, one));
        const currentId = (pick % siblings.length) + 1;
        const rows = variantRows({ options: ['Size', 'Shade'], siblings }, currentId);
        for (const [option, { choices }] of rows.entries()) {
          const shown = choices.map(({ value }) => value);
          expect(new Set(shown)).toEqual(new Set(combinations.map((one) => one[option])));
          expect(shown).toHaveLength(new Set(shown).size);
          for (const { value, sibling: one, isCurrent } of choices) {
            expect(one.values[option]).toBe(value);
            expect(one.id === currentId).toBe(isCurrent);
          }
        }
      }),
    );
  });
});
