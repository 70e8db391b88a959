import type { DeliveryChoice, DeliveryMethod } from '../../../../lib/checkout/contract-values.ts';
import { type Satang, fromBaht } from '../../../core/money.ts';
import type { Names } from '../../../core/names.ts';
import { hasBirthdayMonth } from '../../../core/standing.ts';
import type { Cart, CartItem, CartProduct } from '../ports.ts';
import { earnedCoins, pricesOf } from '../../catalog/rules/product-rules.ts';
import { atUnitPrice, priceCart } from '../../pricing/rules/price-cart.ts';
import {
  type GiftCardTender,
  type PriceInput,
  type PriceableLine,
  type PricedCart,
  type PricedCoupon,
  type PricedLine,
} from '../../pricing/rules/priced.ts';
import type { WalletCoupon } from '../../wallet/ports.ts';

/** The shopper's choices that change a price. */
export interface OrderChoices {
  readonly deliveryMethod: DeliveryChoice;
  /** Coupons of the wallet; omitted: those of the cart. */
  readonly couponIds?: readonly number[] | undefined;
  readonly coinCouponId?: number | undefined;
  /** Passes of gift cards (`GiftCardPasses`). */
  readonly giftCards: readonly string[];
}

export interface CartLine extends PriceableLine {
  readonly product: CartProduct;
  /** Unit price that the shopper saw last; null before the first look. */
  readonly seenPrice: Satang | null;
  /** Unit price before that, where the change was seen lately. */
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
  /** The carts of its two orders, where it is split; null otherwise. */
  readonly parts: CartParts | null;
}

/** A split cart: all but the approved medicines goes home, they wait at a branch. */
export interface CartParts {
  readonly home: CartView;
  readonly pickup: CartView;
}

/** More than this is not handed over in cash. */
export const CASH_LIMIT: Satang = fromBaht(20_000);

/** Tenders, delivery and time by which a cart is priced. */
export interface CartTerms {
  /** Chosen coupons, usable or not. */
  readonly coupons: readonly WalletCoupon[];
  readonly giftCards: readonly GiftCardTender[];
  readonly deliveryMethod: DeliveryMethod;
  readonly now: Date;
}

export function viewCart(cart: Cart, terms: CartTerms): CartView {
  const { coupons, ...priced } = priceCart(toPriceInput(cart, terms));
  const medicines = priced.lines.filter(({ restricted }) => restricted);
  const withoutCoins = medicines.reduce((sum, { total }) => sum + total, 0);
  const goods = priced.subtotal - priced.discount - withoutCoins;
  return {
    version: cart.version,
    saved: cart.saved.map((item) => atUnitPrice(toLine(item))),
    ...priced,
    coupons: terms.coupons
      .map((coupon) => toCartCoupon(coupon, coupons))
      .toSorted((a, b) => a.memberCouponId - b.memberCouponId),
    earnedCoins: earnedCoins(goods),
    codAllowed: cashAllowed(priced, terms),
    incompleteGroups: priced.groups
      .filter(({ missing, optedOut }) => missing > 0 && !optedOut)
      .map(({ id: groupId, missing }) => ({ groupId, missing })),
    parts: null,
  };
}

export function toPriceInput(cart: Cart, terms: CartTerms): PriceInput<CartLine> {
  const { memberCode, birthdate } = cart.owner;
  return {
    lines: cart.items.map(toLine),
    promotions: cart.promotions.map((rule) => ({
      ...rule,
      optedOut: cart.optedOut.includes(rule.id),
    })),
    coupons: terms.coupons.filter(({ status }) => status === 'ready'),
    member: { card: memberCode !== '', birthday: hasBirthdayMonth(birthdate, terms.now) },
    delivery: terms.deliveryMethod,
    giftCards: terms.giftCards,
    now: terms.now,
  };
}

function toLine({ product, qty, seenPrice = null, previousPrice = null }: CartItem): CartLine {
  const { id: productId, brandId, categoryId, drugClass } = product;
  return {
    product,
    productId,
    qty,
    ...pricesOf(product),
    brandId,
    categoryId,
    medicine: drugClass !== 'none',
    seenPrice,
    previousPrice,
  };
}

/** Coupons that are held, used or expired are not among `priced`. */
function toCartCoupon(coupon: WalletCoupon, priced: PricedCart['coupons']): CartCoupon {
  const { memberCouponId, code, kind, description, status } = coupon;
  const found = priced.find((one) => one.memberCouponId === memberCouponId);
  const refused = status === 'expired' ? 'COUPON_EXPIRED' : 'COUPON_USED';
  const lost = { memberCouponId, code, kind, amount: 0, refused, missing: 0 } as const;
  return { ...(found ?? lost), description };
}

function cashAllowed(
  { lines, toPay }: Pick<PricedCart<CartLine>, 'lines' | 'toPay'>,
  { deliveryMethod }: CartTerms,
): boolean {
  const approval = lines.some(({ restricted }) => restricted);
  return deliveryMethod === 'home' && toPay <= CASH_LIMIT && !approval;
}
