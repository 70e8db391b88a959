import { expect, it } from 'vitest';
import type { HealthNotes } from '../api/contract/health.ts';
import { conflictsOf, type ToldBefore } from './conflicts.ts';
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
  const found = conflictsOf(IBUPROFEN, notes && { ...NOTES, ...notes }, { ...NONE, ...told });
  expect(found.map(keyOf)).toEqual(keys);
});
