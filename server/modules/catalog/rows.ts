import { and, asc, eq, inArray, ne, sql, type SQL } from 'drizzle-orm';
import { alias, type PgSelect } from 'drizzle-orm/pg-core';
import type {
  FlashOffer,
  ProductDetail,
  ProductPicture,
  ProductSummary,
  PromotionTag,
} from './ports.ts';
import type { Database } from '../../db/client.ts';
import { stock } from '../../db/schema/branches.ts';
import { brands, categories, departments, products } from '../../db/schema/catalog.ts';
import { productPictures } from './schema.ts';
import { ONLINE_WAREHOUSE } from '../stock/ports.ts';
import { flashOf, fromJson, promotionsOf } from './offers-repo.ts';

/** The listed products of these ids, in their order. */
export async function selectSummaries(
  db: Database,
  ids: readonly number[],
  now: Date,
): Promise<readonly ProductSummary[]> {
  if (ids.length === 0) return [];
  const rows = await selectTiles(db, now, inArray(products.id, [...ids]));
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
  const rows = await selectTiles(db, now, and(eq(products.departmentId, own), ne(products.id, id)))
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
  const columns = { ...tileColumns(now), ...detailColumns };
  const [row] = await onShelves(db.select(columns).from(products).$dynamic(), eq(products.id, id));
  return row && { ...row, ...toSummary(row) };
}

/** Beside the warehouse's own row. */
const branchStock = alias(stock, 'branch_stock');

const isListed = (id: number) => and(eq(products.id, id), products.listed);

/** Listed products with all that their columns come from. */
function onShelves<Query extends PgSelect>(query: Query, where: SQL | undefined) {
  return query
    .innerJoin(brands, eq(brands.id, products.brandId))
    .innerJoin(departments, eq(departments.id, products.departmentId))
    .innerJoin(categories, eq(categories.id, departments.categoryId))
    .leftJoin(stock, and(eq(stock.productId, products.id), eq(stock.branchId, ONLINE_WAREHOUSE)))
    .where(and(where, products.listed));
}

function selectTiles(db: Database, now: Date, where: SQL | undefined) {
  return onShelves(db.select(tileColumns(now)).from(products).$dynamic(), where);
}

/** What a tile shows, offers as they are at `now`. */
const tileColumns = (now: Date) => ({
  ...summaryColumns,
  flash: flashOf(now),
  promotions: promotionsOf(now),
});

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

const detailColumns = {
  description: { en: products.descriptionEn, th: products.descriptionTh },
  howTo: { en: products.howToEn, th: products.howToTh },
  ingredients: { en: products.ingredientsEn, th: products.ingredientsTh },
  warnings: { en: products.warningsEn, th: products.warningsTh },
  size: sql<string>`coalesce(${products.pack}->>'size', '')`,
  purchaseLimit: products.purchaseLimit,
  pictures: sql<readonly ProductPicture[]>`(SELECT coalesce(jsonb_agg(jsonb_build_object(
      'position', ${productPictures.position},
      'alt', jsonb_build_object('en', ${productPictures.altEn}, 'th', ${productPictures.altTh})
    ) ORDER BY ${productPictures.position}), '[]')
    FROM ${productPictures} WHERE ${productPictures.productId} = ${products.id})`,
  branchCount: sql<number>`(SELECT count(*)::int FROM ${stock} AS ${branchStock}
    WHERE ${branchStock.productId} = ${products.id} AND ${branchStock.branchId} <> ${ONLINE_WAREHOUSE}
      AND ${branchStock.onHand} > ${branchStock.reserved})`,
};

interface Named {
  readonly id: number;
  readonly en: string;
  readonly th: string;
}

type Row = Awaited<ReturnType<typeof selectTiles>>[number];

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
