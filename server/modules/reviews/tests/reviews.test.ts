import { eq, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Product } from '@/lib/catalog/contract.ts';
import { reviewPageSchema, type ReviewPage } from '@/lib/reviews/contract.ts';
import { reviews } from '../schema.ts';
import { plantProducts, plantShelves } from '@/tests/harness/catalog.ts';
import { plantReviews } from '@/tests/harness/reviews.ts';
import { openShop, type Shop } from '@/tests/harness/shop.ts';

const SERUM = 1;
const QUIET = 2;
const HIDDEN = 3;

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
  await plantShelves(shop.db);
  await plantProducts(shop.db, [{ id: SERUM }, { id: QUIET }, { id: HIDDEN, listed: false }]);
});
afterAll(() => shop.close());
beforeEach(() => shop.db.delete(reviews));

const read = (id: number | string, query = '') =>
  shop.call<ReviewPage>('GET', `/products/${String(id)}/reviews${query}`);
const rating = async (id: number) =>
  (await shop.call<Product>('GET', `/products/${String(id)}`)).body.rating;

async function plantFive(): Promise<readonly number[]> {
  return plantReviews(shop.db, SERUM, [
    { rating: 5, helpful: 2, photos: ['review-1-1', 'review-1-2'] },
    { rating: 1, helpful: 9 },
    {
      rating: 4,
      helpful: 0,
      photos: ['review-1-3'],
      language: 'en',
      body: 'Nice',
      author: 'May S.',
    },
    { rating: 5, helpful: 2, verified: false },
    { rating: 3, helpful: 9, published: false },
  ]);
}

describe('GET /products/{id}/reviews', () => {
  it('lists published reviews, most helpful first, with their summary', async () => {
    const [first, second, third, fourth] = await plantFive();
    const { status, body, headers } = await read(SERUM);
    expect(status).toBe(200);
    expect(reviewPageSchema.parse(body)).toEqual(body);
    expect(headers.get('cache-control')).toContain('s-maxage=60');
    expect(body).toMatchObject({
      page: 1,
      per_page: 10,
      total: 4,
      histogram: [1, 0, 0, 1, 2],
      rating: { average: 3.8, count: 4 },
      photo_count: 2,
    });
    expect(body.entities.map(({ id }) => id)).toEqual([second, first, fourth, third]);
    expect(body.entities[1]).toEqual({
      id: first,
      author: 'มาลี ส.',
      rating: 5,
      title: '',
      body: 'รีวิวที่ 1',
      language: 'th',
      photos: [
        {
          thumbnail_url: '/media/scenes/review-1-1.webp',
          large_url: '/media/scenes/review-1-1.webp',
        },
        {
          thumbnail_url: '/media/scenes/review-1-2.webp',
          large_url: '/media/scenes/review-1-2.webp',
        },
      ],
      verified: true,
      helpful: 2,
      created_at: '2026-01-01T00:00:00.000Z',
    });
  });

  it.each([
    ['newest', [4, 3, 2, 1]],
    ['highest', [1, 4, 3, 2]],
    ['lowest', [2, 3, 1, 4]],
  ] as const)('sorts by %s', async (sort, order) => {
    const ids = await plantFive();
    const { body } = await read(SERUM, `?sort=${sort}`);
    expect(body.entities.map(({ id }) => ids.indexOf(id) + 1)).toEqual(order);
  });

  it('filters by stars and by photos, and still counts all', async () => {
    await plantFive();
    const five = await read(SERUM, '?stars=5');
    expect(five.body).toMatchObject({ total: 2, histogram: [1, 0, 0, 1, 2], photo_count: 2 });
    expect(five.body.entities.every((review) => review.rating === 5)).toBe(true);
    const pictured = await read(SERUM, '?with_photo=true');
    expect(pictured.body.total).toBe(2);
    expect(pictured.body.pictured).toEqual([]);
    expect((await read(SERUM)).body.pictured).toEqual(pictured.body.entities);
    expect((await read(SERUM, '?page=2&per_page=3')).body.pictured).toEqual([]);
    const both = await read(SERUM, '?with_photo=true&stars=4&per_page=1');
    expect(both.body).toMatchObject({ total: 1, per_page: 1, entities: [{ author: 'May S.' }] });
  });

  it('pages without gaps or repetitions', async () => {
    await plantReviews(
      shop.db,
      SERUM,
      Array.from({ length: 25 }, (_, n) => ({ rating: 1 + (n % 5) })),
    );
    const pages = await Array.fromAsync([1, 2, 3], (page) => read(SERUM, `?page=${String(page)}`));
    const ids = pages.flatMap(({ body }) => body.entities.map(({ id }) => id));
    expect(new Set(ids).size).toBe(25);
    expect((await read(SERUM, '?page=4')).body).toMatchObject({ entities: [], total: 25 });
  });

  it('is empty without reviews', async () => {
    expect((await read(QUIET)).body).toMatchObject({
      entities: [],
      total: 0,
      histogram: [0, 0, 0, 0, 0],
      rating: { average: 0, count: 0 },
      photo_count: 0,
    });
  });

  it.each(['9', String(HIDDEN), 'x', '0', '2147483648'])(
    'has nothing for product %s',
    async (id) => {
      expect((await read(id)).status).toBe(404);
    },
  );

  it.each(['sort=best', 'stars=0', 'stars=6', 'page=0', 'per_page=101', 'with_photo=perhaps'])(
    'refuses %s',
    async (query) => {
      expect((await read(SERUM, `?${query}`)).status).toBe(422);
    },
  );
});

describe('the stars of a product', () => {
  it('follow what is published, hidden, changed and deleted', async () => {
    const [first = 0, , , fourth = 0] = await plantFive();
    expect(await rating(SERUM)).toEqual({ average: 3.8, count: 4 });
    const set = (id: number, change: Partial<typeof reviews.$inferInsert>) =>
      shop.db.update(reviews).set(change).where(eq(reviews.id, id));
    await set(first, { published: false });
    expect(await rating(SERUM)).toEqual({ average: 3.3, count: 3 });
    await set(first, { published: true, rating: 4 });
    expect(await rating(SERUM)).toEqual({ average: 3.5, count: 4 });
    await set(first, { productId: QUIET });
    expect(await rating(SERUM)).toEqual({ average: 3.3, count: 3 });
    expect(await rating(QUIET)).toEqual({ average: 4, count: 1 });
    await shop.db.delete(reviews).where(eq(reviews.id, fourth));
    expect(await rating(SERUM)).toEqual({ average: 2.5, count: 2 });
  });

  it('equal the histogram, whatever happens to the reviews', async () => {
    const change = fc.record({
      act: fc.constantFrom('add', 'add', 'hide', 'show', 'rate', 'move', 'delete'),
      rating: fc.integer({ min: 1, max: 5 }),
      nth: fc.nat(20),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(change, { minLength: 1, maxLength: 12 }), async (changes) => {
        await shop.db.delete(reviews);
        for (const one of changes) await apply(one);
        for (const id of [SERUM, QUIET]) {
          const { histogram, rating: shown, total } = (await read(id)).body;
          const count = histogram.reduce((sum, many) => sum + many, 0);
          const stars = histogram.reduce((sum, many, index) => sum + many * (index + 1), 0);
          expect(count).toBe(shown.count);
          expect(count).toBe(total);
          expect(shown.average).toBe(count === 0 ? 0 : Math.round((stars / count) * 10) / 10);
        }
      }),
      { numRuns: 15 },
    );
  });

  async function apply({ act, rating: stars, nth }: { act: string; rating: number; nth: number }) {
    if (act === 'add') return plantReviews(shop.db, SERUM, [{ rating: stars }]);
    const row = sql`${reviews.id} = (SELECT id FROM reviews ORDER BY id OFFSET ${nth} LIMIT 1)`;
    if (act === 'delete') return shop.db.delete(reviews).where(row);
    const changes = {
      hide: { published: false },
      show: { published: true },
      rate: { rating: stars },
      move: { productId: QUIET },
    };
    return shop.db
      .update(reviews)
      .set(changes[act as keyof typeof changes])
      .where(row);
  }
});
