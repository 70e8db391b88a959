import type { Clock } from '../../../core/ports.ts';
import type { StandingRepo } from '../../../core/standing.ts';
import type { CouponRepo, ShopCoupon } from '../ports.ts';
import { mayHave } from './may-have.ts';

interface World {
  readonly coupons: Pick<CouponRepo, 'offered' | 'offer' | 'copyOf'>;
  readonly standings: StandingRepo;
  readonly clock: Clock;
}

/** Offered coupons visible to this reader; `memberId` is undefined for a guest. */
export interface ShowOffers {
  /** Collectable coupons, in display order. */
  readonly list: (memberId: number | undefined) => Promise<readonly ShopCoupon[]>;
  /** Any coupon: running, upcoming or ended. */
  readonly find: (id: number, memberId: number | undefined) => Promise<ShopCoupon | undefined>;
}

export function createShowOffers({ coupons, standings, clock }: World): ShowOffers {
  return {
    list: async (memberId) => {
      const now = clock.now();
      const offers = await coupons.offered(now);
      const audiences = [...new Set(offers.map(({ audience }) => audience))];
      const open = new Set<ShopCoupon['audience']>();
      for (const audience of audiences) {
        if (await mayHave(standings, { memberId, audience, way: 'shop', now })) open.add(audience);
      }
      return offers.filter(({ audience }) => open.has(audience));
    },
    find: async (id, memberId) => {
      const now = clock.now();
      const offer = await coupons.offer(id);
      if (!offer) return undefined;
      const { audience } = offer;
      if (await mayHave(standings, { memberId, audience, way: 'shop', now })) return offer;
      const copy = memberId === undefined ? undefined : await coupons.copyOf(memberId, id, now);
      return copy && offer;
    },
  };
}
