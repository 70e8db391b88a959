import { inArray } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  CONTENT_TYPES,
  contentDetailSchema,
  type ContentDetail,
  type ContentPage,
} from '../../lib/contents/contract.ts';
import type { PharmacyStatus } from '../../lib/conversations/contract-pharmacy.ts';
import { filesOf, readPages } from '../../scripts/content/pages.ts';
import { findDead } from '../../scripts/content/references.ts';
import { loadKnown, loadPages } from '../../scripts/content/store.ts';
import { products } from '../../server/db/schema/catalog.ts';
import { seedDatabase } from '../../demo/seed/load.ts';
import { openShop, type Shop } from '../harness/shop.ts';

describe('articles and news of the demo', () => {
  let shop: Shop;
  const contents: ContentDetail[] = [];
  beforeAll(async () => {
    shop = await openShop();
    await seedDatabase(shop.db, { products: 400, now: shop.clock.now(), people: false });
    for (const type of CONTENT_TYPES) {
      const { body } = await shop.call<ContentPage>('GET', `/contents?type=${type}&per_page=100`);
      for (const { id } of body.entities) {
        const detail = await shop.call<ContentDetail>('GET', `/contents/${type}/${String(id)}`);
        contents.push(contentDetailSchema.parse(detail.body));
      }
    }
  });
  afterAll(() => shop.close());

  it('are all published, with three related ones each', () => {
    expect(contents.filter(({ type }) => type === 'article').length).toBeGreaterThanOrEqual(40);
    expect(contents.filter(({ type }) => type === 'news').length).toBeGreaterThanOrEqual(10);
    for (const { related, id } of contents) {
      expect(related).toHaveLength(3);
      expect(related.map((other) => other.id)).not.toContain(id);
    }
  });

  it('name author, reviewer, dates and sources of every article', () => {
    for (const { type, slug, author, reviewer, reviewed_at: at, sources } of contents) {
      if (type === 'news') continue;
      expect(author?.name, slug).toBe('Arun Health Team');
      expect(reviewer?.licence_no, slug).toMatch(/^\d{5}$/);
      expect(Date.parse(at ?? ''), slug).toBeLessThan(shop.clock.now().getTime());
      expect(sources.length, slug).toBeGreaterThanOrEqual(2);
    }
  });

  it('show available products, and no medicine that needs advice first', async () => {
    const shelves = contents.flatMap(({ blocks }) =>
      blocks.flatMap((block) => (block.type === 'products' ? [block.ids] : [])),
    );
    expect(shelves.length).toBeGreaterThanOrEqual(40);
    for (const ids of shelves) expect(new Set(ids).size).toBe(ids.length);
    const ids = [...new Set(shelves.flat())];
    const rows = await shop.db
      .select({ listed: products.listed, drugClass: products.drugClass })
      .from(products)
      .where(inArray(products.id, ids));
    expect(rows).toHaveLength(ids.length);
    for (const { listed, drugClass } of rows) {
      expect(listed).toBe(true);
      expect(['none', 'household']).toContain(drugClass);
    }
  });

  it('come with pages that reference no missing picture, file, product or page', async () => {
    const files = (await loadPages(shop.db)).flatMap((page) => [...filesOf(page)]);
    const { pages } = readPages(new Map(files));
    expect(pages.length).toBeGreaterThanOrEqual(100);
    expect(findDead(pages, await loadKnown(shop.db, []))).toEqual([]);
  });

  it('come with pharmacists and their hours', async () => {
    const { body } = await shop.call<PharmacyStatus>('GET', '/pharmacy/status');
    expect(body.hours.filter((day) => day !== null)).toHaveLength(7);
    expect(body.opens_at ?? body.closes_at).not.toBeNull();
  });
});
