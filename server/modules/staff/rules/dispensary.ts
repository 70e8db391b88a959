import type { AuditLog, StaffCall } from '../../audit/ports.ts';
import { startOfDay } from '../../../../lib/format/bangkok.ts';
import type { PlaceInList, PlacedPage } from '../../../core/place-in-list.ts';
import type { Clock } from '../../../core/ports.ts';
import { ok, refuse, type Result } from '../../../core/result.ts';
import type { Sealer } from '../../../core/sealed.ts';
import type { Transact } from '../../../core/transact.ts';
import type {
  DispensingRecord,
  DispensingRepo,
  Label,
  RecordFilter,
} from '../../dispensing/ports.ts';
import { labelsOf } from '../../dispensing/rules/dispense.ts';
import type { StaffOrderRepo } from '../ports.ts';
import { sameLookSince } from './read-orders.ts';
import { seesAll, type StaffScope } from './staff-scope.ts';

export interface RecordsWanted {
  /** `yyyy-mm-dd` by Bangkok's clock; the last day counts. */
  readonly from: string;
  readonly to: string;
  readonly branchId: number | undefined;
}

export interface Dispensary {
  /** Labels of an order at one of the pharmacist's branches. */
  readonly labels: (call: StaffCall, orderId: string) => Promise<Result<readonly Label[]>>;
  readonly list: (
    call: StaffCall,
    wanted: RecordsWanted,
    place: PlaceInList,
  ) => Promise<Result<PlacedPage<DispensingRecord>>>;
  /** All records of the range; what was exported stands in the audit log. */
  readonly exported: (
    call: StaffCall,
    wanted: RecordsWanted,
  ) => Promise<Result<readonly DispensingRecord[]>>;
}

interface World {
  readonly transact: Transact<{
    staffOrders: StaffOrderRepo;
    dispensing: DispensingRepo;
    audit: AuditLog;
  }>;
  readonly sealer: Sealer;
  readonly clock: Clock;
}

/** One export holds at most so many, far more than a branch gives out in a year. */
const MOST = 50_000;

/**
 * Labels and records of dispensed medicines (`docs/product/consultation.md`, "Dispensing records"): a pharmacist sees
 * those of their branches, the office all, and each look is in the audit log.
 */
export function createDispensary({ transact, sealer, clock }: World): Dispensary {
  return {
    labels: (call, orderId) =>
      transact(async ({ staffOrders, dispensing, audit }) => {
        const order = await staffOrders.find(await staffOrders.scope(call.memberId), orderId);
        if (!order) return refuse('NOT_FOUND');
        const at = clock.now();
        const entry = { ...call, action: 'labels.read', subject: orderId, detail: {}, at };
        await audit.addOnce(entry, sameLookSince(at));
        return ok(await labelsOf(dispensing, sealer, { orderId, at }));
      }),
    list: (call, wanted, place) =>
      transact(async ({ staffOrders, dispensing, audit }) => {
        const filter = filterOf(await staffOrders.scope(call.memberId), wanted);
        const at = clock.now();
        const entry = { ...call, action: 'dispensing.list', subject: 'dispensing' };
        await audit.addOnce({ ...entry, detail: { ...wanted }, at }, sameLookSince(at));
        const placed = await dispensing.list(filter, place, sealer);
        return ok({ ...placed, total: await dispensing.count(filter) });
      }),
    exported: (call, wanted) =>
      transact(async ({ staffOrders, dispensing, audit }) => {
        const filter = filterOf(await staffOrders.scope(call.memberId), wanted);
        if ((await dispensing.count(filter)) > MOST) {
          return refuse('VALIDATION', { fields: { to: 'errors.field.invalid' } });
        }
        const { rows } = await dispensing.list(filter, { limit: MOST, offset: 0 }, sealer);
        const detail = { ...wanted, records: rows.length };
        const entry = { ...call, action: 'dispensing.export', subject: 'dispensing', detail };
        await audit.add({ ...entry, at: clock.now() });
        return ok(rows.toReversed());
      }),
  };
}

function filterOf(scope: StaffScope, { from, to, branchId }: RecordsWanted): RecordFilter {
  const days = { since: startOfDay(from), until: startOfDay(to, 1) };
  const chosen = branchId === undefined ? undefined : [branchId];
  if (seesAll(scope)) return { branchIds: chosen, ...days };
  const own = scope.branches.map(({ id }) => id);
  return { branchIds: chosen ? own.filter((id) => chosen.includes(id)) : own, ...days };
}
