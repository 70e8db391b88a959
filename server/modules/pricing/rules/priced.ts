import type { CouponKind } from '../../../../lib/wallet/contract-values.ts';
import type { ErrorCode } from '../../../../lib/api/contract-errors.ts';
import type { PromotionKind } from '../../../../lib/offers/contract.ts';
import type { DeliveryMethod } from '../../../../lib/checkout/contract-values.ts';
import type { PriceSource } from '../../../../lib/catalog/contract-price.ts';
import type { AppliedRule } from '../../../core/kept-orders.ts';
import { type Satang, fromBaht } from '../../../core/money.ts';
import type { Names } from '../../../core/names.ts';
import type { Why } from './totals.ts';
import type { ProductPrices } from './unit-price.ts';

/** A running promotion group with its products. */
export interface PromotionRule {
  readonly id: number;
  readonly kind: PromotionKind;
  /** Whole per cent of a `member_percent`. */
  readonly percent: number;
  readonly name: Names;
  readonly productIds: ReadonlySet<number>;
  /** The shopper accepted incomplete sets at full price. */
  readonly optedOut: boolean;
}

/** A chosen coupon; ownership and status were checked before. */
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

/** A verified gift card; a means of payment, not a discount. */
export interface GiftCardTender {
  readonly giftCardId: number;
  readonly lastFour: string;
  readonly balance: Satang;
}

/** Input of the price rules for a line. */
export interface PriceableLine extends ProductPrices {
  readonly productId: number;
  readonly qty: number;
  readonly brandId: number;
  readonly categoryId: number;
  /** Excluded from coins. */
  readonly medicine: boolean;
}

export type PricedLine<Line extends PriceableLine = PriceableLine> = Line & {
  readonly unitPrice: Satang;
  readonly source: PriceSource;
  /** Set group that the line counts for. */
  readonly groupId: number | null;
  /** Free pieces of sets; their value is part of `lineDiscount`. */
  readonly freeQty: number;
  /** Whole per cent of the member card for pieces outside sets. */
  readonly memberPercent: number;
  /** Member card discount of the whole line. */
  readonly memberDiscount: Satang;
  /** Discount by sets, coupons and coins. */
  readonly lineDiscount: Satang;
  /** Amount due for the line. */
  readonly total: Satang;
};

/** A buy-1-get-1 or buy-2-get-1 group with pieces in the cart. */
export interface PricedGroup {
  readonly id: number;
  readonly kind: Exclude<PromotionKind, 'member_percent'>;
  readonly name: Names;
  /** Pieces per set, including the free one. */
  readonly setSize: number;
  readonly pieces: number;
  readonly freePieces: number;
  /** Pieces missing for the started set; 0 when all are complete. */
  readonly missing: number;
  readonly optedOut: boolean;
}

export interface PricedCoupon {
  readonly memberCouponId: number;
  readonly code: string;
  readonly kind: CouponKind;
  readonly amount: Satang;
  /** Reason for having no effect; null if it has one. */
  readonly refused: ErrorCode | null;
  /** Amount missing to its minimum spend. */
  readonly missing: Satang;
}

export interface PaidByCard {
  readonly giftCardId: number;
  readonly lastFour: string;
  readonly amount: Satang;
}

/** A threshold just ahead. */
export interface NearMiss {
  readonly ruleId: string;
  readonly reason: Names;
}

export interface PricedCart<Line extends PriceableLine = PriceableLine> {
  readonly lines: readonly PricedLine<Line>[];
  readonly groups: readonly PricedGroup[];
  /** Pieces at unit prices, before discounts. */
  readonly subtotal: Satang;
  /** Total discount on the goods. */
  readonly discount: Satang;
  readonly delivery: DeliveryPrice;
  readonly total: Satang;
  /** Included in `total`. */
  readonly vat: Satang;
  readonly appliedRules: readonly AppliedRule[];
  readonly nearMisses: readonly NearMiss[];
  /** All chosen coupons, by id. */
  readonly coupons: readonly PricedCoupon[];
  readonly giftCards: readonly PaidByCard[];
  /** Amount due after gift cards. */
  readonly toPay: Satang;
}

export interface PriceInput<Line extends PriceableLine = PriceableLine> {
  readonly lines: readonly Line[];
  /** Running promotions. */
  readonly promotions: readonly PromotionRule[];
  /** Ready coupons of the member's wallet, chosen for these lines. */
  readonly coupons: readonly CouponRule[];
  readonly member: Shopper;
  readonly delivery: DeliveryMethod;
  /** In the order of spending. */
  readonly giftCards: readonly GiftCardTender[];
  readonly now: Date;
}

export interface Shopper {
  /** Holds the member card. */
  readonly card: boolean;
  /** Birthday is in the current month. */
  readonly birthday: boolean;
}

/** A line between two steps. */
export type Line = PricedLine & {
  /** Pieces in complete sets. */
  readonly qtyInSets: number;
};

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

/** The line after a discount. */
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
/** Order value from which delivery is free. */
export const FREE_DELIVERY_FROM: Satang = fromBaht(699);

export interface DeliveryPrice {
  readonly fee: Satang;
  /** Amount missing to free delivery; 0 when free. */
  readonly freeDeliveryMissing: Satang;
}

/**
 * Step 6 of the price rules (`docs/product/cart.md`, "Delivery fee"), before coupons; `goods` is the amount due for
 * the lines.
 */
export function deliveryPrice(method: DeliveryMethod, goods: Satang): DeliveryPrice {
  if (method === 'pickup') return { fee: 0, freeDeliveryMissing: 0 };
  const freeDeliveryMissing = Math.max(0, FREE_DELIVERY_FROM - goods);
  return { fee: freeDeliveryMissing === 0 ? 0 : HOME_DELIVERY_FEE, freeDeliveryMissing };
}
