import type {
  StaffPayment as WirePayment,
  StaffPaymentPage as WirePage,
} from '../../../lib/staff/contract-payments.ts';
import { toBaht } from '../../core/money.ts';
import { toWireSides, type PlacedPage } from '../../core/place-in-list.ts';
import { paymentMovesFor } from './rules/resolve-payment.ts';
import { paymentVersion } from './rules/staff-versions.ts';
import type { StaffPayment } from './ports.ts';

export function toStaffPayment(payment: StaffPayment): WirePayment {
  const { id, orderId, orderStatus, method, provider, status } = payment;
  const { amount, received, refund, since } = payment;
  return {
    payment_id: id,
    order_id: orderId,
    order_status: orderStatus,
    ...{ method, provider, status },
    amount: toBaht(amount),
    received: received && { amount: toBaht(received.amount), currency: received.currency },
    refund: refund && {
      ...refund,
      amount: toBaht(refund.amount),
      unasked: refund.unasked === null ? null : toBaht(refund.unasked),
    },
    since: since.toISOString(),
    moves: [...paymentMovesFor(payment)],
    version: paymentVersion(payment),
  };
}

export function toStaffPaymentPage(
  { rows, total, ...sides }: PlacedPage<StaffPayment>,
  { page, per_page }: { readonly page: number; readonly per_page: number },
  now: Date,
): WirePage {
  return {
    entities: rows.map(toStaffPayment),
    ...{ page, per_page, total, ...toWireSides(sides) },
    now: now.toISOString(),
  };
}
