import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { Product } from '@/lib/catalog/contract.ts';
import type { ApiErrorBody } from '@/lib/api/contract-errors.ts';
import {
  staffReviewPageSchema,
  type ReviewedLine,
  type ReviewPage,
  type ReviewPhoto,
} from '@/lib/reviews/contract.ts';
import { stock } from '@/server/db/schema/branches.ts';
import { reviews } from '../schema.ts';
import { uploads } from '@/server/db/schema/uploads.ts';
import { plantProducts, plantShelves } from '@/tests/harness/catalog.ts';
import { signIn, type TestMember } from '@/tests/harness/members.ts';
import { plantOrder, signInStaff } from '@/tests/harness/orders.ts';
import { photo as drawn } from '@/tests/harness/pictures.ts';
import { openShop, type Shop } from '@/tests/harness/shop.ts';

const SERUM = 1;

let shop: Shop;
let mali: TestMember;
let office: TestMember;
let order: string;

beforeAll(async () => {
  shop = await openShop();
  await plantShelves(shop.db);
  await plantProducts(shop.db, [{ id: SERUM }]);
  await shop.db.update(stock).set({ onHand: 1_000 });
  office = await signInStaff(shop);
});
afterAll(() => shop.close());
beforeEach(async () => {
  await shop.db.delete(reviews);
  mali = await signIn(shop);
  order = await plantOrder(shop, {
    ...{ memberId: mali.memberId, productId: SERUM, status: 'delivered' },
  });
});

type Body = ReviewedLine & ApiErrorBody;

async function photo({ token } = mali): Promise<string> {
  const answer = await shop.app.fetch(
    new Request('http://shop.test/api/v1/me/reviews/photos', {
      method: 'POST',
      headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'image/png' },
      body: new Uint8Array(await drawn().png().toBuffer()),
    }),
  );
  expect(answer.status).toBe(201);
  return ((await answer.json()) as ReviewPhoto).name;
}

const write = (photos: readonly string[], { token } = mali) =>
  shop.call<Body>('POST', `/me/orders/${order}/reviews`, {
    token,
    body: { line: 1, rating: 5, body: 'ใช้ดี', photos },
  });
const change = (id: number | undefined, body: object, { token } = mali) =>
  shop.call<Body>('PATCH', `/me/reviews/${String(id)}`, { token, body });
const remove = (id: number | undefined, { token } = mali) =>
  shop.call('DELETE', `/me/reviews/${String(id)}`, { token });
const waiting = async () => {
  const { body } = await shop.call('GET', '/api/admin/v1/reviews', { token: office.token });
  return staffReviewPageSchema.parse(body).entities;
};
const decide = async (id: number | undefined, decision: 'publish' | 'reject') => {
  const seen = (await waiting()).find((review) => review.id === id);
  const { status } = await shop.call('POST', `/api/admin/v1/reviews/${String(id)}/${decision}`, {
    token: office.token,
    body: {
      version: seen?.version,
      ...(decision === 'reject' && { reason: 'A face is seen' }),
    },
  });
  expect(status).toBe(200);
};
const report = async (id: number | undefined) =>
  shop.call('POST', `/reviews/${String(id)}/report`, {
    ...{ token: (await signIn(shop)).token, body: { reason: 'personal' } },
  });
const shown = async () =>
  (await shop.call<ReviewPage>('GET', `/products/${String(SERUM)}/reviews?with_photo=true`)).body;
/** Whether shared caches may store it; undefined if it is not visible. */
const isPublic = async (name: string) =>
  (await shop.useCases.uploads.read(name, 'small'))?.isPublic;

it('shows photos to staff first, and to all after publication', async () => {
  const names = [await photo(), await photo()];
  const { status, body } = await write(names);
  expect(status).toBe(201);
  expect(body.review?.photos.map(({ name }) => name)).toEqual(names);
  expect(await Promise.all(names.map(isPublic))).toEqual([false, false]);
  const [queued] = await waiting();
  expect(queued?.photos.map(({ large_url: url }) => url)).toEqual(
    names.map((name) => `/media/uploads/${name}/whole.webp`),
  );
  expect((await shown()).total).toBe(0);
  await decide(body.review?.id, 'publish');
  expect(await shown()).toMatchObject({
    ...{ total: 1, photo_count: 1 },
    entities: [{ photos: names.map((name) => ({ thumbnail_url: expect.stringContaining(name) })) }],
  });
  expect(await Promise.all(names.map(isPublic))).toEqual([true, true]);
  await report(body.review?.id);
  await decide(body.review?.id, 'reject');
  expect(await Promise.all(names.map(isPublic))).toEqual([false, false]);
});

it("accepts the author's own photos only, each once and for one review, at most four", async () => {
  const other = await signIn(shop);
  const strange = await photo(other);
  const own = await photo();
  const five = [own, own, own, own, own];
  for (const photos of [[strange], [own, own], ['x'.repeat(43)], ['../x'], five]) {
    const { status, body } = await write(photos);
    expect([status, Object.keys(body.fields ?? {})[0]?.split('.')[0]]).toEqual([422, 'photos']);
  }
  expect((await write([own])).status).toBe(201);
  const second = await plantOrder(shop, {
    ...{ memberId: mali.memberId, productId: SERUM, status: 'delivered' },
  });
  const body = { line: 1, rating: 5, body: 'ใช้ดี', photos: [own] };
  const again = await shop.call('POST', `/me/orders/${second}/reviews`, {
    ...{ token: mali.token, body },
  });
  expect(again.status).toBe(422);
});

it('returns to moderation after a change, and does not count until then', async () => {
  const id = (await write([])).body.review?.id;
  await decide(id, 'publish');
  const changed = await change(id, { rating: 2, body: 'Not so good' });
  expect(changed.body.review).toMatchObject({
    ...{ id, rating: 2, title: '', body: 'Not so good', state: 'pending' },
  });
  const rating = async () =>
    (await shop.call<Product>('GET', `/products/${String(SERUM)}`)).body.rating;
  expect((await rating()).count).toBe(0);
  await decide(id, 'publish');
  expect(await rating()).toEqual({ average: 2, count: 1 });
  expect((await change(id, { rating: 6 })).status).toBe(422);
});

it('is deleted with its photos, and can be rewritten', async () => {
  const name = await photo();
  const id = (await write([name])).body.review?.id;
  await decide(id, 'publish');
  const other = await signIn(shop);
  expect((await change(id, { rating: 1 }, other)).status).toBe(404);
  expect((await remove(id, other)).status).toBe(404);
  const answers = await Promise.all([remove(id), remove(id)]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 404]);
  expect(await isPublic(name)).toBeUndefined();
  expect((await shop.call<Product>('GET', `/products/${String(SERUM)}`)).body.rating.count).toBe(0);
  expect((await write([])).status).toBe(201);
});

// Last, because sign-ins have expired a day later.
it('keeps photos in use, and removes unused ones', async () => {
  const [kept, dropped, unused] = [await photo(), await photo(), await photo()];
  const id = (await write([kept, dropped])).body.review?.id;
  await change(id, { photos: [kept] });
  expect(await isPublic(dropped)).toBeUndefined();
  shop.clock.advance(25 * 3_600_000);
  await shop.sweepUploads();
  const rows = await shop.db
    .select({ name: uploads.name })
    .from(uploads)
    .where(eq(uploads.memberId, mali.memberId));
  expect(rows).toEqual([{ name: kept }]);
  expect(shop.files.keys().some((key) => key.startsWith(unused))).toBe(false);
});
