import { and, asc, eq, gt, ne, sql } from 'drizzle-orm';
import type { ProductIndexEntry, ProductSummary } from './ports.ts';
import type { Database } from '../../db/client.ts';
import { products } from '../../db/schema/catalog.ts';
import { selectSummaries } from './rows.ts';

export async function selectRelated(
  db: Database,
  id: number,
  limit: number,
  now: Date,
): Promise<readonly ProductSummary[] | undefined> {
  const [product] = await db
    .select({ departmentId: products.departmentId })
    .from(products)
    .where(and(eq(products.id, id), products.listed));
  if (!product) return undefined;
  const others = await db
    .select({ id: products.id })
    .from(products)
    .where(
      and(products.listed, eq(products.departmentId, product.departmentId), ne(products.id, id)),
    )
    .orderBy(sql`${products.place} DESC NULLS LAST`, asc(products.id))
    .limit(limit);
  return selectSummaries(
    db,
    others.map((other) => other.id),
    now,
  );
}

export async function selectIndex(
  db: Database,
  after: number,
  limit: number,
): Promise<readonly ProductIndexEntry[]> {
  return db
    .select({
      id: products.id,
      name: { en: products.nameEn, th: products.nameTh },
      updatedAt: products.updatedAt,
    })
    .from(products)
    .where(and(products.listed, gt(products.id, after)))
    .orderBy(asc(products.id))
    .limit(limit);
}

export async function countListed(db: Database): Promise<number> {
  return db.$count(products, eq(products.listed, true));
}
