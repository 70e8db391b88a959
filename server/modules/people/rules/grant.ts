import { ABILITIES, type Ability } from '../../../../lib/people/contract-values.ts';
import type { Person } from '../../../core/person.ts';
import type { Role } from '../ports.ts';

/**
 * Whether a person may give or take away a role: nobody grants what they lack. Licensed abilities rest on the licence
 * on record, not on the granter.
 */
export function mayGrant(
  granter: Person,
  { abilities, refundLimit }: Pick<Role, 'abilities' | 'refundLimit'>,
): boolean {
  const missing = abilities.some((one) => !isLicensed(one) && !granter.abilities.has(one));
  return !missing && isWithin(refundLimit, granter.refundLimit);
}

export function isLicensed(ability: Ability): boolean {
  return 'licensed' in ABILITIES[ability];
}

function isWithin(limit: number | null, own: number | null): boolean {
  return own === null || (limit !== null && limit <= own);
}
