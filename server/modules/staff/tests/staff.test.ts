import { BUILT_IN } from '@/server/modules/people/rules/built-in-roles.ts';
import { auditLog } from '../../audit/schema.ts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  staffOrderDetailSchema,
  staffOrderPageSchema,
  staffSchema,
  type StaffOrderDetail,
  type StaffOrderPage,
} from '@/lib/staff/contract.ts';

import { orderReturns } from '@/server/modules/orders/schema.ts';
import { notifications } from '@/server/modules/notifications/schema.ts';
import { outbox } from '@/server/db/schema/operations.ts';
import { plantProducts, plantShelves } from '@/tests/harness/catalog.ts';
import { expectStock } from '@/tests/harness/invariants.ts';
import { signIn, type TestMember } from '@/tests/harness/members.ts';
import { COMPANY, plantBranches, plantOrder, signInStaff } from '@/tests/harness/orders.ts';
import { orderSeen, returnSeen } from '@/tests/harness/staff-work.ts';
import { openShop, type CallOptions, type Shop } from '@/tests/harness/shop.ts';

const ADMIN = '/api/admin/v1';

let shop: Shop;
let malee: TestMember;
let office: TestMember;
let siam: TestMember;

beforeAll(async () => {
  shop = await openShop();
  await plantShelves(shop.db);
  await plantProducts(shop.db, [{ id: 1, nameEn: 'Rose serum', available: 1_000 }]);
  await plantBranches(shop, [11, 12], { productId: 1 });
  office = await signInStaff(shop);
  siam = await signInStaff(shop, [11]);
});
afterAll(() => shop.close());
beforeEach(async () => {
  malee = await signIn(shop);
});

const home = (status: Parameters<typeof plantOrder>[1]['status'] = 'cash_on_delivery') =>
  plantOrder(shop, { memberId: malee.memberId, productId: 1, status });
const pickup = (
  status: Parameters<typeof plantOrder>[1]['status'] = 'waiting_branch_approval',
  branchId = 11,
) => {
  const order = { memberId: malee.memberId, productId: 1, pickupCode: 'K7M2QP' };
  return plantOrder(shop, { ...order, status, branchId });
};
const call = <Body = Record<string, unknown>>(
  method: string,
  path: string,
  { token }: Pick<TestMember, 'token'> = office,
  options: CallOptions = {},
) => shop.call<Body>(method, `${ADMIN}${path}`, { token, ...options });
/** Returns have a version of their own, and parcels none. */
const versionFor = async (id: string, name: string, who: TestMember) => {
  if (name.startsWith('parcels/')) return {};
  const seen = name.startsWith('returns/') ? returnSeen : orderSeen;
  return { version: await seen(shop, who, id) };
};
const move = async (id: string, name: string, fields: object = {}, who = office) => {
  const body = { ...(await versionFor(id, name, who)), ...fields };
  return call<StaffOrderDetail & Record<string, unknown>>('POST', `/orders/${id}/${name}`, who, {
    body,
  });
};
const logOf = (id: string) =>
  shop.db.select().from(auditLog).where(eq(auditLog.subject, id)).orderBy(auditLog.id);
const list = (query = '', who = office) => call<StaffOrderPage>('GET', `/orders${query}`, who);

describe('who may', () => {
  it('asks everyone for a sign-in, and refuses members', async () => {
    const id = await home();
    const { body } = await shop.call<{
      paths: Record<string, Record<string, { security?: unknown[] }>>;
    }>('GET', '/openapi.json');
    const calls = Object.entries(body.paths)
      .filter(([path]) => path.startsWith(ADMIN))
      .flatMap(([path, item]) =>
        Object.entries(item).map(([method, { security }]) => ({ method, path, security })),
      );
    expect(calls.length).toBeGreaterThanOrEqual(16);
    for (const { method, path, security } of calls) {
      expect(security, path).toEqual([{ bearer: [] }]);
      const target = path
        .replace('{id}', id)
        .replace('{parcel}', '1')
        .replace('{serial}', 'ARUNCN2611-000001')
        .replace('{move}', path.includes('/payments/') ? 'refund' : 'approve');
      const ask = (token?: string) =>
        shop.call(method.toUpperCase(), target, {
          ...(token ? { token } : {}),
          ...(method === 'post' ? { body: {} } : {}),
        });
      expect(await ask(), target).toMatchObject({ status: 401, body: { code: 'UNAUTHENTICATED' } });
      const member = await ask(malee.token);
      expect(member, target).toMatchObject({ status: 403, body: { code: 'FORBIDDEN' } });
      expect(member.headers.get('cache-control')).toBe('no-store');
    }
  });

  it('tells staff where they work', async () => {
    const pharmacist = await signInStaff(shop, [11, 12], 'pharmacist');
    const { body } = await call('GET', '/me?locale=th', pharmacist);
    expect(staffSchema.parse(body)).toEqual({
      abilities: [...BUILT_IN.pharmacist],
      role: 'pharmacist',
      all: false,
      branches: [
        { id: 11, name: 'สาขา 11' },
        { id: 12, name: 'สาขา 12' },
      ],
    });
    expect((await call('GET', '/me')).body).toEqual({
      ...{ role: 'staff', all: true, branches: [], abilities: [...BUILT_IN.manager] },
    });
  });

  it('shows a branch its own orders alone; others answer like missing ones', async () => {
    const own = await pickup();
    for (const foreign of [await pickup('waiting_branch_approval', 12), await home()]) {
      const missing = 'AR000000-000000';
      const reads = await call('GET', `/orders/${foreign}`, siam);
      expect(reads.status).toBe(404);
      expect(reads.body).toEqual((await call('GET', `/orders/${missing}`, siam)).body);
      const moves = await move(foreign, 'approve', {}, siam);
      expect(moves).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } });
      expect(await logOf(foreign)).toEqual([]);
      expect((await list(`?q=${foreign}`, siam)).body).toMatchObject({ entities: [], total: 0 });
      expect((await list(`?q=${foreign}`)).body.total).toBe(1);
    }
    expect((await call('GET', `/orders/${own}`, siam)).status).toBe(200);
  });
});

describe('a pharmacist', () => {
  it('does the work of their branch, and resolves no payment', async () => {
    const pharmacist = await signInStaff(shop, [11], 'pharmacist');
    const own = await pickup();
    expect((await move(own, 'approve', {}, pharmacist)).body.status).toBe('branch_approved');
    for (const foreign of [await pickup('waiting_branch_approval', 12), await home()]) {
      expect((await call('GET', `/orders/${foreign}`, pharmacist)).status).toBe(404);
      expect((await move(foreign, 'approve', {}, pharmacist)).status).toBe(404);
    }
    const refused = { status: 403, body: { code: 'FORBIDDEN' } };
    expect(await call('GET', '/payments', pharmacist)).toMatchObject(refused);
    const resolve = { body: { version: 'any', reason: 'By hand' } };
    for (const path of ['/payments/nobody-knows-it/refund', '/payments/nobody-knows-it/resolve']) {
      expect(await call('POST', path, pharmacist, resolve)).toMatchObject(refused);
    }
  });

  it('of no branch yet sees nobody’s orders', async () => {
    const pharmacist = await signInStaff(shop, [], 'pharmacist');
    expect((await call('GET', '/me', pharmacist)).body).toEqual({
      ...{ role: 'pharmacist', all: false, branches: [], abilities: [...BUILT_IN.pharmacist] },
    });
    for (const id of [await pickup(), await home()]) {
      expect((await call('GET', `/orders/${id}`, pharmacist)).status).toBe(404);
      expect((await move(id, 'pack', {}, pharmacist)).status).toBe(404);
      expect(await logOf(id)).toEqual([]);
    }
    const { body } = await list('', pharmacist);
    expect(body).toMatchObject({ entities: [], total: 0, counts: {}, returns: 0 });
  });
});

describe('GET /orders', () => {
  it('finds by status, by a part of the number, by place, and counts what waits', async () => {
    const branch = await signInStaff(shop, [12]);
    const before = (await list('', branch)).body;
    const ids = [
      await pickup('waiting_branch_approval', 12),
      await pickup('branch_approved', 12),
      await pickup('branch_received', 12),
    ];
    const { status, body } = await list('?locale=th', branch);
    expect(status).toBe(200);
    expect(staffOrderPageSchema.parse(body)).toEqual(body);
    expect(body.total).toBe(before.total + 3);
    expect(body.counts.branch_approved).toBe((before.counts.branch_approved ?? 0) + 1);
    const open = await list('?status=branch_approved&status=branch_received&per_page=100', branch);
    const found = open.body.entities.map(({ order_id }) => order_id);
    expect(found).toEqual(expect.arrayContaining(ids.slice(1)));
    expect(found).not.toContain(ids[0]);
    const part = (ids[2] ?? '').slice(-6).toLowerCase();
    const one = await list(`?q=${part}&locale=th`, branch);
    expect(one.body.entities).toMatchObject([
      {
        order_id: ids[2],
        branch: { id: 12, name: 'สาขา 12' },
        items: [{ product_name: 'เซรั่มกุหลาบ', qty: 1, item_code: '100001' }],
        moves: ['hand_over'],
        cash_due: 0,
      },
    ]);
    const warehouse = await home();
    const spoken = encodeURIComponent(`“${warehouse.replaceAll('-', ' ').toLowerCase()}\u200B”`);
    expect((await list(`?q=${spoken}&branch_id=0`)).body.total).toBe(1);
    expect((await list(`?q=${warehouse}&branch_id=0`)).body.total).toBe(1);
    expect((await list(`?q=${warehouse}&branch_id=12`)).body.total).toBe(0);
    expect((await list('?status=lost')).status).toBe(422);
    expect(JSON.stringify(body)).not.toContain('K7M2QP');
  });

  it('is one line of the log however often a board looks, until a quarter of an hour is over', async () => {
    const staff = await signInStaff(shop, [11]);
    const lines = async () =>
      (await shop.db.select().from(auditLog).where(eq(auditLog.memberId, staff.memberId))).length;
    for (let look = 0; look < 3; look += 1) await list('?status=paid', staff);
    expect(await lines()).toBe(1);
    await list('?status=packing', staff);
    expect(await lines()).toBe(2);
    shop.clock.advance(15 * 60_000 + 1);
    await list('?status=paid', staff);
    expect(await lines()).toBe(3);
  });
});

describe('a home delivery', () => {
  it('is packed, shipped with a parcel that is followed, delivered and completed', async () => {
    const id = await home();
    const packed = await move(id, 'pack');
    expect(packed.status).toBe(200);
    expect(staffOrderDetailSchema.parse(packed.body)).toEqual(packed.body);
    expect(packed.body).toMatchObject({ status: 'packing', moves: ['ship'], cash_due: 140 });
    const parcel = { carrier: 'Thai Post', tracking_no: 'EX123456789TH' };
    const shipped = await move(id, 'ship', parcel);
    expect(shipped.body).toMatchObject({
      status: 'shipped',
      parcels: [{ ...parcel, events: [{ state: 'handed_over' }] }],
    });
    const parcelId = shipped.body.parcels[0]?.id ?? 0;
    const event = { state: 'in_transit', place_en: 'Lampang', place_th: 'ลำปาง' };
    const seen = await move(id, `parcels/${String(parcelId)}/events?locale=th`, event);
    expect(seen.body.parcels[0]?.events).toMatchObject([
      { state: 'handed_over' },
      { state: 'in_transit', place: 'ลำปาง' },
    ]);
    expect((await move(id, 'parcels/2000000/events', event)).status).toBe(404);
    const delivered = await move(id, 'deliver');
    expect(delivered.body).toMatchObject({ status: 'delivered', cash_due: 0 });
    expect(delivered.body.parcels[0]?.events.at(-1)).toMatchObject({ state: 'delivered' });
    expect((await move(id, `parcels/${String(parcelId)}/events`, event)).status).toBe(409);
    expect((await move(id, 'complete')).body.status).toBe('completed');
    const log = await logOf(id);
    expect(log.map(({ action }) => action)).toEqual([
      'orders.pack',
      'orders.ship',
      'parcels.track',
      'orders.deliver',
      'orders.complete',
    ]);
    expect(log[1]).toMatchObject({
      memberId: office.memberId,
      detail: { parcel: { trackingNo: parcel.tracking_no } },
      changes: { status: ['packing', 'shipped'] },
      requestId: expect.any(String),
    });
    expect(log[2]?.changes).toEqual({ state: ['handed_over', 'in_transit'] });
    const mails = await shop.db.select().from(outbox).where(eq(outbox.recipient, COMPANY.email));
    const mail = mails.find(({ body }) => body.includes(id));
    expect(mail?.body).toContain(parcel.tracking_no);
    await expectStock(shop.db);
  });

  it('is moved only from where the board saw it, and never twice', async () => {
    const id = await home();
    const version = await orderSeen(shop, office, id);
    const clicks = await Promise.all(
      Array.from({ length: 8 }, () => move(id, 'pack', { version })),
    );
    expect(clicks.map(({ status }) => status).toSorted()).toEqual([
      200,
      ...Array.from({ length: 7 }, () => 409),
    ]);
    const stale = { status: 409, body: { code: 'VERSION_STALE' } };
    expect(
      await move(id, 'ship', { version, carrier: 'Post', tracking_no: 'EX123' }),
    ).toMatchObject(stale);
    expect((await logOf(id)).map(({ action }) => action)).toEqual(['orders.pack']);
    for (const wrong of ['approve', 'receive', 'deliver', 'complete']) {
      expect((await move(id, wrong)).status, wrong).toBe(409);
    }
    expect((await move(id, 'ship')).status).toBe(422);
    expect((await move(id, 'refund', { reason: 'Lost' })).status).toBe(409);
  });

  it('is cancelled with a reason that the member reads', async () => {
    const id = await home();
    expect((await move(id, 'cancel')).status).toBe(422);
    const reason = 'Damaged in the warehouse';
    const { body } = await move(id, 'cancel', { reason });
    expect(body).toMatchObject({ status: 'cancelled', note: reason, moves: [], cash_due: 0 });
    const [log] = await logOf(id);
    expect(log?.detail).toMatchObject({ reason });
    await expectStock(shop.db);
  });
});

describe('a pick-up', () => {
  it('is approved, received, and handed over to whoever shows the code', async () => {
    const id = await pickup();
    const approved = await move(id, 'approve', {}, siam);
    expect(approved.body).toMatchObject({ status: 'branch_approved' });
    const received = await move(id, 'receive', {}, siam);
    expect(received.body).toMatchObject({ status: 'branch_received', moves: ['hand_over'] });
    const wrong = await move(id, 'hand-over', { pickup_code: 'K7M2QQ' }, siam);
    expect(wrong).toMatchObject({
      status: 422,
      body: { code: 'PICKUP_CODE_WRONG', fields: { pickup_code: expect.any(String) } },
    });
    const code = { pickup_code: ' k7m-2qp ' };
    expect((await move(id, 'hand-over', code, siam)).body.status).toBe('collected');
    const told = await shop.db
      .select()
      .from(notifications)
      .where(eq(notifications.memberId, malee.memberId));
    expect(told).toHaveLength(2);
    await expectStock(shop.db);
  });

  it('is rejected with a reason, and refunded', async () => {
    const id = await pickup();
    const reason = 'The last piece was broken';
    const rejected = await move(id, 'reject', { reason }, siam);
    expect(rejected.body).toMatchObject({ status: 'rejected_by_branch', note: reason });
    expect(rejected.body.moves).toContain('refund');
    expect(rejected.body.moves).not.toContain('cancel');
    const refund = { reason: 'No other branch nearby' };
    expect((await move(id, 'refund', refund, siam)).body.status).toBe('cancelled');
    expect((await logOf(id)).map(({ action }) => action)).toEqual([
      'orders.reject',
      'orders.refund',
    ]);
    await expectStock(shop.db);
  });
});

describe('goods that come back', () => {
  async function returned(): Promise<string> {
    const id = await home('delivered');
    await shop.db.insert(orderReturns).values({
      ...{ orderId: id, status: 'requested', reason: 'damaged', detail: 'Leaks' },
      lines: [{ line: 1, qty: 1 }],
      requestedAt: shop.clock.now(),
    });
    return id;
  }

  it('are accepted, and their money is given back by hand where it was cash', async () => {
    const id = await returned();
    expect((await list(`?returns=open&q=${id}`)).body.entities).toMatchObject([
      { return: { status: 'requested', moves: ['approve', 'reject'] } },
    ]);
    const accepted = await move(id, 'returns/approve');
    expect(accepted.body.return).toMatchObject({ status: 'approved', moves: ['refund'] });
    expect((await move(id, 'returns/approve')).status).toBe(409);
    // It was paid in cash: how it went back is known to staff alone.
    const silent = await move(id, 'returns/refund?locale=th');
    expect(silent).toMatchObject({
      ...{ status: 422, body: { fields: { reason: 'กรุณากรอกข้อมูลช่องนี้' } } },
    });
    const how = { reason: 'Receipt 1042' };
    const done = await move(id, 'returns/refund', how);
    expect(done.body.return).toMatchObject({ status: 'refunded', moves: [] });
    expect((await list(`?returns=open&q=${id}`)).body.total).toBe(0);
    expect((await logOf(id)).map(({ action }) => action)).toEqual([
      'returns.approve',
      'returns.refund',
    ]);
  });

  it('are declined with a reason; without a return there is nothing to decide', async () => {
    const id = await returned();
    const reason = 'The seal was broken';
    const { body } = await move(id, 'returns/reject', { reason });
    expect(body.return).toMatchObject({ status: 'rejected' });
    const [notice] = await shop.db
      .select()
      .from(notifications)
      .where(eq(notifications.memberId, malee.memberId));
    expect(notice?.bodyEn).toContain(reason);
    expect((await move(await home(), 'returns/approve')).status).toBe(404);
  });
});
