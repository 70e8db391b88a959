import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { productPageSchema, type ProductPage } from '@/lib/catalog/contract.ts';
import { plantProducts, plantShelves } from '@/tests/harness/catalog.ts';
import { openShop, type Shop } from '@/tests/harness/shop.ts';

describe('queries that name a price', () => {
  let shop: Shop;
  beforeAll(async () => {
    shop = await openShop();
    await plantShelves(shop.db);
    await plantProducts(shop.db, [
      { id: 1, nameEn: 'Rice Serum', nameTh: 'เซรั่มข้าว', price: 15_000, rank: 1 },
      { id: 2, nameEn: 'Aloe Serum', nameTh: 'เซรั่มว่านหาง', price: 45_000, dealPrice: 29_900 },
      { id: 3, nameEn: 'Gold Serum', nameTh: 'เซรั่มทองคำ', price: 90_000, rank: 9 },
      {
        id: 4,
        nameEn: 'Clay Mask',
        nameTh: 'มาสก์โคลน',
        price: 5_000,
        departmentId: 102,
        brandId: 2,
      },
      {
        id: 5,
        nameEn: 'Paracetamol 500 mg',
        nameTh: 'พาราเซตามอล 500 มก.',
        price: 2_000,
        departmentId: 201,
      },
    ]);
  });
  afterAll(() => shop.close());

  async function search(q: string, query = '') {
    const path = `/products/web?q=${encodeURIComponent(q)}&facets=true${query}`;
    const { status, body } = await shop.call<ProductPage>('GET', path);
    expect(status).toBe(200);
    expect(productPageSchema.parse(body)).toEqual(body);
    return { ...body, ids: body.entities.map(({ id }) => id) };
  }
  const read = (keyword: string, min: number | null, max: number | null) => ({
    ...{ keyword, min, max },
    instead: null,
  });

  it.each<[query: string, ids: number[], price: ReturnType<typeof read> | null]>([
    ['serum', [3, 1, 2], null],
    ['serum under 300', [1, 2], read('serum', null, 300)],
    ['serum over 500', [3], read('serum', 500, null)],
    ['เซรั่ม ราคา ๒๐๐-๓๐๐', [2], read('เซรั่ม', 200, 300)],
    // The price that is paid now, to the last satang
    ['serum 299 baht', [1, 2], read('serum', null, 299)],
    ['serum under ฿298.99', [1], read('serum', null, 298.99)],
    ['ไม่เกิน 100', [4, 5], read('', null, 100)],
    ['paracetamol 500 mg', [5], null],
    ['paracetamol 500 mg under 50', [5], read('paracetamol 500 mg', null, 50)],
    // Misspelt
    ['seurm under 300', [1, 2], read('seurm', null, 300)],
  ])('%s', async (query, ids, price) => {
    const found = await search(query);
    expect(found.ids.toSorted()).toEqual(ids.toSorted());
    expect(found).toMatchObject({ total: ids.length, price_read: price });
  });

  it('counts facets within the price, and the bands of prices for the words', async () => {
    const { facets } = await search('serum under 300');
    expect(facets?.brands.map(({ count }) => count)).toEqual([2]);
    expect(facets?.prices.reduce((sum, { count }) => sum + count, 0)).toBe(3);
  });

  it('follow the price of the filter, if one is chosen', async () => {
    expect(await search('serum under 300', '&price_min=500')).toMatchObject({
      ids: [3],
      price_read: read('serum', null, 300),
    });
    expect(await search('under 300', '&price_min=500')).toMatchObject({ ids: [3] });
  });

  it.each<[query: string, ids: number[], instead: ProductPage['price_read']]>([
    [
      'serum under 100',
      [1, 2, 3],
      { ...read('serum', null, 100), instead: { min: 150, max: null } },
    ],
    [
      'serum over 1000',
      [3, 2, 1],
      { ...read('serum', 1000, null), instead: { min: null, max: 900 } },
    ],
    [
      'serum 180 to 250 baht',
      [1],
      { ...read('serum', 180, 250), instead: { min: null, max: 150 } },
    ],
    [
      'serum 260 to 280 baht',
      [2, 3],
      { ...read('serum', 260, 280), instead: { min: 299, max: null } },
    ],
    [
      'seurm under 100',
      [1, 2, 3],
      { ...read('seurm', null, 100), instead: { min: 150, max: null } },
    ],
    ['under 10 baht', [5, 4, 1, 2, 3], { ...read('', null, 10), instead: { min: 20, max: null } }],
  ])('%s leads to the nearest prices, nearest first', async (query, ids, instead) => {
    expect(await search(query)).toMatchObject({ ids, price_read: instead });
  });

  it('keep an order that is asked for', async () => {
    expect((await search('serum under 100', '&sort=price-desc')).ids).toEqual([3, 2, 1]);
  });

  it('find nothing for words that are not sold at any price', async () => {
    expect(await search('qwxyz under 300')).toMatchObject({
      ids: [],
      price_read: read('qwxyz', null, 300),
    });
  });

  it('suggest departments and brands for the words without the price', async () => {
    const { near, near_brands: brands } = await search('bualynn qwxyz skinny under 300');
    expect(near.map(({ dept_name: name }) => name)).toEqual(['Serums', 'Face Masks']);
    expect(brands.map(({ name }) => name)).toEqual(['Buarin']);
  });
});
