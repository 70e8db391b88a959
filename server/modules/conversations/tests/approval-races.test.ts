import { randomInt, randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Message } from '@/lib/conversations/contract.ts';
import type { GivenApprovalList } from '@/lib/conversations/contract-desk.ts';
import { orders } from '@/server/db/schema/orders.ts';
import { plantBranches } from '@/tests/harness/branches.ts';
import { plantProducts, plantShelves } from '@/tests/harness/catalog.ts';
import { place, shopperOf, type Shopper } from '@/tests/harness/checkout.ts';
import {
  DESK,
  hirePharmacist,
  READ_ALL,
  READ_PATIENT,
  talkersOf,
} from '@/tests/harness/consultation.ts';
import { expectDispensed } from '@/tests/harness/dispensed.ts';
import type { TestMember } from '@/tests/harness/members.ts';
import { signInStaff } from '@/tests/harness/orders.ts';
import { moveTo, opened, tell } from '@/tests/harness/paying.ts';
import { openShop, type Shop } from '@/tests/harness/shop.ts';
import { orderSeen } from '@/tests/harness/staff-work.ts';

/** Pharmacists take approvals back and replace them while orders are placed, cancelled and handed over. */

const BRANCH = 11;
const MEDICINE = 1;
const ROUNDS = 12;
const STAFF = '/api/admin/v1';
const PICKUP = { delivery_method: 'pickup', branch_id: BRANCH };
const CARD = { payment_method: 'kbank_card' };

let shop: Shop;
let malee: TestMember;
let counter: TestMember;

beforeAll(async () => {
  shop = await openShop();
  await plantShelves(shop.db);
  await plantProducts(shop.db, [
    { id: MEDICINE, price: 12_000, available: 500, drugClass: 'dangerous' },
  ]);
  await plantBranches(shop.db, [{ id: BRANCH, shelves: { [MEDICINE]: 500 } }]);
  malee = await hirePharmacist(shop, { name: 'Malee', licenceNo: '1' });
  counter = await signInStaff(shop, [BRANCH], 'pharmacist');
});
afterAll(() => shop.close());

const call = <Body = object>(
  { token }: Pick<TestMember, 'token'>,
  method: string,
  path: string,
  body?: unknown,
) => shop.call<Body>(method, path, { token, ...(body === undefined ? {} : { body }) });

async function approved(member: Shopper): Promise<number> {
  const at = await talkersOf(shop).talk(member, malee);
  const { body } = await call<Message>(malee, 'POST', `${at.desk}/approvals`, {
    ...{ ...READ_PATIENT, client_msg_id: randomUUID(), product_id: MEDICINE, qty: 2, days: 3 },
    directions: 'One after a meal.',
  });
  await call(malee, 'POST', `${at.desk}/close`, { ...READ_ALL, advice: 'Rest.' });
  return body.approval_id ?? 0;
}
async function replace(id: number) {
  const { body } = await call<GivenApprovalList>(malee, 'GET', `${DESK}/approvals`);
  const version = body.entities.find((one) => one.id === id)?.version ?? 'gone';
  return call(malee, 'POST', `${DESK}/approvals/${String(id)}/replace`, {
    ...{ client_msg_id: randomUUID(), qty: randomInt(1, 4), directions: 'Half.', days: 3 },
    ...{ reason: 'Too much.', version },
  });
}
const withdraw = (id: number) =>
  call(malee, 'POST', `${DESK}/approvals/${String(id)}/withdraw`, { reason: 'Wrong.' });
const order = (member: Shopper) => place(shop, member, { choices: PICKUP, changes: CARD });
/** @returns hands it over as it is seen now */
async function atTheCounter(id: string) {
  const [row] = await shop.db.select().from(orders).where(eq(orders.id, id));
  const seen = { version: await orderSeen(shop, counter, id), pickup_code: row?.pickupCode };
  return () => call(counter, 'POST', `${STAFF}/orders/${id}/hand-over`, seen);
}
const cancel = async (id: string) =>
  call(counter, 'POST', `${STAFF}/orders/${id}/cancel`, {
    ...{ version: await orderSeen(shop, counter, id), reason: 'Taken back' },
  });

it('hands nothing over on an approval that was taken back, and uses none twice', async () => {
  const seen = new Set<number>();
  for (let round = 0; round < ROUNDS; round += 1) {
    const member = await shopperOf(shop);
    const id = await approved(member);
    await call(member, 'POST', `/me/cart/approvals/${String(id)}`);
    // Placed while it is taken back: one of both comes first.
    const [placed] = await Promise.all([
      order(member),
      ...(round % 3 === 0 ? [withdraw(id)] : []),
      ...(round % 3 === 1 ? [replace(id)] : []),
    ]);
    seen.add(placed.status);
    if (placed.status !== 201) continue;
    const { order_id: orderId } = placed.body;
    await tell(shop, shop.bank.event(await opened(shop, member, orderId), 'succeeded'));
    await moveTo(shop, orderId, 'staff', 'branch_approved', 'branch_received');
    const handOver = await atTheCounter(orderId);
    const answers = await Promise.all([
      handOver(),
      ...(round % 2 === 0 ? [withdraw(id)] : []),
      replace(id),
      cancel(orderId),
      handOver(),
    ]);
    for (const { status } of answers) {
      seen.add(status);
      expect(status).toBeLessThan(500);
    }
    const again = await atTheCounter(orderId);
    await Promise.all([again(), cancel(orderId), replace(id)]);
  }
  expect(seen).toContain(200);
  expect(seen).toContain(409);
  expect(await shop.db.$count(orders, eq(orders.status, 'collected'))).toBeGreaterThan(0);
  await expectDispensed(shop.db);
});
