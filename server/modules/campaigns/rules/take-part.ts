import { brandPaths } from '../../../../lib/brand.ts';
import { foldCode } from '../../../../lib/format/code.ts';
import type { Clock, Hasher } from '../../../core/ports.ts';
import type { RateLimiter } from '../../../core/rate-limiter.ts';
import { ok, refuse, type Result } from '../../../core/result.ts';
import { isInSegment, type StandingRepo } from '../../../core/standing.ts';
import type { Transact } from '../../../core/transact.ts';
import type { ShowPages } from '../../pages/rules/show-pages.ts';
import { collectCoupon, type CollectRepos } from '../../wallet/rules/collect-coupon.ts';
import type { CouponRepo } from '../../wallet/ports.ts';
import type { Asked, CampaignRepo, CampaignUseCases } from '../ports.ts';

interface Repos extends CollectRepos {
  readonly campaigns: CampaignRepo;
  readonly coupons: CollectRepos['coupons'] & Pick<CouponRepo, 'offerByCode'>;
}

interface World {
  readonly campaigns: CampaignRepo;
  readonly pages: Pick<ShowPages, 'find'>;
  readonly standings: StandingRepo;
  readonly transact: Transact<Repos>;
  readonly rateLimits: RateLimiter;
  readonly hasher: Hasher;
  readonly clock: Clock;
}

const GUESSES = { limit: 10, windowSeconds: 3_600 };

export function inviteHash(hasher: Hasher, code: string): string {
  return hasher.hash(`campaign-invite:${foldCode(code)}`);
}

/**
 * Member actions on campaign pages, once each (`docs/product/pages.md`, "Campaign actions"). Refuses NOT_FOUND,
 * CAMPAIGN_ENDED, NOT_ELIGIBLE, ALREADY_JOINED, COUPON_INVALID, and RATE_LIMITED for guessed codes.
 */
export function createCampaignUseCases(world: World): CampaignUseCases {
  return {
    done: (memberId, slug) => world.campaigns.done(memberId, slug.toLowerCase()),
    act: async (memberId, asked) => {
      const slug = asked.slug.toLowerCase();
      const action = await actionOf(world, slug, asked.actionId);
      if (!action.ok) return action;
      const now = world.clock.now();
      const standing = await world.standings.of(memberId, now);
      if (!isInSegment(action.value.who, standing, now)) return refuse('NOT_ELIGIBLE');
      if (action.value.invite) {
        const taken = await world.rateLimits.take(`invite:${String(memberId)}`, GUESSES, now);
        if (!taken.ok) {
          return refuse('RATE_LIMITED', { data: { retry_after: taken.retryAfterSeconds } });
        }
      }
      const { coupon, invite } = action.value;
      const done = await world.transact((repos) =>
        act(repos, memberId, {
          ...{ ...asked, slug, coupon, now },
          invite: invite ? inviteHash(world.hasher, asked.code) : undefined,
        }),
      );
      return done.ok ? ok(await world.campaigns.done(memberId, slug)) : done;
    },
  };
}

async function actionOf({ pages }: Pick<World, 'pages'>, slug: string, id: string) {
  const page = await pages.find(`${brandPaths.card}/${slug}`);
  const action = page?.blocks.find((block) => block.type === 'campaignAction' && block.id === id);
  if (page?.template !== 'campaign' || action?.type !== 'campaignAction')
    return refuse('NOT_FOUND');
  if (page.phase === 'ended') return refuse('CAMPAIGN_ENDED');
  // An announced campaign accepts no one yet.
  return page.phase === 'soon' ? refuse('NOT_ELIGIBLE') : ok(action);
}

interface Act extends Asked {
  readonly coupon: string | undefined;
  /** Hash of the entered code, if the action requires an invitation. */
  readonly invite: string | undefined;
  readonly now: Date;
}

/** Inserts the row first: of parallel clicks one succeeds, together with its reward or not at all. */
async function act(
  { campaigns, coupons, standings }: Repos,
  memberId: number,
  { slug, actionId, coupon, invite, now }: Act,
): Promise<Result<null>> {
  if (!(await campaigns.add(memberId, slug, actionId, now))) return refuse('ALREADY_JOINED');
  if (invite !== undefined && !(await campaigns.takeInvite(slug, actionId, invite))) {
    return refuse('NOT_ELIGIBLE', { fields: { code: 'errors.field.invite' } });
  }
  if (coupon === undefined) return ok(null);
  const offer = await coupons.offerByCode(coupon);
  if (!offer) return refuse('COUPON_INVALID');
  const way = invite === undefined ? 'campaign' : 'invitation';
  const copy = await collectCoupon({ coupons, standings }, { memberId, offer, way, now });
  if (copy.ok) return copy.value ? ok(null) : refuse('COUPON_INVALID');
  // A member who already has the coupon still takes part.
  return copy.refusal.code === 'ALREADY_COLLECTED' ? ok(null) : copy;
}
