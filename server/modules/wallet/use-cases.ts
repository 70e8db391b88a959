import type { Needs } from '../../core/transact.ts';
import type { CoinRepo, CouponRepo } from './ports.ts';
import { createCheckGiftCard } from './rules/check-gift-card.ts';
import { createExpiringSoon } from './rules/coin-life.ts';
import { createCollectCoupon } from './rules/collect-coupon.ts';
import { createRedeemCoins } from './rules/redeem-coins.ts';
import { createShowOffers } from './rules/show-offers.ts';

type World = Needs<
  | typeof createExpiringSoon
  | typeof createCollectCoupon
  | typeof createRedeemCoins
  | typeof createCheckGiftCard
  | typeof createShowOffers
> & {
  readonly coupons: Pick<CouponRepo, 'list' | 'redemptions'>;
  readonly coins: Pick<CoinRepo, 'account' | 'balance'>;
};

export type WalletUseCases = ReturnType<typeof createWalletUseCases>;

export function createWalletUseCases(world: World) {
  return {
    offers: createShowOffers(world),
    coupons: world.coupons,
    coins: world.coins,
    expiringSoon: createExpiringSoon(world),
    collect: createCollectCoupon(world),
    redeem: createRedeemCoins(world),
    checkGiftCard: createCheckGiftCard(world),
  };
}
