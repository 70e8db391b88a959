import { describe, expect, it } from 'vitest';
import { generateProducts } from './generate.ts';
import { isTaken, readDailyUnits, readIngredients } from '../../../lib/health/label.ts';

const contents = (text: string) =>
  readIngredients(text).map(({ id, mg }) => (mg === null ? id : `${id} ${String(mg)}`));

describe('a label', () => {
  it.each([
    ['Each tablet contains ibuprofen 400 mg.', ['ibuprofen 400']],
    ['ใน 1 เม็ดประกอบด้วยไอบูโพรเฟน 400 มก.', ['ibuprofen 400']],
    [
      'Each capsule contains amoxicillin trihydrate equivalent to amoxicillin 500 mg.',
      ['amoxicillin 500'],
    ],
    [
      'Each tablet contains amoxicillin 875 mg and clavulanic acid 125 mg.',
      ['amoxicillin 875', 'clavulanic-acid 125'],
    ],
    ['Each tablet contains losartan potassium 50 mg.', ['losartan 50']],
    ['Each 5 ml contains paracetamol 120 mg.', ['paracetamol 120']],
    ['Clotrimazole 1% w/w.', ['clotrimazole']],
    ['Zinc gluconate, magnesium stearate.', ['zinc']],
    ['Each tablet contains metformin 1,000 mg.', ['metformin 1000']],
    ['Each tablet contains levothyroxine 50 mcg.', ['levothyroxine 0.05']],
    ['Water, glycerin.', []],
  ])('%j', (text, found) => {
    expect(contents(text)).toEqual(found);
  });

  it.each([
    [
      'Adults over 50 kg: 1 tablet, or at most 2, every 4 to 6 hours; no more than 8 tablets a day.',
      8,
    ],
    [
      'Children of 6 to 12 years: 1 tablet every 4 to 6 hours when needed. Adults: 1 to 2 tablets.',
      12,
    ],
    ['Adults: 2 tablets; children: 1 tablet; every 6 hours when needed', 8],
    ['Adults and children from 12 years: 1 tablet once a day.', 1],
    ['Adults: 1 sachet in half a glass of water, two to three times a day after meals.', 3],
    ['Chew 1 tablet after meals and at bedtime when needed.', 4],
    ['By weight: 10 to 15 mg per kg every 4 to 6 hours.', null],
    ['The dose is set by the doctor.', null],
    ['Take with meals, in the dose your doctor has set.', null],
  ])('%j', (text, units) => {
    expect(readDailyUnits(text)).toBe(units);
  });
});

describe('the demo catalogue', () => {
  const medicines = generateProducts(5_000).filter(({ drugClass, pack }) =>
    isTaken({ isMedicine: drugClass !== 'none', size: pack.size }),
  );

  it('has every mg figure in the tables, the same in both languages', () => {
    const labels = new Map(medicines.map(({ ingredients }) => [ingredients.en, ingredients]));
    expect(labels.size).toBeGreaterThan(50);
    for (const { en, th } of labels.values()) {
      if (/^Each (?:tablet|capsule|sachet|5 ml)[^,]* mg/.test(en)) {
        expect(contents(en), en).not.toEqual([]);
        expect(contents(th), en).toEqual(contents(en));
      }
    }
  });

  it('never recommends more than its own table allows', async () => {
    const { dailyAmount, dailyMaxOf } = await import('../../../lib/health/label.ts');
    for (const { id, ingredients, howToUse } of medicines) {
      const contains = readIngredients(ingredients.en);
      const perDay = readDailyUnits(howToUse.en);
      for (const one of contains) {
        const most = dailyMaxOf(one.id) ?? Infinity;
        const amount = dailyAmount({ productId: id, contains, perDay }, one.id);
        expect(amount, ingredients.en).toBeLessThanOrEqual(most);
      }
    }
  });
});
