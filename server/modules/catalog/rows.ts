import { and, asc, eq, inArray, ne, sql, type Placeholder, type SQL } from 'drizzle-orm';
import { alias, type PgSelect } from 'drizzle-orm/pg-core';
import type {
  FlashOffer,
  ProductDetail,
  ProductPicture,
  ProductSummary,
  PromotionTag,
} from './ports.ts';
import type { Database } from '../../db/client.ts';
import { branches, stock } from '../../db/schema/branches.ts';
import {
  brands,
  categories,
  departments,
  productBarcodes,
  products,
} from '../../db/schema/catalog.ts';
import { productPictures } from './schema.ts';
import { ONLINE_WAREHOUSE } from '../stock/ports.ts';
import { groupOfProduct, toGroup } from './variants-rows.ts';
import { flashOf, fromJson, promotionsOf, type Moment } from './offers-repo.ts';

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

/** Listed products near it in the same department; undefined if the product is not listed. */
export function prepareRelated(db: Database) {
  const own = db
    .select({ departmentId: products.departmentId })
    .from(products)
    .where(isListed(asked.id));
  const where = and(eq(products.departmentId, own), ne(products.id, asked.id));
  const statement = selectTiles(db, asked.now, where)
    .orderBy(sql`${products.place} DESC NULLS LAST`, asc(products.id))
    .limit(asked.limit)
    .prepare('related_products');
  return async (
    id: number,
    limit: number,
    now: Date,
  ): Promise<readonly ProductSummary[] | undefined> => {
    const rows = await statement.execute({ id, limit, now });
    if (rows.length === 0 && (await db.$count(products, isListed(id))) === 0) return undefined;
    return rows.map(toSummary);
  };
}

export function prepareDetail(db: Database) {
  const columns = { ...tileColumns(asked.now), ...detailColumns };
  const where = eq(products.id, asked.id);
  const statement = onShelves(db.select(columns).from(products).$dynamic(), where).prepare(
    'product_detail',
  );
  return async (id: number, now: Date): Promise<ProductDetail | undefined> => {
    const [row] = await statement.execute({ id, now });
    return row && { ...row, ...toSummary(row), group: row.group && toGroup(row.group) };
  };
}

/** Parameters of the prepared statement. */
const asked = {
  id: sql.placeholder('id'),
  limit: sql.placeholder('limit'),
  now: sql.placeholder('now'),
};

/** Alias beside the warehouse's own row. */
const branchStock = alias(stock, 'branch_stock');

const isListed = (id: number | Placeholder) => and(eq(products.id, id), products.listed);

/** Joins listed products with the sources of their columns. */
function onShelves<Query extends PgSelect>(query: Query, where: SQL | undefined) {
  return query
    .innerJoin(brands, eq(brands.id, products.brandId))
    .innerJoin(departments, eq(departments.id, products.departmentId))
    .innerJoin(categories, eq(categories.id, departments.categoryId))
    .leftJoin(stock, and(eq(stock.productId, products.id), eq(stock.branchId, ONLINE_WAREHOUSE)))
    .where(and(where, products.listed));
}

function selectTiles(db: Database, now: Moment, where: SQL | undefined) {
  return onShelves(db.select(tileColumns(now)).from(products).$dynamic(), where);
}

const tileColumns = (now: Moment) => ({
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
  available: sql<number>`coalesce(${stock.free}, 0)`.mapWith(Number),
  drugClass: products.drugClass,
  registrationNo: products.registrationNo,
  pictureVersion: products.pictureVersion,
};

const detailColumns = {
  description: { en: products.descriptionEn, th: products.descriptionTh },
  howTo: { en: products.howToEn, th: products.howToTh },
  ingredients: { en: products.ingredientsEn, th: products.ingredientsTh },
  warnings: { en: products.warningsEn, th: products.warningsTh },
  size: products.size,
  purchaseLimit: products.purchaseLimit,
  barcodes: sql<
    readonly string[]
  >`(SELECT coalesce(jsonb_agg(${productBarcodes.barcode} ORDER BY ${productBarcodes.position}), '[]')
    FROM ${productBarcodes} WHERE ${productBarcodes.productId} = ${products.id})`,
  seoTitle: { en: products.seoTitleEn, th: products.seoTitleTh },
  seoDescription: { en: products.seoDescriptionEn, th: products.seoDescriptionTh },
  pictures: sql<readonly ProductPicture[]>`(SELECT coalesce(jsonb_agg(jsonb_build_object(
      'position', ${productPictures.position},
      'alt', jsonb_build_object('en', ${productPictures.altEn}, 'th', ${productPictures.altTh})
    ) ORDER BY ${productPictures.position}), '[]')
    FROM ${productPictures} WHERE ${productPictures.productId} = ${products.id})`,
  group: groupOfProduct,
  branchCount: sql<number>`(SELECT count(*)::int FROM ${stock} AS ${branchStock}
    WHERE ${branchStock.productId} = ${products.id} AND ${branchStock.branchId} <> ${ONLINE_WAREHOUSE}
      AND ${branchStock.free} > 0
      AND NOT EXISTS (SELECT FROM ${branches} WHERE ${branches.id} = ${branchStock.branchId}
        AND ${branches.closedAt} IS NOT NULL))`,
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
