import { and, eq, ilike, or, type SQL } from 'drizzle-orm';
import type { Locale } from '../../../lib/api/contract.ts';
import type { BrandSort } from '../../../lib/shelves/contract-values.ts';
import type { Database } from '../../db/client.ts';
import { byColumns, readPlaced, type ListOrder } from '../../db/keyset.ts';
import { escapeLike } from '../../db/typed-search.ts';
import { brands, products } from '../../db/schema/catalog.ts';
import { isUniqueViolation } from '../../db/unique-violation.ts';
import type { Brand, BrandRepo } from './ports.ts';

export function createBrandRepo(db: Database): BrandRepo {
  const count = db.$count(products, eq(products.brandId, brands.id));
  const read = async (id: number) => {
    const [row] = await db
      .select({ brand: brands, products: count })
      .from(brands)
      .where(eq(brands.id, id));
    return row && toBrand(row);
  };
  return {
    list: async ({ q = '', sort, locale }, place) => {
      const wanted = q === '' ? undefined : named(q);
      const { id, code, nameEn, nameTh } = brands;
      const total = await db.$count(brands, wanted);
      const placed = await readPlaced(orderOf(sort, locale), place, (slice) =>
        db
          .select({ id, code, nameEn, nameTh, products: count })
          .from(brands)
          .where(and(wanted, slice.where))
          .orderBy(...slice.inOrder())
          .limit(slice.limit)
          .offset(slice.offset),
      );
      return { ...placed, total };
    },
    read,
    lock: async (id) => {
      await db.select({ id: brands.id }).from(brands).where(eq(brands.id, id)).for('update');
      return read(id);
    },
    add: async (brand) => {
      try {
        const [row] = await db.insert(brands).values(brand).returning({ id: brands.id });
        return row?.id;
      } catch (error) {
        if (isUniqueViolation(error)) return undefined;
        throw error;
      }
    },
    change: async (id, facts) => {
      await db.update(brands).set(facts).where(eq(brands.id, id));
    },
    remove: async (id) => {
      await db.delete(brands).where(eq(brands.id, id));
    },
  };
}

function named(q: string): SQL | undefined {
  const typed = escapeLike(q);
  return or(
    ilike(brands.nameEn, `%${typed}%`),
    ilike(brands.nameTh, `%${typed}%`),
    ilike(brands.code, `${typed}%`),
  );
}

function orderOf(sort: BrandSort, locale: Locale): ListOrder {
  const { id, code, nameEn, nameTh } = brands;
  const columns = sort.endsWith('code') ? [code] : [locale === 'th' ? nameTh : nameEn, id];
  return byColumns(id, columns, sort.startsWith('-'));
}

function toBrand({
  brand,
  products: count,
}: {
  readonly brand: typeof brands.$inferSelect;
  readonly products: number;
}): Brand {
  const { id, code, ...facts } = brand;
  return { id, code, products: count, facts };
}
