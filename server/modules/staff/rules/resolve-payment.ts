import type { AuditLog, StaffCall } from '../../audit/ports.ts';
import { auditLine } from '../../audit/rules/audit-line.ts';
import { changesOf } from '../../audit/rules/changes.ts';
import type { StaffPaymentMove } from '../../../../lib/staff/contract-values.ts';
import type { MomentMark, PlaceInList, PlacedPage } from '../../../core/place-in-list.ts';
import type { Clock } from '../../../core/ports.ts';
import { ok, refuse, type Result } from '../../../core/result.ts';
import type { Transact } from '../../../core/transact.ts';
import { checkVersion } from '../../../core/version.ts';
import type { MoveRepos, Telling } from '../../orders/move-ports.ts';
import type { OrderRepo } from '../../orders/ports.ts';
import { finishRefund } from '../../payments/rules/finish-refund.ts';
import type { PaymentRepo, RefundRepo } from '../../payments/ports.ts';
import type { StaffOrderRepo, StaffPayment, StaffPaymentRepo } from '../ports.ts';
import { sameLookSince } from './read-orders.ts';
import { beyondLimit, refundOfPayment } from './refund-limit.ts';
import { paymentVersion } from './staff-versions.ts';

export interface StaffPayments {
  list(call: StaffCall, place: PlaceInList<MomentMark>): Promise<Result<PlacedPage<StaffPayment>>>;
  move(call: StaffCall, id: string, request: PaymentRequest): Promise<Result<StaffPayment>>;
}

interface PaymentRequest {
  readonly move: StaffPaymentMove;
  /** The version that the board showed. */
  readonly seen: string;
  readonly reason: string;
}

interface ResolveRepos extends Pick<MoveRepos, 'notifications' | 'outbox' | 'orderMail'> {
  readonly orders: Pick<OrderRepo, 'lock'>;
  readonly payments: Pick<PaymentRepo, 'lock' | 'changeStatus'>;
  readonly refunds: Pick<RefundRepo, 'begin' | 'markDone'>;
  readonly staffOrders: Pick<StaffOrderRepo, 'scope'>;
  readonly staffPayments: StaffPaymentRepo;
  readonly audit: AuditLog;
}

/** Money that came or went back unasked and needs no work is shown for a week. */
const SHOWN_MS = 7 * 24 * 3_600_000;

interface ResolveWorld extends Telling {
  readonly transact: Transact<ResolveRepos>;
  readonly clock: Clock;
}

/** Money that only people can resolve: what differs from what was asked for, and refunds that a provider refused. */
export function createStaffPayments(world: ResolveWorld): StaffPayments {
  const { transact, clock } = world;
  return {
    list: (call, place) =>
      transact(async ({ staffOrders, staffPayments, audit }) => {
        const scope = await staffOrders.scope(call.memberId);
        const at = clock.now();
        const page = await staffPayments.list(scope, place, new Date(at.getTime() - SHOWN_MS));
        const entry = { ...call, action: 'payments.list', subject: 'payments', detail: {}, at };
        await audit.addOnce(entry, sameLookSince(at));
        return ok(page);
      }),
    move: (call, id, request) => transact((repos) => move(world, repos, call, { id, ...request })),
  };
}

/** Moves that a payment allows in its present status. */
export function paymentMovesFor({ status, refund }: StaffPayment): readonly StaffPaymentMove[] {
  if (status === 'review') return ['refund'];
  return refund?.status === 'failed' ? ['resolve'] : [];
}

async function move(
  world: ResolveWorld,
  repos: ResolveRepos,
  call: StaffCall,
  { id, move: wanted, seen, reason }: PaymentRequest & { readonly id: string },
): Promise<Result<StaffPayment>> {
  const at = world.clock.now();
  const seenBy = await repos.staffOrders.scope(call.memberId);
  const shown = await repos.staffPayments.find(seenBy, id);
  const order = shown && (await repos.orders.lock(shown.orderId));
  const payment = order && (await repos.payments.lock(id));
  const scope = await repos.staffOrders.scope(call.memberId);
  const before = payment && (await repos.staffPayments.find(scope, id));
  if (!before) return refuse('NOT_FOUND');
  const same = checkVersion(seen, paymentVersion(before));
  if (!same.ok) return same;
  const { status: from, orderId } = before;
  const may = paymentMovesFor(before).includes(wanted);
  const refusal = may && beyondLimit(scope, refundOfPayment(before, wanted));
  if (refusal) return { ok: false, refusal };
  const done =
    may &&
    (wanted === 'refund'
      ? await repos.refunds.begin(payment, 'review', at)
      : await finishRefund(world, repos, { order, paymentId: id, at }));
  if (!done) return refuse('ORDER_STATE', { data: { from, why: 'no_such_move' } });
  const after = await repos.staffPayments.find(scope, id);
  if (!after) return refuse('NOT_FOUND');
  await repos.audit.add({
    ...auditLine(call, `payments.${wanted}`, orderId),
    detail: { payment_id: id, reason },
    ...{ changes: changesOf({ status: from }, { status: after.status }), at },
  });
  return ok(after);
}
