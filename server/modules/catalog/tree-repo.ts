import { asc, eq, sql } from 'drizzle-orm';
import type { CategoryNode } from './ports.ts';
import type { Database } from '../../db/client.ts';
import { brands, categories, departments, products } from '../../db/schema/catalog.ts';

export async function selectCategories(db: Database): Promise<readonly CategoryNode[]> {
  return toTree(await treeRows(db));
}

/** Only departments in which the brand has a listed product. */
export async function selectBrandCategories(
  db: Database,
  brandCode: string,
): Promise<readonly CategoryNode[]> {
  const ofBrand = sql`${departments.id} IN (
    SELECT ${products.departmentId} FROM ${products} JOIN ${brands} ON ${brands.id} = ${products.brandId}
    WHERE ${products.listed} AND ${brands.code} = ${brandCode}
  )`;
  return toTree(await treeRows(db, ofBrand));
}

function treeRows(db: Database, condition = sql`true`) {
  return db
    .select({ category: categories, department: departments })
    .from(categories)
    .innerJoin(departments, eq(departments.categoryId, categories.id))
    .where(condition)
    .orderBy(
      ...[asc(categories.position), asc(categories.id)],
      ...[asc(departments.position), asc(departments.id)],
    );
}

function toTree(rows: Awaited<ReturnType<typeof treeRows>>): CategoryNode[] {
  return [...Map.groupBy(rows, (row) => row.category.id).values()].flatMap((group) => {
    const first = group[0];
    if (!first) return [];
    const { id, icon, picture, nameEn, nameTh } = first.category;
    return {
      id,
      icon,
      picture,
      name: { en: nameEn, th: nameTh },
      departments: group.map(({ department }) => ({
        id: department.id,
        slug: department.slug,
        name: { en: department.nameEn, th: department.nameTh },
      })),
    };
  });
}
