import { asc } from 'drizzle-orm';
import type { Names } from '../../core/names.ts';
import type { Database } from '../../db/client.ts';
import { brands, categories, departments } from '../../db/schema/catalog.ts';

export interface Name {
  readonly id: number;
  readonly name: Names;
}

export interface DepartmentName extends Name {
  readonly slug: string;
  readonly categoryId: number;
}

export interface FacetNames {
  readonly categories: readonly Name[];
  readonly departments: readonly DepartmentName[];
  readonly brands: readonly Name[];
}

/** What facets are called, in the order in which they are shown. */
export async function selectFacetNames(db: Database): Promise<FacetNames> {
  const nameOf = (table: typeof categories | typeof brands) => ({
    id: table.id,
    name: { en: table.nameEn, th: table.nameTh },
  });
  const [categoryRows, departmentRows, brandRows] = await Promise.all([
    db.select(nameOf(categories)).from(categories).orderBy(asc(categories.position)),
    db
      .select({
        id: departments.id,
        name: { en: departments.nameEn, th: departments.nameTh },
        slug: departments.slug,
        categoryId: departments.categoryId,
      })
      .from(departments)
      .orderBy(asc(departments.categoryId), asc(departments.position)),
    db.select(nameOf(brands)).from(brands).orderBy(asc(brands.nameEn)),
  ]);
  return { categories: categoryRows, departments: departmentRows, brands: brandRows };
}
