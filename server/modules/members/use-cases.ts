import type { Needs } from '../../core/transact.ts';
import type { MemberUseCases, ProfileRepo } from './ports.ts';
import { createChangeProfile } from './rules/change-profile.ts';
import { createLinkCard } from './rules/link-card.ts';
import { createReadMembership } from './rules/read-membership.ts';
import { createRegister } from './rules/register.ts';

type World = Needs<
  | typeof createChangeProfile
  | typeof createRegister
  | typeof createLinkCard
  | typeof createReadMembership
> & { readonly profiles: Pick<ProfileRepo, 'bought'> };

export function createMemberUseCases(world: World): MemberUseCases {
  const { profiles } = world;
  return {
    changeProfile: createChangeProfile(world),
    register: createRegister(world),
    linkCard: createLinkCard(world),
    bought: (memberId, slice) => profiles.bought(memberId, slice),
    membership: createReadMembership(world),
  };
}
