import { auditLog } from '../../audit/schema.ts';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import {
  staffPaymentPageSchema,
  staffPaymentSchema,
  type StaffPayment,
  type StaffPaymentPage,
} from '@/lib/staff/contract-payments.ts';

import { refunds } from '@/server/db/schema/payments.ts';
import type { PaymentEvent } from '@/server/core/kept-payments.ts';
import { plantProducts, plantShelves } from '@/tests/harness/catalog.ts';
import { expectInvariants } from '@/tests/harness/invariants.ts';
import type { TestMember } from '@/tests/harness/members.ts';
import { plantBranches, signInStaff } from '@/tests/harness/orders.ts';
import {
  heard,
  moveTo,
  opened,
  orderOf,
  owing,
  paid,
  paymentOf,
  tell,
} from '@/tests/harness/paying.ts';
import { refundReturn, sendBack } from '@/tests/harness/returns.ts';
import { paymentSeen } from '@/tests/harness/staff-work.ts';
import { openShop, type Shop } from '@/tests/harness/shop.ts';

let shop: Shop;
let office: TestMember;
let siam: TestMember;
beforeAll(async () => {
  shop = await openShop();
  await plantShelves(shop.db);
  await plantProducts(shop.db, [{ id: 1, available: 500 }]);
  await plantBranches(shop, [11], { productId: 1 });
  office = await signInStaff(shop);
  siam = await signInStaff(shop, [11]);
});
afterAll(() => shop.close());
afterEach(() => expectInvariants(shop.db));

const ADMIN = '/api/admin/v1';
const REASON = 'The bank took another amount';
const list = (who = office) =>
  shop.call<StaffPaymentPage>('GET', `${ADMIN}/payments?per_page=100`, { token: who.token });
const work = async (id: string, move: string, who = office) => {
  const version = await paymentSeen(shop, office, id);
  const path = `${ADMIN}/payments/${id}/${move}`;
  const body = { version, reason: REASON };
  return shop.call<StaffPayment & Record<string, unknown>>('POST', path, {
    ...{ token: who.token, body },
  });
};
const entryOf = async (id: string) =>
  (await list()).body.entities.find(({ payment_id }) => payment_id === id);

/** Money came in that is not what was asked for: 140 baht. */
async function strange(changes: Partial<PaymentEvent>) {
  const { shopper, id } = await owing(shop, [[1, 1]]);
  const paymentId = await opened(shop, shopper, id);
  await tell(shop, shop.bank.event(paymentId, 'succeeded', changes));
  return { shopper, id, paymentId };
}

describe('money in review', () => {
  it('is listed with what came in, and goes back as it came', async () => {
    const { shopper, id, paymentId } = await strange({ amount: 13_999 });
    const listed = await list();
    expect(listed.status).toBe(200);
    expect(staffPaymentPageSchema.parse(listed.body)).toEqual(listed.body);
    expect(await entryOf(paymentId)).toMatchObject({
      ...{ order_id: id, order_status: 'waiting_payment', status: 'review', refund: null },
      ...{ amount: 140, received: { amount: 139.99, currency: 'THB' }, moves: ['refund'] },
    });
    const { status, body } = await work(paymentId, 'refund');
    expect(status).toBe(200);
    expect(staffPaymentSchema.parse(body)).toEqual(body);
    expect(body).toMatchObject({
      status: 'refund_pending',
      refund: { status: 'pending', amount: 139.99 },
      moves: [],
    });
    await shop.jobs.returnMoney();
    expect(shop.bank.returned.at(-1)).toMatchObject({ paymentId, amount: 13_999 });
    expect(await paymentOf(shop, shopper, paymentId)).toMatchObject({ status: 'refunded' });
    expect((await heard(shop, shopper))[0]).toBe('Refund complete');
    expect(await entryOf(paymentId)).toBeUndefined();
    const log = await shop.db.select().from(auditLog).where(eq(auditLog.subject, id));
    expect(log).toMatchObject([
      {
        action: 'payments.refund',
        memberId: office.memberId,
        detail: { payment_id: paymentId, reason: REASON },
        changes: { status: ['review', 'refund_pending'] },
      },
    ]);
    // The order still waits for its own money.
    const again = await opened(shop, shopper, id);
    await tell(shop, shop.bank.event(again, 'succeeded'));
    expect((await orderOf(shop, shopper, id)).status).toBe('paid');
  });

  it('more than was asked for goes back whole, to the charge that it came by', async () => {
    const { paymentId } = await strange({ amount: 20_000, providerRef: 'ch_other' });
    await work(paymentId, 'refund');
    await shop.jobs.returnMoney();
    expect(shop.bank.returned.at(-1)).toEqual({
      ...{ paymentId, providerRef: 'ch_other', amount: 20_000 },
    });
  });

  it('goes back once, however many say so, and beside the bank’s own word', async () => {
    for (let round = 0; round < 3; round += 1) {
      const { paymentId } = await strange({ amount: 13_999 });
      const answers = await Promise.all([
        ...Array.from({ length: 8 }, () => work(paymentId, 'refund')),
        tell(shop, shop.bank.event(paymentId, 'succeeded')).then(() => undefined),
      ]);
      const statuses = answers.flatMap((answer) => (answer ? [answer.status] : []));
      expect(statuses.filter((status) => status === 200)).toHaveLength(1);
      expect(statuses.filter((status) => status === 409)).toHaveLength(7);
      await Promise.all([shop.jobs.returnMoney(), shop.jobs.returnMoney()]);
      const back = shop.bank.returned.filter((one) => one.paymentId === paymentId);
      expect(back).toHaveLength(1);
    }
  });

  it('is nobody else’s: a branch sees its own, and other payments are left alone', async () => {
    const { paymentId } = await strange({ amount: 1 });
    expect((await work(paymentId, 'refund', siam)).status).toBe(404);
    expect((await list(siam)).body.entities).toEqual([]);
    const fine = await paid(shop, [[1, 1]]);
    expect((await work(fine.paymentId, 'refund')).status).toBe(409);
    expect((await work('nobody-knows-it', 'refund')).status).toBe(404);
    expect((await work(paymentId, 'resolve')).status).toBe(409);
  });
});

describe('a refund that the bank refused', () => {
  it('is resolved by people who gave the money back by hand, once', async () => {
    const { shopper, id, paymentId } = await paid(shop, [[1, 1]]);
    await moveTo(shop, id, 'member', 'cancelled');
    expect((await work(paymentId, 'resolve')).status).toBe(409);
    shop.bank.faults.add('refuses refunds');
    await shop.jobs.returnMoney();
    shop.bank.faults.clear();
    expect(await entryOf(paymentId)).toMatchObject({
      ...{ status: 'refund_pending', refund: { status: 'failed', amount: 140 } },
      moves: ['resolve'],
    });
    const answers = await Promise.all(Array.from({ length: 5 }, () => work(paymentId, 'resolve')));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await paymentOf(shop, shopper, paymentId)).toMatchObject({ status: 'refunded' });
    const told = await heard(shop, shopper);
    expect(told.filter((title) => title === 'Refund complete')).toHaveLength(1);
    const [row] = await shop.db.select().from(refunds).where(eq(refunds.paymentId, paymentId));
    expect(row?.status).toBe('done');
  });

  it('of a part leaves the rest paid', async () => {
    const { shopper, id, paymentId } = await paid(shop, [[1, 2]]);
    await sendBack(shop, office, { shopper, id }, [[1, 1]]);
    await refundReturn(shop, office, id);
    shop.bank.faults.add('refuses refunds');
    await shop.jobs.returnMoney();
    shop.bank.faults.clear();
    expect(await entryOf(paymentId)).toMatchObject({ status: 'succeeded', moves: ['resolve'] });
    expect((await orderOf(shop, shopper, id)).refund?.status).toBe('refund_pending');
    const { body } = await work(paymentId, 'resolve');
    expect(body).toMatchObject({ status: 'succeeded', refund: { status: 'done', amount: 100 } });
    expect((await orderOf(shop, shopper, id)).refund).toEqual({ status: 'refunded', amount: 100 });
  });
});
