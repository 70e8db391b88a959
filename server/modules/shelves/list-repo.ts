import { asc, eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { productLists, products } from '../../db/schema/catalog.ts';
import type { ListRepo } from './ports.ts';

export function createListRepo(db: Database): ListRepo {
  const read: ListRepo['read'] = async (list) =>
    db
      .select(SHOWN)
      .from(productLists)
      .innerJoin(products, eq(products.id, productLists.productId))
      .where(eq(productLists.list, list))
      .orderBy(asc(productLists.position), asc(products.id));
  return {
    read,
    lock: async (list) => {
      // An empty list has no row to lock.
      await db.execute(sql`LOCK TABLE ${productLists} IN SHARE ROW EXCLUSIVE MODE`);
      return read(list);
    },
    products: async (ids) =>
      db
        .select(SHOWN)
        .from(products)
        .where(inArray(products.id, [...ids])),
    replace: async (list, ids) => {
      await db.delete(productLists).where(eq(productLists.list, list));
      if (ids.length === 0) return;
      await db
        .insert(productLists)
        .values(ids.map((productId, index) => ({ list, productId, position: index + 1 })));
    },
  };
}

const SHOWN = {
  id: products.id,
  itemCode: products.itemCode,
  nameEn: products.nameEn,
  nameTh: products.nameTh,
  listed: products.listed,
};
