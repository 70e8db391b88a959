import { asc, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ProductPage } from '../../lib/catalog/contract.ts';
import { BANNER_PLACEMENTS, bannerDetailSchema, type Banner } from '../../lib/contents/contract.ts';
import type { FlashSaleState, PromotionGroup } from '../../lib/offers/contract.ts';
import { createRepos } from '../../server/runtime/repos.ts';
import { products } from '../../server/db/schema/catalog.ts';
import { banners } from '../../server/modules/banners/schema.ts';
import { members } from '../../server/db/schema/members.ts';
import {
  flashSaleItems,
  flashSales,
  promotionGroupProducts,
  promotionGroups,
} from '../../server/db/schema/offers.ts';
import { dayNumber, dayStart } from '../../lib/format/bangkok.ts';
import { keepDemoOffers } from '../../demo/seed/demo-offers.ts';
import { seedDatabase } from '../../demo/seed/load.ts';
import { readSceneName } from '../../demo/pictures/scenes/names.ts';
import { signIn, type TestMember } from '../harness/members.ts';
import { toldPrices } from '../harness/price-tellers.ts';
import { openShop, type Shop } from '../harness/shop.ts';

const DAY_MS = 86_400_000;

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
  await seedDatabase(shop.db, { products: 1_000, now: shop.clock.now(), people: false });
  await Promise.all([
    keepDemoOffers(shop.db, shop.clock.now()),
    keepDemoOffers(shop.db, shop.clock.now()),
  ]);
}, 60_000);
afterAll(() => shop.close());

describe('promotions of the demo', () => {
  it('are many, of each kind, in both languages, with products', async () => {
    const { body } = await shop.call<{ entities: PromotionGroup[] }>(
      'GET',
      '/promotion-groups/web',
    );
    expect(body.entities.length).toBeGreaterThanOrEqual(14);
    expect(body.entities.length).toBeLessThanOrEqual(20);
    expect(new Set(body.entities.map(({ kind }) => kind)).size).toBe(3);
    for (const group of body.entities) {
      expect(group.name_en).not.toBe(group.name_th);
      expect(group.name_th).toMatch(/[\u0e00-\u0e7f]/);
      expect(group.details.split('\n').length).toBeGreaterThanOrEqual(3);
      expect(group.product_count, group.name).toBeGreaterThanOrEqual(4);
    }
  });

  it('contain no medicine, and each product at most once', async () => {
    const rows = await shop.db
      .select({ id: products.id, drugClass: products.drugClass })
      .from(promotionGroupProducts)
      .innerJoin(products, eq(products.id, promotionGroupProducts.productId));
    expect(rows.filter(({ drugClass }) => drugClass !== 'none')).toEqual([]);
    expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length);
  });

  it('restart after their end', async () => {
    const later = new Date(shop.clock.now().getTime() + 100 * DAY_MS);
    await keepDemoOffers(shop.db, later);
    const rows = await shop.db.select().from(promotionGroups);
    for (const { startsAt, endsAt } of rows) {
      expect(startsAt.getTime()).toBeLessThanOrEqual(later.getTime());
      expect(endsAt.getTime()).toBeGreaterThan(later.getTime());
    }
    await shop.db.delete(flashSales).where(sql`starts_at > ${later.toISOString()}::timestamptz`);
  });
});

describe('flash sales of the demo', () => {
  it('follow one another without a gap for days, each with the next one', async () => {
    const now = shop.clock.now();
    const day = dayNumber(now);
    const sales = await shop.db
      .select()
      .from(flashSales)
      .where(sql`ends_at <= ${dayStart(day + 3).toISOString()}::timestamptz`)
      .orderBy(asc(flashSales.startsAt));
    expect(sales).toHaveLength(9);
    expect(sales[0]?.startsAt).toEqual(dayStart(day));
    for (const [index, sale] of sales.slice(1).entries()) {
      expect(sale.startsAt).toEqual(sales[index]?.endsAt);
    }
    const { body } = await shop.call<FlashSaleState>('GET', '/flash-sales/current?locale=th');
    expect(body.current?.name).toMatch(/^แฟลชเซล/);
    expect(body.next?.starts_at).toBe(body.current?.ends_at);
  });

  it('have 12 to 18 products each, at 20 to 50 % off, and no medicine', async () => {
    const rows = await shop.db
      .select({ item: flashSaleItems, product: products })
      .from(flashSaleItems)
      .innerJoin(products, eq(products.id, flashSaleItems.productId));
    for (const [, items] of Map.groupBy(rows, ({ item }) => item.saleId)) {
      expect(items.length).toBeGreaterThanOrEqual(12);
      expect(items.length).toBeLessThanOrEqual(18);
    }
    for (const { item, product } of rows) {
      const off = 1 - item.price / product.price;
      expect(off).toBeGreaterThanOrEqual(0.19);
      expect(off).toBeLessThanOrEqual(0.51);
      expect(item.quota).toBeGreaterThanOrEqual(20);
      expect(item.quota).toBeLessThanOrEqual(200);
      expect(item.sold).toBeLessThan(item.quota);
      expect(product.drugClass).toBe('none');
    }
  });

  it('are the same on the same day, at any time of creation', async () => {
    const all = () =>
      shop.db.select().from(flashSaleItems).orderBy(flashSaleItems.saleId, flashSaleItems.position);
    const before = await all();
    await shop.db.delete(flashSales);
    await keepDemoOffers(shop.db, new Date(shop.clock.now().getTime()));
    const after = await all();
    const ids = new Set(after.map(({ saleId }) => saleId));
    expect(after).toEqual(before.filter(({ saleId }) => ids.has(saleId)));
  });
});

describe('prices of the demo', () => {
  let guest: TestMember;
  beforeAll(async () => {
    const { offerSwitch } = createRepos(shop.db);
    await offerSwitch.turn(shop.clock.now());
    guest = await signIn(shop);
    await shop.db.update(members).set({ memberCode: '' }).where(eq(members.id, guest.memberId));
  });

  it.each(['flashsale', 'promotion', 'week', 'recommends'])(
    'are the same on card, page and in the cart of a member without a card: %s',
    async (list) => {
      const { body } = await shop.call<ProductPage>(
        'GET',
        `/products/web?list=${list}&per_page=25&in_stock=true`,
      );
      expect(body.entities.length).toBeGreaterThan(0);
      for (const { id, now } of body.entities) {
        const { card, page, line, code } = await toldPrices(shop, guest, id);
        expect([card?.now, page.now]).toEqual([now, now]);
        if (code !== 'APPROVAL_REQUIRED') expect(line?.now).toEqual(now);
      }
    },
  );
});

describe('banners of the demo', () => {
  it('match the contract, in both languages and all placements', async () => {
    const count = async (placement: string) => {
      const { body } = await shop.call<{ entities: Banner[] }>(
        'GET',
        `/banners?placement=${placement}`,
      );
      return body.entities.length;
    };
    expect(await Promise.all(BANNER_PLACEMENTS.map(count))).toEqual([5, 4, 4, 1]);
    for (const { id } of await shop.db.select({ id: banners.id }).from(banners)) {
      const [en, th] = await Promise.all(
        ['en', 'th'].map((locale) => shop.call('GET', `/banners/${String(id)}?locale=${locale}`)),
      );
      const detail = bannerDetailSchema.parse(en?.body);
      expect(detail.blocks.length).toBeGreaterThan(0);
      expect(bannerDetailSchema.parse(th?.body).title).not.toBe(detail.title);
    }
  });

  it('reference existing drawings, like promotions', async () => {
    const rows = [
      ...(await shop.db.select({ picture: banners.picture }).from(banners)),
      ...(await shop.db.select({ picture: promotionGroups.picture }).from(promotionGroups)),
    ];
    for (const { picture } of rows) expect(readSceneName(picture), picture).toBeDefined();
  });
});
