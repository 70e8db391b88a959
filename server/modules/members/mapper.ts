import type {
  Membership as MembershipAnswer,
  ProfilePatch,
} from '../../../lib/api/contract/members.ts';
import { toBaht } from '../../domain/kernel/money.ts';
import type { ProfileChanges } from './rules/change-profile.ts';
import type { Membership } from './rules/tier.ts';

export function toProfileChanges(patch: ProfilePatch): ProfileChanges {
  const { first_name: firstName, last_name: lastName, ...same } = patch;
  return { ...same, firstName, lastName };
}

export function toMembership({ tier, spent, next }: Membership): MembershipAnswer {
  return {
    tier,
    spent: toBaht(spent),
    next: next && { tier: next.tier, missing: toBaht(next.missing) },
  };
}
