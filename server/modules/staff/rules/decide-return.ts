import type { AuditLog, StaffCall } from '../../audit/ports.ts';
import { auditLine } from '../../audit/rules/audit-line.ts';
import { changesOf } from '../../audit/rules/changes.ts';
import type { ReturnMove } from '../../../../lib/staff/contract-values.ts';
import type { Clock } from '../../../core/ports.ts';
import { ok, refuse, type Refusal, type Result } from '../../../core/result.ts';
import type { Transact } from '../../../core/transact.ts';
import { checkVersion } from '../../../core/version.ts';
import type { NotificationRepo, OutgoingNotice } from '../../notifications/ports.ts';
import type { OrderRepo, OrderReturn } from '../../orders/ports.ts';
import { byHand, dueFor, giveReturnBack, type GiveReturnRepos } from './give-return-back.ts';
import { lockInScope } from './lock-order.ts';
import type { ReturnDecisions, StaffOrder, StaffOrderRepo } from '../ports.ts';
import { beyondLimit } from './refund-limit.ts';
import { RETURN_WORK } from './staff-moves.ts';
import type { StaffScope } from './staff-scope.ts';
import { returnVersion } from './staff-versions.ts';

interface Decision {
  readonly move: ReturnMove;
  /** The version that the board showed. */
  readonly seen: string;
  /** Why it is rejected, or how cash was given back. */
  readonly reason: string;
  /** Whether what came back can be sold again; counts with `refund`, when staff holds the goods. */
  readonly restock: boolean;
}

export type DecideReturn = (
  call: StaffCall,
  orderId: string,
  decision: Decision,
) => Promise<Result<StaffOrder>>;

/** Notices to the member about returned goods, in both languages. */
export interface ReturnNotices {
  about(move: ReturnMove, orderId: string, reason: string): OutgoingNotice;
}

interface ReturnRepos extends GiveReturnRepos {
  readonly orders: Pick<OrderRepo, 'lock'>;
  readonly returnDecisions: ReturnDecisions;
  readonly staffOrders: StaffOrderRepo;
  readonly notifications: Pick<NotificationRepo, 'add'>;
  readonly audit: Pick<AuditLog, 'add'>;
}

interface ReturnWorld {
  readonly transact: Transact<ReturnRepos>;
  readonly returnNotices: ReturnNotices;
  readonly clock: Clock;
}

/**
 * First the return is accepted or declined; once the goods are there, `refund` gives everything back at once: money,
 * gift cards, coins and stock. The call that changes the status does it, so that it happens once.
 */
export function createDecideReturn({ transact, returnNotices, clock }: ReturnWorld): DecideReturn {
  return (call, orderId, { move, seen, reason, restock }) =>
    transact(async (repos) => {
      const at = clock.now();
      const { memberId } = call;
      // The member's coins are locked before the order, as everywhere.
      const locked = await lockInScope(repos, { memberId, orderId }, (order) =>
        repos.coins.lock(order.memberId),
      );
      const back = locked?.shown.return;
      if (!back) return refuse('NOT_FOUND');
      const { scope, shown: before, order } = locked;
      const { from, to } = RETURN_WORK[move];
      const same = checkVersion(seen, returnVersion(before, back));
      if (!same.ok) return same;
      const asked = { move, reason, scope, order: before, back };
      const refusal = back.status === from ? refusalOf(asked) : undefined;
      if (refusal) return { ok: false, refusal };
      if (!(await repos.returnDecisions.change(orderId, { from, to }))) {
        return refuse('ORDER_STATE', { data: { from: back.status, to } });
      }
      const said = reason === '' ? {} : { reason };
      let detail: Readonly<Record<string, unknown>> = said;
      const tell = () =>
        repos.notifications.add(order.memberId, returnNotices.about(move, orderId, reason), at);
      if (move === 'refund') {
        const given = await giveReturnBack(repos, { order: before, back, restock, at, tell });
        detail = { ...detail, ...given };
      } else {
        await tell();
      }
      const changes = changesOf({ status: from }, { status: to });
      await repos.audit.add({
        ...auditLine(call, `returns.${move}`, orderId),
        ...{ detail, changes, at },
      });
      const after = await repos.staffOrders.find(scope, orderId);
      return after ? ok(after) : refuse('NOT_FOUND');
    });
}

interface Asked extends Pick<Decision, 'move' | 'reason'> {
  readonly scope: StaffScope;
  readonly order: StaffOrder;
  readonly back: OrderReturn;
}

function refusalOf({ move, reason, scope, order, back }: Asked): Refusal | undefined {
  if (reason === '' && needsReason(move, order, back)) {
    return refuse('VALIDATION', { fields: { reason: 'errors.field.required' } }).refusal;
  }
  return move === 'refund' ? beyondLimit(scope, dueFor(order, back).amount) : undefined;
}

/** Cash goes back by hand: staff says how. */
function needsReason(move: ReturnMove, order: StaffOrder, back: OrderReturn): boolean {
  return move === 'reject' || (move === 'refund' && byHand(order, back) > 0);
}
