import type { DeliveryMethod } from '../../../../lib/api/contract/order-values.ts';
import type { Satang } from '../../../core/money.ts';
import type { PriceableLine, PricedLine } from './priced.ts';
import type { Why } from './totals.ts';
import type { CouponRule, GiftCardTender, PromotionRule } from './rules.ts';

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
  readonly bundledQty: number;
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

/** Thailand has no summer time. */
const AHEAD_MS = 7 * 3_600_000;

/** Whether it is the month of the birthday by the calendar of Bangkok; never where none is known. */
export function hasBirthdayMonth(birthdate: string | null, now: Date): boolean {
  const month = new Date(now.getTime() + AHEAD_MS).getUTCMonth() + 1;
  return birthdate !== null && Number(birthdate.slice(5, 7)) === month;
}
