import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { FamilyProfile } from '@/lib/health/contract-family';
import { checkDays, profileVersion } from './keep-family';

const TODAY = '2026-11-29';
const BABY: FamilyProfile = {
  ...{ name: 'Nong Mali', relation: 'child', birth_date: '2025-03-01', sex: 'female' },
  ...{ weight: 9.2, weighed_on: '2026-11-01', allergies: ['Penicillin'], conditions: [] },
  ...{ medicines: [], pregnancy: 'no' },
};

describe('the days of a family member', () => {
  it.each([
    [{}, '2026-11-01'],
    [{ weighed_on: null }, TODAY],
    [{ weighed_on: TODAY }, TODAY],
    [{ weight: null }, null],
    [{ birth_date: TODAY, weighed_on: TODAY }, TODAY],
    [{ birth_date: '1896-11-29' }, '2026-11-01'],
  ] as const)('%j: weighed on %s', (changes, day) => {
    expect(checkDays({ ...BABY, ...changes }, TODAY)).toMatchObject({
      value: { weighed_on: day },
    });
  });

  it.each([
    [{ birth_date: '2026-11-30' }, 'birth_date'],
    [{ birth_date: '1896-10-29' }, 'birth_date'],
    [{ weighed_on: '2026-11-30' }, 'weighed_on'],
    [{ weighed_on: '2025-02-28' }, 'weighed_on'],
  ] as const)('%j is refused at %s', (changes, field) => {
    expect(checkDays({ ...BABY, ...changes }, TODAY)).toMatchObject({
      ok: false,
      refusal: { code: 'VALIDATION', fields: { [field]: 'errors.field.invalid' } },
    });
  });
});

describe('the version of a family member', () => {
  it('differs for every other weight', () => {
    fc.assert(
      fc.property(fc.double({ min: 1, max: 300, noNaN: true }), (weight) => {
        const same = profileVersion({ ...BABY, weight }) === profileVersion(BABY);
        expect(same).toBe(weight === BABY.weight);
      }),
    );
  });
});
