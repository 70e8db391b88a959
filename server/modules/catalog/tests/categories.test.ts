import { afterAll, beforeAll, describe, expect, it } from 'vitest';
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
