import {
  ONCE_ONLY_FIELDS,
  type Gender,
  type OnceOnlyField,
} from '../../../../lib/members/contract-values.ts';
import type { Member } from '../../../core/member.ts';
import { ok, refuse, type Result } from '../../../core/result.ts';

/** Fields to change; absent ones stay. */
export interface ProfileChanges {
  readonly title?: string | undefined;
  readonly firstName?: string | undefined;
  readonly lastName?: string | undefined;
  readonly email?: string | undefined;
  readonly birthdate?: string | undefined;
  readonly gender?: Gender | undefined;
}

type Profile = Pick<Member, 'title' | 'firstName' | 'lastName' | 'email' | 'birthdate' | 'gender'>;

const OLDEST_YEARS = 120;

const COLUMN = {
  first_name: 'firstName',
  last_name: 'lastName',
  birthdate: 'birthdate',
  gender: 'gender',
} as const satisfies Record<OnceOnlyField, keyof Profile>;

/**
 * Checks a change: once-only fields stay, and a birth date is not in the future (`docs/product/account.md`, "Profile").
 *
 * @param today ISO 8601 calendar date in Bangkok
 */
export function checkProfile(
  profile: Profile,
  changes: ProfileChanges,
  today: string,
): Result<ProfileChanges> {
  const locked = ONCE_ONLY_FIELDS.filter((field) => {
    const wanted = changes[COLUMN[field]];
    return (
      wanted !== undefined && isSet(profile[COLUMN[field]]) && wanted !== profile[COLUMN[field]]
    );
  });
  if (locked.length > 0) {
    const fields = Object.fromEntries(locked.map((field) => [field, 'errors.field.locked']));
    return refuse('FIELD_LOCKED', { fields });
  }
  if (changes.birthdate !== undefined && !isBirthdate(changes.birthdate, today)) {
    return refuse('VALIDATION', { fields: { birthdate: 'errors.field.birthdate' } });
  }
  return ok(changes);
}

function isSet(value: string | null): boolean {
  return value !== null && value !== '';
}

/** ISO dates of equal length compare as texts. */
function isBirthdate(date: string, today: string): boolean {
  const oldest = `${String(Number(today.slice(0, 4)) - OLDEST_YEARS)}${today.slice(4)}`;
  return date <= today && date >= oldest;
}
