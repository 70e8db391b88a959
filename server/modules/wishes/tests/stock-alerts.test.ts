import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { NotificationPage } from '@/lib/notifications/contract.ts';
import type { StockAlerts } from '@/lib/wishes/contract.ts';
import { stock } from '@/server/db/schema/branches.ts';
import { members } from '@/server/db/schema/members.ts';
import { outbox } from '@/server/db/schema/operations.ts';
import { stockAlerts } from '../schema.ts';
import { tellRestocked } from '../rules/tell-restocked.ts';
import { createStockNotices } from '../notices.ts';
import { plantProducts, plantShelves } from '@/tests/harness/catalog.ts';
import { signIn, type TestMember } from '@/tests/harness/members.ts';
import { openShop, type Shop } from '@/tests/harness/shop.ts';

const SOLD_OUT = 1;
const OTHER = 2;
const IN_STOCK = 3;
const HIDDEN = 4;

let shop: Shop;
let alice: TestMember;

beforeAll(async () => {
  shop = await openShop();
  await plantShelves(shop.db);
  await plantProducts(shop.db, [
    { id: SOLD_OUT, nameEn: 'Rice Serum', nameTh: 'เซรั่มข้าว', available: 0 },
    { id: OTHER, available: 0 },
    { id: IN_STOCK },
    { id: HIDDEN, listed: false, available: 0 },
  ]);
});
afterAll(() => shop.close());
beforeEach(async () => {
  await shop.db.delete(stockAlerts);
  await shop.db.delete(outbox);
  await restock(SOLD_OUT, 0);
  alice = await signIn(shop);
});

const ask = (productId: unknown, { token } = alice) =>
  shop.call('POST', '/me/stock-alerts', { token, body: { product_id: productId } });
const waiting = async ({ token } = alice) =>
  (await shop.call<StockAlerts>('GET', '/me/stock-alerts', { token })).body.product_ids;
const heard = async ({ token } = alice, locale = 'en') =>
  (await shop.call<NotificationPage>('GET', `/notifications?locale=${locale}`, { token })).body;

const restock = (productId: number, onHand: number) =>
  shop.db
    .update(stock)
    .set({ onHand })
    .where(and(eq(stock.productId, productId), eq(stock.branchId, 0)));
/** One run of the job, as each process runs it. */
const poll = () =>
  tellRestocked({ ...shop.sweeping, notices: createStockNotices('https://shop.test') });

describe('asking for an alert', () => {
  it('is stored once, and deleted on demand', async () => {
    expect(await ask(SOLD_OUT)).toMatchObject({ status: 200, body: {} });
    expect(await ask(SOLD_OUT)).toMatchObject({ status: 200 });
    expect(await waiting()).toEqual([SOLD_OUT]);
    const path = `/me/stock-alerts/${String(SOLD_OUT)}`;
    for (let n = 0; n < 2; n += 1) {
      expect(await shop.call('DELETE', path, { token: alice.token })).toMatchObject({
        status: 200,
      });
    }
    expect(await waiting()).toEqual([]);
  });

  it('is refused for products in stock, and for unlisted ones', async () => {
    expect(await ask(IN_STOCK)).toMatchObject({
      status: 409,
      body: { code: 'ALREADY_IN_STOCK' },
    });
    expect((await ask(HIDDEN)).status).toBe(422);
    expect((await ask(99)).status).toBe(422);
    expect((await ask('x')).status).toBe(422);
    expect((await ask(2_147_483_648)).status).toBe(422);
  });

  it('is for members', async () => {
    for (const [method, path] of [
      ['GET', '/me/stock-alerts'],
      ['POST', '/me/stock-alerts'],
      ['DELETE', '/me/stock-alerts/1'],
    ] as const) {
      expect((await shop.call(method, path)).status).toBe(401);
    }
  });
});

describe('a product that is back', () => {
  it('notifies only waiting members, in their language', async () => {
    const bob = await signIn(shop);
    await ask(SOLD_OUT);
    await ask(OTHER, bob);
    await poll();
    expect((await heard()).total).toBe(0);
    await restock(SOLD_OUT, 3);
    await poll();
    expect(await heard()).toMatchObject({
      total: 1,
      total_unread: 1,
      entities: [
        {
          type: 'system',
          title: 'Back in stock',
          body: 'Rice Serum is back in stock. Get yours before it sells out.',
          url: '/products/1',
          image: { thumbnail_url: expect.stringContaining('/products/1.') },
        },
      ],
    });
    expect((await heard(alice, 'th')).entities[0]?.body).toContain('เซรั่มข้าว');
    expect((await heard(bob)).total).toBe(0);
    expect(await waiting()).toEqual([]);
    expect(await waiting(bob)).toEqual([OTHER]);
  });

  it('notifies again only after another request', async () => {
    await ask(SOLD_OUT);
    await restock(SOLD_OUT, 1);
    await poll();
    await restock(SOLD_OUT, 0);
    await restock(SOLD_OUT, 5);
    await poll();
    expect((await heard()).total).toBe(1);
    await restock(SOLD_OUT, 0);
    await ask(SOLD_OUT);
    await restock(SOLD_OUT, 5);
    await poll();
    expect((await heard()).total).toBe(2);
  });

  it('sends mail to those with an address, in both languages', async () => {
    const bob = await signIn(shop);
    await shop.db
      .update(members)
      .set({ email: 'alice@example.com' })
      .where(eq(members.id, alice.memberId));
    await ask(SOLD_OUT);
    await ask(SOLD_OUT, bob);
    await restock(SOLD_OUT, 1);
    await poll();
    const mails = await shop.db.select().from(outbox);
    expect(mails).toHaveLength(1);
    expect(mails[0]).toMatchObject({ kind: 'mail', recipient: 'alice@example.com' });
    expect(mails[0]?.body).toContain('https://shop.test/th/products/1');
    expect(mails[0]?.body).toContain('Rice Serum is back in stock');
  });

  it('notifies each exactly once, with two processes at work', async () => {
    const crowd = await Promise.all(Array.from({ length: 130 }, () => signIn(shop)));
    await shop.db.insert(stockAlerts).values(
      crowd.map(({ memberId }) => ({
        memberId,
        productId: SOLD_OUT,
        createdAt: shop.clock.now(),
      })),
    );
    // All connections are open before they compete.
    await Promise.all(Array.from({ length: 8 }, () => shop.db.execute('SELECT pg_sleep(0.02)')));
    await restock(SOLD_OUT, 10);
    await Promise.all([poll(), poll(), poll(), poll()]);
    await poll();
    const totals = await Promise.all(crowd.map(async (one) => (await heard(one)).total));
    expect(totals).toEqual(crowd.map(() => 1));
    expect(await shop.db.$count(stockAlerts)).toBe(0);
  });

  it('notifies no one if the transaction fails halfway', async () => {
    await shop.db
      .update(members)
      .set({ email: 'alice@example.com' })
      .where(eq(members.id, alice.memberId));
    await ask(SOLD_OUT);
    await restock(SOLD_OUT, 1);
    const notices = createStockNotices('https://shop.test');
    await tellRestocked({
      ...shop.sweeping,
      notices: {
        ...notices,
        mail: () => {
          throw new Error('out of paper');
        },
      },
    });
    expect(shop.reports).toContain('a member could not be told of a product');
    expect((await heard()).total).toBe(0);
    expect(await waiting()).toEqual([SOLD_OUT]);
    await poll();
    expect((await heard()).total).toBe(1);
  });
});
