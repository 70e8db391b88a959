import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contentSeeds } from '../../demo/seed/contents/all.ts';
import { DEMO_PRODUCTS, generateProducts } from '../../demo/seed/products/generate.ts';
import type { ProductPage } from '../../lib/catalog/contract.ts';
import { GUIDES } from '../../server/modules/care-guides/guides/all.ts';
import { openShop, type Shop } from '../harness/shop.ts';
import { plantDemoCatalog } from './demo-catalog.ts';

describe('care guides in the demo shop', () => {
  let shop: Shop;
  beforeAll(async () => {
    shop = await openShop();
    await plantDemoCatalog(shop.db, generateProducts(DEMO_PRODUCTS));
  });
  afterAll(() => shop.close());

  it('name articles that the shop has', () => {
    const slugs = contentSeeds.map(({ slug }) => slug);
    expect(
      GUIDES.flatMap(({ article }) => article ?? []).filter((slug) => !slugs.includes(slug)),
    ).toEqual([]);
  });

  it.each(['en', 'th'] as const)('name products that the shop sells (%s)', async (locale) => {
    const keywords = new Set(
      GUIDES.flatMap(({ helps }) => helps.flatMap(({ keyword }) => keyword?.[locale] ?? [])),
    );
    const lost: string[] = [];
    for (const keyword of keywords) {
      const query = new URLSearchParams({ q: keyword, locale });
      const { body } = await shop.call<ProductPage>('GET', `/products/web?${query.toString()}`);
      if (body.total === 0 || body.corrected) lost.push(keyword);
    }
    expect(lost).toEqual([]);
  });
});
