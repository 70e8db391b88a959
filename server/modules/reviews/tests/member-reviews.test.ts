import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { ApiErrorBody } from '@/lib/api/contract-errors.ts';
import type { Product } from '@/lib/catalog/contract.ts';
import {
  ownReviewsSchema,
  reviewedLineSchema,
  reviewMarksSchema,
  staffReviewPageSchema,
  type ReviewedLine,
  type ReviewPage,
} from '@/lib/reviews/contract.ts';
import { stock } from '@/server/db/schema/branches.ts';
import { products } from '@/server/db/schema/catalog.ts';
import { auditLog } from '@/server/modules/audit/schema.ts';
import { members } from '@/server/db/schema/members.ts';
import { reviews } from '../schema.ts';
import { plantProducts, plantShelves } from '@/tests/harness/catalog.ts';
import { plantPast } from '@/tests/harness/long-past.ts';
import { signIn, type TestMember } from '@/tests/harness/members.ts';
import { plantBranches, plantOrder, signInStaff } from '@/tests/harness/orders.ts';
import { openShop, type Shop } from '@/tests/harness/shop.ts';

const SERUM = 1;
const PILLS = 2;
const GOOD = { line: 1, rating: 5, title: 'ชอบมาก', body: 'ใช้ดี ส่งไว' };

let shop: Shop;
let mali: TestMember;
let office: TestMember;

beforeAll(async () => {
  shop = await openShop();
  await plantShelves(shop.db);
  await plantProducts(shop.db, [{ id: SERUM }, { id: PILLS }]);
  await shop.db.update(products).set({ drugClass: 'household' }).where(eq(products.id, PILLS));
  await shop.db.update(stock).set({ onHand: 1_000 });
  office = await signInStaff(shop);
});
afterAll(() => shop.close());
beforeEach(async () => {
  await shop.db.delete(reviews);
  mali = await signIn(shop);
  const name = { firstName: 'มาลี', lastName: 'ใจดี' };
  await shop.db.update(members).set(name).where(eq(members.id, mali.memberId));
});

type Body = ReviewedLine & ApiErrorBody;
const order = (status: 'paid' | 'delivered' = 'delivered', productId = SERUM) =>
  plantOrder(shop, { memberId: mali.memberId, productId, status });
const write = (orderId: string, body: object = GOOD, { token } = mali) =>
  shop.call<Body>('POST', `/me/orders/${orderId}/reviews?locale=th`, { token, body });
const own = async (query = '', { token } = mali) =>
  ownReviewsSchema.parse((await shop.call('GET', `/me/reviews${query}`, { token })).body);
const shown = async () =>
  (await shop.call<ReviewPage>('GET', `/products/${String(SERUM)}/reviews`)).body;
const admin = (method: string, path: string, { token } = office, body?: object) =>
  shop.call<ApiErrorBody>(method, `/api/admin/v1${path}`, { token, ...(body ? { body } : {}) });
const waiting = async () => staffReviewPageSchema.parse((await admin('GET', '/reviews')).body);
const decide = async (id: number | undefined, decision: 'publish' | 'reject', body?: object) => {
  const { version } = (await waiting()).entities.find((review) => review.id === id) ?? {};
  return admin('POST', `/reviews/${String(id)}/${decision}`, office, { version, ...body });
};

/** A published review of the member. */
async function publish(): Promise<number> {
  const id = (await write(await order())).body.review?.id ?? 0;
  expect((await decide(id, 'publish')).status).toBe(200);
  return id;
}

describe('writing', () => {
  it('lists the newest 200 of a member with many purchases; older ones are reachable from their order', async () => {
    await plantPast(shop.db, [mali.memberId], { orders: 250, products: 1, coupons: 0, entries: 0 });
    const last = await own('?per_page=10&page=20');
    expect([last.total, last.entities.length]).toEqual([200, 10]);
    expect((await own('?per_page=10&page=21')).entities).toEqual([]);
    const oldest = `LP-${String(mali.memberId)}-249`;
    expect((await own(`?order_id=${oldest}`)).entities).toHaveLength(1);
  });

  it('offers delivered lines, waits for moderation, and is then public with its badge', async () => {
    const id = await order();
    await order('paid');
    await order('delivered', PILLS);
    expect((await own('?pending=true')).entities).toEqual([
      expect.objectContaining({ order_id: id, line: 1, review: null }),
    ]);
    const { status, body } = await write(id);
    expect(status).toBe(201);
    expect(reviewedLineSchema.parse(body).review).toMatchObject({
      ...{ rating: 5, title: 'ชอบมาก', body: 'ใช้ดี ส่งไว' },
      ...{ state: 'pending', reason: '' },
    });
    expect((await own('?pending=true')).total).toBe(0);
    expect((await own('?pending=false&locale=th')).entities).toEqual([
      expect.objectContaining(body),
    ]);
    expect((await shown()).total).toBe(0);

    const [queued] = (await waiting()).entities;
    expect(queued).toMatchObject({ state: 'pending', author: 'มาลี จ.', rating: 5 });
    await decide(queued?.id, 'publish');
    expect(await shown()).toMatchObject({
      total: 1,
      histogram: [0, 0, 0, 0, 1],
      entities: [{ author: 'มาลี จ.', verified: true, language: 'th', title: 'ชอบมาก' }],
    });
    const { rating } = (await shop.call<Product>('GET', `/products/${String(SERUM)}`)).body;
    expect(rating).toEqual({ average: 5, count: 1 });
    expect((await own()).entities[0]?.review?.state).toBe('published');
    expect((await waiting()).total).toBe(0);
  });

  it('is one per line, also with concurrent requests', async () => {
    const id = await order();
    const answers = await Promise.all([write(id), write(id), write(id)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409, 409]);
    expect((await write(id)).body.code).toBe('ALREADY_REVIEWED');
    expect((await own()).total).toBe(1);
  });

  it('can be rewritten after a rejection, with the reason shown', async () => {
    const id = await order();
    const review = (await write(id)).body.review?.id;
    const reason = { reason: 'A phone number stands in it' };
    await decide(review, 'reject', reason);
    expect((await own('?pending=true')).entities[0]?.review).toMatchObject({
      state: 'rejected',
      ...reason,
    });
    const again = await write(id, { line: 1, rating: 4, body: 'Good' });
    expect(again.body.review).toMatchObject({
      ...{ id: review, state: 'pending', reason: '', title: '', rating: 4 },
    });
    expect((await shown()).total).toBe(0);
  });

  it('refuses undelivered lines, medicines, and lines of other members', async () => {
    expect((await write(await order('paid'))).body.code).toBe('NOT_DELIVERED');
    expect((await write(await order('delivered', PILLS))).body.code).toBe(
      'MEDICINE_REVIEW_BLOCKED',
    );
    const id = await order();
    expect((await write(id, { ...GOOD, line: 2 })).status).toBe(404);
    expect((await write(id, GOOD, await signIn(shop))).status).toBe(404);
    expect((await own('', await signIn(shop))).total).toBe(0);
    expect((await shop.call('POST', `/me/orders/${id}/reviews`, { body: GOOD })).status).toBe(401);
  });

  it.each([
    [{ rating: 0 }, 'rating'],
    [{ rating: 6 }, 'rating'],
    [{ rating: 4.5 }, 'rating'],
    [{ body: ' ' }, 'body'],
    [{ body: 'x'.repeat(2_001) }, 'body'],
    [{ title: 'x'.repeat(81) }, 'title'],
  ])('refuses %j', async (part, field) => {
    const { status, body } = await write(await order(), { ...GOOD, ...part });
    expect([status, Object.keys(body.fields ?? {})]).toEqual([422, [field]]);
  });
});

describe('marking', () => {
  const mark = (method: string, path: string, { token }: TestMember, body?: object) =>
    shop.call<{ helpful: number } & ApiErrorBody>(method, `/reviews/${path}`, {
      token,
      ...(body ? { body } : {}),
    });
  const marksOf = async ({ token }: TestMember) =>
    reviewMarksSchema.parse(
      (await shop.call('GET', `/me/review-marks/${String(SERUM)}`, { token })).body,
    );

  it('counts a helpful vote once, and takes it back', async () => {
    const id = await publish();
    const other = await signIn(shop);
    const path = `${String(id)}/helpful`;
    await Promise.all([1, 2, 3].map(() => mark('POST', path, other)));
    expect((await mark('POST', path, await signIn(shop))).body.helpful).toBe(2);
    expect(await marksOf(other)).toEqual({ helpful: [id], reported: [] });
    expect((await mark('DELETE', path, other)).body.helpful).toBe(1);
    expect((await mark('DELETE', path, other)).body.helpful).toBe(1);
    expect((await shown()).entities[0]?.helpful).toBe(1);
    expect(await marksOf(other)).toEqual({ helpful: [], reported: [] });
  });

  it('returns reported reviews to staff for a decision', async () => {
    const id = await publish();
    const other = await signIn(shop);
    const path = `${String(id)}/report`;
    await mark('POST', path, other, { reason: 'advertising' });
    await mark('POST', path, other, { reason: 'offensive' });
    await mark('POST', path, await signIn(shop), { reason: 'advertising' });
    expect((await waiting()).entities).toEqual([
      expect.objectContaining({
        id,
        state: 'published',
        reports: { offensive: 0, advertising: 2, personal: 0, other: 0 },
      }),
    ]);
    expect((await marksOf(other)).reported).toEqual([id]);
    await decide(id, 'reject', { reason: 'Advertising' });
    expect([(await waiting()).total, (await shown()).total]).toEqual([0, 0]);
    const { rating } = (await shop.call<Product>('GET', `/products/${String(SERUM)}`)).body;
    expect(rating.count).toBe(0);
  });

  it('is for other members, signed in, and for published reviews', async () => {
    const id = await publish();
    expect((await mark('POST', `${String(id)}/helpful`, mali)).body.code).toBe('OWN_REVIEW');
    const other = await signIn(shop);
    const hidden = (await write(await order())).body.review?.id;
    expect((await mark('POST', `${String(hidden)}/helpful`, other)).status).toBe(404);
    expect((await mark('POST', `${String(id)}/report`, other, { reason: 'x' })).status).toBe(422);
    expect((await shop.call('POST', `/reviews/${String(id)}/helpful`)).status).toBe(401);
  });
});

describe('moderation', () => {
  it('belongs to the office, and is audited', async () => {
    const id = (await write(await order())).body.review?.id;
    const path = `/reviews/${String(id)}/publish`;
    const seen = { version: 'any' };
    await plantBranches(shop, [71], { productId: SERUM });
    for (const stranger of [mali, await signInStaff(shop, [71])]) {
      expect((await admin('GET', '/reviews', stranger)).status).toBe(403);
      expect((await admin('POST', path, stranger, seen)).status).toBe(403);
    }
    expect((await admin('POST', '/reviews/999999/publish', office, seen)).status).toBe(404);
    await decide(id, 'publish');
    const rows = await shop.db
      .select({ action: auditLog.action })
      .from(auditLog)
      .where(sql`${auditLog.subject} = ${`review ${String(id)}`}`);
    expect(rows).toEqual([{ action: 'review.publish' }]);
  });
});
