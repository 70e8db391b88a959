import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { productSchema, type Product } from '../../lib/api/contract/catalog.ts';
import { PACKAGED_MEDICINE_CAP } from '../../server/modules/catalog/rules/product-rules.ts';
import { plantProducts, plantShelves } from '../harness/catalog.ts';
import { openShop, type Shop } from '../harness/shop.ts';

describe('a product', () => {
  let shop: Shop;
  beforeAll(async () => {
    shop = await openShop();
    await plantShelves(shop.db);
    await plantProducts(shop.db, [
      { id: 1, price: 59_050, dealPrice: 49_900 },
      { id: 2, purchaseLimit: 3 },
      { id: 3, departmentId: 201, drugClass: 'packaged' },
      { id: 4, departmentId: 201, drugClass: 'packaged', purchaseLimit: 2 },
      { id: 5, departmentId: 201, drugClass: 'dangerous' },
      { id: 6, available: 0 },
    ]);
  });
  afterAll(() => shop.close());

  async function show(id: number) {
    const { status, body } = await shop.call<Product>('GET', `/products/${String(id)}`);
    expect(status).toBe(200);
    expect(productSchema.parse(body)).toEqual(body);
    return body;
  }

  it('tells the limit that the cart keeps, also where it has none of its own', async () => {
    const limits = await Array.fromAsync([1, 2, 3, 4], async (id) => (await show(id)).limit);
    expect(limits).toEqual([null, 3, PACKAGED_MEDICINE_CAP, 2]);
  });

  it('tells how many may be ordered now: by stock, by limit, by class', async () => {
    const ids = [1, 2, 3, 5, 6];
    const most = await Array.fromAsync(ids, async (id) => (await show(id)).max_qty);
    expect(most).toEqual([10, 3, PACKAGED_MEDICINE_CAP, 0, 0]);
  });

  it('has several pictures, the first of them the one of its card', async () => {
    const { images, image } = await show(1);
    expect(images[0]).toEqual(image);
    expect(new Set(images.map(({ large_url: url }) => url)).size).toBe(images.length);
    expect(images.length).toBeGreaterThan(1);
  });

  it('promises a delivery, except of what is sold out or handed over at a branch', async () => {
    const { delivery } = await show(1);
    expect(delivery?.from).toMatch(/^\d{4}-\d\d-\d\d$/);
    expect((delivery?.from ?? '') < (delivery?.until ?? '')).toBe(true);
    expect(delivery).toMatchObject({ fee: 40, free_from: 699 });
    expect((await show(5)).delivery).toBeNull();
    expect((await show(6)).delivery).toBeNull();
  });
});
