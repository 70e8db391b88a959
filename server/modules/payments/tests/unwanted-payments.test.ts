import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { plantProducts, plantShelves } from '@/tests/harness/catalog.ts';
import { expectInvariants } from '@/tests/harness/invariants.ts';
import {
  moveTo,
  opened,
  orderOf,
  owing,
  paid,
  paymentOf,
  startPayment,
  tell,
} from '@/tests/harness/paying.ts';
import { signInStaff } from '@/tests/harness/orders.ts';
import { openShop, type Shop } from '@/tests/harness/shop.ts';

const RECEIVED = new Map([[1, 500]]);

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
  await plantShelves(shop.db);
  await plantProducts(shop.db, [{ id: 1, available: 500 }]);
});
afterAll(() => shop.close());
afterEach(() => expectInvariants(shop.db, RECEIVED));

const asked = (paymentId: string) =>
  shop.bank.asked.filter((call) => call === `cancel ${paymentId}`).length;

/** Started by card, then by TrueMoney. */
async function replaced() {
  const { shopper, id } = await owing(shop, [[1, 1]]);
  const old = await opened(shop, shopper, id);
  const current = await opened(shop, shopper, id, { method: 'truemoney' });
  return { shopper, id, old, current };
}

describe('a replaced attempt', () => {
  it('is closed at the bank once; the new one stays', async () => {
    const { shopper, old, current } = await replaced();
    await Promise.all([shop.jobs.letGo(), shop.jobs.letGo()]);
    await shop.jobs.letGo();
    expect(asked(old)).toBe(1);
    expect(shop.bank.cancelled.has(old)).toBe(true);
    expect(asked(current)).toBe(0);
    // The bank's event is not new.
    await tell(shop, shop.bank.event(old, 'cancelled'));
    expect(await paymentOf(shop, shopper, old)).toMatchObject({ status: 'cancelled' });
    expect(await paymentOf(shop, shopper, current)).toMatchObject({ status: 'pending_action' });
  });

  it('is retried until the bank answers', async () => {
    const { old } = await replaced();
    shop.bank.faults.add('away');
    await shop.jobs.letGo();
    shop.bank.faults.clear();
    expect(shop.bank.cancelled.has(old)).toBe(false);
    await shop.jobs.letGo();
    expect(asked(old)).toBe(1);
    shop.clock.advance(15_000);
    await shop.jobs.letGo();
    expect(shop.bank.cancelled.has(old)).toBe(true);
  });

  it('that the bank does not know yet is looked up until it expires', async () => {
    const { shopper, id } = await owing(shop, [[1, 1]]);
    shop.bank.faults.add('away');
    expect((await startPayment(shop, shopper, id)).status).toBe(502);
    shop.bank.faults.clear();
    const current = await opened(shop, shopper, id, { method: 'qr' });
    const count = () => shop.bank.asked.filter((call) => call.startsWith('cancel')).length;
    const before = count();
    await shop.jobs.letGo();
    shop.clock.advance(15_000);
    await shop.jobs.letGo();
    expect(count()).toBe(before + 2);
    await moveTo(shop, id, 'member', 'cancelled');
    shop.clock.advance(32 * 60_000);
    await shop.jobs.letGo();
    shop.clock.advance(60_000);
    const done = count();
    await shop.jobs.letGo();
    expect(count()).toBe(done);
    expect(asked(current)).toBe(1);
  });

  it('that is paid as well pays the order or is refunded, once', async () => {
    for (const order of [
      ['old', 'current'],
      ['current', 'old'],
    ] as const) {
      const { shopper, id, ...ids } = await replaced();
      await Promise.all([
        shop.jobs.letGo(),
        ...order.map((which) => tell(shop, shop.bank.event(ids[which], 'succeeded'))),
        shop.jobs.letGo(),
      ]);
      expect((await orderOf(shop, shopper, id)).status).toBe('paid');
      const statuses = await Promise.all(
        [ids.old, ids.current].map(async (one) => (await paymentOf(shop, shopper, one)).status),
      );
      expect(statuses.toSorted()).toEqual(['refund_pending', 'succeeded']);
      await Promise.all([shop.jobs.returnMoney(), shop.jobs.returnMoney()]);
      const back = shop.bank.returned.filter(({ paymentId }) =>
        [ids.old, ids.current].includes(paymentId),
      );
      expect(back).toMatchObject([{ amount: 14_000 }]);
    }
  });

  it('that alone is paid pays the order', async () => {
    const { shopper, id, old, current } = await replaced();
    await tell(shop, shop.bank.event(old, 'succeeded'));
    // The order shows the attempt that paid it, to staff as well.
    expect(await orderOf(shop, shopper, id)).toMatchObject({
      status: 'paid',
      refund: null,
      payment: { id: old, method: 'kbank_card', status: 'succeeded' },
    });
    const staff = await signInStaff(shop);
    const seen = await shop.call('GET', `/api/admin/v1/orders/${id}`, { token: staff.token });
    expect(seen.body).toMatchObject({ payment_method: 'kbank_card' });
    // The new one is unwanted now.
    await shop.jobs.letGo();
    expect(shop.bank.cancelled.has(current)).toBe(true);
  });
});

describe('an attempt whose order ended', () => {
  it.each(['cancelled', 'expired'] as const)('is closed at the bank: %s', async (end) => {
    const { shopper, id } = await owing(shop, [[1, 1]]);
    const paymentId = await opened(shop, shopper, id);
    if (end === 'cancelled') await moveTo(shop, id, 'member', 'cancelled');
    else {
      shop.clock.advance(30 * 60_000);
      await shop.jobs.expire();
    }
    await shop.jobs.letGo();
    expect(shop.bank.cancelled.has(paymentId)).toBe(true);
  });

  it('is left alone if it was paid', async () => {
    const { paymentId } = await paid(shop, [[1, 1]]);
    await shop.jobs.letGo();
    expect(asked(paymentId)).toBe(0);
  });
});
