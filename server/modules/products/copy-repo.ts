import { eq, like } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { escapeLike } from '../../db/typed-search.ts';
import { products } from '../../db/schema/catalog.ts';
import { productPictures } from '../catalog/schema.ts';
import type { Copy } from './ports.ts';

/** Codes of products that begin as copies of this one would. */
export async function codesLike(db: Database, itemCode: string): Promise<ReadonlySet<string>> {
  const rows = await db
    .select({ code: products.itemCode })
    .from(products)
    .where(like(products.itemCode, `${escapeLike(itemCode.slice(0, SHARED))}%`));
  return new Set(rows.map(({ code }) => code));
}

/** Beginning that even the copy of the longest code keeps. */
const SHARED = 30;

/** A draft with the texts and pictures of a product, and its prices where `withPrices`; undefined if the code was taken meanwhile. */
export async function insertCopy(
  db: Database,
  id: number,
  { withPrices, ...names }: Copy,
  now: Date,
): Promise<number | undefined> {
  const [row] = await db.select(COPIED).from(products).where(eq(products.id, id));
  if (!row) return undefined;
  const [copy] = await db
    .insert(products)
    .values({
      ...row,
      ...(withPrices ? {} : UNPRICED),
      ...names,
      state: 'draft',
      createdAt: now,
      updatedAt: now,
    })
    .onConflictDoNothing()
    .returning({ id: products.id });
  if (!copy) return undefined;
  const pictures = await db.select().from(productPictures).where(eq(productPictures.productId, id));
  if (pictures.length > 0) {
    await db
      .insert(productPictures)
      .values(pictures.map((picture) => ({ ...picture, productId: copy.id })));
  }
  return copy.id;
}

const UNPRICED = { price: 0, dealPrice: 0, memberPrice: 0 };

/** Columns that a copy takes over: no reviews, no figures of sales. */
const COPIED = {
  ...{ brandId: products.brandId, departmentId: products.departmentId, size: products.size },
  ...{ descriptionEn: products.descriptionEn, descriptionTh: products.descriptionTh },
  ...{ howToEn: products.howToEn, howToTh: products.howToTh },
  ...{ ingredientsEn: products.ingredientsEn, ingredientsTh: products.ingredientsTh },
  ...{ warningsEn: products.warningsEn, warningsTh: products.warningsTh },
  ...{ drugClass: products.drugClass, registrationNo: products.registrationNo },
  ...{ price: products.price, dealPrice: products.dealPrice, memberPrice: products.memberPrice },
  ...{ purchaseLimit: products.purchaseLimit, attributes: products.attributes },
  ...{ seoTitleEn: products.seoTitleEn, seoTitleTh: products.seoTitleTh },
  ...{ seoDescriptionEn: products.seoDescriptionEn, seoDescriptionTh: products.seoDescriptionTh },
  searchWords: products.searchWords,
};
