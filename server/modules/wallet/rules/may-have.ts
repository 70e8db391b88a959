import type { CouponAudience } from '../../../../lib/wallet/contract-values.ts';
import { type StandingRepo, isInSegment } from '../../../core/standing.ts';

/** Source of a coupon: the shop's list or its code, or an action of a campaign. */
export type Way = 'shop' | 'campaign' | 'invitation';

interface Wish {
  /** Undefined for a guest. */
  readonly memberId: number | undefined;
  readonly audience: CouponAudience;
  readonly way: Way;
  readonly now: Date;
}

/**
 * Whether a coupon exists for this reader (`docs/product/account.md`, "Who may have a coupon"). Others get the answer
 * of an unknown coupon.
 */
export async function mayHave(
  standings: StandingRepo,
  { memberId, audience, way, now }: Wish,
): Promise<boolean> {
  switch (audience) {
    case 'members':
      return true;
    case 'campaign':
      return way !== 'shop';
    case 'invitation':
      return way === 'invitation';
    case 'birthday':
    case 'vip':
    case 'lapsed':
      if (memberId === undefined) return false;
      return isInSegment(audience, await standings.of(memberId, now), now);
  }
}
