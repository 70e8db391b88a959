import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Brand, BrandCategory, BrandDetail } from '@/lib/catalog/contract.ts';
import { exclusiveBrandCodes } from '@/lib/brand.ts';
import { plantProducts, plantShelves } from '@/tests/harness/catalog.ts';
import { openShop, type Shop } from '@/tests/harness/shop.ts';

describe('brands', () => {
  let shop: Shop;
  beforeAll(async () => {
    shop = await openShop();
    await plantShelves(shop.db);
    await plantProducts(shop.db, [
      { id: 1, brandId: 1 },
      { id: 2, brandId: 1, departmentId: 201 },
      { id: 3, brandId: 1, departmentId: 102, listed: false, drugClass: 'controlled' },
      { id: 4, brandId: 2 },
    ]);
  });
  afterAll(() => shop.close());

  it('lists all with their listed products counted', async () => {
    const { body } = await shop.call<{ entities: Brand[] }>('GET', '/brands?locale=th');
    expect(
      body.entities.map(({ id, brand_name, product_count }) => [id, brand_name, product_count]),
    ).toEqual([
      [1, 'อรุณ เดลี่', 2],
      [2, 'บัวริน', 1],
    ]);
  });

  it('keeps the exclusive ones in the order of the menu', async () => {
    const { body } = await shop.call<{ entities: Brand[] }>('GET', '/brands/exclusive');
    const codes = body.entities.map((brand) => brand.brand_code);
    expect(codes).toEqual(['525', '888']);
    expect(codes).toEqual(exclusiveBrandCodes.filter((code) => codes.includes(code)));
  });

  it('shows one with its story', async () => {
    const { body } = await shop.call<BrandDetail>('GET', '/brands/2');
    expect(body).toMatchObject({
      brand_name: 'Buarin',
      brand_code: '888',
      story: 'Buarin story',
      image: { thumbnail_url: '/media/brands/2.webp' },
    });
  });

  it('answers 404 for an unknown one', async () => {
    expect((await shop.call('GET', '/brands/77')).status).toBe(404);
    expect((await shop.call('GET', '/brands/%00')).status).toBe(404);
  });

  it('names the categories in which a brand has something to sell', async () => {
    const { body } = await shop.call<BrandCategory[]>('GET', '/brands/category?brand=525');
    expect(body.map((category) => [category.id, category.depts.map((dept) => dept.id)])).toEqual([
      [1, [101]],
      [2, [201]],
    ]);
    expect((await shop.call<unknown[]>('GET', '/brands/category?brand=999')).body).toEqual([]);
  });
});
