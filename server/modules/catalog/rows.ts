import { and, asc, eq, inArray, ne, sql, type SQL } from 'drizzle-orm';
import type { FlashOffer, ProductDetail, ProductSummary, PromotionTag } from './ports.ts';
import type { Database } from '../../db/client.ts';
import { stock } from '../../db/schema/branches.ts';
import { brands, categories, departments, products } from '../../db/schema/catalog.ts';
import { ONLINE_WAREHOUSE } from '../stock/ports.ts';
import { flashOf, fromJson, promotionsOf } from './offers-repo.ts';

/** The listed products of these ids, in their order. */
export async function selectSummaries(
  db: Database,
  ids: readonly number[],
  now: Date,
): Promise<readonly ProductSummary[]> {
  if (ids.length === 0) return [];
  const rows = await selectListed(db, now, inArray(products.id, [...ids]));
  const byId = new Map(rows.map((row) => [row.id, toSummary(row)]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** The products of the same department that stand next to it; undefined for one that is not listed. */
export async function selectRelated(
  db: Database,
  id: number,
  limit: number,
  now: Date,
): Promise<readonly ProductSummary[] | undefined> {
  const own = db.select({ departmentId: products.departmentId }).from(products).where(isListed(id));
  const rows = await selectListed(db, now, and(eq(products.departmentId, own), ne(products.id, id)))
    .orderBy(sql`${products.place} DESC NULLS LAST`, asc(products.id))
    .limit(limit);
  if (rows.length === 0 && (await db.$count(products, isListed(id))) === 0) return undefined;
  return rows.map(toSummary);
}

export async function selectDetail(
  db: Database,
  id: number,
  now: Date,
): Promise<ProductDetail | undefined> {
  const [[row], [texts]] = await Promise.all([
    selectListed(db, now, eq(products.id, id)),
    db.select(textColumns).from(products).where(eq(products.id, id)),
  ]);
  return row && texts && { ...toSummary(row), ...texts };
}

const isListed = (id: number) => and(eq(products.id, id), products.listed);

/** What a tile shows in one statement, offers as they are at `now`. */
function selectListed(db: Database, now: Date, where: SQL | undefined) {
  return db
    .select({ ...summaryColumns, flash: flashOf(now), promotions: promotionsOf(now) })
    .from(products)
    .innerJoin(brands, eq(brands.id, products.brandId))
    .innerJoin(departments, eq(departments.id, products.departmentId))
    .innerJoin(categories, eq(categories.id, departments.categoryId))
    .leftJoin(stock, and(eq(stock.productId, products.id), eq(stock.branchId, ONLINE_WAREHOUSE)))
    .where(and(where, products.listed));
}

const summaryColumns = {
  id: products.id,
  itemCode: products.itemCode,
  name: { en: products.nameEn, th: products.nameTh },
  price: products.price,
  dealPrice: products.dealPrice,
  memberPrice: products.memberPrice,
  brand: { id: brands.id, en: brands.nameEn, th: brands.nameTh },
  category: { id: categories.id, en: categories.nameEn, th: categories.nameTh },
  department: {
    id: departments.id,
    slug: departments.slug,
    en: departments.nameEn,
    th: departments.nameTh,
  },
  ratingSum: products.ratingSum,
  ratingCount: products.ratingCount,
  available: sql<number>`coalesce(${stock.onHand} - ${stock.reserved}, 0)`.mapWith(Number),
  drugClass: products.drugClass,
  registrationNo: products.registrationNo,
};

const textColumns = {
  description: { en: products.descriptionEn, th: products.descriptionTh },
  howTo: { en: products.howToEn, th: products.howToTh },
  ingredients: { en: products.ingredientsEn, th: products.ingredientsTh },
  warnings: { en: products.warningsEn, th: products.warningsTh },
  size: sql<string>`coalesce(${products.pack}->>'size', '')`,
  purchaseLimit: products.purchaseLimit,
};

interface Named {
  readonly id: number;
  readonly en: string;
  readonly th: string;
}

type Row = Awaited<ReturnType<typeof selectListed>>[number];

function toSummary({
  brand,
  category,
  department,
  flash,
  promotions,
  ...row
}: Row): ProductSummary {
  return {
    ...row,
    brand: named(brand),
    category: named(category),
    department: { ...named(department), slug: department.slug },
    flash: flash && fromJson<FlashOffer>(flash),
    promotions: promotions.map(fromJson<PromotionTag>),
  };
}

function named({ id, en, th }: Named) {
  return { id, name: { en, th } };
}
