import { versionOf } from '../../../core/version.ts';
import type { OrderReturn } from '../../orders/ports.ts';
import type { StaffOrder, StaffPayment } from '../ports.ts';
import { byHand, dueFor } from './give-return-back.ts';

/** The time is part of it: the same status can come round again, at another branch too. */
export function orderVersion(order: StaffOrder): string {
  const { status, since, branch, address, items, total, toPay, pharmacistOnly } = order;
  const pieces = items.map(({ line, productId, qty }) => [line, productId, qty]);
  const lost = order.takenBack.map(({ version }) => version);
  const sums = [total, toPay];
  const decided = order.caseState ?? null;
  return versionOf(status, since, branch?.id, address, pieces, sums, pharmacistOnly, lost, decided);
}

/** The sums are part of it: they shrink as the member spends the coins that came with the goods. */
export function returnVersion(order: StaffOrder, back: OrderReturn): string {
  const { status, requestedAt, reason, detail, lines } = back;
  const sums = [dueFor(order, back).amount, byHand(order, back)];
  return versionOf(status, requestedAt, reason, detail, lines, sums);
}

/** The sums are part of it: a provider may give more back at any time. */
export function paymentVersion(payment: StaffPayment): string {
  const { status, orderStatus, amount, received, refund } = payment;
  return versionOf(status, orderStatus, amount, received, refund);
}
