import { and, eq, sql } from 'drizzle-orm';
import type { LogoSubject, PackshotSubject, PictureSubjects } from './subjects.ts';
import type { Database } from '../../server/db/client.ts';
import { branches } from '../../server/db/schema/branches.ts';
import { brands, products } from '../../server/db/schema/catalog.ts';
import { createShareSubjects } from './share-subjects.ts';

export function createPictureSubjects(db: Database): PictureSubjects {
  const packshot: PictureSubjects['packshot'] = async (productId) => {
    const rows = await packs(db).where(and(eq(products.id, productId), products.listed));
    return rows.map(toPackshot)[0];
  };
  const logo: PictureSubjects['logo'] = async (brandId) => {
    const rows = await db.select(brandColumns).from(brands).where(eq(brands.id, brandId));
    return rows.map(toLogo)[0];
  };
  return {
    packshot,
    logo,
    packBack: async (productId) => {
      const [row] = await db
        .select(backColumns)
        .from(products)
        .where(and(eq(products.id, productId), products.listed));
      if (!row) return undefined;
      const { registrationNo, ...rest } = row;
      return registrationNo === null ? rest : { ...rest, registrationNo };
    },
    departmentPack: async (departmentId) => {
      const rows = await packs(db)
        .where(and(eq(products.departmentId, departmentId), products.listed))
        .orderBy(sql`${products.rank} DESC`, products.id)
        .limit(1);
      return rows.map(toPackshot)[0];
    },
    branchExists: async (branchId) => {
      const rows = await db
        .select({ id: branches.id })
        .from(branches)
        .where(eq(branches.id, branchId));
      return rows.length > 0;
    },
    share: createShareSubjects(db, { packshot, logo }),
  };
}

const brandColumns = {
  id: brands.id,
  nameEn: brands.nameEn,
  nameTh: brands.nameTh,
  palette: brands.palette,
  lettering: brands.lettering,
};

const backColumns = {
  name: products.nameTh,
  howToUse: products.howToTh,
  ingredients: products.ingredientsTh,
  warnings: products.warningsTh,
  registrationNo: products.registrationNo,
  itemCode: products.itemCode,
};

function packs(db: Database) {
  return db
    .select({
      productId: products.id,
      departmentId: products.departmentId,
      pack: products.pack,
      ...brandColumns,
    })
    .from(products)
    .innerJoin(brands, eq(brands.id, products.brandId));
}

type BrandRow = Pick<typeof brands.$inferSelect, keyof typeof brandColumns>;

function toPackshot(
  row: BrandRow &
    Pick<typeof products.$inferSelect, 'pack' | 'departmentId'> & { productId: number },
): PackshotSubject {
  const { name, palette, lettering } = toLogo(row);
  return {
    pack: row.pack,
    brand: { name, palette, lettering },
    seed: row.productId,
    departmentId: row.departmentId,
  };
}

function toLogo(row: BrandRow): LogoSubject {
  return {
    id: row.id,
    name: { en: row.nameEn, th: row.nameTh },
    palette: row.palette,
    lettering: row.lettering as LogoSubject['lettering'],
  };
}
