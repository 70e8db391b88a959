import { asc, eq, sql } from 'drizzle-orm';
import type { CatalogBrand } from './ports.ts';
import type { Database } from '../../db/client.ts';
import { brands } from '../../db/schema/catalog.ts';

export async function selectBrands(db: Database): Promise<readonly CatalogBrand[]> {
  const rows = await db.select(columns).from(brands).orderBy(asc(brands.nameEn));
  return rows.map(toBrand);
}

export async function selectBrand(db: Database, id: number): Promise<CatalogBrand | undefined> {
  const rows = await db.select(columns).from(brands).where(eq(brands.id, id));
  return rows.map(toBrand)[0];
}

const columns = {
  brand: brands,
  // Written out, because drizzle omits table names in single-table queries.
  productCount: sql<number>`(
    SELECT count(*) FROM products WHERE products.brand_id = brands.id AND products.listed
  )`.mapWith(Number),
};

function toBrand({
  brand,
  productCount,
}: {
  brand: typeof brands.$inferSelect;
  productCount: number;
}): CatalogBrand {
  return {
    id: brand.id,
    code: brand.code,
    logo: brand.logo,
    name: { en: brand.nameEn, th: brand.nameTh },
    tagline: { en: brand.taglineEn, th: brand.taglineTh },
    story: { en: brand.storyEn, th: brand.storyTh },
    productCount,
  };
}
