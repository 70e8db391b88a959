import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { stock } from '@/server/db/schema/branches.ts';
import { orderHistory } from '@/server/db/schema/orders.ts';
import { paymentEvents, payments, refunds } from '@/server/db/schema/payments.ts';
import type { PaymentEvent } from '@/server/core/kept-payments.ts';
import { plantProducts, plantShelves } from '@/tests/harness/catalog.ts';
import { expectInvariants } from '@/tests/harness/invariants.ts';
import {
  heard,
  moveTo,
  opened,
  orderOf,
  owing,
  paymentOf,
  startPayment,
  tell,
} from '@/tests/harness/paying.ts';
import { openShop, type Shop } from '@/tests/harness/shop.ts';

/** Product 1 has plenty, product 2 a single piece. */
const RECEIVED = new Map([
  [1, 900],
  [2, 1],
]);
const HALF_HOUR_MS = 30 * 60_000;
/** Dozens of calls on a busy machine. */
const PATIENCE = { timeout: 120_000 };

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
  await plantShelves(shop.db);
  await plantProducts(shop.db, [
    { id: 1, available: 900 },
    { id: 2, available: 1 },
  ]);
});
afterAll(() => shop.close());
afterEach(() => expectInvariants(shop.db, RECEIVED));

async function timesPaid(id: string): Promise<number> {
  const rows = await shop.db.select().from(orderHistory).where(eq(orderHistory.orderId, id));
  return rows.filter(({ status }) => status === 'paid').length;
}

function permutations<Item>(items: readonly Item[]): Item[][] {
  if (items.length < 2) return [[...items]];
  return items.flatMap((item, index) =>
    permutations(items.toSpliced(index, 1)).map((rest) => [item, ...rest]),
  );
}

async function waiting() {
  const { shopper, id } = await owing(shop, [[1, 1]]);
  return { shopper, id, paymentId: await opened(shop, shopper, id) };
}

/** An expired order that was swept. */
async function lapsed(lines: Parameters<typeof owing>[1] = [[1, 1]]) {
  const { shopper, id } = await owing(shop, lines);
  const paymentId = await opened(shop, shopper, id);
  shop.clock.advance(HALF_HOUR_MS);
  await shop.jobs.expire();
  return { shopper, id, paymentId };
}

describe('one and the same event', PATIENCE, () => {
  it('twenty times concurrently pays once, and notifies once', async () => {
    const { shopper, id, paymentId } = await waiting();
    const event = shop.bank.event(paymentId, 'succeeded');
    const answers = await Promise.all(Array.from({ length: 20 }, () => tell(shop, event)));
    expect(new Set(answers)).toEqual(new Set([200]));
    expect(await timesPaid(id)).toBe(1);
    expect(await heard(shop, shopper)).toEqual(['Payment received']);
  });

  it('under twenty ids counts once', async () => {
    const { id, paymentId } = await waiting();
    const nextEvent = () => shop.bank.event(paymentId, 'succeeded');
    await Promise.all(Array.from({ length: 20 }, () => tell(shop, nextEvent())));
    expect(await timesPaid(id)).toBe(1);
  });

  it.each(['failed', 'expired', 'cancelled'] as const)(
    '%s, twenty times concurrently, leaves one open order, which can be paid',
    async (kind) => {
      const { shopper, id, paymentId } = await waiting();
      const event = shop.bank.event(paymentId, kind);
      const answers = await Promise.all(Array.from({ length: 20 }, () => tell(shop, event)));
      expect(new Set(answers)).toEqual(new Set([200]));
      expect((await orderOf(shop, shopper, id)).status).toBe('waiting_payment');
      const again = await opened(shop, shopper, id);
      await tell(shop, shop.bank.event(again, 'succeeded'));
      expect(await timesPaid(id)).toBe(1);
    },
  );

  it('by callback and by the reconciler counts once', async () => {
    const { id, paymentId } = await waiting();
    const event = shop.bank.event(paymentId, 'succeeded');
    shop.bank.decide(event);
    shop.clock.advance(60_000);
    await Promise.all([tell(shop, event), shop.jobs.reconcile(), shop.jobs.reconcile()]);
    expect(await timesPaid(id)).toBe(1);
  });
});

describe('events in any order', PATIENCE, () => {
  const kinds = ['failed', 'succeeded', 'expired', 'cancelled'] as const;
  it.each(permutations(kinds).map((order) => [order.join(', '), order] as const))(
    '%s: the money counts',
    async (_, order) => {
      const { shopper, id, paymentId } = await waiting();
      for (const kind of order) await tell(shop, shop.bank.event(paymentId, kind));
      expect(await orderOf(shop, shopper, id)).toMatchObject({
        status: 'paid',
        payment: { status: 'succeeded' },
      });
      expect(await timesPaid(id)).toBe(1);
    },
  );

  it('all of it concurrently: one order, one payment', async () => {
    const { shopper, id, paymentId } = await waiting();
    await Promise.all(kinds.map((kind) => tell(shop, shop.bank.event(paymentId, kind))));
    expect((await orderOf(shop, shopper, id)).status).toBe('paid');
    expect(await timesPaid(id)).toBe(1);
  });
});

describe('the callback beside the returning browser', PATIENCE, () => {
  const STEPS = ['callback', 'browser', 'reconciler', 'pays again'] as const;
  type Step = (typeof STEPS)[number];

  async function meeting() {
    const { shopper, id, paymentId } = await waiting();
    const event = shop.bank.event(paymentId, 'succeeded');
    shop.bank.decide(event);
    shop.clock.advance(60_000);
    const walk: Readonly<Record<Step, () => Promise<unknown>>> = {
      callback: () => tell(shop, event),
      browser: () => paymentOf(shop, shopper, paymentId),
      reconciler: () => shop.jobs.reconcile(),
      'pays again': () => startPayment(shop, shopper, id),
    };
    const expectOnePayment = async () => {
      expect(await orderOf(shop, shopper, id)).toMatchObject({
        status: 'paid',
        payment: { id: paymentId, status: 'succeeded' },
        refund: null,
      });
      expect(await timesPaid(id)).toBe(1);
      expect(await heard(shop, shopper)).toEqual(['Payment received']);
    };
    return { walk, expectOnePayment };
  }

  it.each(permutations(STEPS).map((order) => [order.join(', '), order] as const))(
    '%s: one order, one transition, one receipt',
    async (_, order) => {
      const { walk, expectOnePayment } = await meeting();
      for (const step of order) await walk[step]();
      await expectOnePayment();
    },
  );

  it('all of it concurrently: the same', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { walk, expectOnePayment } = await meeting();
      await Promise.all(STEPS.map((step) => walk[step]()));
      await expectOnePayment();
    }
  });
});

describe('a forged callback', () => {
  it.each<[string, (event: PaymentEvent) => Parameters<typeof tell>[2]]>([
    ['one byte off', (event) => ({ body: JSON.stringify(event).replace('THB', 'THb') })],
    [
      'one satang off',
      (event) => ({ body: JSON.stringify({ ...event, amount: event.amount + 1 }) }),
    ],
    ['301 s old', () => ({ at: new Date(shop.clock.now().getTime() - 301_000) })],
    ['301 s ahead', () => ({ at: new Date(shop.clock.now().getTime() + 301_000) })],
    ['not even JSON', () => ({ body: '\u0000{' })],
  ])('%s is answered 401 and changes nothing', async (_, forge) => {
    const { shopper, id, paymentId } = await waiting();
    const event = shop.bank.event(paymentId, 'succeeded');
    expect(await tell(shop, event, forge(event))).toBe(401);
    expect((await orderOf(shop, shopper, id)).status).toBe('waiting_payment');
    expect(await tell(shop, event)).toBe(200);
    expect((await orderOf(shop, shopper, id)).status).toBe('paid');
  });

  it('to an unknown bank is answered 404', async () => {
    const send = (name: string) => shop.call('POST', `/payments/webhooks/${name}`, { body: {} });
    expect((await send('kbank')).status).toBe(404);
    expect((await send('nobody')).status).toBe(404);
  });
});

describe('genuine events that do not fit', () => {
  it.each([
    ['one satang less', { amount: 13_999 }],
    ['another currency', { currency: 'USD' }],
    ['another charge', { providerRef: 'ch_other' }],
  ])('%s goes to staff', async (_, changes) => {
    const { shopper, id, paymentId } = await waiting();
    expect(await tell(shop, shop.bank.event(paymentId, 'succeeded', changes))).toBe(200);
    expect(await paymentOf(shop, shopper, paymentId)).toMatchObject({ status: 'review' });
    expect((await orderOf(shop, shopper, id)).status).toBe('waiting_payment');
    expect(shop.reports.at(-1)).toBe('a payment does not match what was requested');
  });

  it("of another provider than the payment's change nothing, and are reported", async () => {
    const { shopper, id, paymentId } = await waiting();
    const event = shop.bank.event(paymentId, 'succeeded');
    const receivedAt = new Date(shop.clock.now().getTime() - 60_000);
    const { eventId } = event;
    await shop.db.insert(paymentEvents).values({ provider: 'omise', eventId, event, receivedAt });
    await shop.jobs.reconcile();
    expect((await orderOf(shop, shopper, id)).status).toBe('waiting_payment');
    expect(shop.reports.at(-1)).toBe('a payment event for an unknown payment');
  });

  it('about a foreign payment are kept and reported', async () => {
    expect(await tell(shop, shop.bank.event('nobody-knows-it', 'succeeded'))).toBe(200);
    expect(shop.reports.at(-1)).toBe('a payment event for an unknown payment');
  });
});

describe('late money', PATIENCE, () => {
  it('revives an expired order while its goods are there', async () => {
    const { shopper, id, paymentId } = await lapsed();
    const before = await orderOf(shop, shopper, id);
    expect(before).toMatchObject({ status: 'expired', payment: { status: 'expired' } });
    await tell(shop, shop.bank.event(paymentId, 'succeeded'));
    const order = await orderOf(shop, shopper, id);
    expect(order).toMatchObject({ status: 'paid', total: before.total, refund: null });
    expect(await heard(shop, shopper)).toEqual(['Payment received', 'Your order has expired']);
  });

  it('is refunded if the goods were sold meanwhile', async () => {
    const { shopper, id, paymentId } = await lapsed([[2, 1]]);
    const other = await owing(shop, [[2, 1]]);
    await tell(shop, shop.bank.event(paymentId, 'succeeded'));
    expect(await orderOf(shop, shopper, id)).toMatchObject({
      status: 'expired',
      refund: { status: 'refund_pending', amount: 140 },
    });
    expect((await heard(shop, shopper))[0]).toBe('We are returning a payment');
    await shop.jobs.returnMoney();
    expect((await orderOf(shop, shopper, id)).refund?.status).toBe('refunded');
    expect(shop.bank.refunded.has(paymentId)).toBe(true);
    expect((await heard(shop, shopper))[0]).toBe('Refund complete');
    await moveTo(shop, other.id, 'member', 'cancelled');
  });

  it('is refunded if the order was cancelled', async () => {
    const { shopper, id, paymentId } = await waiting();
    await moveTo(shop, id, 'member', 'cancelled');
    await tell(shop, shop.bank.event(paymentId, 'succeeded'));
    expect(await orderOf(shop, shopper, id)).toMatchObject({
      status: 'cancelled',
      refund: { status: 'refund_pending' },
    });
  });

  it('of a second attempt is refunded, the first one counts', async () => {
    const { shopper, id, paymentId: first } = await waiting();
    const second = await opened(shop, shopper, id, { method: 'truemoney' });
    await Promise.all([first, second].map((one) => tell(shop, shop.bank.event(one, 'succeeded'))));
    const statuses = await Promise.all(
      [first, second].map(async (one) => (await paymentOf(shop, shopper, one)).status),
    );
    expect(statuses.toSorted()).toEqual(['refund_pending', 'succeeded']);
    expect(await timesPaid(id)).toBe(1);
  });

  it('beside the sweeper ends in one of both states, never between', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { shopper, id } = await owing(shop, [[1, 1]]);
      const paymentId = await opened(shop, shopper, id);
      shop.clock.advance(HALF_HOUR_MS);
      const event = shop.bank.event(paymentId, 'succeeded');
      await Promise.all([shop.jobs.expire(), tell(shop, event), shop.jobs.expire()]);
      expect((await orderOf(shop, shopper, id)).status).toBe('paid');
    }
  });
});

describe('a refund', () => {
  async function cancelledOnce() {
    const { shopper, id, paymentId } = await waiting();
    await tell(shop, shop.bank.event(paymentId, 'succeeded'));
    const cancel = () => shop.call('POST', `/me/orders/${id}/cancel`, { token: shopper.token });
    expect((await cancel()).status).toBe(200);
    return { shopper, id, paymentId };
  }

  it('is requested until the bank does it, once across many processes', async () => {
    const { shopper, id, paymentId } = await cancelledOnce();
    shop.bank.faults.add('away');
    await shop.jobs.returnMoney();
    expect((await orderOf(shop, shopper, id)).refund?.status).toBe('refund_pending');
    shop.bank.faults.clear();
    shop.clock.advance(120_000);
    await Promise.all([shop.jobs.returnMoney(), shop.jobs.returnMoney()]);
    const asked = shop.bank.asked.filter((call) => call === `refund ${paymentId}`);
    expect(asked).toHaveLength(2);
    expect(await paymentOf(shop, shopper, paymentId)).toMatchObject({ status: 'refunded' });
    const told = await heard(shop, shopper);
    expect(told.filter((title) => title === 'Refund complete')).toHaveLength(1);
  });

  it("that is pending is completed by the bank's event", async () => {
    const { shopper, paymentId } = await cancelledOnce();
    shop.bank.faults.add('refunds later');
    await shop.jobs.returnMoney();
    shop.bank.faults.clear();
    for (let n = 0; n < 3; n += 1) await tell(shop, shop.bank.event(paymentId, 'refunded'));
    expect(await paymentOf(shop, shopper, paymentId)).toMatchObject({ status: 'refunded' });
    const [row] = await shop.db.select().from(refunds).where(eq(refunds.paymentId, paymentId));
    expect(row).toMatchObject({ status: 'done', reason: 'cancelled' });
  });

  it('that the bank refuses waits for staff', async () => {
    const { paymentId } = await cancelledOnce();
    shop.bank.faults.add('refuses refunds');
    await shop.jobs.returnMoney();
    shop.bank.faults.clear();
    expect(shop.reports.at(-1)).toBe('a refund was refused');
    const [row] = await shop.db.select().from(payments).where(eq(payments.id, paymentId));
    expect(row?.status).toBe('refund_pending');
  });
});

describe('unpaid orders', () => {
  it('release what they held, once, however many sweep', async () => {
    const shelf = async () => {
      const [row] = await shop.db.select().from(stock).where(eq(stock.productId, 1));
      return row?.reserved;
    };
    const before = await shelf();
    const orders = await Promise.all(Array.from({ length: 5 }, () => owing(shop, [[1, 3]])));
    await shop.jobs.expire();
    for (const { shopper, id } of orders) {
      expect((await orderOf(shop, shopper, id)).status).toBe('waiting_payment');
    }
    shop.clock.advance(HALF_HOUR_MS);
    await Promise.all([shop.jobs.expire(), shop.jobs.expire(), shop.jobs.expire()]);
    expect(await shelf()).toBe(before);
    for (const { shopper, id } of orders) {
      const { status, actions, timeline } = await orderOf(shop, shopper, id);
      expect(status).toBe('expired');
      expect(actions).toMatchObject({ pay: false, cancel: false, reorder: true });
      expect(timeline).toHaveLength(3);
    }
  });
});
