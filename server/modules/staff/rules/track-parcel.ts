import type { AuditLog, StaffCall } from '../../audit/ports.ts';
import { changesOf } from '../../audit/rules/changes.ts';
import type { OrderRepo, ParcelEvent } from '../../orders/ports.ts';
import type { Names } from '../../../core/names.ts';
import type { Clock } from '../../../core/ports.ts';
import { ok, refuse, type Result } from '../../../core/result.ts';
import type { Transact } from '../../../core/transact.ts';
import { lockInScope } from './lock-order.ts';
import type { ParcelRepo, StaffOrder, StaffOrderRepo } from '../ports.ts';

interface SeenParcel {
  readonly parcelId: number;
  readonly state: ParcelEvent;
  readonly place: Names;
}

export type TrackParcel = (
  call: StaffCall,
  orderId: string,
  event: SeenParcel,
) => Promise<Result<StaffOrder>>;

interface TrackRepos {
  readonly orders: Pick<OrderRepo, 'lock'>;
  readonly staffOrders: StaffOrderRepo;
  readonly parcels: ParcelRepo;
  readonly audit: Pick<AuditLog, 'add'>;
}

/** Where a parcel is; only while it is on its way. */
export function createTrackParcel(world: {
  readonly transact: Transact<TrackRepos>;
  readonly clock: Clock;
}): TrackParcel {
  return (call, orderId, { parcelId, state, place }) =>
    world.transact(async (repos) => {
      const at = world.clock.now();
      const locked = await lockInScope(repos, { memberId: call.memberId, orderId });
      if (!locked) return refuse('NOT_FOUND');
      const { scope, order } = locked;
      if (order.status !== 'shipped') {
        return refuse('ORDER_STATE', { data: { from: order.status, why: 'no_such_move' } });
      }
      const known = await repos.parcels.addEvent(orderId, parcelId, { state, at, place });
      if (!known) return refuse('NOT_FOUND');
      const entry = { ...call, action: 'parcels.track', subject: orderId };
      const changes = changesOf({ state: known.before }, { state });
      await repos.audit.add({ ...entry, detail: { parcel_id: parcelId, state }, changes, at });
      const after = await repos.staffOrders.find(scope, orderId);
      return after ? ok(after) : refuse('NOT_FOUND');
    });
}
