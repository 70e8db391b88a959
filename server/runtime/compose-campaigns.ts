import type { Repos } from '../repos/all.ts';
import type { Transact } from '../repos/unit-of-work.ts';
import type { Clock, Hasher } from '../core/ports.ts';
import { createShowPages } from '../modules/pages/rules/show-pages.ts';
import type { MemberUseCases } from '../modules/members/ports.ts';
import type { CampaignUseCases } from '../modules/campaigns/ports.ts';
import { createCampaignUseCases } from '../modules/campaigns/use-cases.ts';

/** A campaign is a page record, and some are for members of a tier. */
export function composeCampaigns(
  world: { readonly clock: Clock; readonly hasher: Hasher },
  repos: Repos,
  transact: Transact,
  members: Pick<MemberUseCases, 'membership'>,
): CampaignUseCases {
  return createCampaignUseCases({
    ...world,
    ...repos,
    transact,
    pages: createShowPages({ ...repos, ...world }),
    tierOf: async (memberId) => (await members.membership(memberId)).tier,
  });
}
