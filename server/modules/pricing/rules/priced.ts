import type { CouponKind } from '../../../../lib/api/contract/coupon-values.ts';
import type { ErrorCode } from '../../../../lib/api/contract/errors.ts';
import type { PromotionKind } from '../../../../lib/api/contract/offers.ts';
import type { DeliveryMethod } from '../../../../lib/api/contract/order-values.ts';
import type { PriceSource } from '../../../../lib/api/contract/price.ts';
import type { AppliedRule } from '../../../core/kept-orders.ts';
import { type Satang, fromBaht } from '../../../core/money.ts';
import type { Names } from '../../../core/names.ts';
import type { Why } from './totals.ts';
import type { ProductPrices } from './unit-price.ts';

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

export interface PriceInput<Line extends PriceableLine = PriceableLine> {
  readonly lines: readonly Line[];
  /** That run now. */
  readonly promotions: readonly PromotionRule[];
  /** Of the member's wallet, ready, and chosen for these lines. */
  readonly coupons: readonly CouponRule[];
  readonly member: Shopper;
  readonly delivery: DeliveryMethod;
  /** Tender in the order in which it is spent. */
  readonly giftCards: readonly GiftCardTender[];
  readonly now: Date;
}

export interface Shopper {
  /** Holds the member card. */
  readonly card: boolean;
  /** Has the birthday this month. */
  readonly birthday: boolean;
}

/** A line between two steps. */
export type Line = PricedLine & {
  /** Pieces that are part of a complete set. */
  readonly qtyInSets: number;
};

/** A rule that took something off, before it is put into words. */
export interface Applied {
  readonly ruleId: string;
  readonly scope: 'line' | 'order' | 'delivery';
  readonly amount: Satang;
  readonly why: Why;
  readonly memberCouponId?: number;
}

export function sum<Item>(items: readonly Item[], of: (item: Item) => Satang): Satang {
  return items.reduce((total, item) => total + of(item), 0);
}

/** A line after somebody took something off. */
export function less<Item extends Line>(
  line: Item,
  off: { readonly memberDiscount?: Satang; readonly lineDiscount?: Satang },
): Item {
  const memberDiscount = line.memberDiscount + (off.memberDiscount ?? 0);
  const lineDiscount = line.lineDiscount + (off.lineDiscount ?? 0);
  const total = line.unitPrice * line.qty - memberDiscount - lineDiscount;
  return { ...line, memberDiscount, lineDiscount, total };
}

export const HOME_DELIVERY_FEE: Satang = fromBaht(40);
/** Goods of at least so much are delivered free. */
export const FREE_DELIVERY_FROM: Satang = fromBaht(699);

export interface DeliveryPrice {
  readonly fee: Satang;
  /** What the goods lack to free delivery; 0 when it is free. */
  readonly freeDeliveryMissing: Satang;
}

/**
 * Step 6 of the price rules (`docs/product/cart.md`, "Delivery fee"), before coupons; `goods` is what is to pay for
 * the lines.
 */
export function deliveryPrice(method: DeliveryMethod, goods: Satang): DeliveryPrice {
  if (method === 'pickup') return { fee: 0, freeDeliveryMissing: 0 };
  const freeDeliveryMissing = Math.max(0, FREE_DELIVERY_FROM - goods);
  return { fee: freeDeliveryMissing === 0 ? 0 : HOME_DELIVERY_FEE, freeDeliveryMissing };
}
