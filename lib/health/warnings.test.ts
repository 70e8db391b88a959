import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { INGREDIENTS } from './ingredients.ts';
import type { Medicine } from './label.ts';
import { addingWarnings, cartWarnings, keyOf, patientWarnings, type Patient } from './warnings.ts';

const HEALTHY: Patient = { allergies: [], conditions: [], medicines: [], pregnancy: 'no' };
const of = (
  productId: number,
  id: string,
  mg: number | null = null,
  perDay: number | null = null,
) => ({ productId, contains: [{ id, mg }], perDay }) satisfies Medicine;
const IBUPROFEN = of(1, 'ibuprofen', 400, 3);

describe('what a patient noted', () => {
  it.each<[string, Partial<Patient>, string, string[]]>([
    ['the allergy itself', { allergies: ['Ibuprofen'] }, 'ibuprofen', ['allergy:ibuprofen:']],
    ['in Thai', { allergies: ['แพ้ยาไอบูโพรเฟน'] }, 'ibuprofen', ['allergy:ibuprofen:']],
    ['its group', { allergies: ['aspirin'] }, 'naproxen', ['allergy_group:naproxen:nsaid']],
    [
      'a group',
      { allergies: ['penicillin'] },
      'amoxicillin',
      ['allergy_group:amoxicillin:penicillin'],
    ],
    [
      'one near it',
      { allergies: ['penicillin'] },
      'cefalexin',
      ['allergy_group:cefalexin:penicillin'],
    ],
    ['one that resembles it not', { allergies: ['penicillin'] }, 'doxycycline', []],
    ['no group without allergy', { allergies: ['warfarin'] }, 'rivaroxaban', []],
    ['an illness', { conditions: ['kidney disease'] }, 'ibuprofen', ['condition:ibuprofen:kidney']],
    ['an illness that does not matter', { conditions: ['gout'] }, 'ibuprofen', []],
    ['a pregnancy', { pregnancy: 'pregnant' }, 'ibuprofen', ['pregnant:ibuprofen:']],
    [
      'breast-feeding',
      { pregnancy: 'breast_feeding' },
      'codeine',
      ['breast_feeding:codeine:', 'breast_feeding:codeine:'],
    ],
    ['the same in use', { medicines: ['ibuprofen 400'] }, 'ibuprofen', ['taking:ibuprofen:']],
    ['a pair', { medicines: ['Warfarin'] }, 'ibuprofen', ['pair:ibuprofen:warfarin']],
    [
      'a pair with a group',
      { medicines: ['blood thinner'] },
      'ibuprofen',
      ['pair:ibuprofen:anticoagulant'],
    ],
    ['words nobody knows', { allergies: ['peanuts'] }, 'ibuprofen', []],
  ])('%s', (_, noted, ingredient, keys) => {
    const found = patientWarnings([of(1, ingredient)], { ...HEALTHY, ...noted });
    expect(found.map(keyOf)).toEqual([...new Set(keys)]);
  });

  it('warns older or heavier patients only where it warns younger or lighter ones', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...INGREDIENTS.map(({ id }) => id)),
        fc.tuple(fc.nat(30), fc.nat(30)),
        fc.tuple(fc.nat(60), fc.nat(60)),
        (id, ages, weights) => {
          const keys = (pick: (...of: number[]) => number) =>
            patientWarnings([of(1, id)], {
              ...{ ...HEALTHY, age: pick(...ages), weight: pick(...weights) },
            }).map(keyOf);
          expect(keys(Math.min)).toEqual(expect.arrayContaining(keys(Math.max)));
        },
      ),
    );
  });

  it('is told the gravest first', () => {
    const noted = { ...HEALTHY, conditions: ['high blood pressure'], allergies: ['ibuprofen'] };
    expect(patientWarnings([IBUPROFEN], noted).map(({ kind }) => kind)).toEqual([
      'allergy',
      'condition',
    ]);
  });
});

describe('a cart', () => {
  const PARACETAMOL = of(1, 'paracetamol', 500, 8);
  it.each<[string, Medicine[], string[]]>([
    ['one of each', [PARACETAMOL, of(2, 'loratadine', 10, 1)], []],
    ['a day’s most is no more than it', [PARACETAMOL], []],
    [
      'more than a day’s most',
      [PARACETAMOL, of(2, 'paracetamol', 325, 12)],
      ['daily_max:paracetamol:'],
    ],
    ['the same as a syrup', [PARACETAMOL, of(2, 'paracetamol', 120)], ['twice:paracetamol:']],
    ['one label alone', [of(1, 'loratadine', 10, 2)], ['daily_max:loratadine:']],
    ['two of one group', [IBUPROFEN, of(2, 'naproxen', 250, 2)], ['together:ibuprofen:naproxen']],
    ['a known pair', [of(1, 'warfarin'), of(2, 'ibuprofen')], ['together:ibuprofen:warfarin']],
  ])('%s', (_, medicines, keys) => {
    expect(cartWarnings(medicines).map(keyOf)).toEqual(keys);
    expect(cartWarnings(medicines.toReversed()).map(keyOf)).toEqual(keys);
  });
});

describe('any cart and any patient', () => {
  const id = fc.constantFrom(...INGREDIENTS.map((one) => one.id));
  const medicine = fc.record({
    productId: fc.integer({ min: 1, max: 99 }),
    contains: fc.uniqueArray(fc.record({ id, mg: fc.option(fc.integer({ min: 1, max: 1_000 })) }), {
      maxLength: 4,
      selector: (one) => one.id,
    }),
    perDay: fc.option(fc.integer({ min: 1, max: 12 })),
  });
  const medicines = fc.uniqueArray(medicine, { maxLength: 6, selector: (one) => one.productId });

  it('the order changes nothing, and each reason is said once', () => {
    fc.assert(
      fc.property(medicines, (some) => {
        const keys = cartWarnings(some).map(keyOf);
        expect(new Set(keys).size).toBe(keys.length);
        expect(cartWarnings(some.toReversed()).map(keyOf).toSorted()).toEqual(keys.toSorted());
      }),
    );
  });

  it('one more medicine takes no warning away, but for the same twice becoming too much', () => {
    fc.assert(
      fc.property(medicines, medicine, (some, more) => {
        const others = some.filter(({ productId }) => productId !== more.productId);
        const after = new Set(cartWarnings([...others, more]).map(keyOf));
        for (const key of cartWarnings(others).map(keyOf)) {
          expect([key, key.replace('twice:', 'daily_max:')].some((one) => after.has(one))).toBe(
            true,
          );
        }
      }),
    );
  });

  it('warns about an ingredient noted as an allergy', () => {
    fc.assert(
      fc.property(medicine, fc.constantFrom('en', 'th'), (one, language) => {
        for (const { id: contained } of one.contains) {
          const name = INGREDIENTS.find((each) => each.id === contained)?.[language] ?? '';
          const found = patientWarnings([one], { ...HEALTHY, allergies: [name] });
          expect(found[0]?.kind).toBe('allergy');
        }
      }),
    );
  });
});

describe('what goes into a cart', () => {
  const PARACETAMOL = of(2, 'paracetamol', 500, 8);
  const NAPROXEN = of(3, 'naproxen', 250, 2);
  const COLD = of(4, 'paracetamol', 500, 4);
  const keys = (...input: Parameters<typeof addingWarnings>) => addingWarnings(...input).map(keyOf);

  it('is compared with the patient and with what stands in the cart', () => {
    const patient = { ...HEALTHY, allergies: ['aspirin'] };
    expect(keys([NAPROXEN], [IBUPROFEN, PARACETAMOL], patient)).toEqual([
      'allergy_group:naproxen:nsaid',
      'together:ibuprofen:naproxen',
    ]);
  });

  it('is compared with each other, where several go in at once', () => {
    expect(keys([NAPROXEN, IBUPROFEN], [], HEALTHY)).toEqual(['together:ibuprofen:naproxen']);
    expect(keys([COLD], [PARACETAMOL], HEALTHY)).toEqual(['daily_max:paracetamol:']);
  });

  it('says nothing of what the cart says by itself', () => {
    const patient = { ...HEALTHY, allergies: ['aspirin'] };
    expect(keys([of(9, 'loratadine')], [NAPROXEN, IBUPROFEN, PARACETAMOL], patient)).toEqual([]);
  });

  it('names something that is added in each reason, whatever stands in the cart', () => {
    const ids = INGREDIENTS.map(({ id }) => id);
    const medicines = (first: number) =>
      fc
        .array(fc.constantFrom(...ids), { maxLength: 4 })
        .map((chosen) => chosen.map((id, index) => of(first + index, id, 500, 3)));
    fc.assert(
      fc.property(medicines(1), medicines(100), (added, inCart) => {
        const mine = added.map(({ productId }) => productId);
        for (const { products } of addingWarnings(added, inCart, HEALTHY)) {
          expect(products.some((id) => mine.includes(id))).toBe(true);
        }
        expect(addingWarnings([], inCart, HEALTHY)).toEqual([]);
      }),
    );
  });
});
