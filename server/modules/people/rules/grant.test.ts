import fc from 'fast-check';
import { expect, it } from 'vitest';
import { ABILITIES, type Ability } from '@/lib/people/contract-values.ts';
import { BUILT_IN, memberRoleOf, usableAt } from './built-in-roles.ts';
import { isLicensed, mayGrant } from './grant.ts';

const ALL = Object.keys(ABILITIES) as Ability[];
const abilities = fc.uniqueArray(fc.constantFrom(...ALL));
const limit = fc.option(fc.integer({ min: 0, max: 1_000 }));
const granter = (own: readonly Ability[], refundLimit: number | null) => ({
  ...{ memberId: 1, branchIds: [], abilities: new Set(own), refundLimit },
});

it('grants no ability and no limit beyond the granter’s own', () => {
  fc.assert(
    fc.property(abilities, abilities, limit, limit, (own, wanted, ownLimit, refundLimit) => {
      const may = mayGrant(granter(own, ownLimit), { abilities: wanted, refundLimit });
      const lacks = wanted.some((one) => !isLicensed(one) && !own.includes(one));
      const isHigher = (refundLimit ?? Infinity) > (ownLimit ?? Infinity);
      expect(may).toBe(!lacks && !isHigher);
    }),
  );
});

it('lets administrators grant every built-in role', () => {
  const admin = granter(BUILT_IN.admin, null);
  for (const role of Object.values(BUILT_IN)) {
    expect(mayGrant(admin, { abilities: role, refundLimit: null })).toBe(true);
  }
});

it('leaves only abilities of a branch to people with branches', () => {
  expect([...usableAt(BUILT_IN.manager, [])]).toEqual(BUILT_IN.manager);
  for (const ability of usableAt(BUILT_IN.manager, [11])) {
    expect(ABILITIES[ability].scope).toBe('branch');
  }
});

it('has licensed abilities in the role of pharmacists alone', () => {
  for (const [key, role] of Object.entries(BUILT_IN)) {
    expect(memberRoleOf(role)).toBe(key === 'pharmacist' ? 'pharmacist' : 'staff');
  }
});
