import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ProductPage } from '../../lib/api/contract/catalog.ts';
import { plantProducts, plantShelves } from '../harness/catalogue.ts';
import { openShop, type Shop } from '../harness/shop.ts';

describe('search', () => {
  let shop: Shop;
  beforeAll(async () => {
    shop = await openShop();
    await plantShelves(shop.db);
    await plantProducts(shop.db, [
      { id: 1, nameEn: 'Gentle Rice Serum', nameTh: 'เซรั่มข้าวอ่อนโยน', rank: 9 },
      { id: 2, nameEn: 'Rice Milk Serum', nameTh: 'น้ำนมข้าวเซรั่ม', rank: 1 },
      { id: 3, nameEn: 'Aloe Mask 50% off_pack', nameTh: 'มาสก์ว่านหางจระเข้', rank: 5 },
      { id: 4, nameEn: 'Rosé Cream', nameTh: 'ครีมกุหลาบ', rank: 3 },
    ]);
  });
  afterAll(() => shop.close());

  async function search(q: string): Promise<number[]> {
    const { status, body } = await shop.call<ProductPage>(
      'GET',
      `/products/web?q=${encodeURIComponent(q)}`,
    );
    expect(status).toBe(200);
    expect(body.total).toBe(body.entities.length);
    return body.entities.map((product) => product.id);
  }

  it.each([
    ['serum', [1, 2]],
    ['  SERUM   rice ', [1, 2]],
    ['rice', [2, 1]],
    ['rice milk', [2]],
    ['เซรั่ม', [1, 2]],
    ['ข้าว', [1, 2]],
    ['น้ำ', [2]],
    ['มาสก์', [3]],
    ['rose\u0301', [4]],
    ['x', []],
    ['50%', [3]],
    ['%', [3]],
    ['_', [3]],
    ['\\', []],
    ["'", []],
    ['serum mask', []],
    ['\u0000', [1, 3, 4, 2]],
    ['   ', [1, 3, 4, 2]],
  ])('finds by %j', async (query, expected) => {
    expect(await search(query)).toEqual(expected);
  });

  it('refuses more text than a search field takes', async () => {
    expect((await shop.call('GET', `/products/web?q=${'a'.repeat(201)}`)).status).toBe(422);
  });

  it('tells the total on a page past the end', async () => {
    const { body } = await shop.call<ProductPage>('GET', '/products/web?q=rice&page=9');
    expect(body).toMatchObject({ entities: [], total: 2 });
  });

  it('sorts what it found', async () => {
    const { body } = await shop.call<ProductPage>('GET', '/products/web?q=rice&sort=newest');
    expect(body.entities.map((product) => product.id)).toEqual([1, 2]);
  });
});
