import type { z } from 'zod';
import type { Locale } from '../../../lib/api/contract/common.ts';
import type {
  Order,
  orderReturnSchema,
  Parcel as WireParcel,
} from '../../../lib/api/contract/orders.ts';
import type { OrderStatus } from '../../../lib/api/contract/order-values.ts';
import { scenePicture } from '../../../lib/content/pictures.ts';
import { toBaht } from '../../core/money.ts';
import type {
  CreditNote,
  OrderDetail,
  OrderReturn,
  OrderSummary,
  Parcel,
  PickupBranch,
  SoldGiftCard,
} from './ports.ts';
import type { AppliedRule } from '../../core/kept-orders.ts';

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

/** What its code is stands in the mail to whoever it is for, and nowhere else. */
export function toGiftCard(
  { status }: OrderSummary,
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
