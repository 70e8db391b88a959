import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ProductCard } from '@/lib/catalog/contract.ts';
import type { FlashSaleState, PromotionGroup } from '@/lib/offers/contract.ts';
import { plantProducts, plantShelves } from '@/tests/harness/catalog.ts';
import { plantGroups, plantSales } from '@/tests/harness/offers.ts';
import { openShop, type Shop } from '@/tests/harness/shop.ts';

const HOUR_MS = 3_600_000;
const inHours = (hours: number) => new Date(Date.now() + hours * HOUR_MS);

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
  await plantShelves(shop.db);
  await plantProducts(
    shop.db,
    [1, 2, 3, 4].map((id) => ({ id, price: 10_000, listed: id !== 4 })),
  );
  await plantGroups(shop.db, [
    { id: 2, startsAt: inHours(-2), endsAt: inHours(2), products: [3, 1, 4] },
    {
      id: 1,
      kind: 'member_percent',
      percent: 15,
      startsAt: inHours(-1),
      endsAt: inHours(1),
      products: [2],
    },
    { id: 3, startsAt: inHours(-3), endsAt: inHours(-1), products: [1] },
    { id: 4, startsAt: inHours(6), endsAt: inHours(9), products: [1] },
  ]);
  await plantSales(shop.db, [
    {
      id: 1,
      startsAt: inHours(-1),
      endsAt: inHours(1),
      items: [
        { productId: 1, price: 6_000, quota: 20, sold: 8 },
        { productId: 2, price: 5_000, quota: 20, sold: 20 },
      ],
    },
    { id: 2, startsAt: inHours(3), endsAt: inHours(4), items: [] },
    { id: 3, startsAt: inHours(-3), endsAt: inHours(-2), items: [] },
  ]);
});
afterAll(() => shop.close());

describe('GET /promotion-groups/web', () => {
  it('lists the running groups in display order', async () => {
    const { body } = await shop.call<{ entities: PromotionGroup[] }>(
      'GET',
      '/promotion-groups/web?locale=th',
    );
    expect(body.entities.map(({ id }) => id)).toEqual([1, 2]);
    expect(body.entities[0]).toMatchObject({
      kind: 'member_percent',
      percent: 15,
      name: 'กลุ่ม 1',
      name_en: 'Group 1',
      details: 'เงื่อนไขของ 1',
      image: { thumbnail_url: '/media/scenes/promo-skin.webp' },
      product_count: 1,
    });
    expect(body.entities[1]?.product_count).toBe(2);
  });
});

describe('GET /promotion-groups/{id}', () => {
  it('returns a running group', async () => {
    const { status, body } = await shop.call('GET', '/promotion-groups/2');
    expect(status).toBe(200);
    expect(body).toMatchObject({ id: 2, name: 'Group 2', details: 'Conditions of 2' });
  });

  it.each(['3', '4', '99', '0', 'x'])('answers 404 for %s', async (id) => {
    expect((await shop.call('GET', `/promotion-groups/${id}`)).status).toBe(404);
    expect((await shop.call('GET', `/promotion-groups/${id}/products`)).status).toBe(404);
  });

  it('lists its products in the order of the group, paged', async () => {
    const ids = async (query: string) => {
      const { body } = await shop.call<{ entities: ProductCard[]; total: number }>(
        'GET',
        `/promotion-groups/2/products?${query}`,
      );
      return [body.total, ...body.entities.map(({ id }) => id)];
    };
    expect(await ids('')).toEqual([2, 3, 1]);
    expect(await ids('page=2&per_page=1')).toEqual([2, 1]);
    expect(await ids('page=9')).toEqual([2]);
  });
});

describe('GET /flash-sales/current', () => {
  it('returns the running and the next sale with the server time', async () => {
    const { body, headers } = await shop.call<FlashSaleState>('GET', '/flash-sales/current');
    expect(body.current).toMatchObject({ id: 1, name: 'Sale 1' });
    expect(body.next).toMatchObject({ id: 2 });
    expect(Math.abs(Date.parse(body.now) - shop.clock.now().getTime())).toBeLessThan(5_000);
    const age = /s-maxage=(\d+), stale-while-revalidate=(\d+)/.exec(
      headers.get('cache-control') ?? '',
    );
    expect(Number(age?.[1]) + Number(age?.[2])).toBeLessThanOrEqual(5);
  });
});

describe('a product card', () => {
  it('shows a flash price while pieces are left, and the running promotions', async () => {
    const { body } = await shop.call<{ entities: ProductCard[] }>('GET', '/products/web');
    const cards = new Map(body.entities.map((card) => [card.id, card]));
    expect(cards.get(1)?.flash).toMatchObject({ price: 60, left: 12, quota: 20 });
    expect(cards.get(2)?.flash).toBeNull();
    expect(cards.get(1)?.promotions.map(({ id }) => id)).toEqual([2]);
    expect(cards.get(2)?.promotions).toMatchObject([{ id: 1, percent: 15 }]);
  });
});
