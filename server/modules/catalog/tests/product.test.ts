import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { productSchema, type Product } from '@/lib/catalog/contract.ts';
import { PACKAGED_MEDICINE_CAP } from '../rules/product-rules.ts';
import { stock } from '@/server/db/schema/branches.ts';
import { plantBranches } from '@/tests/harness/branches.ts';
import { plantProducts, plantShelves } from '@/tests/harness/catalog.ts';
import { openShop, type Shop } from '@/tests/harness/shop.ts';

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

  it('has the limit enforced by the cart, even without one of its own', async () => {
    const limits = await Array.fromAsync([1, 2, 3, 4], async (id) => (await show(id)).limit);
    expect(limits).toEqual([null, 3, PACKAGED_MEDICINE_CAP, 2]);
  });

  it('has the orderable quantity: by stock, by limit, by class', async () => {
    const ids = [1, 2, 3, 5, 6];
    const most = await Array.fromAsync(ids, async (id) => (await show(id)).max_qty);
    expect(most).toEqual([10, 3, PACKAGED_MEDICINE_CAP, 0, 0]);
  });

  it('has several pictures, the first as on its card', async () => {
    const { images, image } = await show(1);
    expect(images[0]).toEqual({ ...image, alt: expect.any(String) as string });
    expect(new Set(images.map(({ large_url: url }) => url)).size).toBe(images.length);
    expect(images.length).toBeGreaterThan(1);
  });

  it('promises a delivery, unless sold out or limited to pickup', async () => {
    const { delivery } = await show(1);
    expect(delivery?.from).toMatch(/^\d{4}-\d\d-\d\d$/);
    expect((delivery?.from ?? '') < (delivery?.until ?? '')).toBe(true);
    expect(delivery).toMatchObject({ fee: 40, free_from: 699 });
    expect((await show(5)).delivery).toBeNull();
    expect((await show(6)).delivery).toBeNull();
  });

  it('counts the branches with an unreserved piece', async () => {
    await plantBranches(shop.db, [
      { id: 1, shelves: { 1: 2 } },
      { id: 2, shelves: { 1: 1 } },
      { id: 3, shelves: { 1: 0 } },
    ]);
    await shop.db.update(stock).set({ reserved: 1 }).where(eq(stock.branchId, 2));
    const at = await shop.call<{ total: number }>('GET', '/branches?product_ids=1&in_stock=true');
    expect(at.body.total).toBe(1);
    expect((await show(1)).branch_count).toBe(1);
    expect((await show(2)).branch_count).toBe(0);
  });

  it('is read in three statements with all page data', async () => {
    const { $client: client } = shop.db as unknown as { $client: { query: () => unknown } };
    const statements = vi.spyOn(client, 'query');
    for (const path of ['', '/related', '/reviews']) {
      const { status } = await shop.call('GET', `/products/1${path}`);
      expect(status).toBe(200);
    }
    expect(statements).toHaveBeenCalledTimes(3);
  });
});
