import { asc, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { selectRows } from '../../server/db/client.ts';
import { purgeExpired } from '../../server/db/purge.ts';
import { writeDueDocuments } from '../../server/modules/search/index-repo.ts';
import { stock } from '../../server/db/schema/branches.ts';
import { members } from '../../server/db/schema/members.ts';
import { idempotencyKeys, rateLimits } from '../../server/db/schema/operations.ts';
import { memberCoupons } from '../../server/modules/wallet/schema.ts';
import { stockAlerts } from '../../server/modules/wishes/schema.ts';
import { tellRestocked } from '../../server/modules/wishes/rules/tell-restocked.ts';
import { createStockNotices } from '../../server/modules/wishes/notices.ts';
import { plantProducts, plantShelves } from '../harness/catalog.ts';
import { signIn } from '../harness/members.ts';
import { withRule } from '../harness/poison.ts';
import { openShop, type Shop } from '../harness/shop.ts';
import { giveCoins, plantCoupon } from '../harness/wallet.ts';

const DAY_MS = 86_400_000;
/** More than one batch of any sweep. */
const CROWD = 60;

let shop: Shop;
let crowd: readonly number[];
beforeAll(async () => {
  shop = await openShop();
  await plantShelves(shop.db);
  await plantProducts(shop.db, [{ id: 1 }, { id: 2 }, { id: 3 }]);
  const all = await Promise.all(Array.from({ length: CROWD }, () => signIn(shop)));
  crowd = all.map(({ memberId }) => memberId).toSorted((a, b) => a - b);
});
afterAll(() => shop.close());
beforeEach(() => {
  shop.reports.length = 0;
});

/** In the first batch, so that it comes before the others. */
const unlucky = () => crowd[3] ?? 0;

it('a coupon that fails to expire blocks no other coupon, and no coins', async () => {
  const couponId = await plantCoupon(shop);
  const now = shop.clock.now();
  await shop.db.insert(memberCoupons).values(
    crowd.map((memberId) => ({
      ...{ memberId, couponId, status: 'ready' as const },
      ...{ createdAt: now, expiresAt: new Date(now.getTime() + DAY_MS) },
    })),
  );
  await giveCoins(shop, unlucky(), 5, 1);
  shop.clock.advance(2 * DAY_MS);
  const ready = async () => {
    const rows = await shop.db
      .select({ memberId: memberCoupons.memberId })
      .from(memberCoupons)
      .where(eq(memberCoupons.status, 'ready'));
    return rows.map(({ memberId }) => memberId);
  };
  const rule = `member_id <> ${String(unlucky())} OR status <> 'expired'`;
  await withRule(shop.db, 'member_coupons', rule, async () => {
    await shop.jobs.expireWallet();
    expect(await ready()).toEqual([unlucky()]);
    expect(await coinsOf()).toEqual(crowd.map(() => 0));
    expect(shop.reports).toEqual(['a coupon could not be expired']);
  });
  await shop.jobs.expireWallet();
  expect(await ready()).toEqual([]);
});

async function coinsOf(): Promise<readonly number[]> {
  const rows = await shop.db
    .select({ coins: members.coins })
    .from(members)
    .orderBy(asc(members.id));
  return rows.map(({ coins }) => coins);
}

it('coins of one member that fail to expire block no other member’s', async () => {
  for (const memberId of crowd) await giveCoins(shop, memberId, 10, 1);
  shop.clock.advance(3 * DAY_MS);
  const rule = `member_id <> ${String(unlucky())} OR reason <> 'expired'`;
  await withRule(shop.db, 'coin_entries', rule, async () => {
    await shop.jobs.expireWallet();
    expect(await coinsOf()).toEqual(crowd.map((id) => (id === unlucky() ? 10 : 0)));
    expect(shop.reports).toEqual(['coins could not be expired']);
  });
  await shop.jobs.expireWallet();
  expect(await coinsOf()).toEqual(crowd.map(() => 0));
});

it('a failed stock alert to one member blocks no other', async () => {
  const restock = (onHand: number) =>
    shop.db.update(stock).set({ onHand }).where(eq(stock.productId, 1));
  await restock(0);
  const createdAt = shop.clock.now();
  await shop.db
    .insert(stockAlerts)
    .values(crowd.map((memberId) => ({ memberId, productId: 1, createdAt })));
  await restock(5);
  const tell = () =>
    tellRestocked({ ...shop.sweeping, notices: createStockNotices('https://shop.test') });
  const waiting = async () =>
    (await shop.db.select().from(stockAlerts)).map(({ memberId }) => memberId);
  await withRule(shop.db, 'notifications', `member_id <> ${String(unlucky())}`, async () => {
    await tell();
    expect(await waiting()).toEqual([unlucky()]);
    expect(shop.reports).toEqual(['a member could not be told of a product']);
  });
  await tell();
  expect(await waiting()).toEqual([]);
});

it('a product that fails to be indexed blocks no other', async () => {
  const due = async () =>
    selectRows(shop.db, sql`SELECT product_id FROM search_documents WHERE due ORDER BY 1`);
  await shop.db.execute(sql`UPDATE products SET name_en = name_en || ' anew'`);
  expect(await due()).toHaveLength(3);
  await withRule(shop.db, 'search_documents', 'product_id <> 2 OR due', async () => {
    await writeDueDocuments(shop.db, shop);
    expect(await due()).toEqual([{ product_id: 2 }]);
    expect(shop.reports).toEqual(['a product could not be made findable']);
  });
  await writeDueDocuments(shop.db, shop);
  expect(await due()).toEqual([]);
});

it('a table that fails to be purged blocks no other', async () => {
  const memberId = unlucky();
  await shop.db.insert(idempotencyKeys).values({
    ...{ memberId, key: 'old', requestHash: 'x' },
    createdAt: new Date(shop.clock.now().getTime() - 30 * DAY_MS),
  });
  const expiresAt = new Date(shop.clock.now().getTime() - DAY_MS);
  await shop.db.insert(rateLimits).values({ key: 'old', hits: [], expiresAt });
  await shop.db.execute(sql`CREATE TABLE poison (key text REFERENCES rate_limits (key))`);
  await shop.db.execute(sql`INSERT INTO poison SELECT key FROM rate_limits LIMIT 1`);
  await purgeExpired(shop.db, shop.clock.now(), shop.report);
  expect(shop.reports).toEqual(['a table could not be purged']);
  expect(await shop.db.$count(idempotencyKeys)).toBe(0);
});
