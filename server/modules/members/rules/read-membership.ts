import type { Clock } from '../../../core/ports.ts';
import type { CardRepo, MemberUseCases, ProfileRepo } from '../ports.ts';
import { membershipOf, tierSince } from './tier.ts';

interface World {
  readonly profiles: Pick<ProfileRepo, 'spentSince'>;
  readonly cards: Pick<CardRepo, 'ofMember'>;
  readonly clock: Clock;
}

/** A member's tier, and whether they have a card (`docs/product/account.md`, "Tiers"). */
export function createReadMembership(world: World): MemberUseCases['membership'] {
  const { profiles, cards, clock } = world;
  return async (memberId) => {
    const [spent, card] = await Promise.all([
      profiles.spentSince(memberId, tierSince(clock.now())),
      cards.ofMember(memberId),
    ]);
    return { ...membershipOf(spent), cardLinked: card !== undefined };
  };
}
