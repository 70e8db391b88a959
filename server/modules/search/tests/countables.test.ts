import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '@/server/db/client.ts';
import { products } from '@/server/db/schema/catalog.ts';
import { createCountables } from '@/server/modules/search/countables.ts';
import { plantAssortment } from '@/tests/harness/assortment.ts';
import { openShop, type Shop } from '@/tests/harness/shop.ts';

describe('products in memory', () => {
  let shop: Shop;
  beforeAll(async () => {
    shop = await openShop();
    await plantAssortment(shop.db);
  });
  afterAll(() => shop.close());

  it('include changes from before a failed statement', async () => {
    let isBroken = false;
    const db: Database = new Proxy(shop.db, {
      get: (own, name) => {
        if (name !== 'select') return Reflect.get(own, name, own) as unknown;
        return (columns: Parameters<Database['select']>[0]) => {
          if (isBroken && 'salePrice' in columns) throw new Error('broken');
          return own.select(columns);
        };
      },
    });
    const countables = createCountables(db);
    const hasPrice = async () => {
      const { values, indexes } = (await countables()).only([1]).salePrice;
      return values[indexes[0] ?? -1];
    };
    expect(await hasPrice()).not.toBe(77_700);
    await shop.db.update(products).set({ price: 77_700 }).where(eq(products.id, 1));
    isBroken = true;
    await expect(countables()).rejects.toThrow('broken');
    isBroken = false;
    expect(await hasPrice()).toBe(77_700);
  });
});
