import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { StaffPayment, StaffPaymentPage } from '@/lib/staff/contract-payments.ts';
import { expectInvariants } from '@/tests/harness/invariants.ts';
import type { TestMember } from '@/tests/harness/members.ts';
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
import { acceptReturn, openReturnsShop, refundReturn, sendBack } from '@/tests/harness/returns.ts';
import type { Shop } from '@/tests/harness/shop.ts';

/** `docs/product/orders.md`, "Refunds". Three pieces of 100 baht, one of 250.50, and 40 for delivery. */
const GOODS = [
  [1, 3],
  [2, 1],
] as const;
const PAID = 59_050;
const BOARD = '/api/admin/v1/payments';
const PATIENCE = { timeout: 120_000 };

let shop: Shop;
let office: TestMember;
beforeAll(async () => {
  ({ shop, office } = await openReturnsShop());
});
afterAll(() => shop.close());
afterEach(async () => {
  shop.bank.faults.clear();
  await expectInvariants(shop.db);
});

const bankGave = (paymentId: string) =>
  shop.bank.returned.filter((one) => one.paymentId === paymentId).map(({ amount }) => amount);

/** The provider refunds unasked; `amount` is its total so far. */
const giveByItself = async (paymentId: string, amount: number, unknown?: true) => {
  const event = shop.bank.event(paymentId, 'refunded', { amount, amountUnknown: unknown });
  expect(await tell(shop, event)).toBe(200);
};

const entryOf = async (paymentId: string): Promise<StaffPayment | undefined> => {
  const { body } = await shop.call<StaffPaymentPage>('GET', `${BOARD}?per_page=100`, office);
  return body.entities.find((entry) => entry.payment_id === paymentId);
};

const settle = async (paymentId: string, move = 'resolve', seen?: string) => {
  const version = seen ?? (await entryOf(paymentId))?.version ?? 'unseen';
  const body = { version, reason: 'Transfer 1042' };
  return (
    await shop.call<StaffPayment>('POST', `${BOARD}/${paymentId}/${move}`, { ...office, body })
  ).status;
};

/** Goods of 250.50 are returned, and staff refund them. */
async function returned(order: Awaited<ReturnType<typeof paid>>) {
  await sendBack(shop, office, order, [[2, 1]]);
  const { status, body } = await refundReturn(shop, office, order.id);
  expect(status).toBe(200);
  expect(body.return).toMatchObject({ refunded: 250.5 });
}

describe('a return after the provider refunded a part unasked', PATIENCE, () => {
  it('refunds the full price of its goods', async () => {
    const order = await paid(shop, GOODS);
    const { shopper, id, paymentId } = order;
    await giveByItself(paymentId, 1_000);
    await returned(order);
    expect((await orderOf(shop, shopper, id)).refund).toEqual({
      ...{ status: 'refund_pending', amount: 260.5 },
    });
    await Promise.all([shop.jobs.returnMoney(), shop.jobs.returnMoney()]);
    expect(bankGave(paymentId)).toEqual([25_050]);
    expect((await orderOf(shop, shopper, id)).refund).toEqual({
      status: 'refunded',
      amount: 260.5,
    });
    expect(await paymentOf(shop, shopper, paymentId)).toMatchObject({ status: 'succeeded' });
    expect(
      (await heard(shop, shopper)).filter((title) => title === 'Refund complete'),
    ).toHaveLength(2);
    // The bank's total is not new.
    await giveByItself(paymentId, 26_050);
    await shop.jobs.returnMoney();
    expect(bankGave(paymentId)).toEqual([25_050]);
    expect(await entryOf(paymentId)).toMatchObject({
      refund: { unasked: 10, amount: 250.5 },
      moves: [],
    });
  });

  it('of everything refunds the rest, and the payment is refunded', async () => {
    const order = await paid(shop, [[1, 2]]);
    await giveByItself(order.paymentId, 1_000);
    await sendBack(shop, office, order, [[1, 2]]);
    expect((await refundReturn(shop, office, order.id)).body.return).toMatchObject({
      refunded: 240,
    });
    await shop.jobs.returnMoney();
    expect(bankGave(order.paymentId)).toEqual([23_000]);
    const { shopper, id, paymentId } = order;
    expect(await paymentOf(shop, shopper, paymentId)).toMatchObject({ status: 'refunded' });
    expect((await orderOf(shop, shopper, id)).refund).toEqual({ status: 'refunded', amount: 240 });
  });

  it('of more than the rest refunds the rest', async () => {
    const order = await paid(shop, GOODS);
    await giveByItself(order.paymentId, 50_000);
    await returned(order);
    await shop.jobs.returnMoney();
    expect(bankGave(order.paymentId)).toEqual([PAID - 50_000]);
  });

  it('of everything by itself refunds nothing more, and notifies the member', async () => {
    const order = await paid(shop, GOODS);
    const { shopper, id, paymentId } = order;
    await moveTo(shop, id, 'staff', 'packing');
    await giveByItself(paymentId, 99_999_999);
    expect(await paymentOf(shop, shopper, paymentId)).toMatchObject({ status: 'refunded' });
    await moveTo(shop, id, 'staff', 'shipped', 'delivered');
    const before = (await heard(shop, shopper)).length;
    await sendBackDelivered(order);
    await shop.jobs.returnMoney();
    expect(shop.bank.asked).not.toContain(`refund ${paymentId}`);
    expect((await heard(shop, shopper)).length).toBe(before + 2);
    expect(await entryOf(paymentId)).toMatchObject({ refund: { reason: 'unasked' }, moves: [] });
  });

  it('that the bank refuses is on the board with its own amount, until staff refund it', async () => {
    const order = await paid(shop, GOODS);
    const { shopper, id, paymentId } = order;
    await giveByItself(paymentId, 1_000);
    await returned(order);
    shop.bank.faults.add('refuses refunds');
    await shop.jobs.returnMoney();
    expect(await entryOf(paymentId)).toMatchObject({
      ...{ status: 'succeeded', moves: ['resolve'] },
      refund: { status: 'failed', amount: 250.5, unasked: 10, reason: 'returned' },
    });
    expect(await settle(paymentId)).toBe(200);
    expect(await settle(paymentId)).toBe(409);
    expect((await orderOf(shop, shopper, id)).refund).toEqual({
      status: 'refunded',
      amount: 260.5,
    });
  });

  it('of an unknown amount is for staff', async () => {
    const order = await paid(shop, GOODS);
    await giveByItself(order.paymentId, PAID, true);
    await returned(order);
    await shop.jobs.returnMoney();
    expect(shop.bank.asked).not.toContain(`refund ${order.paymentId}`);
    expect(await entryOf(order.paymentId)).toMatchObject({
      refund: { status: 'failed', amount: 250.5, unasked: null, reason: 'returned' },
      moves: ['resolve'],
    });
    expect(await settle(order.paymentId)).toBe(200);
    expect((await orderOf(shop, order.shopper, order.id)).refund).toEqual({
      ...{ status: 'refunded', amount: 250.5 },
    });
  });
});

/** The order has been delivered. */
async function sendBackDelivered({ shopper, id }: Awaited<ReturnType<typeof paid>>) {
  const lines = [{ line: 2, qty: 1 }];
  const asked = { token: shopper.token, body: { reason: 'damaged', lines } };
  expect((await shop.call('POST', `/me/orders/${id}/returns`, asked)).status).toBe(200);
  await acceptReturn(shop, office, id);
  expect((await refundReturn(shop, office, id)).status).toBe(200);
}

describe('unasked refunds of the provider', PATIENCE, () => {
  it.each([
    ['in order', [1_000, 2_500]],
    ['out of order, and doubled', [2_500, 1_000, 2_500, 1_000]],
  ])('repeated, reported %s, count once: cancelling refunds the rest', async (_, told) => {
    const { shopper, id, paymentId } = await paid(shop, [[1, 1]]);
    for (const amount of told) await giveByItself(paymentId, amount);
    expect((await orderOf(shop, shopper, id)).refund).toMatchObject({ amount: 25 });
    await moveTo(shop, id, 'member', 'cancelled');
    await shop.jobs.returnMoney();
    expect(bankGave(paymentId)).toEqual([11_500]);
    expect(await paymentOf(shop, shopper, paymentId)).toMatchObject({ status: 'refunded' });
  });

  it('while its refund is pending reduce it', async () => {
    const { shopper, id, paymentId } = await paid(shop, [[1, 1]]);
    await moveTo(shop, id, 'member', 'cancelled');
    shop.bank.faults.add('away');
    await shop.jobs.returnMoney();
    await giveByItself(paymentId, 1_000);
    shop.bank.faults.clear();
    shop.clock.advance(120_000);
    await shop.jobs.returnMoney();
    expect(bankGave(paymentId)).toEqual([13_000]);
    expect((await orderOf(shop, shopper, id)).refund).toEqual({ status: 'refunded', amount: 140 });
  });

  it('after the bank refused reduce the amount on the board', async () => {
    const { id, paymentId } = await paid(shop, [[1, 1]]);
    await moveTo(shop, id, 'member', 'cancelled');
    shop.bank.faults.add('refuses refunds');
    await shop.jobs.returnMoney();
    const seen = await entryOf(paymentId);
    await giveByItself(paymentId, 1_000);
    // Staff saw 140 baht, but 130 remain.
    expect(await settle(paymentId, 'resolve', seen?.version)).toBe(409);
    expect(await entryOf(paymentId)).toMatchObject({ refund: { status: 'failed', amount: 130 } });
    await giveByItself(paymentId, 14_000);
    expect(await entryOf(paymentId)).toMatchObject({ status: 'refunded', moves: [] });
  });

  it("after a return are shown to staff, and deducted from the member's payment", async () => {
    const order = await paid(shop, GOODS);
    await returned(order);
    await shop.jobs.returnMoney();
    await giveByItself(order.paymentId, 25_050);
    expect(await entryOf(order.paymentId)).toBeUndefined();
    await giveByItself(order.paymentId, 26_050);
    expect(await entryOf(order.paymentId)).toMatchObject({ refund: { unasked: 10 } });
    expect((await orderOf(shop, order.shopper, order.id)).refund).toMatchObject({ amount: 260.5 });
    expect(bankGave(order.paymentId)).toEqual([25_050]);
  });

  it('of an unknown amount: a cancelled order waits for staff', async () => {
    const { shopper, id, paymentId } = await paid(shop, [[1, 1]]);
    await giveByItself(paymentId, 14_000, true);
    expect((await orderOf(shop, shopper, id)).refund).toBeNull();
    await moveTo(shop, id, 'member', 'cancelled');
    await shop.jobs.returnMoney();
    expect(shop.bank.asked).not.toContain(`refund ${paymentId}`);
    expect(await entryOf(paymentId)).toMatchObject({
      ...{ status: 'refund_pending', moves: ['resolve'] },
      refund: { status: 'failed', amount: 140, unasked: null, reason: 'cancelled' },
    });
    expect(await settle(paymentId)).toBe(200);
    expect(await paymentOf(shop, shopper, paymentId)).toMatchObject({ status: 'refunded' });
  });

  it('reported later with the amount are known', async () => {
    const { id, paymentId } = await paid(shop, [[1, 1]]);
    await giveByItself(paymentId, 14_000, true);
    await giveByItself(paymentId, 1_000);
    await moveTo(shop, id, 'member', 'cancelled');
    await shop.jobs.returnMoney();
    expect(bankGave(paymentId)).toEqual([13_000]);
  });

  it.each([
    ['before the charge event', 14_000, []],
    ['of money in review', 20_000, [20_000]],
  ])('%s, in several parts: staff refund the rest', async (_, came, first) => {
    const { shopper, id } = await owing(shop, [[1, 1]]);
    const paymentId = await opened(shop, shopper, id);
    for (const amount of first)
      await tell(shop, shop.bank.event(paymentId, 'succeeded', { amount }));
    await giveByItself(paymentId, 1_000);
    await giveByItself(paymentId, 3_000);
    expect(await entryOf(paymentId)).toMatchObject({ status: 'review', moves: ['refund'] });
    expect(await settle(paymentId, 'refund')).toBe(200);
    await shop.jobs.returnMoney();
    expect(bankGave(paymentId)).toEqual([came - 3_000]);
    expect(await paymentOf(shop, shopper, paymentId)).toMatchObject({ status: 'refunded' });
  });
});

describe('a concurrent partial refund of the provider', PATIENCE, () => {
  it("during a return's decision, reported repeatedly, counts once, and so does the return", async () => {
    for (let round = 0; round < 3; round += 1) {
      const order = await paid(shop, GOODS);
      const { shopper, id, paymentId } = order;
      await sendBack(shop, office, order, [[2, 1]]);
      await Promise.all([
        ...[1_000, 500, 1_000].map((amount) => giveByItself(paymentId, amount)),
        ...Array.from({ length: 3 }, () => refundReturn(shop, office, id)),
        shop.jobs.returnMoney(),
      ]);
      await Promise.all([shop.jobs.returnMoney(), shop.jobs.returnMoney()]);
      expect(bankGave(paymentId)).toEqual([25_050]);
      await giveByItself(paymentId, 26_050);
      expect((await orderOf(shop, shopper, id)).refund).toEqual({
        ...{ status: 'refunded', amount: 260.5 },
      });
    }
  });

  it('while the order is cancelled leaves it the rest', async () => {
    for (let round = 0; round < 3; round += 1) {
      const { shopper, id, paymentId } = await paid(shop, [[1, 1]]);
      const cancel = { token: shopper.token };
      await Promise.all([
        giveByItself(paymentId, 1_000),
        shop.call('POST', `/me/orders/${id}/cancel`, cancel),
        giveByItself(paymentId, 2_000),
      ]);
      await Promise.all([shop.jobs.returnMoney(), shop.jobs.returnMoney()]);
      expect(bankGave(paymentId)).toEqual([12_000]);
      expect(await paymentOf(shop, shopper, paymentId)).toMatchObject({ status: 'refunded' });
    }
  });
});
