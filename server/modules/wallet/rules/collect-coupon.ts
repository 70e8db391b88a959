import type { Member } from '../../../core/member.ts';
import type { Clock } from '../../../core/ports.ts';
import { ok, refuse, type Refusal, type Result } from '../../../core/result.ts';
import type { Transact } from '../../../core/transact.ts';
import { hasBirthdayMonth } from '../../pricing/rules/priced.ts';
import type { CouponRepo, ShopCoupon, WalletCoupon } from '../ports.ts';

export type Collector = Pick<Member, 'id' | 'birthdate'>;

/** Undefined: there is no such coupon. */
export type CollectCoupon = (
  member: Collector,
  couponId: number,
) => Promise<Result<WalletCoupon | undefined>>;

type Coupons = Pick<CouponRepo, 'addCopy' | 'takeFromQuota' | 'copyOf'>;

export function createCollectCoupon(world: {
  readonly transact: Transact<{ coupons: Coupons & Pick<CouponRepo, 'offer'> }>;
  readonly clock: Clock;
}): CollectCoupon {
  return (member, couponId) =>
    world.transact(async ({ coupons }) => {
      const offer = await coupons.offer(couponId);
      return offer ? collectCoupon(coupons, member, offer, world.clock.now()) : ok(undefined);
    });
}

/** Puts a copy into the member's wallet. To be called in a transaction: a refusal undoes it. */
export async function collectCoupon(
  coupons: Coupons,
  member: Collector,
  offer: ShopCoupon,
  now: Date,
): Promise<Result<WalletCoupon>> {
  const refusal = refuseOffer(member, offer, now);
  if (refusal) return { ok: false, refusal };
  // The copy first: whoever has one is told so, however many are left.
  if ((await coupons.addCopy(member.id, offer.id, now)) === undefined) {
    return refuse('ALREADY_COLLECTED');
  }
  if (!(await coupons.takeFromQuota(offer.id, now))) return refuse('COUPON_FULL');
  const copy = await coupons.copyOf(member.id, offer.id, now);
  return copy ? ok(copy) : refuse('COUPON_INVALID');
}

function refuseOffer(
  { birthdate }: Collector,
  { startsAt, endsAt, birthday }: ShopCoupon,
  now: Date,
): Refusal | undefined {
  if (endsAt <= now) return refuse('COUPON_EXPIRED').refusal;
  if (startsAt > now) return refuse('COUPON_INVALID').refusal;
  const eligible = !birthday || hasBirthdayMonth(birthdate, now);
  return eligible ? undefined : refuse('NOT_ELIGIBLE').refusal;
}
