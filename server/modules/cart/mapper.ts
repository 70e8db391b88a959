import type {
  Adjustment,
  Cart,
  CartCoupon as WireCoupon,
  CartGroup,
  CartItem,
  NearMiss as WireMiss,
  Quote,
  TotalsRow as WireRow,
} from '../../../lib/cart/contract.ts';
import type { Locale } from '../../../lib/api/contract.ts';
import type { DeliveryMethod } from '../../../lib/checkout/contract-values.ts';
import type { CartCoupon, CartLine, CartView } from './rules/view-cart.ts';
import { type ShownCart, previousPriceOf } from './rules/show-cart.ts';
import { cartMax } from './rules/change-cart.ts';
import { refuseSale, stockLevel } from '../catalog/rules/product-rules.ts';
import { toBaht } from '../../core/money.ts';
import type { NearMiss, PricedGroup, PricedLine } from '../pricing/rules/priced.ts';
import type { AppliedRule } from '../../core/kept-orders.ts';
import { priceNow } from '../pricing/rules/unit-price.ts';
import { productImage } from '../../http/picture-urls.ts';
import { toFlash } from '../catalog/product-mapper.ts';
import { totalsRows } from '../pricing/rules/totals.ts';

export function toCart(cart: ShownCart, locale: Locale): Cart {
  const { best } = cart;
  return {
    items: cart.lines.map((line) => toItem(line, locale)),
    saved: cart.saved.map((line) => toItem(line, locale)),
    ...toOffers(cart, locale),
    totals: toTotals({ ...cart, giftCards: [] }, locale),
    subtotal: toBaht(cart.subtotal),
    discount: toBaht(cart.discount),
    total: toBaht(cart.subtotal - cart.discount),
    free_delivery_missing: toBaht(cart.delivery.freeDeliveryMissing),
    best_coupons: best && {
      ids: [...best.ids],
      description: best.description[locale],
      saving: toBaht(best.saving),
    },
    earned_coins: cart.earnedCoins,
    version: cart.version,
  };
}

function toItem(line: PricedLine<CartLine>, locale: Locale): CartItem {
  const { product } = line;
  const max = cartMax(product);
  const names = { product_name_th: product.name.th, product_name_en: product.name.en };
  const previous = previousPriceOf(line);
  return {
    qty: line.qty,
    ...toPrices(line),
    now: priceNow(line),
    flash: line.source === 'flash' && product.flash ? toFlash(product.flash) : null,
    list_price: toBaht(line.listPrice),
    previous_price: previous === null ? null : toBaht(previous),
    group_id: line.groupId,
    ...names,
    product: {
      id: product.id,
      product_name: product.name[locale],
      ...names,
      image: productImage(product.id, product.pictureVersion),
    },
    stock: stockLevel(refuseSale(product) ? 0 : product.available),
    max_qty: max,
    pickup_only: line.restricted,
    bought: product.bought,
    limit_days: product.limitDays,
  };
}

function toPrices(line: PricedLine<CartLine>) {
  return {
    price: toBaht(line.unitPrice),
    price_source: line.source,
    free_qty: line.freeQty,
    discmember: toBaht(line.memberDiscount),
    discount_line_item: toBaht(line.lineDiscount),
    line_total: toBaht(line.total),
  };
}

export function toQuote(cart: CartView, locale: Locale): Quote {
  return {
    lines: cart.lines.map((line) => ({
      product_id: line.productId,
      qty: line.qty,
      ...toPrices(line),
    })),
    ...toOffers(cart, locale),
    totals: toTotals({ ...cart, deliveryFee: cart.delivery.fee }, locale),
    subtotal: toBaht(cart.subtotal),
    discount: toBaht(cart.discount),
    delivery_fee: toBaht(cart.delivery.fee),
    free_delivery_missing: toBaht(cart.delivery.freeDeliveryMissing),
    total: toBaht(cart.total),
    vat: toBaht(cart.vat),
    gift_cards: cart.giftCards.map(({ lastFour, amount }) => ({
      last_four: lastFour,
      amount: toBaht(amount),
    })),
    to_pay: toBaht(cart.toPay),
    earned_coins: cart.earnedCoins,
    cod_allowed: cart.codAllowed,
    parts: cart.parts ? [toPart(cart.parts.home, 'home'), toPart(cart.parts.pickup, 'pickup')] : [],
    cart_version: cart.version,
  };
}

function toPart(part: CartView, method: DeliveryMethod): Quote['parts'][number] {
  return {
    delivery_method: method,
    product_ids: part.lines.map(({ productId }) => productId),
    delivery_fee: toBaht(part.delivery.fee),
    total: toBaht(part.total),
    to_pay: toBaht(part.toPay),
  };
}

function toOffers(cart: CartView, locale: Locale) {
  return {
    groups: cart.groups.map((group) => toGroup(group, locale)),
    adjustments: cart.appliedRules.map((rule) => toAdjustment(rule, locale)),
    near_misses: cart.nearMisses.map((miss) => toNearMiss(miss, locale)),
    coupons: cart.coupons.map((coupon) => toCoupon(coupon, locale)),
  };
}

function toGroup({ name, ...group }: PricedGroup, locale: Locale): CartGroup {
  return {
    id: group.id,
    kind: group.kind,
    name: name[locale],
    set_size: group.setSize,
    pieces: group.pieces,
    free_pieces: group.freePieces,
    missing: group.missing,
    opted_out: group.optedOut,
  };
}

export function toAdjustment(
  { ruleId, scope, amount, reason }: AppliedRule,
  locale: Locale,
): Adjustment {
  return { rule_id: ruleId, scope, amount: toBaht(amount), reason: reason[locale] };
}

function toNearMiss({ ruleId, reason }: NearMiss, locale: Locale): WireMiss {
  return { rule_id: ruleId, reason: reason[locale] };
}

function toCoupon(coupon: CartCoupon, locale: Locale): WireCoupon {
  return {
    id: coupon.memberCouponId,
    code: coupon.code,
    kind: coupon.kind,
    description: coupon.description[locale],
    amount: toBaht(coupon.amount),
    refused: coupon.refused,
    missing: toBaht(coupon.missing),
  };
}

export function toTotals(sums: Parameters<typeof totalsRows>[0], locale: Locale): WireRow[] {
  return totalsRows(sums).map(({ kind, label, amount }) => ({
    kind,
    label: label[locale],
    amount: toBaht(amount),
  }));
}
