import type { Tier } from '../../../../lib/api/contract/member-values.ts';
import type { Clock, Hasher } from '../../../core/ports.ts';
import type { RateLimiter } from '../../../core/rate-limiter.ts';
import { ok, refuse, type Result } from '../../../core/result.ts';
import type { Transact } from '../../../core/transact.ts';
import type { ShowPages } from '../../pages/rules/show-pages.ts';
import { collectCoupon, type Collector } from '../../wallet/rules/collect-coupon.ts';
import type { CouponRepo } from '../../wallet/ports.ts';
import type { Asked, CampaignRepo, CampaignUseCases } from '../ports.ts';
import { isEligible } from './eligible.ts';

interface Repos {
  readonly campaigns: CampaignRepo;
  readonly coupons: Pick<CouponRepo, 'offerByCode' | 'addCopy' | 'takeFromQuota' | 'copyOf'>;
}

interface World {
  readonly campaigns: CampaignRepo;
  readonly pages: Pick<ShowPages, 'find'>;
  readonly tierOf: (memberId: number) => Promise<Tier>;
  readonly transact: Transact<Repos>;
  readonly rateLimits: RateLimiter;
  readonly hasher: Hasher;
  readonly clock: Clock;
}

/** Nobody finds a code by trying. */
const GUESSES = { limit: 10, windowSeconds: 3_600 };

export function inviteHash(hasher: Hasher, code: string): string {
  return hasher.hash(`campaign-invite:${code.replaceAll(/[\s-]/g, '').toUpperCase()}`);
}

/** What members do on the pages of campaigns, once each (`docs/product/pages.md`, "Campaign actions"). */
export function createCampaignUseCases(world: World): CampaignUseCases {
  return {
    done: (memberId, slug) => world.campaigns.done(memberId, slug.toLowerCase()),
    act: async (member, asked) => {
      const slug = asked.slug.toLowerCase();
      const action = await actionOf(world, slug, asked.actionId);
      if (!action.ok) return action;
      const now = world.clock.now();
      const facts = {
        birthdate: member.birthdate,
        tier: await world.tierOf(member.id),
        lastOrder: await world.campaigns.lastOrder(member.id),
      };
      if (!isEligible(action.value.who, facts, now)) return refuse('NOT_ELIGIBLE');
      if (action.value.invite) {
        const taken = await world.rateLimits.take(`invite:${String(member.id)}`, GUESSES, now);
        if (!taken.ok) {
          return refuse('RATE_LIMITED', { data: { retry_after: taken.retryAfterSeconds } });
        }
      }
      const { coupon, invite } = action.value;
      const done = await world.transact((repos) =>
        act(repos, member, {
          ...{ ...asked, slug, coupon, now },
          invite: invite ? inviteHash(world.hasher, asked.code) : undefined,
        }),
      );
      return done.ok ? ok(await world.campaigns.done(member.id, slug)) : done;
    },
  };
}

async function actionOf({ pages }: Pick<World, 'pages'>, slug: string, id: string) {
  const page = await pages.find(`/ArunCard/${slug}`);
  const action = page?.blocks.find((block) => block.type === 'campaignAction' && block.id === id);
  if (page?.template !== 'campaign' || action?.type !== 'campaignAction')
    return refuse('NOT_FOUND');
  if (page.phase === 'ended') return refuse('CAMPAIGN_ENDED');
  // One that is only announced is open to nobody yet.
  return page.phase === 'soon' ? refuse('NOT_ELIGIBLE') : ok(action);
}

interface Act extends Asked {
  readonly coupon: string | undefined;
  /** The hash of what was typed, where it takes an invitation. */
  readonly invite: string | undefined;
  readonly now: Date;
}

/** The row first: of several clicks one comes through, and what it brings comes with it or not at all. */
async function act(
  { campaigns, coupons }: Repos,
  member: Collector,
  { slug, actionId, coupon, invite, now }: Act,
): Promise<Result<null>> {
  if (!(await campaigns.add(member.id, slug, actionId, now))) return refuse('ALREADY_JOINED');
  if (invite !== undefined && !(await campaigns.takeInvite(slug, actionId, invite))) {
    return refuse('NOT_ELIGIBLE', { fields: { code: 'errors.field.invite' } });
  }
  if (coupon === undefined) return ok(null);
  const offer = await coupons.offerByCode(coupon);
  if (!offer) return refuse('COUPON_INVALID');
  const copy = await collectCoupon(coupons, member, offer, now);
  // Who has the coupon from elsewhere takes part all the same.
  return copy.ok || copy.refusal.code === 'ALREADY_COLLECTED' ? ok(null) : copy;
}
