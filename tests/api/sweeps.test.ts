import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { selectRows } from '../../server/db/client.ts';
import { createRepos } from '../../server/runtime/repos.ts';
import { plantProducts, plantShelves } from '../harness/catalog.ts';
import { moveTo, opened, owing, paid, paymentOf, tell } from '../harness/paying.ts';
import { withRule } from '../harness/poison.ts';
import { openShop, type Shop } from '../harness/shop.ts';

const DAY_MS = 86_400_000;
/** Lease of a claim; afterwards another process may retry it. */
const LEASE_MS = 60_000;

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
  await plantShelves(shop.db);
  await plantProducts(shop.db, [{ id: 1, available: 100 }]);
});
afterAll(() => shop.close());

async function statusOf(id: string | undefined): Promise<string | undefined> {
  const where = sql`WHERE id = ${id ?? ''}`;
  const rows = await selectRows<{ status: string }>(
    shop.db,
    sql`SELECT status FROM orders ${where}`,
  );
  return rows[0]?.status;
}

function withPoisoned(id: string, status: string, work: () => Promise<void>): Promise<void> {
  return withRule(shop.db, 'order_history', `order_id <> '${id}' OR status <> '${status}'`, work);
}

it('expires the others when one order throws', async () => {
  const all = [
    await owing(shop, [[1, 1]]),
    await owing(shop, [[1, 1]]),
    await owing(shop, [[1, 1]]),
  ];
  const [first, ...others] = all;
  shop.clock.advance(DAY_MS);
  await withPoisoned(first?.id ?? '', 'expired', async () => {
    await shop.jobs.expire();
    for (const order of others) expect(await statusOf(order.id)).toBe('expired');
    expect(shop.reports).toContain('an order could not be moved');
  });
  await shop.jobs.expire();
  for (const order of all) expect(await statusOf(order.id)).toBe('expired');
});

it('completes the others when one order throws', async () => {
  const all = [await owing(shop, [[1, 1]]), await owing(shop, [[1, 1]])];
  for (const { shopper, id } of all) {
    await tell(shop, shop.bank.event(await opened(shop, shopper, id), 'succeeded'));
    await moveTo(shop, id, 'staff', 'packing', 'shipped', 'delivered');
  }
  const [first, second] = all;
  shop.clock.advance(60 * DAY_MS);
  await withPoisoned(first?.id ?? '', 'completed', async () => {
    await shop.jobs.complete();
    expect(await statusOf(second?.id)).toBe('completed');
    expect(await statusOf(first?.id)).toBe('delivered');
  });
});

it('reconciles the others when one payment throws', async () => {
  const all = [await owing(shop, [[1, 1]]), await owing(shop, [[1, 1]])];
  for (const { shopper, id } of all) {
    shop.bank.decide(shop.bank.event(await opened(shop, shopper, id), 'succeeded'));
  }
  const [first, second] = all;
  shop.clock.advance(60_000);
  await withPoisoned(first?.id ?? '', 'paid', async () => {
    await shop.jobs.reconcile();
    expect(await statusOf(second?.id)).toBe('paid');
    expect(shop.reports).toContain('a payment could not be reconciled');
  });
});

it('makes the others when one refund throws', async () => {
  const all = [await paid(shop, [[1, 1]]), await paid(shop, [[1, 1]])];
  for (const { id } of all) await moveTo(shop, id, 'member', 'cancelled');
  const [first, second] = all;
  const statusesOf = () =>
    Promise.all(
      all.map(async ({ shopper, paymentId }) => (await paymentOf(shop, shopper, paymentId)).status),
    );
  const rule = `payment_id <> '${first?.paymentId ?? ''}' OR status <> 'done'`;
  await withRule(shop.db, 'refunds', rule, async () => {
    await shop.jobs.returnMoney();
    expect(await statusesOf()).toEqual(['refund_pending', 'refunded']);
    expect(shop.reports).toContain('a refund could not be finished');
  });
  shop.clock.advance(LEASE_MS);
  await shop.jobs.returnMoney();
  expect(await statusesOf()).toEqual(['refunded', 'refunded']);
  expect(shop.bank.refunded).toContain(second?.paymentId);
});

it('cancels the others when one attempt throws', async () => {
  const all = [await owing(shop, [[1, 1]]), await owing(shop, [[1, 1]])];
  const attempts: string[] = [];
  for (const { shopper, id } of all) {
    attempts.push(await opened(shop, shopper, id));
    await moveTo(shop, id, 'member', 'cancelled');
  }
  const [first = '', second = ''] = attempts;
  const asked = (id: string) => shop.bank.asked.filter((call) => call === `cancel ${id}`).length;
  const rule = `id <> '${first}' OR cancel_at IS NOT NULL`;
  await withRule(shop.db, 'payments', rule, async () => {
    await shop.jobs.letGo();
    expect(shop.bank.cancelled).toContain(second);
    expect(shop.reports).toContain('a payment could not be let go');
  });
  shop.clock.advance(LEASE_MS);
  await shop.jobs.letGo();
  // A result that was not recorded is requested again; the other one is done.
  expect([asked(first), asked(second)]).toEqual([2, 1]);
});

it('handles the others when many events throw', async () => {
  const [bad, good] = [await owing(shop, [[1, 1]]), await owing(shop, [[1, 1]])];
  const eventOf = async ({ shopper, id }: typeof bad) =>
    shop.bank.event(await opened(shop, shopper, id), 'succeeded');
  const { paymentEvents } = createRepos(shop.db);
  const first = await eventOf(bad);
  for (let n = 0; n < 25; n += 1) {
    const event = { ...first, eventId: `${first.eventId}-${String(n)}` };
    await paymentEvents.store(shop.bank.provider.name, event, shop.clock.now());
  }
  shop.clock.advance(1_000);
  await paymentEvents.store(shop.bank.provider.name, await eventOf(good), shop.clock.now());
  shop.clock.advance(60_000);
  await withPoisoned(bad.id, 'paid', async () => {
    await shop.jobs.reconcile();
    expect(await statusOf(good.id)).toBe('paid');
    expect(shop.reports).toContain('a payment event could not be applied');
  });
});
