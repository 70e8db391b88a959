import type { Clock } from '../../../core/ports.ts';
import { ok, refuse, type Refusal, type Result } from '../../../core/result.ts';
import type { StandingRepo } from '../../../core/standing.ts';
import type { Transact } from '../../../core/transact.ts';
import type { CouponRepo, ShopCoupon, WalletCoupon } from '../ports.ts';
import { mayHave, type Way } from './may-have.ts';

/** Undefined if there is no such coupon for this member. */
type Collected = Promise<Result<WalletCoupon | undefined>>;

export type CollectCoupon = (memberId: number, couponId: number) => Collected;

export interface CollectRepos {
  readonly coupons: Pick<CouponRepo, 'addCopy' | 'takeFromQuota' | 'copyOf'>;
  readonly standings: StandingRepo;
}

export function createCollectCoupon(world: {
  readonly transact: Transact<
    CollectRepos & { readonly coupons: CollectRepos['coupons'] & Pick<CouponRepo, 'offer'> }
  >;
  readonly clock: Clock;
}): CollectCoupon {
  return (memberId, couponId) =>
    world.transact(async (repos) => {
      const offer = await repos.coupons.offer(couponId);
      if (!offer) return ok(undefined);
      return collectCoupon(repos, { memberId, offer, way: 'shop', now: world.clock.now() });
    });
}

interface Collecting {
  readonly memberId: number;
  readonly offer: ShopCoupon;
  readonly way: Way;
  readonly now: Date;
}

/**
 * Adds a copy to the member's wallet. Refuses ALREADY_COLLECTED, COUPON_FULL, COUPON_EXPIRED and COUPON_INVALID. Call
 * in a transaction, and roll back on a refusal.
 */
export async function collectCoupon(
  { coupons, standings }: CollectRepos,
  { memberId, offer, way, now }: Collecting,
): Collected {
  const { id, audience } = offer;
  if (!(await mayHave(standings, { memberId, audience, way, now }))) {
    // A member with a copy already knows the coupon.
    const copy = await coupons.copyOf(memberId, id, now);
    return copy ? refuse('ALREADY_COLLECTED') : ok(undefined);
  }
  const refusal = refuseOffer(offer, now);
  if (refusal) return { ok: false, refusal };
  // The copy first, so that owners get ALREADY_COLLECTED even when none are left.
  if ((await coupons.addCopy(memberId, id, now)) === undefined) return refuse('ALREADY_COLLECTED');
  if (!(await coupons.takeFromQuota(id, now))) return refuse('COUPON_FULL');
  const copy = await coupons.copyOf(memberId, id, now);
  return copy ? ok(copy) : refuse('COUPON_INVALID');
}

function refuseOffer({ startsAt, endsAt }: ShopCoupon, now: Date): Refusal | undefined {
  if (endsAt <= now) return refuse('COUPON_EXPIRED').refusal;
  return startsAt > now ? refuse('COUPON_INVALID').refusal : undefined;
}
