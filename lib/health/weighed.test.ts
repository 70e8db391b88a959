import { expect, it } from 'vitest';
import type { Warning } from './warnings';
import { partWeighed } from './weighed';

const warning = (kind: Warning['kind'], ...products: number[]): Warning => ({
  ...{ kind, ingredient: 'ibuprofen', other: '', avoid: true, products },
});
const accepted = (productId: number, by = 'Malee') => ({
  ...{ productId, key: 'allergy:ibuprofen:', by },
});

it('parts a warning product by product', () => {
  const both = warning('allergy', 1, 2);
  expect(partWeighed([both], [accepted(1)])).toEqual({
    open: [warning('allergy', 2)],
    weighed: [{ ...warning('allergy', 1), by: 'Malee' }],
  });
});

it('keeps a warning whose reason was not accepted for the product', () => {
  const found = [warning('allergy', 1), warning('pregnant', 1)];
  expect(partWeighed(found, []).open).toEqual(found);
  expect(partWeighed(found, [accepted(1)]).open).toEqual([warning('pregnant', 1)]);
  expect(partWeighed(found, [accepted(9)]).weighed).toEqual([]);
});

it('names the pharmacist who accepted it last', () => {
  const { weighed } = partWeighed([warning('allergy', 1)], [accepted(1), accepted(1, 'Thana')]);
  expect(weighed.map(({ by }) => by)).toEqual(['Thana']);
});
