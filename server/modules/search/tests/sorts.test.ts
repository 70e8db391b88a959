import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PRODUCT_SORTS, type ProductPage } from '@/lib/catalog/contract.ts';
import { selectRows } from '@/server/db/client.ts';
import { plantProducts, plantShelves } from '@/tests/harness/catalog.ts';
import { openShop, type Shop } from '@/tests/harness/shop.ts';

describe('the order of lists', () => {
  let shop: Shop;
  beforeAll(async () => {
    shop = await openShop();
    await plantShelves(shop.db);
    await plantProducts(shop.db, [
      { id: 1, rank: 5, price: 10_000, dealPrice: 5_000, nameEn: 'Rice Soap' },
      { id: 2, rank: 4, price: 90_000, dealPrice: 63_000, nameEn: 'Rice Balm' },
      { id: 3, rank: 3, price: 20_000, nameEn: 'Rice Mask' },
      { id: 4, rank: 9, price: 30_000, dealPrice: 3_000, available: 0, nameEn: 'Rice Oil' },
      { id: 5, rank: 1, price: 40_000, dealPrice: 38_000, nameEn: 'Rice Milk' },
    ]);
    await shop.db.execute(sql`UPDATE products SET sold = (ARRAY[2, 7, 40, 99, 7])[id]`);
  });
  afterAll(() => shop.close());

  async function idsOf(query: string): Promise<number[]> {
    const { status, body } = await shop.call<ProductPage>('GET', `/products/web?${query}`);
    expect(status).toBe(200);
    return body.entities.map(({ id }) => id);
  }

  it('is by pieces sold, then by id', async () => {
    expect(await idsOf('sort=bestseller')).toEqual([3, 2, 5, 1, 4]);
    expect(await idsOf('sort=bestseller&q=rice')).toEqual([3, 2, 5, 1, 4]);
  });

  it('is by the share of the price that a deal saves', async () => {
    expect(await idsOf('sort=discount')).toEqual([1, 2, 5, 3, 4]);
    expect(await idsOf('sort=discount&q=rice&facets=true')).toEqual([1, 2, 5, 3, 4]);
  });

  it('puts sold-out products last, in words, lists and departments', async () => {
    for (const query of ['', 'q=rice', 'dept=serums', 'brand=1', 'category=1&facets=true'])
      expect(await idsOf(query), query).toEqual([1, 2, 3, 5, 4]);
  });

  it('changes when the last piece is sold and when stock arrives', async () => {
    await shop.db.execute(sql`UPDATE stock SET on_hand = 0 WHERE product_id = 1`);
    await shop.db.execute(sql`UPDATE stock SET on_hand = 3 WHERE product_id = 4`);
    for (const query of ['', 'q=rice']) expect(await idsOf(query)).toEqual([4, 2, 3, 5, 1]);
    expect(await idsOf('sort=bestseller')).toEqual([4, 3, 2, 5, 1]);
    expect(await idsOf('sort=discount')).toEqual([4, 2, 5, 3, 1]);
    await shop.db.execute(sql`UPDATE stock SET on_hand = 10 WHERE product_id = 1`);
    await shop.db.execute(sql`UPDATE stock SET on_hand = 0 WHERE product_id = 4`);
  });

  it('shows every product once, whatever the order', async () => {
    for (const sort of PRODUCT_SORTS) {
      const pages = await Array.fromAsync([1, 2, 3], (page) =>
        idsOf(`sort=${sort}&per_page=2&page=${String(page)}`),
      );
      expect(pages.flat().toSorted(), sort).toEqual([1, 2, 3, 4, 5]);
    }
  });

  it('counts sales when they leave the shelf, and nothing else', async () => {
    const soldOf = async () =>
      (await selectRows<{ sold: number }>(shop.db, sql`SELECT sold FROM products WHERE id = 3`))[0]
        ?.sold;
    const change = (set: string) =>
      shop.db.execute(sql`UPDATE stock SET ${sql.raw(set)} WHERE product_id = 3`);
    const changes = async () =>
      (await selectRows(shop.db, sql`SELECT 1 FROM change_log WHERE tag = 'product:3'`)).length;
    const before = await changes();
    await change('reserved = reserved + 2');
    expect(await soldOf()).toBe(40);
    await shop.db.execute(sql`WITH sold AS (
        UPDATE stock SET on_hand = on_hand - 2, reserved = reserved - 2 WHERE product_id = 3
        RETURNING product_id, branch_id, on_hand)
      INSERT INTO stock_movements (product_id, branch_id, change, on_hand, reason)
      SELECT product_id, branch_id, -2, on_hand, 'sale' FROM sold`);
    expect(await soldOf()).toBe(42);
    await change('reserved = reserved + 1');
    await change('on_hand = on_hand - 1, reserved = reserved - 1');
    await change('on_hand = on_hand + 2');
    await change('reserved = reserved + 1');
    await change('reserved = reserved - 1');
    await change('on_hand = on_hand - 1');
    expect(await soldOf()).toBe(42);
    // No page shows it, so cached pages stay.
    expect(await changes()).toBe(before);
  });
});
