import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { apiErrorSchema } from '@/lib/api/contract-errors.ts';
import { MAX_WISHES, wishlistSchema, type Wishlist } from '@/lib/wishes/contract.ts';
import { products } from '@/server/db/schema/catalog.ts';
import { wishlistItems } from '../schema.ts';
import { plantProducts, plantShelves } from '@/tests/harness/catalog.ts';
import { signIn, type TestMember } from '@/tests/harness/members.ts';
import { openShop, type Shop } from '@/tests/harness/shop.ts';

const HIDDEN = 250;

let shop: Shop;
let alice: TestMember;

beforeAll(async () => {
  shop = await openShop();
  await plantShelves(shop.db);
  const listed = Array.from({ length: 210 }, (_, index) => ({ id: index + 1 }));
  await plantProducts(shop.db, [...listed, { id: HIDDEN, listed: false }]);
});
afterAll(() => shop.close());
beforeEach(async () => {
  alice = await signIn(shop);
});

const list = (query = '', { token } = alice) =>
  shop.call<Wishlist>('GET', `/me/wishlist${query}`, { token });
const put = (id: number | string, { token } = alice) =>
  shop.call('PUT', `/me/wishlist/${String(id)}`, { token });
const remove = (id: number | string, { token } = alice) =>
  shop.call('DELETE', `/me/wishlist/${String(id)}`, { token });

describe('the wishlist', () => {
  it('is empty at first', async () => {
    const { status, body, headers } = await list();
    expect(status).toBe(200);
    expect(body).toEqual({ entities: [], product_ids: [] });
    expect(headers.get('cache-control')).toBe('no-store');
  });

  it('shows the newest first, as tiles in the requested language', async () => {
    for (const id of [3, 1, 2]) {
      expect(await put(id)).toMatchObject({ status: 200, body: {} });
      shop.clock.advance(1_000);
    }
    const { body } = await list('?locale=th');
    expect(wishlistSchema.parse(body)).toEqual(body);
    expect(body.product_ids).toEqual([2, 1, 3]);
    expect(body.entities.map(({ id, product_name }) => [id, product_name])).toEqual([
      [2, 'สินค้า 2'],
      [1, 'สินค้า 1'],
      [3, 'สินค้า 3'],
    ]);
  });

  it('returns ids only, for hearts', async () => {
    await put(1);
    expect((await list('?cards=false')).body).toEqual({ entities: [], product_ids: [1] });
  });

  it('adds a wish once and removes it once, however often requested', async () => {
    await Promise.all([put(1), put(1), put(1)]);
    expect(await put(1)).toMatchObject({ status: 200 });
    expect((await list()).body.product_ids).toEqual([1]);
    expect(await remove(1)).toMatchObject({ status: 200, body: {} });
    expect(await remove(1)).toMatchObject({ status: 200 });
    expect((await list()).body.product_ids).toEqual([]);
  });

  it.each(['999', String(HIDDEN), 'x', '0'])('refuses product %s', async (id) => {
    expect((await put(id)).status).toBe(404);
    expect((await list()).body.product_ids).toEqual([]);
  });

  it('omits products that are no longer listed', async () => {
    await put(5);
    await put(6);
    await shop.db
      .update(products)
      .set({ state: 'archived' })
      .where(sql`id = 5`);
    const { body } = await list();
    expect(body.product_ids).toEqual([6]);
    expect(body.entities).toHaveLength(1);
    await shop.db
      .update(products)
      .set({ state: 'live' })
      .where(sql`id = 5`);
  });

  it('is separate per member, and requires a sign-in', async () => {
    const bob = await signIn(shop);
    await put(1);
    expect((await list('', bob)).body.product_ids).toEqual([]);
    await remove(1, bob);
    expect((await list()).body.product_ids).toEqual([1]);
    for (const [method, path] of [
      ['GET', '/me/wishlist'],
      ['PUT', '/me/wishlist/1'],
      ['DELETE', '/me/wishlist/1'],
    ] as const) {
      expect((await shop.call(method, path)).status).toBe(401);
    }
  });

  it('holds two hundred products, even with concurrent additions', async () => {
    await shop.db.insert(wishlistItems).values(
      Array.from({ length: MAX_WISHES - 2 }, (_, index) => ({
        memberId: alice.memberId,
        productId: index + 1,
        createdAt: shop.clock.now(),
      })),
    );
    // All connections are open before they compete.
    await Promise.all(Array.from({ length: 10 }, () => shop.db.execute('SELECT pg_sleep(0.02)')));
    const answers = await Promise.all([200, 201, 202, 203, 204, 205].map((id) => put(id)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(2);
    const refusal = answers.find(({ status }) => status !== 200);
    expect(apiErrorSchema.parse(refusal?.body)).toMatchObject({
      code: 'WISHLIST_FULL',
      status: 422,
      message: 'Your wishlist is full (200 products). Remove something to make room.',
    });
    expect((await list('?cards=false')).body.product_ids).toHaveLength(MAX_WISHES);
    expect(await put(1)).toMatchObject({ status: 200 });
    await remove(1);
    expect(await put(206)).toMatchObject({ status: 200 });
  });
});
