import type {
  Staff,
  StaffOrder as WireOrder,
  StaffOrderDetail,
  StaffOrderPage as WirePage,
} from '../../../lib/staff/contract.ts';
import type { Locale } from '../../../lib/api/contract.ts';
import type { OrderStatus } from '../../../lib/orders/contract-values.ts';
import { STAFF_STAGES } from '../../../lib/staff/contract-values.ts';
import type { Person } from '../../core/person.ts';
import { toBaht } from '../../core/money.ts';
import { toWireSides } from '../../core/place-in-list.ts';
import { awaitsDecision } from '../orders/rules/machine.ts';
import { byHand, dueFor } from './rules/give-return-back.ts';
import type { StaffOrder, StaffOrderPage } from './ports.ts';
import { movesFor, returnMovesFor } from './rules/staff-moves.ts';
import { seesAll, type StaffScope } from './rules/staff-scope.ts';
import { orderVersion, returnVersion } from './rules/staff-versions.ts';
import { productImage } from '../../http/picture-urls.ts';
import { toCreditNote, toOrderAddress, toParcel, toReturn } from '../orders/mapper.ts';

export function toStaff(scope: StaffScope, { abilities }: Person, locale: Locale): Staff {
  return {
    role: scope.role === 'pharmacist' ? 'pharmacist' : 'staff',
    all: seesAll(scope),
    branches: scope.branches.map(({ id, name }) => ({ id, name: name[locale] })),
    abilities: [...abilities],
  };
}

const ENDED: ReadonlySet<OrderStatus> = new Set([...STAFF_STAGES.done, 'expired']);

export function toStaffOrder(order: StaffOrder, locale: Locale, now: Date): WireOrder {
  const { branch, readyAt, paymentMethod, status } = order;
  // Cash is taken at the hand-over, and none of an order that ended before.
  const owesCash = paymentMethod === 'cod' && !ENDED.has(status);
  return {
    order_id: order.id,
    status,
    delivery_method: order.deliveryMethod,
    payment_method: order.paidWith,
    branch: branch && { id: branch.id, name: branch.name[locale] },
    customer: order.customer,
    total: toBaht(order.total),
    cash_due: owesCash ? toBaht(order.toPay) : 0,
    item_count: order.items.reduce((sum, { qty }) => sum + qty, 0),
    items: order.items.map(
      ({ line, productId, itemCode, pictureVersion, name, qty, conversationId }) => ({
        line,
        conversation_id: conversationId,
        item_code: itemCode,
        product_name: name[locale],
        image: productImage(productId, pictureVersion),
        qty,
      }),
    ),
    created_at: order.createdAt.toISOString(),
    since: order.since.toISOString(),
    ready_at: readyAt?.toISOString() ?? null,
    together_with: order.togetherWith,
    note: order.note,
    pharmacist_only: order.pharmacistOnly,
    awaits_decision: awaitsDecision(order),
    taken_back: order.takenBack.map(({ approvalId, name, qty, version }) => ({
      ...{ approval_id: approvalId, product_name: name[locale], qty, version },
    })),
    parcels: order.parcels.map((parcel) => toParcel(parcel, locale)),
    return: order.return && toStaffReturn(order, order.return),
    tax_invoice: order.invoiceSerial,
    credit_notes: order.creditNotes.map(toCreditNote),
    moves: [...movesFor(order, now)],
    version: orderVersion(order),
  };
}

export function toStaffOrderDetail(order: StaffOrder, locale: Locale, now: Date): StaffOrderDetail {
  const { address } = order;
  return {
    ...toStaffOrder(order, locale, now),
    address: address && toOrderAddress(address, locale),
    timeline: order.timeline.map(({ status, at, actor, note }) => ({
      state: status,
      at: at.toISOString(),
      actor,
      note,
    })),
  };
}

export function toStaffOrderPage(
  { rows, total, counts, openReturns, ...sides }: StaffOrderPage,
  { locale, page, per_page }: { locale: Locale; page: number; per_page: number },
  now: Date,
): WirePage {
  return {
    entities: rows.map((row) => toStaffOrder(row, locale, now)),
    ...{ page, per_page, total, ...toWireSides(sides) },
    counts: Object.fromEntries(counts),
    returns: openReturns,
    now: now.toISOString(),
  };
}

function toStaffReturn(order: StaffOrder, back: NonNullable<StaffOrder['return']>) {
  return {
    ...toReturn(back),
    lines: back.lines.map(({ line, qty }) => ({ line, qty })),
    amount: toBaht(dueFor(order, back).amount),
    by_hand: toBaht(byHand(order, back)),
    restocked: back.restocked,
    moves: [...returnMovesFor(back.status)],
    version: returnVersion(order, back),
  };
}
