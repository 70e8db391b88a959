import { and, eq, like } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { StaffOrderDetail } from '@/lib/staff/contract.ts';
import { auditLog } from '@/server/modules/audit/schema.ts';
import { roles } from '@/server/modules/people/schema.ts';
import { expectInvariants } from '@/tests/harness/invariants.ts';
import { joinAs, signIn, type TestMember } from '@/tests/harness/members.ts';
import { plantBranches, plantOrder, signInStaff } from '@/tests/harness/orders.ts';
import { moveTo, opened, orderOf, owing, paid, paymentOf, tell } from '@/tests/harness/paying.ts';
import { openReturnsShop, refundReturn, sendBack } from '@/tests/harness/returns.ts';
import type { Shop } from '@/tests/harness/shop.ts';
import { moveSeen, paymentSeen } from '@/tests/harness/staff-work.ts';

let shop: Shop;
let manager: TestMember;
let admin: TestMember;
beforeAll(async () => {
  ({ shop, office: manager } = await openReturnsShop());
  await plantBranches(shop, [11], { productId: 1 });
  admin = await signIn(shop);
  await joinAs(shop, admin.memberId, 'admin');
});
afterAll(() => shop.close());
beforeEach(() => limitTo(13_999));

/** Limit of managers, in satang. */
async function limitTo(refundLimit: number | null): Promise<void> {
  await shop.db.update(roles).set({ refundLimit }).where(eq(roles.key, 'manager'));
}

const LIMITED = {
  status: 403,
  body: {
    code: 'REFUND_LIMIT',
    message: 'Your role gives back up to ฿139.99. A person with a higher limit has to do this.',
    data: { max: 139.99 },
  },
};

const refundsIn = (id: string) =>
  shop.db
    .select()
    .from(auditLog)
    .where(and(eq(auditLog.subject, id), like(auditLog.action, '%.refund')));

describe('an order', () => {
  afterEach(() => expectInvariants(shop.db));

  it('is cancelled with its refund only within the limit', async () => {
    const { shopper, id } = await paid(shop, [[1, 1]]);
    const cancel = { move: 'cancel', reason: 'Damaged in the warehouse' };
    expect(await moveSeen(shop, manager, id, cancel)).toMatchObject(LIMITED);
    expect((await orderOf(shop, shopper, id)).status).toBe('paid');
    await limitTo(14_000);
    expect((await moveSeen(shop, manager, id, cancel)).status).toBe(200);
  });

  it('without a refund has no limit', async () => {
    await limitTo(0);
    const { id } = await owing(shop, [[1, 1]]);
    const cancel = { move: 'cancel', reason: 'Asked by phone' };
    expect((await moveSeen(shop, manager, id, cancel)).status).toBe(200);
  });
});

it('a rejected order is refunded by somebody with a higher limit', async () => {
  await limitTo(100);
  const member = await signIn(shop);
  const order = { memberId: member.memberId, productId: 1, branchId: 11 };
  const id = await plantOrder(shop, { ...order, status: 'rejected_by_branch' });
  const refund = { move: 'refund', reason: 'No other branch nearby' };
  expect((await moveSeen(shop, manager, id, refund)).body.code).toBe('REFUND_LIMIT');
  expect(await refundsIn(id)).toEqual([]);
  expect((await moveSeen(shop, admin, id, refund)).body.status).toBe('cancelled');
});

it('goods that came back stay accepted until somebody with a higher limit refunds them', async () => {
  const { shopper, id } = await paid(shop, [[1, 1]]);
  await sendBack(shop, manager, { shopper, id }, [[1, 1]]);
  expect(await refundReturn(shop, manager, id)).toMatchObject(LIMITED);
  const path = `/api/admin/v1/orders/${id}`;
  const kept = await shop.call<StaffOrderDetail>('GET', path, { token: manager.token });
  expect(kept.body.return).toMatchObject({ status: 'approved', moves: ['refund'] });
  expect(await refundsIn(id)).toEqual([]);
  expect((await refundReturn(shop, admin, id)).status).toBe(200);
  // A repeated call is told that it is done, whoever makes it.
  expect((await refundReturn(shop, manager, id)).body.code).toBe('ORDER_STATE');
  await expectInvariants(shop.db);
});

it('a part of the goods counts by its own amount', async () => {
  await limitTo(10_000);
  const { shopper, id } = await paid(shop, [[1, 2]]);
  await sendBack(shop, manager, { shopper, id }, [[1, 1]]);
  expect((await refundReturn(shop, manager, id)).status).toBe(200);
});

describe('a payment', () => {
  const work = async (paymentId: string, move: string, { token }: TestMember) => {
    const body = { version: await paymentSeen(shop, admin, paymentId), reason: 'By hand' };
    const path = `/api/admin/v1/payments/${paymentId}/${move}`;
    return shop.call('POST', `${path}?locale=th`, { token, body });
  };

  it('in review goes back only within the limit', async () => {
    const { shopper, id } = await owing(shop, [[1, 1]]);
    const paymentId = await opened(shop, shopper, id);
    await tell(shop, shop.bank.event(paymentId, 'succeeded', { amount: 20_000 }));
    expect(await work(paymentId, 'refund', manager)).toMatchObject({
      ...{ status: 403 },
      body: {
        message: 'ตำแหน่งของคุณคืนเงินได้ไม่เกิน ฿139.99 กรุณาให้ผู้ที่มีวงเงินสูงกว่าดำเนินการ',
      },
    });
    expect((await paymentOf(shop, shopper, paymentId)).status).toBe('review');
    expect((await work(paymentId, 'refund', admin)).status).toBe(200);
  });

  it('that the bank did not refund is resolved only within the limit', async () => {
    const { shopper, id, paymentId } = await paid(shop, [[1, 1]]);
    await moveTo(shop, id, 'member', 'cancelled');
    shop.bank.faults.add('refuses refunds');
    await shop.jobs.returnMoney();
    shop.bank.faults.clear();
    expect((await work(paymentId, 'resolve', manager)).status).toBe(403);
    expect((await paymentOf(shop, shopper, paymentId)).status).toBe('refund_pending');
    await limitTo(14_000);
    expect((await work(paymentId, 'resolve', manager)).status).toBe(200);
  });
});

it('a change of the limit works from the next call on', async () => {
  const clerk = await signInStaff(shop);
  const { id } = await paid(shop, [[1, 1]]);
  const cancel = { move: 'cancel', reason: 'Asked by phone' };
  expect((await moveSeen(shop, clerk, id, cancel)).status).toBe(403);
  await limitTo(null);
  expect((await moveSeen(shop, clerk, id, cancel)).status).toBe(200);
});
