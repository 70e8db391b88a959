import type { AppliedRule } from '../../../core/kept-orders.ts';
import type { ErrorCode } from '../../../../lib/api/contract/errors.ts';
import type { CouponKind } from '../../../../lib/api/contract/coupon-values.ts';
import type { PromotionKind } from '../../../../lib/api/contract/offers.ts';
import type { PriceSource } from '../../../../lib/api/contract/price.ts';
import type { Names } from '../../../core/names.ts';
import type { Satang } from '../../../core/money.ts';
import type { DeliveryPrice } from './delivery.ts';
import type { ProductPrices } from './unit-price.ts';

/** What the price rules need to know of a line. */
export interface PriceableLine extends ProductPrices {
  readonly productId: number;
  readonly qty: number;
  readonly brandId: number;
  readonly categoryId: number;
  /** Coins are not good for it. */
  readonly medicine: boolean;
}

/** A line as it came in, with its price. */
export type PricedLine<Line extends PriceableLine = PriceableLine> = Line & {
  readonly unitPrice: Satang;
  readonly source: PriceSource;
  /** The bundle group whose set the line counts for. */
  readonly groupId: number | null;
  /** Pieces that sets give free; their price is part of `lineDiscount`. */
  readonly freeQty: number;
  /** Whole per cent that the member card takes off pieces outside sets. */
  readonly memberPercent: number;
  /** What is taken off the whole line by the member card. */
  readonly memberDiscount: Satang;
  /** By sets, coupons and coins. */
  readonly lineDiscount: Satang;
  /** What is to pay for the line. */
  readonly total: Satang;
};

/** A buy-1-get-1 or buy-2-get-1 group with pieces in the cart. */
export interface PricedGroup {
  readonly id: number;
  readonly kind: Exclude<PromotionKind, 'member_percent'>;
  readonly name: Names;
  /** Pieces of one set, the free one included. */
  readonly setSize: number;
  readonly pieces: number;
  readonly freePieces: number;
  /** What the set that was started lacks; 0 when every set is complete. */
  readonly missing: number;
  readonly optedOut: boolean;
}

export interface PricedCoupon {
  readonly memberCouponId: number;
  readonly code: string;
  readonly kind: CouponKind;
  readonly amount: Satang;
  /** Why it takes nothing off; null when it does. */
  readonly refused: ErrorCode | null;
  /** What the goods lack to its minimum spend. */
  readonly missing: Satang;
}

export interface PaidByCard {
  readonly giftCardId: number;
  readonly lastFour: string;
  readonly amount: Satang;
}

/** What a little more would bring. */
export interface NearMiss {
  readonly ruleId: string;
  readonly reason: Names;
}

export interface PricedCart<Line extends PriceableLine = PriceableLine> {
  readonly lines: readonly PricedLine<Line>[];
  readonly groups: readonly PricedGroup[];
  /** Pieces at their unit prices, before discounts. */
  readonly subtotal: Satang;
  /** All that is taken off the goods. */
  readonly discount: Satang;
  readonly delivery: DeliveryPrice;
  readonly total: Satang;
  /** Inside `total`. */
  readonly vat: Satang;
  readonly appliedRules: readonly AppliedRule[];
  readonly nearMisses: readonly NearMiss[];
  /** Every coupon that was chosen, in order of id. */
  readonly coupons: readonly PricedCoupon[];
  readonly giftCards: readonly PaidByCard[];
  /** What is left to pay after gift cards. */
  readonly toPay: Satang;
}
