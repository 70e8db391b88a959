import { DELIVERY_METHODS } from '../checkout/contract-values.ts';

/** Order and payment constants for the first script of pages: plain values, no schemas. */

/** Transitions: `docs/contract.md`, "Order states". */
export const ORDER_STATUSES = [
  'created',
  'waiting_payment',
  'paid',
  'cash_on_delivery',
  'packing',
  'shipped',
  'delivered',
  'waiting_branch_approval',
  'branch_approved',
  'branch_received',
  'rejected_by_branch',
  'collected',
  'completed',
  'expired',
  'cancelled',
] as const;
export type OrderStatus = (typeof ORDER_STATUSES)[number];

/** Final or failed states; none of them is a success. */
export const FAILED_STATUSES: ReadonlySet<OrderStatus> = new Set([
  'rejected_by_branch',
  'expired',
  'cancelled',
]);
/** Gift cards are sent by email: orders without goods. */
export const ORDER_DELIVERIES = [...DELIVERY_METHODS, 'email'] as const;
export type OrderDelivery = (typeof ORDER_DELIVERIES)[number];

/**
 * Reason of a refund. `surplus`: a second charge; `unasked`: initiated by the provider; `review`: the amount differed
 * from the order's.
 */
export const REFUND_REASONS = [
  'cancelled',
  'rejected',
  'late',
  'returned',
  'review',
  'surplus',
  'unasked',
] as const;
export type RefundReason = (typeof REFUND_REASONS)[number];

export const PAYMENT_STATUSES = [
  'initiated',
  'pending_action',
  'succeeded',
  'failed',
  'expired',
  'cancelled',
  'late_success',
  'review',
  'refund_pending',
  'refunded',
] as const;
export type PaymentStatus = (typeof PAYMENT_STATUSES)[number];

/** Payment failures in our own terms, independent of the provider. */
export const PAYMENT_FAILURES = [
  'declined',
  'insufficient_funds',
  'authentication_failed',
  'cancelled_by_payer',
  'timed_out',
  'provider_error',
  'amount_out_of_range',
  'method_unavailable',
] as const;
export type PaymentFailure = (typeof PAYMENT_FAILURES)[number];

/** `docs/product/orders.md`, "Cancelling". */
export const CANCEL_WINDOW_MS = 3_600_000;
/** How long goods are reserved for a payment: `docs/contract.md`, "Order states". */
export const QR_HOLD_MS = 15 * 60_000;
export const PAYMENT_HOLD_MS = 30 * 60_000;
/** Days after delivery in which goods can be returned. */
export const RETURN_WINDOW_DAYS = 7;

export const PARCEL_EVENTS = [
  'handed_over',
  'in_transit',
  'out_for_delivery',
  'delivered',
] as const;

export const RETURN_REASONS = [
  'damaged',
  'wrong_item',
  'expired_goods',
  'allergy',
  'other',
] as const;

/** States of a case (`docs/product/questionnaires.md`, "States"). */
export const CASE_STATES = [
  'unpaid',
  'waiting',
  'approved',
  'refused',
  'lapsed',
  'dropped',
] as const;

export type CaseState = (typeof CASE_STATES)[number];
