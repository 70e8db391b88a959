import type { Repos } from '../repos/all.ts';
import type { Transact } from '../repos/unit-of-work.ts';
import type { Clock, Hasher, Ids } from '../core/ports.ts';
import type { Telling } from '../modules/orders/move-ports.ts';
import { createBranchDaysDesk } from '../modules/branch-days/use-cases.ts';
import { createIssueCallCode } from '../modules/staff/rules/issue-call-code.ts';
import { createDecideReturn } from '../modules/staff/rules/decide-return.ts';
import { createMoveStaffOrder } from '../modules/staff/rules/move-staff-order.ts';
import { createReadStaffOrders } from '../modules/staff/rules/read-orders.ts';
import { createStaffPayments } from '../modules/staff/rules/settle-payment.ts';
import { createTrackParcel } from '../modules/staff/rules/track-parcel.ts';
import type { UseCases } from './use-cases.ts';
import { createPaperDrawer } from '../modules/invoices/drawing/draw-aside.ts';
import { createPrivacyDesk } from '../modules/privacy/desk.ts';
import { answeredNotice } from '../providers/notices/privacy-notices.ts';
import { returnNotices } from '../providers/notices/return-notices.ts';

interface StaffWorld {
  readonly clock: Clock;
  readonly hasher: Hasher;
  readonly ids: Ids;
  readonly telling: Telling;
}

/** What those who work here do, and the papers of orders. */
export function composeStaff(
  world: StaffWorld,
  repos: Pick<Repos, 'invoices'>,
  transact: Transact,
): Pick<UseCases, 'staff' | 'invoices' | 'privacyDesk' | 'branchDays'> {
  const parts = { ...world, transact, returnNotices };
  return {
    staff: {
      read: createReadStaffOrders(parts),
      moveOrder: createMoveStaffOrder(parts),
      trackParcel: createTrackParcel(parts),
      decideReturn: createDecideReturn(parts),
      payments: createStaffPayments(parts),
      issueCallCode: createIssueCallCode(parts),
    },
    branchDays: createBranchDaysDesk(parts),
    privacyDesk: createPrivacyDesk({ ...parts, answeredNotice }),
    invoices: { ...repos.invoices, ...createPaperDrawer() },
  };
}
