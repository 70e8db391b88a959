import type { OrderStatus } from '../../../../lib/api/contract/order-values.ts';
import type { StaffMove } from '../../../../lib/api/contract/staff-values.ts';
import { foldCode } from '../../../../lib/format/code.ts';
import type { Clock } from '../../../core/ports.ts';
import { ok, refuse, type Refusal, type Result } from '../../../core/result.ts';
import type { Transact } from '../../../core/transact.ts';
import { moveOrder } from '../../orders/rules/move-order.ts';
import type { MoveRepos, Telling } from '../../orders/move-ports.ts';
import type { OrderRepo } from '../../orders/ports.ts';
import { lockInScope } from './lock-order.ts';
import type { AuditLog, ParcelRepo, StaffCall, StaffOrder, StaffOrderRepo } from '../ports.ts';
import { targetOf } from './staff-moves.ts';

export interface StaffMoveRequest {
  readonly move: StaffMove;
  /** The status that the board showed. */
  readonly seen: OrderStatus;
  /** Why; the member reads it. */
  readonly reason?: string | undefined;
  /** What the customer showed at the counter. */
  readonly pickupCode?: string | undefined;
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
  readonly audit: Pick<AuditLog, 'add'>;
}

interface StaffMoveWorld extends Telling {
  readonly transact: Transact<StaffMoveRepos>;
  readonly clock: Clock;
}

/** What staff does to an order goes through the machine, and into the audit log in the same transaction. */
export function createMoveStaffOrder(world: StaffMoveWorld): MoveStaffOrder {
  const { transact, clock } = world;
  return (call, orderId, request) =>
    transact(async (repos) => {
      const at = clock.now();
      const locked = await lockInScope(repos, { memberId: call.memberId, orderId });
      if (!locked) return refuse('NOT_FOUND');
      const { scope, shown: before, order } = locked;
      const from = order.status;
      const to = targetOf(request.move, from);
      if (from !== request.seen || to === undefined) {
        return refuse('ORDER_STATE', { data: { from, to, why: 'moved_meanwhile' } });
      }
      const refusal = await refuseHandOver(repos, before, request);
      if (refusal) return { ok: false, refusal };
      const note = request.reason ?? '';
      await startParcel(repos, orderId, request, at);
      const moved = await moveOrder(repos, world, { order, to, actor: 'staff', at, note });
      if (!moved.ok) return moved;
      if (to === 'delivered') await endParcels(repos, before, at);
      const { move, reason, parcel } = request;
      const detail = { from, to, ...(reason ? { reason } : {}), ...(parcel ? { parcel } : {}) };
      await repos.audit.add({ ...call, action: `orders.${move}`, subject: orderId, detail, at });
      const after = await repos.staffOrders.find(scope, orderId);
      return after ? ok(after) : refuse('NOT_FOUND');
    });
}

/** Medicines go out by a pharmacist, all goods to whoever shows the code; spaces and small letters are forgiven. */
async function refuseHandOver(
  { staffOrders }: Pick<StaffMoveRepos, 'staffOrders'>,
  { id, mayHandOver }: StaffOrder,
  { move, pickupCode = '' }: StaffMoveRequest,
): Promise<Refusal | undefined> {
  if (move !== 'hand_over') return undefined;
  if (!mayHandOver) return refuse('PHARMACIST_ONLY').refusal;
  const code = await staffOrders.pickupCode(id);
  if (code !== null && foldCode(code) === foldCode(pickupCode)) return undefined;
  return refuse('PICKUP_CODE_WRONG', { fields: { pickup_code: 'errors.field.pickup_code' } })
    .refusal;
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
