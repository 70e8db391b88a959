import type { OrderStatus } from './order-values.ts';

/** What staff may do to an order; the board has a button for each. */
export const STAFF_MOVES = [
  'approve',
  'reject',
  'receive',
  'hand_over',
  'pack',
  'ship',
  'deliver',
  'complete',
  'cancel',
  'refund',
] as const;
export type StaffMove = (typeof STAFF_MOVES)[number];

/** What staff may do to goods that come back. */
export const RETURN_MOVES = ['approve', 'reject', 'refund'] as const;
export type ReturnMove = (typeof RETURN_MOVES)[number];

/** What staff may do about money: give it back through its provider, or say that it was given back by hand. */
export const STAFF_PAYMENT_MOVES = ['refund', 'resolve'] as const;
export type StaffPaymentMove = (typeof STAFF_PAYMENT_MOVES)[number];

/** Orders by what has to be done next; the tabs of the board. */
export const STAFF_STAGES = {
  approve: ['waiting_branch_approval'],
  receive: ['branch_approved'],
  hand_over: ['branch_received'],
  pack: ['paid', 'cash_on_delivery'],
  ship: ['packing'],
  deliver: ['shipped'],
  rejected: ['rejected_by_branch'],
  done: ['delivered', 'collected', 'completed', 'cancelled'],
} as const satisfies Readonly<Record<string, readonly OrderStatus[]>>;
export type StaffStage = keyof typeof STAFF_STAGES;
