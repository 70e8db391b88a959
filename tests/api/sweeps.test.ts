import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { selectRows } from '../../server/db/client.ts';
import { plantProducts, plantShelves } from '../harness/catalogue.ts';
import { moveTo, opened, owing, paid, paymentOf, tell } from '../harness/paying.ts';
import { openShop, type Shop } from '../harness/shop.ts';

const DAY_MS = 86_400_000;
/** After which somebody else may try what was taken. */
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

/** While `work` lasts, no row of the table may be written that breaks the rule. */
async function withRule(table: string, rule: string, work: () => Promise<void>): Promise<void> {
  const [name, check] = [sql.identifier(table), sql.raw(`CHECK (${rule}) NOT VALID`)];
  await shop.db.execute(sql`ALTER TABLE ${name} ADD CONSTRAINT poison ${check}`);
  try {
    await work();
  } finally {
    await shop.db.execute(sql`ALTER TABLE ${name} DROP CONSTRAINT poison`);
  }
}

/** While `work` lasts, the order cannot take this status. */
const withPoisoned = (id: string, status: string, work: () => Promise<void>) =>
  withRule('order_history', `order_id <> '${id}' OR status <> '${status}'`, work);

it('lets one order that throws stop no other from ending', async () => {
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

it('lets one order that throws stop no other from being completed', async () => {
  const all = [await owing(shop, [[1, 1]]), await owing(shop, [[1, 1]])];
  for (const { shopper, id } of all) {
    await tell(shop, shop.bank.news(await opened(shop, shopper, id), 'succeeded'));
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

it('lets one payment that throws stop no other from being reconciled', async () => {
  const all = [await owing(shop, [[1, 1]]), await owing(shop, [[1, 1]])];
  for (const { shopper, id } of all) {
    // Its callback is lost.
    shop.bank.decide(shop.bank.news(await opened(shop, shopper, id), 'succeeded'));
  }
  const [first, second] = all;
  shop.clock.advance(60_000);
  await withPoisoned(first?.id ?? '', 'paid', async () => {
    await shop.jobs.reconcile();
    expect(await statusOf(second?.id)).toBe('paid');
    expect(shop.reports).toContain('a payment could not be reconciled');
  });
});

it('lets one refund that throws stop no other from going back', async () => {
  const all = [await paid(shop, [[1, 1]]), await paid(shop, [[1, 1]])];
  for (const { id } of all) await moveTo(shop, id, 'member', 'cancelled');
  const [first, second] = all;
  const statusesOf = () =>
    Promise.all(
      all.map(async ({ shopper, paymentId }) => (await paymentOf(shop, shopper, paymentId)).status),
    );
  const rule = `payment_id <> '${first?.paymentId ?? ''}' OR status <> 'done'`;
  await withRule('refunds', rule, async () => {
    await shop.jobs.returnMoney();
    expect(await statusesOf()).toEqual(['refund_pending', 'refunded']);
    expect(shop.reports).toContain('a refund could not be finished');
  });
  shop.clock.advance(LEASE_MS);
  await shop.jobs.returnMoney();
  expect(await statusesOf()).toEqual(['refunded', 'refunded']);
  expect(shop.bank.refunded).toContain(second?.paymentId);
});

it('lets one attempt that throws stop no other from being let go', async () => {
  const all = [await owing(shop, [[1, 1]]), await owing(shop, [[1, 1]])];
  const attempts: string[] = [];
  for (const { shopper, id } of all) {
    attempts.push(await opened(shop, shopper, id));
    await moveTo(shop, id, 'member', 'cancelled');
  }
  const [first = '', second = ''] = attempts;
  const asked = (id: string) => shop.bank.asked.filter((call) => call === `cancel ${id}`).length;
  await withRule('payments', `id <> '${first}' OR cancel_at IS NOT NULL`, async () => {
    await shop.jobs.letGo();
    expect(shop.bank.cancelled).toContain(second);
    expect(shop.reports).toContain('a payment could not be let go');
  });
  shop.clock.advance(LEASE_MS);
  await shop.jobs.letGo();
  // What could not be written down is asked again; the other one is done with.
  expect([asked(first), asked(second)]).toEqual([2, 1]);
});
