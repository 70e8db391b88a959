import { asc, eq, sql } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { categories, departments, products } from '../../db/schema/catalog.ts';
import { formerSlugs } from '../../db/schema/former-slugs.ts';
import type { Category, CategoryRepo, ShelfKind } from './ports.ts';

const TABLES = { category: categories, department: departments } as const;

export function createCategoryRepo(db: Database): CategoryRepo {
  const all = async () => selectTree(db);
  const tableOf = (kind: ShelfKind) => TABLES[kind];
  return {
    all,
    lock: async () => {
      for (const table of [categories, departments]) {
        await db.select({ id: table.id }).from(table).orderBy(asc(table.id)).for('update');
      }
      return all();
    },
    addCategory: async (names, position) => {
      const [row] = await db
        .insert(categories)
        .values({ ...names, position })
        .returning({ id: categories.id });
      if (!row) throw new Error('the inserted category is missing');
      return row.id;
    },
    addDepartment: async (department, position) => {
      const [row] = await db
        .insert(departments)
        .values({ ...department, position })
        .returning({ id: departments.id });
      if (!row) throw new Error('the inserted department is missing');
      return row.id;
    },
    rename: async (kind, id, names) => {
      const table = tableOf(kind);
      await db.update(table).set(names).where(eq(table.id, id));
    },
    setPicture: async (id, picture) => {
      await db.update(categories).set({ picture }).where(eq(categories.id, id));
    },
    slugHolder: async (slug) => {
      const [current] = await db
        .select({ id: departments.id })
        .from(departments)
        .where(eq(departments.slug, slug));
      if (current) return { ...current, isFormer: false };
      const [former] = await db
        .select({ id: formerSlugs.departmentId })
        .from(formerSlugs)
        .where(eq(formerSlugs.slug, slug));
      return former && { ...former, isFormer: true };
    },
    changeSlug: async (id, { from, to }) => {
      // A slug that it takes back is no former one any more, so no address leads in a circle.
      await db.delete(formerSlugs).where(eq(formerSlugs.slug, to));
      await db.insert(formerSlugs).values({ slug: from, departmentId: id });
      await db.update(departments).set({ slug: to }).where(eq(departments.id, id));
    },
    setCategory: async (id, categoryId) => {
      await db.update(departments).set({ categoryId }).where(eq(departments.id, id));
    },
    order: async (kind, ids) => {
      const table = tableOf(kind);
      const listed = sql`array[${sql.join(
        ids.map((id) => sql`${id}`),
        sql`, `,
      )}]::integer[]`;
      await db
        .update(table)
        .set({ position: sql`array_position(${listed}, ${table.id})` })
        .where(sql`${table.id} = ANY(${listed})`);
    },
    remove: async (kind, id) => {
      const table = tableOf(kind);
      await db.delete(table).where(eq(table.id, id));
    },
  };
}

async function selectTree(db: Database): Promise<readonly Category[]> {
  const { id, slug, categoryId, nameEn, nameTh, position } = departments;
  const count = db.$count(products, eq(products.departmentId, id));
  const rows = await db
    .select({ id, slug, categoryId, nameEn, nameTh, products: count })
    .from(departments)
    .orderBy(asc(position), asc(id));
  const ofCategory = Map.groupBy(rows, (row) => row.categoryId);
  const all = await db
    .select({
      ...{ id: categories.id, nameEn: categories.nameEn, nameTh: categories.nameTh },
      picture: categories.picture,
    })
    .from(categories)
    .orderBy(asc(categories.position), asc(categories.id));
  return all.map((category) => ({
    ...category,
    departments: ofCategory.get(category.id) ?? [],
  }));
}
