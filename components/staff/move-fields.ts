import type { StaffMove } from '@/lib/staff/contract-values';

export type MoveField = 'reason' | 'carrier' | 'tracking_no' | 'pickup_code';

/** Fields of a move; `weighed` is the reason for handing over a medicine despite new conflicts. */
export type GivenWithMove = Partial<Record<MoveField | 'weighed', string>>;

/** Fields of each move; a move without any is made at once. */
export const FIELDS: Readonly<Record<StaffMove, readonly MoveField[]>> = {
  approve: [],
  reject: ['reason'],
  receive: [],
  hand_over: ['pickup_code'],
  pack: [],
  ship: ['carrier', 'tracking_no'],
  deliver: [],
  complete: [],
  cancel: ['reason'],
  refund: ['reason'],
};
