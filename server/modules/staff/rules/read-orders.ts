import type { AuditLog, StaffCall } from '../../audit/ports.ts';
import type { OrderStatus } from '../../../../lib/orders/contract-values.ts';
import { STAFF_STAGES } from '../../../../lib/staff/contract-values.ts';
import type { CreditNotePaper, Invoice, InvoiceRepo } from '../../invoices/ports.ts';
import type { MomentMark, PlaceInList } from '../../../core/place-in-list.ts';
import type { Clock } from '../../../core/ports.ts';
import { ok, refuse, type Result } from '../../../core/result.ts';
import type { Transact } from '../../../core/transact.ts';
import type { StaffOrder, StaffOrderFilter, StaffOrderPage, StaffOrderRepo } from '../ports.ts';
import type { StaffScope } from './staff-scope.ts';

interface ReadRepos {
  readonly staffOrders: StaffOrderRepo;
  readonly invoices: InvoiceRepo;
  readonly audit: AuditLog;
}

interface ReadWorld {
  readonly transact: Transact<ReadRepos>;
  readonly clock: Clock;
}

/** A board looks again every few seconds; the same look within this time is one line of the log. */
const SAME_LOOK_MS = 15 * 60_000;

export function sameLookSince(at: Date): Date {
  return new Date(at.getTime() - SAME_LOOK_MS);
}

/** Finished orders are listed newest first: no work waits in them. */
function isDone(status: OrderStatus): boolean {
  return STAFF_STAGES.done.some((done) => done === status);
}

export interface ReadStaffOrders {
  scope(call: StaffCall): Promise<Result<StaffScope>>;
  list(
    call: StaffCall,
    filter: StaffOrderFilter,
    place: PlaceInList<MomentMark>,
  ): Promise<Result<StaffOrderPage>>;
  find(call: StaffCall, orderId: string): Promise<Result<StaffOrder>>;
  invoice(call: StaffCall, orderId: string): Promise<Result<Invoice>>;
  creditNote(call: StaffCall, orderId: string, serial: string): Promise<Result<CreditNotePaper>>;
}

/** Reading what belongs to members leaves a line in the audit log, too (`docs/quality.md`, "Operations"). */
export function createReadStaffOrders({ transact, clock }: ReadWorld): ReadStaffOrders {
  return {
    scope: (call) =>
      transact(async ({ staffOrders, audit }) => {
        const at = clock.now();
        const entry = { ...call, action: 'staff.read', subject: 'staff', detail: {}, at };
        await audit.addOnce(entry, sameLookSince(at));
        return ok(await staffOrders.scope(call.memberId));
      }),
    list: (call, filter, place) =>
      transact(async ({ staffOrders, audit }) => {
        const at = clock.now();
        const newestFirst = !filter.openReturns && filter.statuses.every(isDone);
        const scope = await staffOrders.scope(call.memberId);
        const page = await staffOrders.list(scope, filter, { ...place, newestFirst });
        const { limit, offset } = place;
        const detail = { ...filter, limit, offset };
        const entry = { ...call, action: 'orders.list', subject: 'orders', detail, at };
        await audit.addOnce(entry, sameLookSince(at));
        return ok(page);
      }),
    find: (call, orderId) =>
      transact(async ({ staffOrders, audit }) => {
        const order = await staffOrders.find(await staffOrders.scope(call.memberId), orderId);
        if (!order) return refuse('NOT_FOUND');
        const at = clock.now();
        await audit.add({ ...call, action: 'orders.read', subject: orderId, detail: {}, at });
        return ok(order);
      }),
    invoice: (call, orderId) =>
      transact(async ({ staffOrders, invoices, audit }) => {
        const order = await staffOrders.find(await staffOrders.scope(call.memberId), orderId);
        const invoice = order && (await invoices.find(orderId, 'any'));
        if (!invoice) return refuse('NOT_FOUND');
        const at = clock.now();
        await audit.add({ ...call, action: 'invoices.read', subject: orderId, detail: {}, at });
        return ok(invoice);
      }),
    creditNote: (call, orderId, serial) =>
      transact(async ({ staffOrders, invoices, audit }) => {
        const order = await staffOrders.find(await staffOrders.scope(call.memberId), orderId);
        const note = order && (await invoices.findCreditNote(orderId, serial, 'any'));
        if (!note) return refuse('NOT_FOUND');
        const at = clock.now();
        const action = 'credit_notes.read';
        await audit.add({ ...call, action, subject: orderId, detail: { serial }, at });
        return ok(note);
      }),
  };
}
