import { TIER_DAYS } from '../../../lib/api/contract/member-values.ts';
import { calendarDay } from '../../../lib/format/bangkok.ts';
import type { Sealer } from '../../core/sealed.ts';
import type { BotCheck, ChallengeRepo } from '../identity/ports.ts';
import type { Clock, Hasher } from '../../core/ports.ts';
import type { RateLimiter } from '../../core/rate-limiter.ts';
import { ok, refuse } from '../../core/result.ts';
import type { Transact } from '../../core/transact.ts';
import { createLinkCard } from './rules/link-card.ts';
import type { CardRepo, MemberUseCases, ProfileRepo, RegistrationRepo } from './ports.ts';
import { createRegister } from './rules/register.ts';
import { checkProfile } from './rules/change-profile.ts';
import { membershipOf } from './rules/tier.ts';

const DAY_MS = 86_400_000;

interface MemberWorld {
  readonly profiles: ProfileRepo;
  readonly registrations: RegistrationRepo;
  readonly cards: CardRepo;
  readonly challenges: ChallengeRepo;
  readonly botCheck: BotCheck;
  readonly rateLimits: RateLimiter;
  readonly transact: Transact<{ readonly challenges: ChallengeRepo; readonly cards: CardRepo }>;
  readonly sealer: Sealer;
  readonly hasher: Hasher;
  readonly clock: Clock;
}

export function createMemberUseCases(world: MemberWorld): MemberUseCases {
  const { profiles, cards, clock } = world;
  return {
    changeProfile: async (member, changes) => {
      const checked = checkProfile(member, changes, calendarDay(clock.now()));
      if (!checked.ok) return checked;
      const changed = await profiles.change(member.id, checked.value);
      return changed ? ok(changed) : refuse('FIELD_LOCKED');
    },
    register: createRegister(world),
    linkCard: createLinkCard(world),
    bought: (memberId, slice) => profiles.bought(memberId, slice),
    membership: async (memberId) => {
      const since = new Date(clock.now().getTime() - TIER_DAYS * DAY_MS);
      const [spent, card] = await Promise.all([
        profiles.spentSince(memberId, since),
        cards.ofMember(memberId),
      ]);
      return { ...membershipOf(spent), cardLinked: card !== undefined };
    },
  };
}
