import { TIER_DAYS } from '../../../../lib/api/contract/member-values.ts';
import type { Clock } from '../../../core/ports.ts';
import type { CardRepo, MemberUseCases, ProfileRepo } from '../ports.ts';
import { membershipOf } from './tier.ts';

const DAY_MS = 86_400_000;

interface World {
  readonly profiles: Pick<ProfileRepo, 'spentSince'>;
  readonly cards: Pick<CardRepo, 'ofMember'>;
  readonly clock: Clock;
}

/** A member's tier, and whether they have a card (`docs/product/account.md`, "Tiers"). */
export function createReadMembership(world: World): MemberUseCases['membership'] {
  const { profiles, cards, clock } = world;
  return async (memberId) => {
    const since = new Date(clock.now().getTime() - TIER_DAYS * DAY_MS);
    const [spent, card] = await Promise.all([
      profiles.spentSince(memberId, since),
      cards.ofMember(memberId),
    ]);
    return { ...membershipOf(spent), cardLinked: card !== undefined };
  };
}
