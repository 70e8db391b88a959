import { and, eq, sql } from 'drizzle-orm';
import type { LogoSubject, PackshotSubject, PictureSubjects } from './subjects.ts';
import { brandLooks, productLooks } from '../look-tables.ts';
import type { Lettering, PackLook, Palette } from '../looks.ts';
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
    const rows = await db
      .select(brandColumns)
      .from(brands)
      .leftJoin(brandLooks, eq(brandLooks.brandId, brands.id))
      .where(eq(brands.id, brandId));
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
  palette: brandLooks.palette,
  lettering: brandLooks.lettering,
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
      look: productLooks.pack,
      productEn: products.nameEn,
      productTh: products.nameTh,
      size: products.size,
      ...brandColumns,
    })
    .from(products)
    .innerJoin(brands, eq(brands.id, products.brandId))
    .leftJoin(brandLooks, eq(brandLooks.brandId, brands.id))
    .leftJoin(productLooks, eq(productLooks.productId, products.id));
}

/** Palette of a brand without a look of its own. */
const PLAIN: Palette = { base: '#fff', accent: '#000', ink: '#000', ground: '#eee' };

type BrandRow = Pick<typeof brands.$inferSelect, 'id' | 'nameEn' | 'nameTh'> & {
  readonly palette: Palette | null;
  readonly lettering: Lettering | null;
};

type PackRow = BrandRow &
  Pick<typeof products.$inferSelect, 'departmentId' | 'size'> & {
    readonly productId: number;
    readonly productEn: string;
    readonly productTh: string;
    readonly look: PackLook | null;
  };

function toPackshot(row: PackRow): PackshotSubject {
  const { name, palette, lettering } = toLogo(row);
  const look = row.look ?? { shape: 'box', title: row.productEn, line: row.productTh };
  return {
    pack: { ...look, size: row.size },
    brand: { name, palette, lettering },
    seed: row.productId,
    departmentId: row.departmentId,
  };
}

function toLogo(row: BrandRow): LogoSubject {
  return {
    id: row.id,
    name: { en: row.nameEn, th: row.nameTh },
    palette: row.palette ?? PLAIN,
    lettering: row.lettering ?? 'sans',
  };
}
