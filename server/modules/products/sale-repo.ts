import { and, eq, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '../../db/client.ts';
import { branches, stock } from '../../db/schema/branches.ts';
import { brands, categories, departments, products } from '../../db/schema/catalog.ts';
import { changeLog } from '../../db/schema/operations.ts';
import { productPictures } from '../catalog/schema.ts';
import { searchDocuments } from '../search/schema.ts';
import { ONLINE_WAREHOUSE } from '../stock/ports.ts';
import type { ProductSales } from './sale-ports.ts';

/** Pieces of the online warehouse, of which a product may have no row. */
export const onlinePieces = {
  onHand: sql<number>`coalesce(${stock.onHand}, 0)`.mapWith(Number),
  reserved: sql<number>`coalesce(${stock.reserved}, 0)`.mapWith(Number),
  free: sql<number>`coalesce(${stock.free}, 0)`.mapWith(Number),
};

export const isOnline = and(eq(stock.productId, products.id), eq(stock.branchId, ONLINE_WAREHOUSE));

/** Alias beside the warehouse's own row. */
const branchStock = alias(stock, 'branch_stock');

export function createProductSales(db: Database): ProductSales {
  return {
    touch: async (productId) => {
      const [known] = await db
        .select({ id: products.id })
        .from(products)
        .where(eq(products.id, productId));
      if (!known) return false;
      await db.insert(changeLog).values({ tag: `product:${String(productId)}` });
      return true;
    },
    facts: async (productId) => {
      const [row] = await db
        .select({
          ...{ state: products.state, price: products.price, drugClass: products.drugClass },
          ...onlinePieces,
          branches: sql<number>`(SELECT count(*)::int FROM ${stock} AS ${branchStock}
            JOIN ${branches} ON ${branches.id} = ${branchStock.branchId} AND ${branches.closedAt} IS NULL
            WHERE ${branchStock.productId} = ${products.id}
              AND ${branchStock.free} > 0)`,
          name: { en: products.nameEn, th: products.nameTh },
          description: { en: products.descriptionEn, th: products.descriptionTh },
          how_to: { en: products.howToEn, th: products.howToTh },
          ingredients: { en: products.ingredientsEn, th: products.ingredientsTh },
          warnings: { en: products.warningsEn, th: products.warningsTh },
          brand: { en: brands.nameEn, th: brands.nameTh },
          department: { en: departments.nameEn, th: departments.nameTh },
          category: { en: categories.nameEn, th: categories.nameTh },
          hasPicture: sql<boolean>`EXISTS (SELECT FROM ${productPictures}
            WHERE ${productPictures.productId} = ${products.id})`,
          hasWords: sql<boolean>`coalesce(length(${searchDocuments.words}) > 0, false)`,
          isDue: sql<boolean>`coalesce(${searchDocuments.due}, true)`,
          changedAt: sql`greatest(${products.updatedAt}, (SELECT max(${changeLog.at})
            FROM ${changeLog} WHERE ${changeLog.tag} IN (${`product:${String(productId)}`}, 'products')))`.mapWith(
            products.updatedAt,
          ),
          changeAgeMs: sql<number | null>`(SELECT
              extract(epoch FROM clock_timestamp() - max(${changeLog.at}))::float8 * 1000
            FROM ${changeLog} WHERE ${changeLog.tag} IN (${`product:${String(productId)}`}, 'products'))`,
        })
        .from(products)
        .innerJoin(brands, eq(brands.id, products.brandId))
        .innerJoin(departments, eq(departments.id, products.departmentId))
        .innerJoin(categories, eq(categories.id, departments.categoryId))
        .leftJoin(stock, isOnline)
        .leftJoin(searchDocuments, eq(searchDocuments.productId, products.id))
        .where(eq(products.id, productId));
      if (!row) return undefined;
      const { name, description, how_to, ingredients, warnings, ...others } = row;
      const { brand, department, category, hasWords, isDue, ...facts } = others;
      return {
        ...facts,
        texts: { name, description, how_to, ingredients, warnings },
        shelf: { brand, department, category },
        search: { hasWords, isDue },
      };
    },
  };
}
