import type { DeliveryMethod } from '../../../../lib/api/contract/order-values.ts';
import type { Names } from '../../../core/names.ts';
import type { Satang } from '../../../core/money.ts';
import type {
  PriceableLine,
  PricedCart,
  PricedCoupon,
  PricedLine,
} from '../../pricing/rules/priced.ts';
import type { CartProduct } from '../ports.ts';

/** The shopper's choices that change a price. */
export interface OrderChoices {
  readonly deliveryMethod: DeliveryMethod;
  /** Of the wallet; those of the cart when left out. */
  readonly couponIds?: readonly number[] | undefined;
  readonly coinCouponId?: number | undefined;
  /** Passes of gift cards (`GiftCardPasses`). */
  readonly giftCards: readonly string[];
}

export interface CartLine extends PriceableLine {
  readonly product: CartProduct;
  /** What a piece cost when the shopper looked last; null when it was never looked at. */
  readonly seenPrice: Satang | null;
  /** What it cost before that, where the change was seen lately. */
  readonly previousPrice: Satang | null;
}

export interface CartCoupon extends PricedCoupon {
  readonly description: Names;
}

/** A cart with its price at this moment. */
export interface CartView extends Omit<PricedCart<CartLine>, 'coupons'> {
  readonly version: number;
  /** Put aside for later: each at its own price, outside every sum. */
  readonly saved: readonly PricedLine<CartLine>[];
  readonly coupons: readonly CartCoupon[];
  readonly earnedCoins: number;
  /** Whether cash on delivery can be chosen. */
  readonly codAllowed: boolean;
  /** Sets that were started, are not complete and not given up: they block the order. */
  readonly incompleteGroups: readonly { readonly groupId: number; readonly missing: number }[];
}
