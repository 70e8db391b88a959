import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { orderHistory } from '@/server/db/schema/orders.ts';
import { payments, refunds } from '@/server/db/schema/payments.ts';
import type { PaymentEvent } from '@/server/core/kept-payments.ts';
import type { StaffPayment, StaffPaymentPage } from '@/lib/staff/contract-payments.ts';
import { plantProducts, plantShelves } from '@/tests/harness/catalog.ts';
import { expectInvariants } from '@/tests/harness/invariants.ts';
import type { TestMember } from '@/tests/harness/members.ts';
import { signInStaff } from '@/tests/harness/orders.ts';
import { heard, moveTo, opened, orderOf, owing, paid, tell } from '@/tests/harness/paying.ts';
import { openShop, type Shop } from '@/tests/harness/shop.ts';

const RECEIVED = new Map([[1, 900]]);
const PATIENCE = { timeout: 180_000 };
const ASKED = 14_000;

const DIFFERS = 'a payment does not match what was requested';

const BOARD = '/api/admin/v1/payments';

let shop: Shop;
let office: TestMember;
beforeAll(async () => {
  shop = await openShop();
  await plantShelves(shop.db);
  await plantProducts(shop.db, [{ id: 1, available: 900 }]);
  office = await signInStaff(shop);
});
afterAll(() => shop.close());
afterEach(() => expectInvariants(shop.db, RECEIVED));

async function waiting() {
  const { shopper, id } = await owing(shop, [[1, 1]]);
  return { shopper, id, paymentId: await opened(shop, shopper, id) };
}

function permutations<Item>(items: readonly Item[]): Item[][] {
  if (items.length < 2) return [[...items]];
  return items.flatMap((item, index) =>
    permutations(items.toSpliced(index, 1)).map((rest) => [item, ...rest]),
  );
}

/** An order's money by the shop's books. */
async function kept(orderId: string): Promise<number> {
  const rows = await shop.db
    .select({ payment: payments, refund: refunds })
    .from(payments)
    .leftJoin(refunds, eq(refunds.paymentId, payments.id))
    .where(eq(payments.orderId, orderId));
  return rows.reduce((sum, { payment: { status, amount }, refund }) => {
    const came = HOLDS_MONEY.has(status) ? amount : 0;
    return sum + came - (refund?.status === 'done' ? refund.amount : 0);
  }, 0);
}
const HOLDS_MONEY = new Set(['succeeded', 'review', 'refund_pending', 'refunded']);

async function times(orderId: string, wanted: string): Promise<number> {
  const rows = await shop.db.select().from(orderHistory).where(eq(orderHistory.orderId, orderId));
  return rows.filter(({ status }) => status === wanted).length;
}

const secondOf = (paymentId: string) => `ch_second_${paymentId}`;

/** Possible events of one attempt: two charges, a refund of one, and a failure. */
function eventsOf(paymentId: string): Readonly<Record<Told, PaymentEvent>> {
  const providerRef = secondOf(paymentId);
  return {
    succeeded: shop.bank.event(paymentId, 'succeeded'),
    'second succeeded': shop.bank.event(paymentId, 'succeeded', { providerRef }),
    refunded: shop.bank.event(paymentId, 'refunded'),
    failed: shop.bank.event(paymentId, 'failed'),
  };
}
type Told = 'succeeded' | 'second succeeded' | 'refunded' | 'failed';

const givenBack = (ref: string) =>
  shop.bank.returned.filter(({ providerRef }) => providerRef === ref);

const boardOf = async (orderId: string): Promise<readonly StaffPayment[]> => {
  const { body } = await shop.call<StaffPaymentPage>('GET', `${BOARD}?per_page=100`, office);
  return body.entities.filter(({ order_id }) => order_id === orderId);
};

/** The shop refunds surplus money, staff refund reviewed money. */
async function clear(orderId: string): Promise<void> {
  for (const { payment_id: id, version, moves } of await boardOf(orderId)) {
    if (!moves.includes('refund')) continue;
    const body = { version, reason: 'Came by another charge' };
    const done = await shop.call('POST', `${BOARD}/${id}/refund`, { ...office, body });
    expect(done.status).toBe(200);
  }
  await Promise.all([shop.jobs.returnMoney(), shop.jobs.returnMoney()]);
}

const ORDERS = [
  ...permutations<Told>(['succeeded', 'second succeeded']),
  ...permutations<Told>(['succeeded', 'refunded']),
  ...permutations<Told>(['succeeded', 'second succeeded', 'refunded', 'failed']),
];

describe('events of two charges in any order, each twice', PATIENCE, () => {
  it.each(ORDERS.map((order) => [order.join(', '), order] as const))(
    '%s: captured minus refunded equals what the order counts as paid',
    async (_, order) => {
      const { shopper, id, paymentId } = await waiting();
      const events = eventsOf(paymentId);
      for (const kind of order) {
        expect(await tell(shop, events[kind])).toBe(200);
        expect(await tell(shop, events[kind])).toBe(200);
      }
      await clear(id);
      const captured = order.filter((kind) => kind.endsWith('succeeded')).length * ASKED;
      const unasked = order.includes('refunded') ? ASKED : 0;
      const asked = givenBack(secondOf(paymentId)).length * ASKED;
      const { status } = await orderOf(shop, shopper, id);
      expect(captured - unasked - asked).toBe(await kept(id));
      expect(await kept(id)).toBe(status === 'paid' ? ASKED : 0);
      expect(await times(id, 'paid')).toBeLessThanOrEqual(1);
      expect(await boardOf(id)).toSatisfy((rest: readonly StaffPayment[]) =>
        rest.every(({ moves }) => moves.length === 0),
      );
    },
  );

  it('all of it concurrently and repeatedly: the same', async () => {
    for (let round = 0; round < 3; round += 1) {
      const { shopper, id, paymentId } = await waiting();
      const events = Array.from({ length: 4 }, () => Object.values(eventsOf(paymentId))).flat();
      const answers = await Promise.all(events.map((event) => tell(shop, event)));
      expect(new Set(answers)).toEqual(new Set([200]));
      await clear(id);
      const { status } = await orderOf(shop, shopper, id);
      expect(await kept(id)).toBe(status === 'paid' ? ASKED : 0);
      const asked = givenBack(secondOf(paymentId)).length * ASKED;
      expect(ASKED - asked).toBe(await kept(id));
    }
  });
});

it('reports nothing in a normal payment, however often its events repeat', async () => {
  const before = shop.reports.length;
  const { paymentId } = await paid(shop, [[1, 1]]);
  await tell(shop, eventsOf(paymentId).succeeded);
  await tell(shop, eventsOf(paymentId).failed);
  expect(shop.reports.slice(before)).toEqual([]);
});

it.each([
  ['the same money', {}, {}, []],
  ['another amount', {}, { amount: 13_999 }, [DIFFERS]],
  ['another currency', {}, { currency: 'USD' }, [DIFFERS]],
  ['the same wrong amount', { amount: 13_999 }, { amount: 13_999 }, []],
  ['the right amount, after a wrong one', { amount: 13_999 }, {}, [DIFFERS]],
])('reports a bank that contradicts itself: %s', async (_, first, then, reports) => {
  const { paymentId } = await waiting();
  await tell(shop, shop.bank.event(paymentId, 'succeeded', first));
  const before = shop.reports.length;
  await tell(shop, shop.bank.event(paymentId, 'succeeded', then));
  expect(shop.reports.slice(before)).toEqual(reports);
});

describe('a second charge for a paid payment', PATIENCE, () => {
  async function twiceCharged() {
    const order = await paid(shop, [[1, 1]]);
    const event = eventsOf(order.paymentId)['second succeeded'];
    await tell(shop, event);
    return { ...order, ref: secondOf(order.paymentId) };
  }

  it('is kept, shown to staff and refunded by its own charge', async () => {
    const { shopper, id, paymentId, ref } = await twiceCharged();
    expect(shop.reports.at(-1)).toBe('a second charge for a paid payment');
    const [shown] = await boardOf(id);
    expect(shown).toMatchObject({
      ...{ order_status: 'paid', status: 'refund_pending', amount: 140, moves: [] },
      refund: { status: 'pending', amount: 140, reason: 'surplus' },
    });
    expect((await heard(shop, shopper))[0]).toBe('We are returning a payment');
    await shop.jobs.returnMoney();
    expect(givenBack(ref)).toMatchObject([{ amount: ASKED }]);
    expect(await orderOf(shop, shopper, id)).toMatchObject({
      status: 'paid',
      payment: { id: paymentId, status: 'succeeded' },
    });
    // The bank's event is not new.
    await tell(shop, shop.bank.event(paymentId, 'refunded', { providerRef: ref }));
    expect((await orderOf(shop, shopper, id)).status).toBe('paid');
    expect(await kept(id)).toBe(ASKED);
  });

  it('stays on the board for a week, and until staff refund it if the bank refuses', async () => {
    const quick = await twiceCharged();
    await shop.jobs.returnMoney();
    expect(await boardOf(quick.id)).toMatchObject([{ refund: { status: 'done' }, moves: [] }]);
    const refused = await twiceCharged();
    shop.bank.faults.add('refuses refunds');
    await shop.jobs.returnMoney();
    shop.bank.faults.clear();
    expect(await boardOf(refused.id)).toMatchObject([{ moves: ['resolve'] }]);
    shop.clock.advance(8 * 24 * 3_600_000);
    office = await signInStaff(shop);
    expect(await boardOf(quick.id)).toEqual([]);
    expect(await boardOf(refused.id)).toMatchObject([{ moves: ['resolve'] }]);
  });

  it('of another amount is refunded in full', async () => {
    const { id, paymentId } = await paid(shop, [[1, 1]]);
    const changes = { providerRef: secondOf(paymentId), amount: 777 };
    await tell(shop, shop.bank.event(paymentId, 'succeeded', changes));
    await shop.jobs.returnMoney();
    expect(givenBack(changes.providerRef)).toMatchObject([{ amount: 777 }]);
    expect(await kept(id)).toBe(ASKED);
  });

  it.each([
    ['what was asked for pays the order', {}, 'paid', 0],
    ['another currency goes back', { currency: 'USD' }, 'waiting_payment', 1],
    ['another amount goes back', { amount: 13_998 }, 'waiting_payment', 1],
  ] as const)('while the first one is in review: of %s', async (_, changes, status, back) => {
    const { shopper, id, paymentId } = await waiting();
    await tell(shop, shop.bank.event(paymentId, 'succeeded', { amount: 13_999 }));
    const second = { providerRef: secondOf(paymentId), ...changes };
    await tell(shop, shop.bank.event(paymentId, 'succeeded', second));
    expect((await orderOf(shop, shopper, id)).status).toBe(status);
    await shop.jobs.returnMoney();
    expect(givenBack(second.providerRef)).toHaveLength(back);
  });

  it('of a refunded payment is refunded too', async () => {
    const { id, paymentId } = await paid(shop, [[1, 1]]);
    await moveTo(shop, id, 'member', 'cancelled');
    await shop.jobs.returnMoney();
    await tell(shop, eventsOf(paymentId)['second succeeded']);
    await shop.jobs.returnMoney();
    expect(givenBack(secondOf(paymentId))).toHaveLength(1);
    expect(await kept(id)).toBe(0);
  });
});

describe('money that the bank returned unasked', PATIENCE, () => {
  it('before the charge event leaves the order unpaid, and payable', async () => {
    const { shopper, id, paymentId } = await waiting();
    await tell(shop, eventsOf(paymentId).refunded);
    await tell(shop, eventsOf(paymentId).succeeded);
    expect(await orderOf(shop, shopper, id)).toMatchObject({
      status: 'waiting_payment',
      payment: { status: 'refunded' },
    });
    expect(shop.reports).toContain('a provider refunded unasked');
    expect(await boardOf(id)).toMatchObject([{ refund: { status: 'done', reason: 'unasked' } }]);
    const again = await opened(shop, shopper, id);
    await tell(shop, shop.bank.event(again, 'succeeded'));
    expect((await orderOf(shop, shopper, id)).status).toBe('paid');
    expect(await kept(id)).toBe(ASKED);
  });

  it('in part, before the charge event, leaves the rest to staff', async () => {
    const { shopper, id, paymentId } = await waiting();
    await tell(shop, shop.bank.event(paymentId, 'refunded', { amount: 4_000 }));
    await tell(shop, eventsOf(paymentId).succeeded);
    expect((await orderOf(shop, shopper, id)).status).toBe('waiting_payment');
    expect(await boardOf(id)).toMatchObject([{ status: 'review', received: { amount: 100 } }]);
    await clear(id);
    expect(shop.bank.returned.at(-1)).toMatchObject({ paymentId, amount: 10_000 });
  });

  it('in part leaves the order paid, and cancelling refunds the rest once', async () => {
    const { shopper, id, paymentId } = await paid(shop, [[1, 1]]);
    await tell(shop, shop.bank.event(paymentId, 'refunded', { amount: 4_000 }));
    expect((await orderOf(shop, shopper, id)).status).toBe('paid');
    await moveTo(shop, id, 'member', 'cancelled');
    await Promise.all([shop.jobs.returnMoney(), shop.jobs.returnMoney()]);
    const back = shop.bank.returned.filter((one) => one.paymentId === paymentId);
    expect(back).toMatchObject([{ amount: ASKED - 4_000 }]);
    expect(await kept(id)).toBe(0);
    expect((await orderOf(shop, shopper, id)).refund).toEqual({ status: 'refunded', amount: 140 });
    // The bank's total is not new.
    await tell(shop, shop.bank.event(paymentId, 'refunded'));
    await shop.jobs.returnMoney();
    expect(shop.bank.returned.filter((one) => one.paymentId === paymentId)).toHaveLength(1);
  });

  it('cancels an order whose goods are still there', async () => {
    const { shopper, id, paymentId } = await paid(shop, [[1, 1]]);
    await tell(shop, eventsOf(paymentId).refunded);
    expect(await orderOf(shop, shopper, id)).toMatchObject({
      status: 'cancelled',
      refund: { status: 'refunded', amount: 140 },
    });
    await shop.jobs.returnMoney();
    expect(shop.bank.asked).not.toContain(`refund ${paymentId}`);
  });
});
