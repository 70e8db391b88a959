import { and, eq } from 'drizzle-orm';
import type { LogoSubject, PictureSubjects } from '../../domain/catalog/pictures.ts';
import type { Database } from '../client.ts';
import { brands, products } from '../schema/catalog.ts';

export function createPictureSubjects(db: Database): PictureSubjects {
  return {
    packshot: async (productId) => {
      const [row] = await db
        .select({ pack: products.pack, ...brandColumns })
        .from(products)
        .innerJoin(brands, eq(brands.id, products.brandId))
        .where(and(eq(products.id, productId), products.listed));
      if (!row) return undefined;
      const { name, palette, lettering } = toLogo(row);
      return { pack: row.pack, brand: { name, palette, lettering }, seed: productId };
    },
    logo: async (brandId) => {
      const rows = await db.select(brandColumns).from(brands).where(eq(brands.id, brandId));
      return rows.map(toLogo)[0];
    },
  };
}

const brandColumns = {
  id: brands.id,
  nameEn: brands.nameEn,
  nameTh: brands.nameTh,
  palette: brands.palette,
  lettering: brands.lettering,
};

function toLogo(row: Pick<typeof brands.$inferSelect, keyof typeof brandColumns>): LogoSubject {
  return {
    id: row.id,
    name: { en: row.nameEn, th: row.nameTh },
    palette: row.palette,
    lettering: row.lettering as LogoSubject['lettering'],
  };
}
