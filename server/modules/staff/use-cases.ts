import type { Needs } from '../../core/transact.ts';
import { createDispensary } from './rules/dispensary.ts';
import { createDecideReturn } from './rules/decide-return.ts';
import { createIssueCallCode } from './rules/issue-call-code.ts';
import { createMoveStaffOrder } from './rules/move-staff-order.ts';
import { createReadStaffOrders } from './rules/read-orders.ts';
import { createStaffPayments } from './rules/resolve-payment.ts';
import { createTrackParcel } from './rules/track-parcel.ts';

type World = Needs<
  | typeof createReadStaffOrders
  | typeof createMoveStaffOrder
  | typeof createTrackParcel
  | typeof createDecideReturn
  | typeof createStaffPayments
  | typeof createIssueCallCode
  | typeof createDispensary
>;

/** Use cases of the routes. */
export type StaffUseCases = ReturnType<typeof createStaffUseCases>;

export function createStaffUseCases(world: World) {
  return {
    read: createReadStaffOrders(world),
    moveOrder: createMoveStaffOrder(world),
    trackParcel: createTrackParcel(world),
    decideReturn: createDecideReturn(world),
    payments: createStaffPayments(world),
    issueCallCode: createIssueCallCode(world),
    dispensary: createDispensary(world),
  };
}
