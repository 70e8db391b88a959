import type { DeliveryMethod } from '../../../../lib/api/contract/order-values.ts';
import { earnedCoins, pricesOf } from '../../catalog/rules/product-rules.ts';
import { fromBaht, type Satang } from '../../../core/money.ts';
import { atUnitPrice, priceCart } from '../../pricing/rules/price-cart.ts';
import type { PricedCart } from '../../pricing/rules/priced.ts';
import type { GiftCardTender } from '../../pricing/rules/rules.ts';
import type { PriceInput } from '../../pricing/rules/state.ts';
import { hasBirthdayMonth } from '../../wallet/rules/birthday.ts';
import type { WalletCoupon } from '../../wallet/ports.ts';
import type { CartCoupon, CartLine, CartView } from './cart-view.ts';
import type { Cart, CartItem, RunningPromotion } from '../ports.ts';

/** More than this is not handed over in cash. */
export const CASH_LIMIT: Satang = fromBaht(20_000);

/** What a cart is priced with. */
export interface CartTerms {
  readonly promotions: readonly RunningPromotion[];
  /** The chosen ones, whatever became of them. */
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
  };
}

export function toPriceInput(cart: Cart, terms: CartTerms): PriceInput<CartLine> {
  const { memberCode, birthdate } = cart.owner;
  return {
    lines: cart.items.map(toLine),
    promotions: terms.promotions.map((rule) => ({
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

/** Those that an order holds or used, or that ran out, never came to the price rules. */
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
