import type { DecideReturn } from './rules/decide-return.ts';
import type { IssueCallCode } from './rules/issue-call-code.ts';
import type { MoveStaffOrder } from './rules/move-staff-order.ts';
import type { ReadStaffOrders } from './rules/read-orders.ts';
import type { StaffPayments } from './rules/settle-payment.ts';
import type { TrackParcel } from './rules/track-parcel.ts';

/** What those who work here do to orders. */
export interface StaffUseCases {
  readonly read: ReadStaffOrders;
  readonly moveOrder: MoveStaffOrder;
  readonly trackParcel: TrackParcel;
  readonly decideReturn: DecideReturn;
  readonly payments: StaffPayments;
  readonly issueCallCode: IssueCallCode;
}
