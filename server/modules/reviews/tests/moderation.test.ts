import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { ApiErrorBody } from '@/lib/api/contract-errors.ts';
import {
  staffReviewPageSchema,
  type ReviewedLine,
  type ReviewPage,
  type ReviewPhoto,
  type StaffReview,
} from '@/lib/reviews/contract.ts';
import { stock } from '@/server/db/schema/branches.ts';
import { reviews } from '../schema.ts';
import { plantProducts, plantShelves } from '@/tests/harness/catalog.ts';
import { signIn, type TestMember } from '@/tests/harness/members.ts';
import { plantOrder, signInStaff } from '@/tests/harness/orders.ts';
import { photo as drawn } from '@/tests/harness/pictures.ts';
import { openShop, type Shop } from '@/tests/harness/shop.ts';

const SERUM = 1;

let shop: Shop;
let mali: TestMember;
let office: TestMember;
let id: number;

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
  const planted = { memberId: mali.memberId, productId: SERUM, status: 'delivered' } as const;
  const order = await plantOrder(shop, planted);
  const { body } = await shop.call<ReviewedLine>('POST', `/me/orders/${order}/reviews`, {
    token: mali.token,
    body: { line: 1, rating: 5, title: 'Good', body: 'It works', photos: [await photo()] },
  });
  id = body.review?.id ?? 0;
});

async function photo(): Promise<string> {
  const answer = await shop.app.fetch(
    new Request('http://shop.test/api/v1/me/reviews/photos', {
      method: 'POST',
      headers: { Authorization: `Bearer ${mali.token}`, 'Content-Type': 'image/png' },
      body: new Uint8Array(await drawn().png().toBuffer()),
    }),
  );
  return ((await answer.json()) as ReviewPhoto).name;
}

const edit = (body: object) =>
  shop.call('PATCH', `/me/reviews/${String(id)}`, { token: mali.token, body });
const report = async (reason: string) => {
  const { token } = await signIn(shop);
  return shop.call('POST', `/reviews/${String(id)}/report`, { token, body: { reason } });
};
const read = async (): Promise<StaffReview | undefined> => {
  const { body } = await shop.call('GET', '/api/admin/v1/reviews', { token: office.token });
  return staffReviewPageSchema.parse(body).entities.find((review) => review.id === id);
};
const decide = (decision: 'publish' | 'reject', version: string | undefined) =>
  shop.call<ApiErrorBody>('POST', `/api/admin/v1/reviews/${String(id)}/${decision}`, {
    token: office.token,
    body: { version, ...(decision === 'reject' && { reason: 'Advertising' }) },
  });
const shown = async () =>
  (await shop.call<ReviewPage>('GET', `/products/${String(SERUM)}/reviews`)).body.entities;

it.each<[string, () => Promise<unknown>]>([
  ['other words', () => edit({ body: 'Call 0812345678' })],
  ['another headline', () => edit({ title: 'Buy elsewhere' })],
  ['other stars', () => edit({ rating: 1 })],
  ['another photo', async () => edit({ photos: [await photo()] })],
  ['no photo', () => edit({ photos: [] })],
])('decides only on what staff have seen: %s', async (_, change) => {
  const before = await read();
  await change();
  for (const decision of ['publish', 'reject'] as const) {
    const { status, body } = await decide(decision, before?.version);
    expect([status, body.code]).toEqual([409, 'VERSION_STALE']);
  }
  expect(await shown()).toEqual([]);
  const now = await read();
  expect(now).toMatchObject({ state: 'pending' });
  expect((await decide('publish', now?.version)).status).toBe(200);
  expect(await shown()).toHaveLength(1);
});

it('keeps the text that was seen when it is changed back', async () => {
  const before = await read();
  await edit({ body: 'Something else' });
  await edit({ body: 'It works' });
  expect((await decide('publish', before?.version)).status).toBe(200);
});

it('drops no unseen report, and no decision of a colleague', async () => {
  await decide('publish', (await read())?.version);
  await report('advertising');
  const before = await read();
  await report('personal');
  expect((await decide('publish', before?.version)).body.code).toBe('VERSION_STALE');
  const now = await read();
  expect(now?.reports).toMatchObject({ advertising: 1, personal: 1 });
  expect((await decide('reject', now?.version)).status).toBe(200);
  expect((await decide('publish', now?.version)).body.code).toBe('VERSION_STALE');
  expect(await shown()).toEqual([]);
});

it('requires the version that was seen', async () => {
  const { status, body } = await decide('publish', undefined);
  expect([status, Object.keys(body.fields ?? {})]).toEqual([422, ['version']]);
});

it('publishes nothing unseen, whichever request is first', async () => {
  for (let round = 0; round < 8; round += 1) {
    const seen = await read();
    const body = `Round ${String(round)}`;
    const [, published] = await Promise.all([edit({ body }), decide('publish', seen?.version)]);
    expect([200, 409]).toContain(published.status);
    // Changed after the decision it waits again; changed before, the decision was refused.
    expect(await shown()).toEqual([]);
  }
});

it('finds by text, cause and order', async () => {
  const find = async (query: string) => {
    const path = `/api/admin/v1/reviews?${query}`;
    const { body } = await shop.call('GET', path, { token: office.token });
    return staffReviewPageSchema.parse(body).entities.map((review) => review.id);
  };
  const planted = { memberId: mali.memberId, productId: SERUM, status: 'delivered' } as const;
  const order = await plantOrder(shop, planted);
  const poor = await shop.call<ReviewedLine>('POST', `/me/orders/${order}/reviews`, {
    token: mali.token,
    body: { line: 1, rating: 1, title: '', body: 'Smells of 100% soap_', photos: [] },
  });
  const other = poor.body.review?.id;
  expect(await find('')).toEqual([id, other]);
  expect(await find('sort=-written')).toEqual([other, id]);
  expect(await find('sort=rating')).toEqual([other, id]);
  expect(await find('q=SOAP_')).toEqual([other]);
  expect(await find('q=100%25x')).toEqual([]);
  expect(await find('cause=reported')).toEqual([]);
  await decide('publish', (await read())?.version);
  await report('advertising');
  expect(await find('cause=reported')).toEqual([id]);
  expect(await find('cause=new')).toEqual([other]);
});
