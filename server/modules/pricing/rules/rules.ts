import type { CouponKind } from '../../../../lib/api/contract/coupon-values.ts';
import type { PromotionKind } from '../../../../lib/api/contract/offers.ts';
import type { Names } from '../../../core/names.ts';
import type { Satang } from '../../../core/money.ts';

/** A promotion group that runs, with the products it is good for. */
export interface PromotionRule {
  readonly id: number;
  readonly kind: PromotionKind;
  /** Whole per cent of a `member_percent`. */
  readonly percent: number;
  readonly name: Names;
  readonly productIds: ReadonlySet<number>;
  /** The shopper takes incomplete sets at their price. */
  readonly optedOut: boolean;
}

/** A coupon of the wallet that the shopper chose; whose it is and whether it is ready was decided before. */
export interface CouponRule {
  readonly memberCouponId: number;
  readonly code: string;
  readonly kind: CouponKind;
  readonly name: Names;
  readonly amount: Satang;
  readonly percent: number;
  readonly cap: Satang | null;
  readonly minSpend: Satang;
  readonly scope: 'all' | 'product' | 'brand' | 'category';
  readonly scopeId: number | null;
  readonly birthday: boolean;
  readonly expiresAt: Date;
}

/** A gift card that the shopper proved to hold; tender, not discount. */
export interface GiftCardTender {
  readonly giftCardId: number;
  readonly lastFour: string;
  readonly balance: Satang;
}
