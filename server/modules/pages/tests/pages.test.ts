import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  pageListSchema,
  pagePreviewSchema,
  pageRecordSchema,
  type PageList,
  type PagePreview,
  type PageRecord,
} from '@/lib/pages/contract.ts';
import { createChangeLog } from '@/server/db/change-log.ts';
import { pages } from '../schema.ts';
import { previewPass } from '../rules/preview.ts';
import { createChangePoll } from '@/server/db/change-poll.ts';
import { eq } from 'drizzle-orm';
import { openShop, type Shop } from '@/tests/harness/shop.ts';

const HOUR_MS = 3_600_000;
const DAY = 24;

describe('page records', () => {
  let shop: Shop;
  const hours = (count: number) => new Date(shop.clock.now().getTime() + count * HOUR_MS);

  function row(path: string, extra: Partial<typeof pages.$inferInsert> = {}) {
    return {
      path,
      template: 'page' as const,
      titleEn: `Title of ${path}`,
      titleTh: `ชื่อ ${path}`,
      descriptionEn: 'In short',
      descriptionTh: 'โดยย่อ',
      picture: 'topic-members',
      blocks: [{ type: 'paragraph' as const, text: { en: 'Words', th: 'คำ' } }],
      state: 'published' as const,
      activeFrom: hours(-5 * DAY),
      ...extra,
    };
  }

  beforeAll(async () => {
    shop = await openShop();
    const campaign = (path: string, from: number, until: number) =>
      row(path, { template: 'campaign', activeFrom: hours(from), activeUntil: hours(until) });
    await shop.db
      .insert(pages)
      .values([
        row('/faq'),
        row('/draft', { state: 'draft' }),
        row('/tomorrow', { activeFrom: hours(DAY) }),
        row('/over', { activeUntil: hours(-1) }),
        campaign('/ArunCard/running', -9, 9),
        campaign('/ArunCard/ends-first', -9, 3),
        campaign('/ArunCard/soon', 10 * DAY, 20 * DAY),
        campaign('/ArunCard/far', 15 * DAY, 20 * DAY),
        campaign('/ArunCard/ended', -20, -1),
      ]);
  });
  afterAll(() => shop.close());

  const find = (path: string, locale = 'en') =>
    shop.call<PageRecord>('GET', `/pages?path=${encodeURIComponent(path)}&locale=${locale}`);

  it('are found in both languages, case-insensitively, with their own spelling', async () => {
    const { status, body, headers } = await find('/FAQ', 'th');
    expect(status).toBe(200);
    expect(headers.get('cache-control')).toContain('public, s-maxage=60');
    expect(pageRecordSchema.parse(body)).toEqual(body);
    expect(body).toMatchObject({ path: '/faq', title: 'ชื่อ /faq', phase: 'running' });
    expect(body.blocks).toEqual([{ type: 'paragraph', text: { en: 'Words', th: 'คำ' } }]);
  });

  it.each([
    ['/draft', 404],
    ['/tomorrow', 404],
    ['/over', 404],
    ['/nowhere', 404],
    ['/ArunCard/far', 404],
    ['/ArunCard/soon', 200],
    ['/ArunCard/ended', 200],
    ['/faq/', 422],
    ['faq', 422],
    ['/a/b/c/d/e', 422],
    ["/a'--", 422],
  ])('%s answers %i', async (path, expected) => {
    expect((await find(path)).status).toBe(expected);
  });

  it('are listed by phase, and by end date first', async () => {
    const { body } = await shop.call<PageList>('GET', '/pages/paths?locale=en');
    expect(pageListSchema.parse(body)).toEqual(body);
    expect(body.entities.map(({ path, phase }) => [path, phase])).toEqual([
      ['/ArunCard/ends-first', 'running'],
      ['/ArunCard/running', 'running'],
      ['/faq', 'running'],
      ['/ArunCard/soon', 'soon'],
      ['/ArunCard/ended', 'ended'],
    ]);
  });

  describe('as previews', () => {
    const numberOf = async (path: string) => {
      const [found] = await shop.db
        .select({ id: pages.id })
        .from(pages)
        .where(eq(pages.path, path));
      return found?.id ?? 0;
    };
    const preview = (pass: string) =>
      shop.call<PagePreview>('GET', `/pages/preview?pass=${encodeURIComponent(pass)}&locale=en`);

    it.each([
      ['/draft', 'draft', 'running'],
      ['/tomorrow', 'published', 'soon'],
      ['/over', 'published', 'ended'],
    ])('%s is shown to holders of the link, and not cached', async (path, state, phase) => {
      const pass = previewPass(shop.hasher, await numberOf(path), hours(1));
      const { status, body, headers } = await preview(pass);
      expect(status).toBe(200);
      expect(headers.get('cache-control')).toBe('no-store');
      expect(pagePreviewSchema.parse(body)).toEqual(body);
      expect(body).toMatchObject({ path, state, phase });
    });

    it('expire with their link; forged links and deleted pages show nothing', async () => {
      const id = await numberOf('/draft');
      for (const pass of [
        previewPass(shop.hasher, id, hours(-1)),
        previewPass(shop.hasher, id, hours(1)).replace(/^\d+/, String(id + 1)),
        previewPass(shop.hasher, 987_654, hours(1)),
      ])
        expect((await preview(pass)).status).toBe(404);
    });
  });

  it('disappear after their period', async () => {
    shop.clock.advance(4 * HOUR_MS);
    expect((await find('/ArunCard/ends-first')).body.phase).toBe('ended');
  });

  it('invalidate caches when they change or move', async () => {
    const poll = createChangePoll({ changes: createChangeLog(shop.db), clock: shop.clock });
    await poll.poll();
    await shop.db.update(pages).set({ path: '/help' }).where(eq(pages.path, '/faq'));
    expect((await poll.poll()).toSorted()).toEqual(['page:/faq', 'page:/help', 'pages']);
  });

  it('have one path each, case-insensitively', async () => {
    await expect(shop.db.insert(pages).values(row('/HELP'))).rejects.toThrow();
  });
});
