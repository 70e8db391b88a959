import type { FamilyProfile } from '../../../../lib/health/contract-family.ts';
import { monthsOld } from '../../../../lib/format/age.ts';
import { calendarDay } from '../../../../lib/format/bangkok.ts';
import type { Clock } from '../../../core/ports.ts';
import { ok, refuse, type Result } from '../../../core/result.ts';
import { versionOf } from '../../../core/version.ts';
import type { FamilyRepo, FamilyUseCases } from '../ports.ts';

/** Longest life on record, with some years to spare. */
const OLDEST_MONTHS = 130 * 12;

/** Version of a family member, named by a change. */
export function profileVersion(profile: FamilyProfile): string {
  return versionOf(profile);
}

/** People a member cares for (`docs/product/health.md`, "Family"). */
export function createFamilyUseCases({
  family,
  clock,
}: {
  readonly family: FamilyRepo;
  readonly clock: Clock;
}): FamilyUseCases {
  return {
    list: (memberId) => family.list(memberId),
    add: async (memberId, profile, consentVersion) => {
      const at = clock.now();
      const whole = checkDays(profile, calendarDay(at));
      if (!whole.ok) return whole;
      return family.add(memberId, { profile: whole.value, consentVersion, at });
    },
    replace: async (memberId, id, { profile, version, consentVersion }) => {
      const at = clock.now();
      const whole = checkDays(profile, calendarDay(at));
      if (!whole.ok) return whole;
      return family.replace(memberId, id, { profile: whole.value, version, consentVersion, at });
    },
    remove: async (memberId, id) =>
      (await family.remove(memberId, id)) ? ok(undefined) : refuse('NOT_FOUND'),
  };
}

/**
 * The profile with the day of weighing filled in: today, where a weight came without one.
 *
 * @param today `yyyy-mm-dd` of Bangkok
 */
export function checkDays(profile: FamilyProfile, today: string): Result<FamilyProfile> {
  const { birth_date: born, weight, weighed_on: weighedOn } = profile;
  if (!isBirthDate(born, today)) {
    return refuse('VALIDATION', { fields: { birth_date: 'errors.field.invalid' } });
  }
  if (weight === null) return ok({ ...profile, weighed_on: null });
  const day = weighedOn ?? today;
  return day >= born && day <= today
    ? ok({ ...profile, weighed_on: day })
    : refuse('VALIDATION', { fields: { weighed_on: 'errors.field.invalid' } });
}

/** A birth date in the past, within a human lifetime. */
export function isBirthDate(day: string, today: string): boolean {
  return day <= today && monthsOld(day, today) <= OLDEST_MONTHS;
}
