import { asc, eq } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { brands, categories, departments } from '../../db/schema/catalog.ts';
import type { Shelves } from './ports.ts';

export async function selectShelves(db: Database): Promise<Shelves> {
  return {
    brands: await db
      .select({ id: brands.id, name: { en: brands.nameEn, th: brands.nameTh } })
      .from(brands),
    departments: await db
      .select({
        id: departments.id,
        name: { en: departments.nameEn, th: departments.nameTh },
        category: { en: categories.nameEn, th: categories.nameTh },
      })
      .from(departments)
      .innerJoin(categories, eq(categories.id, departments.categoryId))
      .orderBy(
        ...[asc(categories.position), asc(categories.id)],
        ...[asc(departments.position), asc(departments.id)],
      ),
  };
}
