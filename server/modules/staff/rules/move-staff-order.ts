import type { AuditLog, StaffCall } from '../../audit/ports.ts';
import { auditLine } from '../../audit/rules/audit-line.ts';
import { changesOf } from '../../audit/rules/changes.ts';
import type { OrderStatus } from '../../../../lib/orders/contract-values.ts';
import type { StaffMove } from '../../../../lib/staff/contract-values.ts';
import type { Acknowledgement } from '../../../../lib/health/contract.ts';
import { foldCode } from '../../../../lib/format/code.ts';
import type { Clock } from '../../../core/ports.ts';
import { ok, refuse, type Refusal, type Result } from '../../../core/result.ts';
import type { Sealer } from '../../../core/sealed.ts';
import type { Transact } from '../../../core/transact.ts';
import { checkVersion } from '../../../core/version.ts';
import type { DispensingRepo } from '../../dispensing/ports.ts';
import { recordDispensing } from '../../dispensing/rules/dispense.ts';
import {
  isAcknowledged,
  type ApprovalChecks,
  type Unsafe,
} from '../../health/rules/recheck-approvals.ts';
import { moveOrder } from '../../orders/rules/move-order.ts';
import type { MoveRepos, Telling } from '../../orders/move-ports.ts';
import type { MovableOrder, OrderRepo } from '../../orders/ports.ts';
import { lockInScope } from './lock-order.ts';
import { orderVersion } from './staff-versions.ts';
import type { ParcelRepo, StaffOrder, StaffOrderRepo } from '../ports.ts';
import { beyondLimit, refundOfMove } from './refund-limit.ts';
import { targetOf } from './staff-moves.ts';
import type { StaffScope } from './staff-scope.ts';

export interface StaffMoveRequest {
  readonly move: StaffMove;
  /** The version that the board showed. */
  readonly seen: string;
  /** Why; the member reads it. */
  readonly reason?: string | undefined;
  readonly pickupCode?: string | undefined;
  /** By the pharmacist at the counter: what came up after the approval. */
  readonly acknowledged?: Acknowledgement | undefined;
  readonly parcel?: { readonly carrier: string; readonly trackingNo: string } | undefined;
}

export type MoveStaffOrder = (
  call: StaffCall,
  orderId: string,
  request: StaffMoveRequest,
) => Promise<Result<StaffOrder>>;

export interface StaffMoveRepos extends MoveRepos {
  readonly orders: MoveRepos['orders'] & Pick<OrderRepo, 'lock'>;
  readonly staffOrders: StaffOrderRepo;
  readonly parcels: ParcelRepo;
  readonly dispensing: DispensingRepo;
  readonly audit: Pick<AuditLog, 'add'>;
}

interface StaffMoveWorld extends Telling {
  readonly transact: Transact<StaffMoveRepos>;
  readonly approvalChecks: ApprovalChecks;
  readonly sealer: Sealer;
  readonly clock: Clock;
}

/** Moves an order by the state machine, and writes the audit log in the same transaction. */
export function createMoveStaffOrder(world: StaffMoveWorld): MoveStaffOrder {
  const { transact, clock } = world;
  return async (call, orderId, request) => {
    const handsOver = request.move === 'hand_over';
    const unsafe = handsOver ? await world.approvalChecks.unsafe({ orderId }) : [];
    const moved = await transact(async (repos) => {
      const at = clock.now();
      const locked = await lockInScope(repos, { memberId: call.memberId, orderId });
      if (!locked) return refuse('NOT_FOUND');
      const { scope, shown: before } = locked;
      const order = { ...locked.order, approvalLost: before.approvalLost };
      const same = checkVersion(request.seen, orderVersion(before));
      if (!same.ok) return same;
      const from = order.status;
      const to = targetOf(request.move, from);
      if (to === undefined) {
        return refuse('ORDER_STATE', { data: { from, to, why: 'no_such_move' } });
      }
      const handing = { order, before, request, unsafe, at, role: scope.role };
      const refusal = handsOver
        ? await handOver(repos, handing)
        : beyondLimit(scope, refundOfMove({ ...order, total: before.total }, to, at));
      if (refusal) return { ok: false, refusal };
      const note = request.reason ?? '';
      await startParcel(repos, orderId, request, at);
      const moved = await moveOrder(repos, world, { order, to, actor: 'staff', at, note });
      if (!moved.ok) return moved;
      await writeRecords(repos, world, { before, to, by: call.memberId, at });
      const { move, reason, parcel } = request;
      await repos.audit.add({
        ...auditLine(call, `orders.${move}`, orderId),
        detail: { ...(reason ? { reason } : {}), ...(parcel ? { parcel } : {}) },
        ...{ changes: changesOf({ status: from }, { status: to }), at },
      });
      const after = await repos.staffOrders.find(scope, orderId);
      return after ? ok(after) : refuse('NOT_FOUND');
    });
    const { acknowledged } = request;
    if (moved.ok && acknowledged) await world.approvalChecks.acknowledge(unsafe, acknowledged);
    return moved;
  };
}

interface HandOver {
  readonly order: MovableOrder;
  readonly before: StaffOrder;
  readonly request: StaffMoveRequest;
  readonly unsafe: readonly Unsafe[];
  readonly at: Date;
  readonly role: StaffScope['role'];
}

/** Requires a pharmacist for medicines, and the pick-up code for all goods; spaces and small letters are accepted. */
async function handOver(
  repos: Pick<StaffMoveRepos, 'staffOrders' | 'orders' | 'approvals'>,
  { order, before, request, unsafe, at, role }: HandOver,
): Promise<Refusal | undefined> {
  const { pickupCode = '', acknowledged } = request;
  if (!before.mayHandOver) {
    return refuse(role === 'pharmacist' ? 'LICENCE_MISSING' : 'PHARMACIST_ONLY').refusal;
  }
  const code = await repos.staffOrders.pickupCode(order.id);
  if (code === null || foldCode(code) !== foldCode(pickupCode)) {
    return refuse('PICKUP_CODE_WRONG', { fields: { pickup_code: 'errors.field.pickup_code' } })
      .refusal;
  }
  const missing = await handOverMedicines(repos, order, at);
  if (missing) return missing;
  if (isAcknowledged(unsafe, acknowledged)) return undefined;
  const conflicts = unsafe.flatMap((one) => one.conflicts);
  const data = { conflicts, product_ids: unsafe.map(({ approval }) => approval.productId) };
  return refuse('CONFLICT_UNACKNOWLEDGED', { data }).refusal;
}

/** An approval that was taken back has to be replaced by a newer one first. */
async function handOverMedicines(
  { orders, approvals }: Pick<StaffMoveRepos, 'orders' | 'approvals'>,
  order: MovableOrder,
  at: Date,
): Promise<Refusal | undefined> {
  const lost = await approvals.handOver(order.id, at);
  if (lost.length === 0) return undefined;
  const { approved } = await orders.holdings(order.id);
  const pieces = approved.filter(({ productId }) => lost.includes(productId));
  if (!(await approvals.use(order, pieces, at))) {
    return refuse('APPROVAL_WITHDRAWN', { data: { product_ids: lost } }).refusal;
  }
  await approvals.handOver(order.id, at);
  return undefined;
}

/** Writes the dispensing records of a hand-over at the counter or at the door. */
async function writeRecords(
  repos: Pick<StaffMoveRepos, 'dispensing' | 'parcels'>,
  { sealer }: Pick<StaffMoveWorld, 'sealer'>,
  { before, to, by, at }: { before: StaffOrder; to: OrderStatus; by: number; at: Date },
): Promise<void> {
  if (to === 'collected') {
    await recordDispensing(repos.dispensing, sealer, { orderId: before.id, by, at });
  }
  if (to === 'delivered') await endParcels(repos, before, at);
}

const NOWHERE = { en: '', th: '' };

/** Before the move, whose mail names the parcel. */
async function startParcel(
  { parcels }: Pick<StaffMoveRepos, 'parcels'>,
  orderId: string,
  { move, parcel }: StaffMoveRequest,
  at: Date,
): Promise<void> {
  if (move !== 'ship' || !parcel) return;
  await parcels.add(orderId, parcel, { state: 'handed_over', at, place: NOWHERE });
}

async function endParcels(
  { parcels }: Pick<StaffMoveRepos, 'parcels'>,
  { id: orderId, parcels: sent }: StaffOrder,
  at: Date,
): Promise<void> {
  for (const { id, events } of sent) {
    if (events.some(({ state }) => state === 'delivered')) continue;
    await parcels.addEvent(orderId, id, { state: 'delivered', at, place: NOWHERE });
  }
}
