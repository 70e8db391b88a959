import type { OrderStatus } from '../../../../lib/orders/contract-values.ts';
import {
  RETURN_MOVES,
  STAFF_MOVES,
  type ReturnMove,
  type StaffMove,
} from '../../../../lib/staff/contract-values.ts';
import { type OrderFacts, judgeMove } from '../../orders/rules/machine.ts';
import type { OrderReturn } from '../../orders/ports.ts';
import type { StaffOrder } from '../ports.ts';

interface Work {
  readonly to: OrderStatus;
  /** Where the machine lets two kinds of work lead to the same status. */
  readonly only?: OrderStatus;
  readonly never?: OrderStatus;
}

/** Target status of each move; the state machine decides whether it is allowed. */
const WORK: Readonly<Record<StaffMove, Work>> = {
  approve: { to: 'branch_approved' },
  reject: { to: 'rejected_by_branch' },
  receive: { to: 'branch_received' },
  hand_over: { to: 'collected' },
  pack: { to: 'packing' },
  ship: { to: 'shipped' },
  deliver: { to: 'delivered' },
  complete: { to: 'completed' },
  cancel: { to: 'cancelled', never: 'rejected_by_branch' },
  refund: { to: 'cancelled', only: 'rejected_by_branch' },
};

/** Where a move leads; undefined where an order in this status knows no such work. */
export function targetOf(move: StaffMove, from: OrderStatus): OrderStatus | undefined {
  const { to, only, never } = WORK[move];
  if (only !== undefined && only !== from) return undefined;
  return never === from ? undefined : to;
}

/** Moves that staff may make now. */
export function movesFor(
  order: OrderFacts & Pick<StaffOrder, 'mayHandOver' | 'takenBack'>,
  at: Date,
): readonly StaffMove[] {
  return STAFF_MOVES.filter((move) => {
    if (move === 'hand_over' && (!order.mayHandOver || order.takenBack.length > 0)) return false;
    const to = targetOf(move, order.status);
    return to !== undefined && judgeMove(order, to, 'staff', at).allowed;
  });
}

type ReturnStatus = OrderReturn['status'];

interface ReturnWork {
  readonly from: ReturnStatus;
  readonly to: ReturnStatus;
}

/** Goods that come back; `refund` says that the money was given back. */
export const RETURN_WORK: Readonly<Record<ReturnMove, ReturnWork>> = {
  approve: { from: 'requested', to: 'approved' },
  reject: { from: 'requested', to: 'rejected' },
  refund: { from: 'approved', to: 'refunded' },
};

export function returnMovesFor(status: ReturnStatus): readonly ReturnMove[] {
  return RETURN_MOVES.filter((move) => RETURN_WORK[move].from === status);
}
