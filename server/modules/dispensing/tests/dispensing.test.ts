import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Cart } from '@/lib/cart/contract.ts';
import type { Message } from '@/lib/conversations/contract.ts';
import {
  dispensingLabelListSchema,
  dispensingRecordPageSchema,
  type DispensingLabel,
  type DispensingRecordPage,
} from '@/lib/dispensing/contract.ts';
import { products } from '@/server/db/schema/catalog.ts';
import { members } from '@/server/db/schema/members.ts';
import { orders } from '@/server/db/schema/orders.ts';
import { auditLog } from '@/server/modules/audit/schema.ts';
import { branchStaff } from '@/server/modules/people/schema.ts';
import { plantBranches } from '@/tests/harness/branches.ts';
import { plantProducts, plantShelves } from '@/tests/harness/catalog.ts';
import { place, shopperOf, type Shopper } from '@/tests/harness/checkout.ts';
import { hirePharmacist, READ_ALL, READ_PATIENT, talkersOf } from '@/tests/harness/consultation.ts';
import type { TestMember } from '@/tests/harness/members.ts';
import { signInStaff } from '@/tests/harness/orders.ts';
import { moveTo, opened, tell } from '@/tests/harness/paying.ts';
import { openShop, type Shop } from '@/tests/harness/shop.ts';
import { orderSeen } from '@/tests/harness/staff-work.ts';
import { dispensingRecords } from '../schema.ts';

/** Dispensing record of each medicine that is handed over on an approval. */

const BRANCH = 11;
const OTHER = 12;
const IBUPROFEN = 1;
const STAFF = '/api/admin/v1';

let shop: Shop;
let malee: TestMember;
let napa: TestMember;
let alice: Shopper;

beforeAll(async () => {
  shop = await openShop();
  await plantShelves(shop.db);
  await plantProducts(shop.db, [
    { id: IBUPROFEN, price: 12_000, available: 500, drugClass: 'dangerous' },
  ]);
  await shop.db
    .update(products)
    .set({
      ingredientsEn: 'Each tablet contains ibuprofen 400 mg.',
      ingredientsTh: 'ใน 1 เม็ดประกอบด้วยไอบูโพรเฟน 400 มก.',
    })
    .where(eq(products.id, IBUPROFEN));
  await plantBranches(shop.db, [
    { id: BRANCH, shelves: { [IBUPROFEN]: 500 } },
    { id: OTHER, shelves: {} },
  ]);
  malee = await hirePharmacist(shop, { name: 'Malee', licenceNo: '90127' });
  napa = await hirePharmacist(shop, { name: 'Napa', licenceNo: '90418' });
  await shop.db.insert(branchStaff).values({ memberId: napa.memberId, branchId: BRANCH });
});
afterAll(() => shop.close());
beforeEach(async () => {
  alice = await shopperOf(shop);
  await shop.db
    .update(members)
    .set({ firstName: 'Alice', lastName: 'Suksan', birthdate: '1990-01-02' })
    .where(eq(members.id, alice.memberId));
});

interface Refused {
  code?: string;
}
const call = <Body = object>(
  { token }: Pick<TestMember, 'token'>,
  method: string,
  path: string,
  body?: unknown,
) => shop.call<Body & Refused>(method, path, { token, ...(body === undefined ? {} : { body }) });
const labels = (who: TestMember, id: string) =>
  call<{ entities: DispensingLabel[] }>(who, 'GET', `${STAFF}/orders/${id}/labels`);
const range = () => {
  const day = new Date(shop.clock.now().getTime() + 7 * 3_600_000).toISOString().slice(0, 10);
  return `from=${day}&to=${day}`;
};
const records = (who: TestMember, query = range()) =>
  call<DispensingRecordPage>(who, 'GET', `${STAFF}/dispensing-records?${query}`);

/** Approved, ordered, paid, and waiting at the counter. */
async function atTheCounter(directions = 'One tablet after a meal.'): Promise<string> {
  const at = await talkersOf(shop).talk(alice, malee);
  const { body } = await call<Message>(malee, 'POST', `${at.desk}/approvals`, {
    ...{ ...READ_PATIENT, client_msg_id: randomUUID(), product_id: IBUPROFEN, qty: 2, days: 3 },
    directions,
  });
  await call(malee, 'POST', `${at.desk}/close`, { ...READ_ALL, advice: 'Rest.' });
  await call<Cart>(alice, 'POST', `/me/cart/approvals/${String(body.approval_id)}`);
  const choices = { delivery_method: 'pickup', branch_id: BRANCH };
  const placed = await place(shop, alice, { choices, changes: { payment_method: 'kbank_card' } });
  const { order_id: id } = placed.body;
  await tell(shop, shop.bank.event(await opened(shop, alice, id), 'succeeded'));
  await moveTo(shop, id, 'staff', 'branch_approved', 'branch_received');
  return id;
}
async function handOver(id: string, by: TestMember = napa) {
  const [row] = await shop.db.select().from(orders).where(eq(orders.id, id));
  return call(by, 'POST', `${STAFF}/orders/${id}/hand-over`, {
    ...{ version: await orderSeen(shop, by, id), pickup_code: row?.pickupCode },
  });
}

describe('a medicine that is handed over', () => {
  it('is written down with patient, drug, directions, both pharmacists and the branch', async () => {
    const id = await atTheCounter();
    const before = await labels(napa, id);
    expect(before.body.entities).toMatchObject([{ patient: { name: 'Alice Suksan' } }]);
    expect(before.body.entities[0]?.dispensed).toBeNull();
    expect(before.headers.get('cache-control')).toBe('no-store');
    expect((await handOver(id)).status).toBe(200);
    const { body } = await labels(napa, id);
    expect(dispensingLabelListSchema.parse(body)).toEqual(body);
    expect(body.entities).toMatchObject([
      {
        order_id: id,
        patient: { name: 'Alice Suksan', age: { unit: 'years' } },
        drug: { generic: { en: 'Ibuprofen' }, strength: '400 mg', form: { th: 'ยาเม็ด' } },
        ...{ qty: 2, directions: 'One tablet after a meal.' },
        approved_by: { name: { en: 'Malee' }, licence_no: '90127' },
        branch: { name: { en: 'Branch 11' }, licence_no: 'กท 99911/2569' },
        dispensed: { by: { name: { en: 'Napa' }, licence_no: '90418' } },
      },
    ]);
    const own = await call(alice, 'GET', `/me/dispensing-records?order_id=${id}`);
    expect(own.body).toEqual(body);
    expect((await call(alice, 'GET', '/me/dispensing-records')).body).toEqual(body);
  });

  it('stays as it was, sealed: later names and directions change nothing', async () => {
    const id = await atTheCounter();
    await handOver(id);
    await shop.db
      .update(members)
      .set({ firstName: 'Renamed' })
      .where(eq(members.id, alice.memberId));
    const { body } = await labels(napa, id);
    expect(body.entities[0]?.patient.name).toBe('Alice Suksan');
    const rows = await shop.db
      .select()
      .from(dispensingRecords)
      .where(eq(dispensingRecords.orderId, id));
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toMatch(/tablet|ibuprofen|Alice/i);
    const change = sql`UPDATE dispensing_records SET branch_id = ${OTHER} WHERE order_id = ${id}`;
    await expect(shop.db.execute(change)).rejects.toThrow();
  });

  it('is written once, and not where the hand-over is refused', async () => {
    const id = await atTheCounter();
    const refused = await call(napa, 'POST', `${STAFF}/orders/${id}/hand-over`, {
      ...{ version: await orderSeen(shop, napa, id), pickup_code: 'WRONG' },
    });
    expect(refused.body.code).toBe('PICKUP_CODE_WRONG');
    const written = () => shop.db.$count(dispensingRecords, eq(dispensingRecords.orderId, id));
    expect(await written()).toBe(0);
    expect((await handOver(id)).status).toBe(200);
    expect((await handOver(id)).body.code).toBe('ORDER_STATE');
    expect(await written()).toBe(1);
  });
});

describe('labels and records', () => {
  it('are for pharmacists of the branch and for the office', async () => {
    const id = await atTheCounter();
    const elsewhere = await signInStaff(shop, [OTHER], 'pharmacist');
    const clerk = await signInStaff(shop, [BRANCH]);
    const office = await signInStaff(shop);
    expect((await labels(elsewhere, id)).status).toBe(404);
    for (const who of [alice, clerk, office]) {
      expect((await labels(who, id)).body.code).toBe('FORBIDDEN');
    }
    await handOver(id);
    const page = await records(napa);
    expect(dispensingRecordPageSchema.parse(page.body)).toEqual(page.body);
    expect(page.body.entities[0]?.order_id).toBe(id);
    expect((await records(elsewhere)).body.total).toBe(0);
    expect((await records(elsewhere, `${range()}&branch_id=${String(BRANCH)}`)).body.total).toBe(0);
    expect((await records(clerk)).body.code).toBe('FORBIDDEN');
    expect((await records(alice)).body.code).toBe('FORBIDDEN');
    expect((await records(office)).body.total).toBe(page.body.total);
    expect((await records(office, `${range()}&branch_id=${String(OTHER)}`)).body.total).toBe(0);
    expect((await records(office, 'from=2020-01-01&to=2020-01-02')).body.total).toBe(0);
    expect((await records(office, 'from=2020-01-02&to=2020-01-01')).status).toBe(422);
  });

  it('are listed page by page, each beside the last one', async () => {
    await handOver(await atTheCounter());
    alice = await shopperOf(shop);
    await handOver(await atTheCounter());
    const read = async (place: string) =>
      (await records(napa, `${range()}&per_page=1&page=2&${place}`)).body;
    const idOf = ({ entities: [label] }: DispensingRecordPage) => label?.approval_id ?? 0;
    const whole = (await records(napa)).body.entities.map((label) => label.approval_id);
    expect(whole.length).toBeGreaterThan(1);
    const seen = [idOf(await read('end=true'))];
    while (seen.length < whole.length) seen.unshift(idOf(await read(`before=${String(seen[0])}`)));
    expect(seen).toEqual(whole);
    expect(await read(`after=${String(seen[0])}`)).toMatchObject({
      entities: [{ approval_id: seen[1] }],
      ...{ has_previous: true, total: whole.length },
    });
  });

  it('are exported as a table that runs nothing, with a line in the audit log', async () => {
    const id = await atTheCounter('=HYPERLINK("http://evil.test"), half a tablet');
    await handOver(id);
    const office = await signInStaff(shop);
    const answer = await shop.app.fetch(
      new Request(`http://shop.test${STAFF}/dispensing-records/export?${range()}&locale=th`, {
        headers: { Authorization: `Bearer ${office.token}`, Platform: 'web' },
      }),
    );
    expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(answer.headers.get('cache-control')).toBe('no-store');
    const bytes = new Uint8Array(await answer.arrayBuffer());
    expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    const text = new TextDecoder().decode(bytes);
    expect(text.split('\r\n')[0]).toContain('ชื่อสามัญทางยา');
    expect(text).toContain(`"'=HYPERLINK(""http://evil.test""), half a tablet"`);
    const logged = await shop.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.action, 'dispensing.export'));
    expect(logged).toHaveLength(1);
    expect(JSON.stringify(logged)).not.toContain('tablet');
  });

  it('are kept as long as the law asks, and no longer', async () => {
    const id = await atTheCounter();
    await handOver(id);
    const count = () => shop.db.$count(dispensingRecords, eq(dispensingRecords.orderId, id));
    shop.clock.advance(4 * 365 * 86_400_000);
    await shop.runJob('old conversations');
    await shop.runJob('old dispensing records');
    expect(await count()).toBe(1);
    shop.clock.advance(400 * 86_400_000);
    await shop.runJob('old dispensing records');
    expect(await count()).toBe(0);
  });
});
