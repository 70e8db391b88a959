import type { ReturnMove } from '../../../lib/api/contract/staff-values.ts';
import type { Clock } from '../kernel/ports.ts';
import { ok, refuse, type Result } from '../kernel/result.ts';
import type { Transact } from '../kernel/transact.ts';
import type { Notice, NotificationRepo } from '../notifications/ports.ts';
import type { MovableOrder, OrderRepo, OrderReturn } from '../orders/ports.ts';
import type { OrderPayments } from '../payments/ports.ts';
import type { AuditLog, ReturnDecisions, StaffCall, StaffOrder, StaffOrderRepo } from './ports.ts';
import { RETURN_WORK } from './staff-moves.ts';

interface Decision {
  readonly move: ReturnMove;
  /** The status that the board showed. */
  readonly seen: OrderReturn['status'];
  readonly reason: string;
}

export type DecideReturn = (
  call: StaffCall,
  orderId: string,
  decision: Decision,
) => Promise<Result<StaffOrder>>;

/** What the member is told about goods that come back, in both languages. */
export interface ReturnNotices {
  about(move: ReturnMove, orderId: string, reason: string): Notice;
}

interface ReturnRepos {
  readonly orders: Pick<OrderRepo, 'lock'>;
  readonly payments: Pick<OrderPayments, 'giveBack'>;
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
 * Money goes back through the provider when all pieces come back, for providers give back whole payments; for
 * a part of them, and for cash, staff gives it back and says so with `refund`.
 */
export function createDecideReturn({ transact, returnNotices, clock }: ReturnWorld): DecideReturn {
  return (call, orderId, { move, seen, reason }) =>
    transact(async (repos) => {
      const at = clock.now();
      const scope = await repos.staffOrders.scope(call.memberId);
      const before = await repos.staffOrders.find(scope, orderId);
      const locked = before?.return && (await repos.orders.lock(orderId));
      if (!locked) return refuse('NOT_FOUND');
      const { from, to } = RETURN_WORK[move];
      if (seen !== from || !(await repos.returnDecisions.change(orderId, { from, to }))) {
        return refuse('ORDER_STATE', { data: { from: before.return.status, to } });
      }
      if (move === 'approve' && isWhole(before)) {
        await giveBack(repos, locked, at);
      }
      const notice = returnNotices.about(move, orderId, reason);
      await repos.notifications.add(locked.memberId, notice, at);
      const detail = { from, to, ...(reason === '' ? {} : { reason }) };
      await repos.audit.add({ ...call, action: `returns.${move}`, subject: orderId, detail, at });
      const after = await repos.staffOrders.find(scope, orderId);
      return after ? ok(after) : refuse('NOT_FOUND');
    });
}

function isWhole({ items, return: back }: StaffOrder): boolean {
  const coming = new Map(back?.lines.map(({ line, qty }) => [line, qty]));
  return items.every(({ line, qty }) => coming.get(line) === qty);
}

async function giveBack(
  { payments, returnDecisions }: Pick<ReturnRepos, 'payments' | 'returnDecisions'>,
  { id, paymentMethod }: MovableOrder,
  at: Date,
): Promise<void> {
  if (paymentMethod === 'cod') return;
  await payments.giveBack(id, 'returned', at);
  await returnDecisions.change(id, { from: 'approved', to: 'refunded' });
}
