import { and, asc, eq, gt } from 'drizzle-orm';
import type { ProductIndexEntry } from './ports.ts';
import type { Database } from '../../db/client.ts';
import { products } from '../../db/schema/catalog.ts';
import { productPictures } from './schema.ts';
import type { ProductFile } from './pictures.ts';

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

export function createProductFile(db: Database): ProductFile {
  return async (productId, position) => {
    const [row] = await db
      .select({ file: productPictures.file })
      .from(products)
      .leftJoin(
        productPictures,
        and(eq(productPictures.productId, products.id), eq(productPictures.position, position)),
      )
      .where(eq(products.id, productId));
    return row?.file;
  };
}
