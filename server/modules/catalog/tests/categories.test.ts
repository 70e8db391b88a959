import { readdirSync } from 'node:fs';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Category } from '@/lib/catalog/contract.ts';
import { CATEGORY_ICONS } from '../category-icons.ts';
import { categories, departments } from '@/server/db/schema/catalog.ts';
import { openShop, type Shop } from '@/tests/harness/shop.ts';

describe('GET /categories/web/tree', () => {
  let shop: Shop;
  beforeAll(async () => {
    shop = await openShop();
    await shop.db
      .insert(categories)
      .values({ id: 1, nameEn: 'Skin care', nameTh: 'ผลิตภัณฑ์ดูแลผิว', icon: 'skincare', position: 1 });
    await shop.db.insert(departments).values({
      id: 101,
      categoryId: 1,
      slug: 'serum',
      nameEn: 'Serum',
      nameTh: 'เซรั่ม',
      position: 1,
    });
  });
  afterAll(() => shop.close());

  it('names categories and departments in the requested language', async () => {
    const { status, body } = await shop.call<unknown[]>('GET', '/categories/web/tree?locale=th');
    expect(status).toBe(200);
    expect(body).toEqual([
      expect.objectContaining({
        id: 1,
        category_name: 'ผลิตภัณฑ์ดูแลผิว',
        category_name_en: 'Skin care',
        icon: { thumbnail_url: '/icons/categories/skincare.svg' },
        depts: [expect.objectContaining({ dept_name: 'เซรั่ม', url: '/categories/1/serum' })],
      }),
    ]);
  });

  it('draws an icon that the shop does not have as the neutral one', async () => {
    expect(new Set(readdirSync('public/icons/categories'))).toEqual(
      new Set([...CATEGORY_ICONS].map((name) => `${name}.svg`)),
    );
    await shop.db.insert(categories).values({ id: 2, nameEn: 'Pets', nameTh: 'สัตว์', position: 2 });
    await shop.db
      .insert(departments)
      .values({ id: 201, categoryId: 2, slug: 'dogs', nameEn: 'Dogs', nameTh: 'สุนัข', position: 1 });
    const iconOf = async () =>
      (await shop.call<Category[]>('GET', '/categories/web/tree')).body[1]?.icon.thumbnail_url;
    expect(await iconOf()).toBe('/icons/categories/other.svg');
    await shop.db.update(categories).set({ icon: 'unicorn' }).where(eq(categories.id, 2));
    expect(await iconOf()).toBe('/icons/categories/other.svg');
  });

  it('may be kept by shared caches', async () => {
    const { headers } = await shop.call('GET', '/categories/web/tree');
    expect(headers.get('cache-control')).toContain('s-maxage=60');
  });

  it('refuses an unsupported language', async () => {
    const { status, body } = await shop.call('GET', '/categories/web/tree?locale=fr');
    expect(status).toBe(422);
    expect(body['code']).toBe('VALIDATION');
  });
});
