import type { Locale } from '../../../lib/api/contract.ts';
import type { OrderStatus } from '../../../lib/orders/contract-values.ts';
import type {
  Order,
  OrderItem,
  OrderSummary,
  Parcel as WireParcel,
  orderReturnSchema,
} from '../../../lib/orders/contract.ts';
import { scenePicture } from '../../../lib/contents/pictures.ts';
import type { AppliedRule, OrderAddress } from '../../core/kept-orders.ts';
import { toBaht } from '../../core/money.ts';
import { productImage } from '../../http/picture-urls.ts';
import { toTotals } from '../cart/mapper.ts';
import type {
  CreditNote,
  OrderDetail,
  OrderItem as Item,
  OrderReturn,
  OrderSummary as Summary,
  OtherOrder,
  Parcel,
  PickupBranch,
  SoldGiftCard,
} from './ports.ts';
import { actionsOf } from './rules/order-actions.ts';
import type { z } from 'zod';

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
    together_with: order.togetherWith && toOther(order.togetherWith),
    to_pay: toBaht(order.total - order.giftCardAmount),
    earned_coins: order.earnedCoins,
    address: order.address && toOrderAddress(order.address, locale),
    branch: order.branch && toBranch(order, order.branch, locale),
    case: order.case,
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

function toOther(other: OtherOrder): Order['together_with'] {
  const { id, status, deliveryMethod, paymentMethod, toPay } = other;
  return {
    ...{ order_id: id, status, delivery_method: deliveryMethod, payment_method: paymentMethod },
    to_pay: toBaht(toPay),
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
      image: productImage(item.productId, item.pictureVersion),
    },
    price: toBaht(item.price),
    qty: item.qty,
    free_qty: item.freeQty,
    discmember: toBaht(item.memberDiscount),
    discount_line_item: toBaht(item.lineDiscount),
    conversation_id: item.conversationId,
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

/** Rules that changed the price, and the coupons among them. */
export function toAdjustments(
  rules: readonly AppliedRule[],
  locale: Locale,
): Pick<Order, 'adjustments' | 'coupons'> {
  const ofCoupons = rules.filter(({ memberCouponId }) => memberCouponId !== undefined);
  return {
    adjustments: rules.map(({ ruleId, scope, amount, reason }) => ({
      rule_id: ruleId,
      scope,
      amount: toBaht(amount),
      reason: reason[locale],
    })),
    coupons: [...Map.groupBy(ofCoupons, ({ memberCouponId }) => memberCouponId)].map(
      ([id = 0, [first, ...rest]]) => ({
        id,
        description: first?.reason[locale] ?? '',
        amount: toBaht(rest.reduce((sum, { amount }) => sum + amount, first?.amount ?? 0)),
      }),
    ),
  };
}

const NOTHING_COMES: readonly OrderStatus[] = ['cancelled', 'expired'];

/** Without the code, which only the recipient's mail tells. */
export function toGiftCard(
  { status }: Summary,
  card: SoldGiftCard,
): NonNullable<Order['gift_card']> {
  const sent = card.sentAt === null ? 'waiting' : 'sent';
  return {
    design_id: card.design,
    picture: scenePicture(`card-${card.design}`),
    amount: toBaht(card.amount),
    to_name: card.toName,
    to_email: card.toEmail,
    from_name: card.fromName,
    message: card.message,
    send_at: card.sendAt.toISOString(),
    sent_at: card.sentAt?.toISOString() ?? null,
    state: NOTHING_COMES.includes(status) ? 'void' : sent,
  };
}

/** The code is shown once the goods are there. */
export function toBranch(
  { status, readyAt, pickupCode }: OrderDetail,
  branch: PickupBranch,
  locale: Locale,
): Order['branch'] {
  return {
    id: branch.id,
    name: branch.name[locale],
    address: branch.address[locale],
    phone: branch.phone,
    lat: branch.lat,
    lng: branch.lng,
    ready_at: readyAt?.toISOString() ?? null,
    pickup_code: status === 'branch_received' ? pickupCode : null,
  };
}

export function refusedBranches({ status, branchId, refusedBranchIds }: OrderDetail): number[] {
  return [
    ...refusedBranchIds,
    ...(status === 'rejected_by_branch' && branchId !== null ? [branchId] : []),
  ];
}

export function toTimeline({ timeline }: OrderDetail): Order['timeline'] {
  return timeline.map(({ status, at, actor, note }) => ({
    state: status,
    at: at.toISOString(),
    actor,
    note,
  }));
}

export function toParcel({ id, carrier, trackingNo, events }: Parcel, locale: Locale): WireParcel {
  return {
    id,
    carrier,
    tracking_no: trackingNo,
    events: events.map(({ state, at, placeEn, placeTh }) => ({
      state,
      at,
      place: locale === 'th' ? placeTh : placeEn,
    })),
  };
}

export function toCreditNote(note: CreditNote): Order['credit_notes'][number] {
  const { serial, issuedAt, reason, amount, vat } = note;
  return {
    ...{ serial, reason },
    issued_at: issuedAt.toISOString(),
    amount: toBaht(amount),
    vat: toBaht(vat),
  };
}

export function toReturn(request: OrderReturn): z.output<typeof orderReturnSchema> {
  const { id, status, reason, detail, requestedAt, refunded, keptForCoins } = request;
  return {
    ...{ id, status, reason, detail },
    requested_at: requestedAt.toISOString(),
    refunded: refunded === null ? null : toBaht(refunded),
    kept_for_coins: toBaht(keptForCoins),
  };
}
