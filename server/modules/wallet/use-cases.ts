import type { CoinRepo, CouponRepo } from './ports.ts';
import type { CheckGiftCard } from './rules/check-gift-card.ts';
import type { CollectCoupon } from './rules/collect-coupon.ts';
import type { RedeemCoins } from './rules/redeem-coins.ts';

/** What routes call. */
export interface WalletUseCases {
  readonly coupons: Pick<CouponRepo, 'offered' | 'offer' | 'list' | 'redemptions'>;
  readonly coins: Pick<CoinRepo, 'account' | 'balance'>;
  readonly expiringSoon: (memberId: number) => Promise<number>;
  readonly collect: CollectCoupon;
  readonly redeem: RedeemCoins;
  readonly checkGiftCard: CheckGiftCard;
}
