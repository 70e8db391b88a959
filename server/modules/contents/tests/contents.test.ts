import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  contentDetailSchema,
  contentPageSchema,
  type ContentDetail,
  type ContentPage,
} from '@/lib/contents/contract.ts';
import { createChangeLog } from '@/server/db/change-log.ts';
import { contents } from '../schema.ts';
import { createChangePoll } from '@/server/db/change-poll.ts';
import { plantProducts, plantShelves } from '@/tests/harness/catalog.ts';
import { openShop, type Shop } from '@/tests/harness/shop.ts';

const HOUR_MS = 3_600_000;

describe('articles and news', () => {
  let shop: Shop;
  beforeAll(async () => {
    shop = await openShop();
    const hours = (count: number) => new Date(shop.clock.now().getTime() + count * HOUR_MS);
    await shop.db
      .insert(contents)
      .values([
        row(1, 'skin', { activeFrom: hours(-50) }),
        row(2, 'sleep', { activeFrom: hours(-10) }),
        row(3, 'skin', { activeFrom: hours(-40) }),
        row(4, 'skin', { activeFrom: hours(-30) }),
        row(5, 'sleep', { activeFrom: hours(-60), activeUntil: hours(2) }),
        row(6, 'skin', { activeFrom: hours(1) }),
        row(7, 'skin', { activeFrom: hours(-90), activeUntil: hours(-1) }),
        row(8, 'stores', { activeFrom: hours(-5), type: 'news' }),
      ]);
  });
  afterAll(() => shop.close());

  async function list(query: string) {
    const { status, body, headers } = await shop.call<ContentPage>('GET', `/contents?${query}`);
    expect(status).toBe(200);
    expect(headers.get('cache-control')).toContain('public, s-maxage=60');
    expect(contentPageSchema.parse(body)).toEqual(body);
    return { ...body, ids: body.entities.map(({ id }) => id) };
  }

  it('are listed newest first by type, without future and ended ones', async () => {
    const { ids, total } = await list('type=article');
    expect(ids).toEqual([2, 4, 3, 1, 5]);
    expect(total).toBe(5);
    expect((await list('type=news')).ids).toEqual([8]);
  });

  it.each([
    ['per_page=2', [2, 4], 5],
    ['per_page=2&page=3', [5], 5],
    ['page=9', [], 5],
    ['topic=skin', [4, 3, 1], 3],
    ['topic=skin&per_page=1&page=2', [3], 3],
    ['topic=no-such', [], 0],
  ])('pages and topics: %s', async (query, expected, total) => {
    const answer = await list(`type=article&${query}`);
    expect(answer.ids).toEqual(expected);
    expect(answer.total).toBe(total);
    expect(answer.topics).toEqual([
      { key: 'skin', name: 'Topic skin', count: 3 },
      { key: 'sleep', name: 'Topic sleep', count: 2 },
    ]);
  });

  it('are in the requested language', async () => {
    const { entities, topics } = await list('type=article&locale=th&per_page=1');
    expect(entities[0]).toMatchObject({
      title: 'เรื่อง 2',
      topic: 'หัวข้อ sleep',
      topic_key: 'sleep',
      image: { thumbnail_url: '/media/scenes/topic-acne.webp' },
    });
    expect(topics[0]?.name).toBe('หัวข้อ skin');
  });

  it.each([
    '',
    'type=faq',
    'type=article&topic=A%20B',
    'type=article&page=0',
    'type=news&per_page=101',
  ])('refuses the query "%s"', async (query) => {
    expect((await shop.call('GET', `/contents?${query}`)).status).toBe(422);
  });

  it.each(['3', 'about-3'])('shows one by %s, with related ones', async (key) => {
    const { status, body } = await shop.call<ContentDetail>('GET', `/contents/article/${key}`);
    expect(status).toBe(200);
    expect(contentDetailSchema.parse(body)).toEqual(body);
    expect(body).toMatchObject({ id: 3, slug: 'about-3', title: 'About 3' });
    // The same topic precedes a newer content.
    expect(body.related.map(({ id }) => id)).toEqual([4, 1, 2]);
    expect(body.blocks).toEqual([{ type: 'paragraph', text: { en: 'Body 3', th: 'เนื้อหา 3' } }]);
    const { author, reviewer: checkedBy, reviewed_at: checkedAt, sources } = body;
    expect([author, checkedBy, checkedAt, sources]).toEqual([null, null, null, []]);
  });

  it.each([
    '/contents/article/99',
    '/contents/article/6',
    '/contents/article/about-6',
    '/contents/article/7',
    '/contents/news/3',
    '/contents/news/about-3',
    '/contents/faq/3',
    '/contents/article/2147483648',
    '/contents/article/Nope!',
    `/contents/article/${'a'.repeat(97)}`,
  ])('answers 404 for %s', async (path) => {
    const { status, body } = await shop.call('GET', path);
    expect([status, body['code']]).toEqual([404, 'NOT_FOUND']);
  });

  it('appears and ends by the clock of the service', async () => {
    shop.clock.advance(HOUR_MS);
    expect((await list('type=article')).ids).toEqual([6, 2, 4, 3, 1, 5]);
    shop.clock.advance(HOUR_MS);
    expect((await list('type=article')).ids).toEqual([6, 2, 4, 3, 1]);
  });

  it('invalidates caches on a change', async () => {
    const changes = createChangePoll({ changes: createChangeLog(shop.db), clock: shop.clock });
    await changes.poll();
    await shop.db.update(contents).set({ titleEn: 'New title' });
    expect(await changes.poll()).toEqual(['contents']);
  });
});

describe('contents around a brand', () => {
  let shop: Shop;
  beforeAll(async () => {
    shop = await openShop();
    await plantShelves(shop.db);
    await plantProducts(shop.db, [
      { id: 1, brandId: 1, departmentId: 101 },
      { id: 2, brandId: 2, departmentId: 101 },
      { id: 3, brandId: 2, departmentId: 102 },
      { id: 4, brandId: 1, departmentId: 201, listed: false },
      { id: 5, brandId: 2, departmentId: 201 },
    ]);
    const days = (count: number) => new Date(shop.clock.now().getTime() - count * 24 * HOUR_MS);
    const showing = (id: number, ...ids: number[]) => ({
      ...row(id, 'skin', { activeFrom: days(id) }),
      blocks: [
        { type: 'paragraph' as const, text: { en: '1', th: '1' } },
        { type: 'products' as const, title: { en: 'Shelf', th: 'ชั้น' }, ids },
      ],
    });
    await shop.db
      .insert(contents)
      .values([
        row(1, 'skin', { activeFrom: days(1) }),
        showing(2, 2),
        showing(3, 3),
        showing(4, 1, 3),
        showing(5, 5, 999),
      ]);
  });
  afterAll(() => shop.close());

  it.each([
    // Contents with the brand's products first, then with its departments; unlisted products are ignored.
    ['brand=1', [4, 2]],
    ['brand=2', [2, 3, 4, 5]],
    ['brand=2&dept=102', [3, 4]],
    ['dept=201', [5]],
    ['brand=1&dept=201', []],
    ['brand=3', []],
    ['brand=2&per_page=2&page=2', [4, 5]],
    ['brand=2&topic=sleep', []],
  ])('%s', async (query, expected) => {
    const { body } = await shop.call<ContentPage>('GET', `/contents?type=article&${query}`);
    expect(body.entities.map(({ id }) => id)).toEqual(expected);
  });

  it.each(['brand=x', 'brand=0', 'dept=-1'])('refuses %s', async (query) => {
    expect((await shop.call('GET', `/contents?type=article&${query}`)).status).toBe(422);
  });
});

function row(
  id: number,
  topic: string,
  rest: Pick<typeof contents.$inferInsert, 'activeFrom' | 'activeUntil'> & { type?: 'news' },
): typeof contents.$inferInsert {
  const name = String(id);
  return {
    id,
    type: 'article',
    slug: `about-${name}`,
    titleEn: `About ${name}`,
    titleTh: `เรื่อง ${name}`,
    excerptEn: `Short ${name}`,
    excerptTh: `ย่อ ${name}`,
    topic,
    topicEn: `Topic ${topic}`,
    topicTh: `หัวข้อ ${topic}`,
    picture: 'topic-acne',
    blocks: [{ type: 'paragraph', text: { en: `Body ${name}`, th: `เนื้อหา ${name}` } }],
    ...rest,
  };
}
