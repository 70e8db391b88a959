import { TIER_DAYS } from '../../../lib/api/contract/member-values.ts';
import { calendarDay } from '../../../lib/format/bangkok.ts';
import type { Clock } from '../../domain/kernel/ports.ts';
import { ok, refuse } from '../../domain/kernel/result.ts';
import type { MemberUseCases, ProfileRepo } from './ports.ts';
import { checkProfile } from './rules/change-profile.ts';
import { membershipOf } from './rules/tier.ts';

const DAY_MS = 86_400_000;

export function createMemberUseCases(world: {
  readonly profiles: ProfileRepo;
  readonly clock: Clock;
}): MemberUseCases {
  const { profiles, clock } = world;
  return {
    changeProfile: async (member, changes) => {
      const checked = checkProfile(member, changes, calendarDay(clock.now()));
      if (!checked.ok) return checked;
      const changed = await profiles.change(member.id, checked.value);
      return changed ? ok(changed) : refuse('FIELD_LOCKED');
    },
    bought: (memberId, slice) => profiles.bought(memberId, slice),
    membership: async (memberId) => {
      const since = new Date(clock.now().getTime() - TIER_DAYS * DAY_MS);
      return membershipOf(await profiles.spentSince(memberId, since));
    },
  };
}
