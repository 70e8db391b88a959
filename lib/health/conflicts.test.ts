import { expect, it } from 'vitest';
import type { HealthNotes } from './contract.ts';
import { conflictsOf, type Known, type ToldBefore } from './conflicts.ts';
import { keyOf } from './warnings.ts';

const IBUPROFEN = { productId: 1, contains: [{ id: 'ibuprofen', mg: 400 }], perDay: 3 };
const NONE: ToldBefore = { allergies: '', conditions: '', medicines: '', pregnancy: 'no' };
const NOTES: HealthNotes = { allergies: [], conditions: [], medicines: [], pregnancy: 'no' };

it.each<[string, Partial<HealthNotes> | null, Partial<ToldBefore>, string[]]>([
  ['nothing known', null, {}, []],
  ['the profile', { allergies: ['aspirin'] }, {}, ['allergy_group:ibuprofen:nsaid']],
  ['what was told', null, { medicines: 'กินวาร์ฟารินอยู่' }, ['pair:ibuprofen:warfarin']],
  [
    'both, each once',
    { allergies: ['ibuprofen'] },
    { allergies: 'Ibuprofen' },
    ['allergy:ibuprofen:'],
  ],
  ['told pregnant', { pregnancy: 'no' }, { pregnancy: 'pregnant' }, ['pregnant:ibuprofen:']],
  ['noted pregnant', { pregnancy: 'pregnant' }, {}, ['pregnant:ibuprofen:']],
])('%s', (_, notes, told, keys) => {
  const found = conflictsOf(IBUPROFEN, {
    ...{ notes: notes && { ...NOTES, ...notes }, told: { ...NONE, ...told }, bought: [] },
  });
  expect(found.map(keyOf)).toEqual(keys);
});

it.each<[string, Partial<Known>, string[]]>([
  ['what was bought', { bought: ['ibuprofen'] }, ['bought:ibuprofen:']],
  ['a pair with it', { bought: ['aspirin'] }, ['bought_pair:ibuprofen:aspirin']],
  [
    'once where it is in use',
    { told: { ...NONE, medicines: 'ibuprofen' }, bought: ['ibuprofen'] },
    ['taking:ibuprofen:'],
  ],
  ['too light', { told: { ...NONE, weight: 4.9 } }, ['weight:ibuprofen:']],
  ['heavy enough', { told: { ...NONE, weight: 5 } }, []],
  ['nothing told any more', { told: null }, []],
])('%s', (_, known, keys) => {
  const found = conflictsOf(IBUPROFEN, { notes: null, told: NONE, bought: [], ...known });
  expect(found.map(keyOf)).toEqual(keys);
});

it('goes by the age that was told, and by the account without one', () => {
  const aspirin = { productId: 2, contains: [{ id: 'aspirin', mg: 81 }], perDay: null };
  const keys = (told: ToldBefore, age?: number) =>
    conflictsOf(aspirin, { notes: null, told, bought: [], age }).map(keyOf);
  expect(keys(NONE, 15)).toEqual(['age:aspirin:']);
  expect(keys({ ...NONE, age: 16 }, 15)).toEqual([]);
  expect(keys(NONE)).toEqual([]);
});
