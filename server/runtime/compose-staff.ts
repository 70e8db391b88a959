import type { Repos } from '../repos/all.ts';
import type { Transact } from '../repos/unit-of-work.ts';
import type { Clock, Hasher, Ids } from '../core/ports.ts';
import type { Telling } from '../domain/orders/move-ports.ts';
import { createIssueCallCode } from '../domain/identity/issue-call-code.ts';
import { createDecideReturn } from '../domain/staff/decide-return.ts';
import { createMoveStaffOrder } from '../domain/staff/move-staff-order.ts';
import { createReadStaffOrders } from '../domain/staff/read-orders.ts';
import { createStaffPayments } from '../domain/staff/settle-payment.ts';
import { createTrackParcel } from '../domain/staff/track-parcel.ts';
import type { UseCases } from '../http/use-cases.ts';
import { createPaperDrawer } from '../providers/invoices/draw-aside.ts';
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
): Pick<UseCases, 'staff' | 'invoices' | 'privacyDesk'> {
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
    privacyDesk: createPrivacyDesk({ ...parts, answeredNotice }),
    invoices: { ...repos.invoices, ...createPaperDrawer() },
  };
}
