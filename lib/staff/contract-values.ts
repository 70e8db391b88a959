import type { OrderStatus } from '../orders/contract-values.ts';

/** Staff actions on an order; one button each on the board. */
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

export const RETURN_MOVES = ['approve', 'reject', 'refund'] as const;
export type ReturnMove = (typeof RETURN_MOVES)[number];

/** Staff actions on a payment: refund through the provider, or mark as refunded manually. */
export const STAFF_PAYMENT_MOVES = ['refund', 'resolve'] as const;
export type StaffPaymentMove = (typeof STAFF_PAYMENT_MOVES)[number];

/** Order stages by next action; the tabs of the board. */
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
