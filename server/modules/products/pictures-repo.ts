import { asc, eq, sql } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { products } from '../../db/schema/catalog.ts';
import { productPictures } from '../catalog/schema.ts';
import { selectInLibrary } from '../media/in-library.ts';
import type { ProductPicturesRepo, ShownPicture } from './picture-ports.ts';

export function createPicturesRepo(db: Database): ProductPicturesRepo {
  const read = async (id: number, isLocked = false) => {
    const query = db
      .select({ pictureVersion: products.pictureVersion })
      .from(products)
      .where(eq(products.id, id));
    const [known] = await (isLocked ? query.for('update') : query);
    return known && { ...known, pictures: await picturesOf(db, id) };
  };
  return {
    read: (id) => read(id),
    lock: (id) => read(id, true),
    inLibrary: (files) => selectInLibrary(db, files),
    replace: async (id, pictures, now) => {
      await db.delete(productPictures).where(eq(productPictures.productId, id));
      if (pictures.length > 0) {
        await db
          .insert(productPictures)
          .values(
            pictures.map((picture, index) => ({ ...picture, productId: id, position: index + 1 })),
          );
      }
      await db
        .update(products)
        .set({ pictureVersion: sql`${products.pictureVersion} + 1`, updatedAt: now })
        .where(eq(products.id, id));
    },
  };
}

async function picturesOf(db: Database, id: number): Promise<readonly ShownPicture[]> {
  return db
    .select({
      ...{ file: productPictures.file, altEn: productPictures.altEn },
      altTh: productPictures.altTh,
    })
    .from(productPictures)
    .where(eq(productPictures.productId, id))
    .orderBy(asc(productPictures.position));
}
