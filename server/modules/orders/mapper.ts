import type { z } from 'zod';
import type { Locale } from '../../../lib/api/contract/common.ts';
import type {
  Order,
  OrderItem,
  OrderSummary,
  placeOrderSchema,
} from '../../../lib/api/contract/orders.ts';
import { fromBaht, toBaht } from '../../core/money.ts';
import { actionsOf } from './rules/order-actions.ts';
import type { OrderRequest } from './rules/place-order.ts';
import type { OrderDetail, OrderItem as Item, OrderSummary as Summary } from './ports.ts';
import type { OrderAddress } from '../../core/kept-orders.ts';
import { productImage } from '../../http/picture-urls.ts';
import { toTotals } from '../cart/mapper.ts';
import {
  toAdjustments,
  toGiftCard,
  refusedBranches,
  toBranch,
  toCreditNote,
  toParcel,
  toReturn,
  toTimeline,
} from './parts-mapper.ts';

export function toOrderRequest(
  body: z.output<typeof placeOrderSchema>,
  idempotencyKey: string,
): OrderRequest {
  return {
    idempotencyKey,
    cartVersion: body.cart_version,
    quoteTotal: fromBaht(body.quote_total),
    quoteToPay: body.quote_to_pay === undefined ? undefined : fromBaht(body.quote_to_pay),
    deliveryMethod: body.delivery_method,
    addressId: body.address_id,
    branchId: body.branch_id,
    vatAddressId: body.vat_address_id,
    couponIds: body.coupon_ids,
    coinCouponId: body.coin_coupon_id,
    giftCards: body.gift_card_codes,
    paymentMethod: body.payment_method,
  };
}

export function toOrderSummary(order: Summary, locale: Locale): OrderSummary {
  return {
    order_id: order.id,
    status: order.status,
    delivery_method: order.deliveryMethod,
    payment: toOrderPayment(order),
    expires_at: order.expiresAt?.toISOString() ?? null,
    total: toBaht(order.total),
    item_count: order.giftCard ? 1 : order.items.reduce((sum, { qty }) => sum + qty, 0),
    created_at: order.createdAt.toISOString(),
    items: order.items.map((item) => toItem(item, locale)),
    gift_card: order.giftCard && toGiftCard(order, order.giftCard),
  };
}

function toOrderPayment({ payment, ...order }: Summary): OrderSummary['payment'] {
  return {
    method: payment?.method ?? order.paymentMethod,
    amount: toBaht(order.total - order.giftCardAmount),
    id: payment?.id ?? null,
    status: payment?.status ?? null,
    failure_code: payment?.failureCode ?? null,
  };
}

export function toOrder(order: OrderDetail, locale: Locale, now: Date): Order {
  const { taxInvoice, refund } = order;
  const { cancellableUntil, ...actions } = actionsOf(order, now);
  return {
    ...toOrderSummary(order, locale),
    subtotal: toBaht(order.subtotal),
    discount: toBaht(order.discount),
    delivery_fee: toBaht(order.deliveryFee),
    vat: toBaht(order.vat),
    ...toAdjustments(order.appliedRules, locale),
    totals: toTotals(order, locale),
    gift_cards: order.giftCards.map(({ lastFour, amount }) => ({
      last_four: lastFour,
      amount: toBaht(amount),
    })),
    to_pay: toBaht(order.total - order.giftCardAmount),
    earned_coins: order.earnedCoins,
    address: order.address && toOrderAddress(order.address, locale),
    branch: order.branch && toBranch(order, order.branch, locale),
    refused_branch_ids: refusedBranches(order),
    timeline: toTimeline(order),
    parcels: order.parcels.map((parcel) => toParcel(parcel, locale)),
    cancellable_until: cancellableUntil?.toISOString() ?? null,
    actions: {
      pay: actions.pay,
      cancel: actions.cancel,
      reorder: actions.reorder,
      return: actions.return,
      tax_invoice: actions.taxInvoice,
      choose_branch: actions.chooseBranch,
    },
    refund: refund && { status: refund.status, amount: toBaht(refund.amount) },
    tax_invoice: taxInvoice && {
      serial: taxInvoice.serial,
      issued_at: taxInvoice.issuedAt.toISOString(),
    },
    credit_notes: order.creditNotes.map(toCreditNote),
    returns: order.returns.map(toReturn),
    now: now.toISOString(),
  };
}

function toItem(item: Item, locale: Locale): OrderItem {
  return {
    line: item.line,
    product: {
      id: item.productId,
      item_code: item.itemCode,
      product_name: item.name[locale],
      product_name_en: item.name.en,
      product_name_th: item.name.th,
      image: productImage(item.productId),
    },
    price: toBaht(item.price),
    qty: item.qty,
    free_qty: item.freeQty,
    discmember: toBaht(item.memberDiscount),
    discount_line_item: toBaht(item.lineDiscount),
    line_total: toBaht(item.price * item.qty - item.memberDiscount - item.lineDiscount),
  };
}

export function toOrderAddress(address: OrderAddress, locale: Locale): Order['address'] {
  return {
    first_name: address.firstName,
    last_name: address.lastName,
    address_1: address.address1,
    address_2: address.address2,
    address_3: address.address3,
    street: address.street,
    province: address.province[locale],
    district: address.district[locale],
    sub_district: address.subDistrict[locale],
    province_code: address.provinceCode,
    zipcode: address.zipcode,
    mobile: address.mobile,
    email: address.email,
  };
}
