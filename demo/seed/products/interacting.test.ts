import { describe, expect, it } from 'vitest';
import { INGREDIENTS, isOf } from '../../../lib/health/ingredients.ts';
import { isTaken, readDailyUnits, readIngredients } from '../../../lib/health/label.ts';
import type { Medicine } from '../../../lib/health/label.ts';
import { PAIRS } from '../../../lib/health/pairs.ts';
import { cartWarnings, patientWarnings, type Patient } from '../../../lib/health/warnings.ts';
import { DEMO_PRODUCTS, generateProducts } from './generate.ts';
import { interacting } from './interacting.ts';

const NOTHING: Patient = { allergies: [], conditions: [], medicines: [], pregnancy: 'no' };

const demo = generateProducts(DEMO_PRODUCTS);

const medicines: readonly Medicine[] = demo
  .filter(({ drugClass, pack }) => isTaken({ isMedicine: drugClass !== 'none', size: pack.size }))
  .map(({ id, ingredients, howToUse }) => ({
    productId: id,
    contains: readIngredients(ingredients.en),
    perDay: readDailyUnits(howToUse.en),
  }))
  .filter(({ contains }) => contains.length > 0);

const named = (name: string): Medicine => {
  const id = demo.find((product) => product.name.en.includes(` ${name} `))?.id;
  const found = medicines.find(({ productId }) => productId === id);
  if (!found) throw new Error(`The demo sells no ${name}`);
  return found;
};
const having = (what: string) =>
  medicines.filter(({ contains }) => contains.some(({ id }) => isOf(id, what)));

describe('medicines with interactions', () => {
  it('follow the first thousand, once each, and never sell out', () => {
    const last = demo.slice(1_000, 1_000 + interacting.length);
    expect(last.map(({ name }) => name.en)).toEqual(
      interacting.map(({ name }) => expect.stringContaining(` ${name.en} `) as string),
    );
    expect(last.filter(({ onlineStock }) => onlineStock < 200)).toEqual([]);
  });

  it('move no other product when the catalogue grows', () => {
    expect(generateProducts(1_500).slice(0, DEMO_PRODUCTS)).toEqual(demo);
  });

  it.each([
    ['Ibuprofen 200 mg', 'dangerous'],
    ['Aspirin 300 mg', 'dangerous'],
    ['Aspirin 81 mg Enteric-Coated', 'controlled'],
    ['Diclofenac 25 mg', 'dangerous'],
    ['Diclofenac Gel 1%', 'packaged'],
    ['Antacid Tablets Alumina-Magnesia', 'household'],
    ['Soda Mint 300 mg', 'household'],
    ['Cold Relief Tablets', 'packaged'],
    ['Dimenhydrinate 50 mg', 'household'],
    ['Omeprazole 20 mg', 'dangerous'],
  ])('%s is %s', (name, drugClass) => {
    const found = demo.filter((product) => product.name.en.includes(` ${name} `));
    expect(found.map((product) => product.drugClass)).toEqual([drugClass]);
  });

  it.each([
    ['Ibuprofen 400 mg', 'Naproxen 250 mg', 'ibuprofen', 'naproxen'],
    ['Ibuprofen 200 mg', 'Aspirin 300 mg', 'aspirin', 'ibuprofen'],
    ['Diclofenac 25 mg', 'Losartan 50 mg', 'diclofenac', 'losartan'],
    ['Diclofenac Gel 1%', 'Ibuprofen 400 mg', 'diclofenac', 'ibuprofen'],
    [
      'Antacid Tablets Alumina-Magnesia',
      'Doxycycline 100 mg',
      'aluminium-hydroxide',
      'doxycycline',
    ],
    [
      'Antacid Plus Simethicone Suspension',
      'Norfloxacin 400 mg',
      'magnesium-hydroxide',
      'norfloxacin',
    ],
    ['Calcium Carbonate 500 mg Chewable', 'Doxycycline 100 mg', 'calcium-carbonate', 'doxycycline'],
    ['Alginate Reflux Suspension', 'Norfloxacin 400 mg', 'calcium-carbonate', 'norfloxacin'],
    ['Cold Relief Tablets', 'Dimenhydrinate 50 mg', 'chlorpheniramine', 'dimenhydrinate'],
    ['Cetirizine 10 mg', 'Loratadine 10 mg', 'cetirizine', 'loratadine'],
    ['Loperamide 2 mg', 'Domperidone 10 mg', 'domperidone', 'loperamide'],
    ['Dextromethorphan 15 mg', 'Chlorpheniramine 2 mg', 'chlorpheniramine', 'dextromethorphan'],
    ['Amlodipine 5 mg', 'Simvastatin 20 mg', 'amlodipine', 'simvastatin'],
  ])('%s and %s warn together', (one, other, ingredient, second) => {
    const warnings = cartWarnings([named(one), named(other)]);
    expect(warnings).toContainEqual(
      expect.objectContaining({ kind: 'together', ingredient, other: second }),
    );
  });

  it('warn of the same ingredient in two of them', () => {
    const warnings = cartWarnings([named('Paracetamol 500 mg'), named('Cold Relief Tablets')]);
    expect(warnings.map(({ kind, ingredient }) => `${kind} ${ingredient}`)).toContain(
      'daily_max paracetamol',
    );
  });
});

/** Members may note both, and the shop sells neither; only the pharmacist's desk warns. */
const OF_THE_DESK = [
  ...['warfarin metronidazole', 'warfarin sulfamethoxazole', 'warfarin macrolide'],
  ...['warfarin enzyme-inducer', 'nitrate pde5', 'cyp3a4-inhibitor pde5'],
  ...['cyp3a4-inhibitor colchicine', 'methotrexate trimethoprim', 'esomeprazole clopidogrel'],
  ...['theophylline macrolide', 'digoxin macrolide', 'lithium diuretic', 'lithium ace-inhibitor'],
  ...['sulfonylurea sulfamethoxazole', 'beta-blocker salbutamol'],
];

const seenTogether = (one: string, other: string) =>
  having(one).some((mine) =>
    having(other).some(
      (their) =>
        mine.productId !== their.productId &&
        cartWarnings([mine, their]).some(({ kind }) => kind === 'together' || kind === 'twice'),
    ),
  );

/** Warning on a product with `one`, for a member who noted a medicine with `other`. */
const seenBeside = (one: string, other: string) =>
  having(one).some((mine) =>
    INGREDIENTS.filter(({ id }) => isOf(id, other)).some(({ en }) =>
      patientWarnings([mine], { ...NOTHING, medicines: [en] }).some(({ kind }) => kind === 'pair'),
    ),
  );

describe.each(PAIRS.map(({ one, other }) => [`${one} ${other}`, one, other] as const))(
  'the pair %s',
  (pair, one, other) => {
    const bothSold = having(one).some(({ productId }) =>
      having(other).some((their) => their.productId !== productId),
    );

    it('can be seen in the demo', () => {
      const seen = bothSold
        ? seenTogether(one, other)
        : seenBeside(one, other) || seenBeside(other, one);
      expect(seen).toBe(!OF_THE_DESK.includes(pair));
    });
  },
);
