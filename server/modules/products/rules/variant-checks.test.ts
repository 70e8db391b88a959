import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ProductState } from '../../../core/products.ts';
import type { VariantGroup } from '../variant-ports.ts';
import { checkVariants } from './variant-checks.ts';

const NO_GROUP: VariantGroup = { options: [], members: [] };
const SIZE = { en: 'Size', th: 'ขนาด' };

type Row = readonly [id: number, en: string, th?: string];

function groupOf(...rows: readonly Row[]): VariantGroup {
  return {
    options: [SIZE],
    members: rows.map(([productId, en, th = en]) => ({ productId, values: [{ en, th }] })),
  };
}

const stateOf = (id: number): ProductState => {
  if (id === 8) return 'archived';
  return id === 7 ? 'draft' : 'live';
};

function known(...ids: readonly number[]) {
  return new Map(
    ids.map((id) => [
      id,
      { itemCode: `C${String(id)}`, name: { en: 'Soap', th: 'สบู่' }, state: stateOf(id) },
    ]),
  );
}

interface Given {
  readonly before?: VariantGroup;
  readonly taken?: readonly number[];
}

const check = (group: VariantGroup, { before = NO_GROUP, taken = [] }: Given = {}) =>
  checkVariants(group, {
    ...{ productId: 1, before, known: known(1, 2, 3, 7, 8), taken: new Set(taken) },
  });
const faults = (group: VariantGroup, given?: Given) => {
  const checked = check(group, given);
  return checked.ok ? {} : checked.refusal.fields;
};

describe('the siblings of a group', () => {
  it.each<[string, VariantGroup, Record<string, string>]>([
    ['two that differ', groupOf([1, 'S'], [2, 'M']), {}],
    ['none', NO_GROUP, {}],
    ['a draft', groupOf([1, 'S'], [7, 'M']), {}],
    ['one alone', groupOf([1, 'S']), { members: 'variants_few' }],
    ['others alone', groupOf([2, 'S'], [3, 'M']), { members: 'variants_own' }],
    ['a missing one', groupOf([1, 'S'], [9, 'M']), { 'members.1.product_id': 'variant_unknown' }],
    [
      'an archived one',
      groupOf([1, 'S'], [8, 'M']),
      { 'members.1.product_id': 'variant_archived' },
    ],
    ['one twice', groupOf([1, 'S'], [1, 'M']), { 'members.1.product_id': 'variant_repeated' }],
    ['equal values', groupOf([1, 'S'], [2, 'S']), { 'members.1.values': 'variant_twice' }],
    ['other letters', groupOf([1, '5 ML'], [2, '5 ml']), { 'members.1.values': 'variant_twice' }],
    [
      'values equal in Thai alone',
      groupOf([1, 'Red', 'แดง'], [2, 'Ruby', 'แดง']),
      { 'members.1.values': 'variant_twice' },
    ],
  ])('%s', (_, group, expected) => {
    const named = Object.entries(expected).map(([name, id]) => [name, `errors.field.${id}`]);
    expect(faults(group)).toEqual(Object.fromEntries(named));
  });

  it('may keep one that was archived since', () => {
    const before = groupOf([1, 'S'], [8, 'M']);
    expect(faults(groupOf([1, 'S'], [8, 'L']), { before })).toEqual({});
  });

  it('may go on without the product of the page', () => {
    const before = groupOf([1, 'S'], [2, 'M'], [3, 'L']);
    expect(faults(groupOf([2, 'M'], [3, 'L']), { before })).toEqual({});
  });

  it('are refused by name if one is in another group', () => {
    const checked = check(groupOf([1, 'S'], [2, 'M'], [3, 'L']), { taken: [3] });
    expect(checked).toMatchObject({
      refusal: {
        code: 'PRODUCT_GROUPED',
        data: { product_id: 3, item_code: 'C3', name_en: 'Soap', name_th: 'สบู่' },
        fields: { 'members.2.product_id': 'errors.field.variant_taken' },
      },
    });
  });

  it('pass exactly if their combinations differ in each language', () => {
    const word = fc.constantFrom('a', 'b', 'A');
    const value = fc.record({ en: word, th: word });
    const rows = fc.array(fc.tuple(value, value), { minLength: 2, maxLength: 3 });
    fc.assert(
      fc.property(rows, (values) => {
        const members = values.map((pair, index) => ({ productId: index + 1, values: pair }));
        const isDistinct = (['en', 'th'] as const).every((language) => {
          const texts = values.map(([one, two]) =>
            [one[language], two[language]].join('/').toLowerCase(),
          );
          return new Set(texts).size === texts.length;
        });
        const group = { options: [SIZE, { en: 'Shade', th: 'เฉดสี' }], members };
        expect(check(group).ok).toBe(isDistinct);
      }),
    );
  });
});
