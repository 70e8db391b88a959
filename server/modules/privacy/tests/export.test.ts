import { afterAll, beforeAll, expect, it } from 'vitest';
import { memberExportSchema } from '@/lib/api/contract/privacy.ts';
import { plantProducts, plantShelves } from '@/tests/harness/catalog.ts';
import { shopperOf, type Shopper } from '@/tests/harness/checkout.ts';
import { signIn } from '@/tests/harness/members.ts';
import { openShop, type Shop } from '@/tests/harness/shop.ts';

/** What the shop tells members about themselves (`docs/product/account.md`, "Privacy"). */

let shop: Shop;
let alice: Shopper;

beforeAll(async () => {
  shop = await openShop();
  await plantShelves(shop.db);
  await plantProducts(shop.db, [{ id: 1, price: 10_000, available: 10 }]);
  alice = await shopperOf(shop);
});
afterAll(() => shop.close());

async function copyOf(token: string) {
  const { status, headers, body } = await shop.call('GET', '/me/export', { token });
  expect(status).toBe(200);
  expect(headers.get('cache-control')).toBe('no-store');
  return memberExportSchema.parse(body);
}

it('is everything that the member’s own calls answer', async () => {
  const { token } = alice;
  await shop.call('PUT', '/me/wishlist/1', { token });
  const { data } = await copyOf(token);
  expect(Object.keys(data)).toHaveLength(21);
  for (const [part, path] of [
    ['profile', '/me'],
    ['addresses', '/me/addresses'],
    ['wishlist', '/me/wishlist'],
    ['coins', '/me/coins'],
  ] as const) {
    expect(data[part], part).toEqual((await shop.call('GET', path, { token })).body);
  }
  expect(data['wishlist']).toMatchObject({ product_ids: [1] });
  expect(data['orders']).toEqual([]);
});

it('has nothing of anybody else, and needs a sign-in', async () => {
  const bob = await signIn(shop);
  const { data } = await copyOf(bob.token);
  expect(data['addresses']).toMatchObject({ entities: [] });
  expect(JSON.stringify(data)).not.toContain(alice.phone);
  expect((await shop.call('GET', '/me/export')).status).toBe(401);
});

it('is made ten times a day at most', async () => {
  const { token } = await signIn(shop);
  for (let n = 0; n < 10; n += 1) await copyOf(token);
  expect(await shop.call('GET', '/me/export', { token })).toMatchObject({
    status: 429,
    body: { code: 'RATE_LIMITED' },
  });
});
