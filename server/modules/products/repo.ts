import { and, eq, inArray, not, sql, type SQL } from 'drizzle-orm';
import type { ProductSort } from '../../../lib/products/contract-values.ts';
import type { PlacedRows, PlaceInList } from '../../core/place-in-list.ts';
import type { Database } from '../../db/client.ts';
import { byColumns, readPlaced, type ListOrder } from '../../db/keyset.ts';
import { productsNamed } from '../../db/typed-search.ts';
import { stock } from '../../db/schema/branches.ts';
import { brands, departments, products } from '../../db/schema/catalog.ts';
import { isUniqueViolation } from '../../db/unique-violation.ts';
import { holdAttributes, selectAttributes } from './attributes-repo.ts';
import { changeBarcodes, selectBarcodes } from './barcodes-repo.ts';
import { codesLike, insertCopy } from './copy-repo.ts';
import { draftState, withDraft } from './draft-repo.ts';
import type { OfficeProduct, ProductFilter, ProductRow, ProductsRepo } from './ports.ts';
import { isOnline, onlinePieces } from './sale-repo.ts';

const { id: byId, itemCode: byCode } = products;
const ORDERS: Readonly<Record<ProductSort, ListOrder>> = {
  '-id': byColumns(byId, [byId], true),
  id: byColumns(byId, [byId], false),
  code: byColumns(byId, [byCode], false),
  '-code': byColumns(byId, [byCode], true),
};

export function createProductsRepo(db: Database): ProductsRepo {
  const read = async (id: number, isLocked = false) => {
    const query = db.select().from(products).where(eq(products.id, id));
    const [row] = await (isLocked ? query.for('update') : query);
    return row && toOfficeProduct(row, await selectBarcodes(db, id));
  };
  return {
    list: async (filter, sort, place) => {
      const wanted = productsOf(filter);
      const total = await db.$count(products, wanted);
      if (total === 0) return { rows: [], hasPrevious: false, hasNext: false, total };
      const { rows, ...others } = await selectIds(db, wanted, sort, place);
      const ids = rows.map(({ id }) => id);
      return { ...others, rows: await selectShown(db, ids), total };
    },
    read: (id) => read(id),
    lock: (id) => read(id, true),
    add: (product, now) =>
      unlessTaken(async () => {
        const [row] = await db
          .insert(products)
          .values({
            ...product,
            ...{ descriptionEn: '', descriptionTh: '', howToEn: '', howToTh: '' },
            ...{ ingredientsEn: '', ingredientsTh: '', warningsEn: '', warningsTh: '' },
            ...{ drugClass: 'none', state: 'draft', price: 0, createdAt: now, updatedAt: now },
          })
          .returning({ id: products.id });
        return row?.id;
      }),
    codesLike: (itemCode) => codesLike(db, itemCode),
    copy: (id, copy, now) => insertCopy(db, id, copy, now),
    change: async (id, values, now) => {
      const done = await unlessTaken(async () => {
        await db
          .update(products)
          .set({ ...values, updatedAt: now })
          .where(eq(products.id, id));
        return true;
      });
      return done ?? false;
    },
    attributes: () => selectAttributes(db),
    holdAttributes: () => holdAttributes(db),
    changeBarcodes: (id, barcodes, now) => changeBarcodes(db, id, barcodes, now),
    hasShelf: async (brandId, departmentId) => {
      const brand = db
        .select({ id: brands.id })
        .from(brands)
        .where(eq(brands.id, brandId))
        .for('key share');
      const department = db
        .select({ id: departments.id })
        .from(departments)
        .where(eq(departments.id, departmentId))
        .for('key share');
      return { brand: (await brand).length === 1, department: (await department).length === 1 };
    },
  };
}

function selectIds(db: Database, wanted: SQL | undefined, sort: ProductSort, place: PlaceInList) {
  return readPlaced(ORDERS[sort], place, (slice) =>
    db
      .select({ id: products.id })
      .from(products)
      .where(and(wanted, slice.where))
      .orderBy(...slice.inOrder())
      .limit(slice.limit)
      .offset(slice.offset),
  );
}

/** Ids of the list at a place, by its own filters and order. */
export async function listedIds(
  db: Database,
  filter: ProductFilter,
  sort: ProductSort,
  place: PlaceInList,
): Promise<PlacedRows<number>> {
  const { rows, ...sides } = await selectIds(db, productsOf(filter), sort, place);
  return { ...sides, rows: rows.map(({ id }) => id) };
}

/** Agrees with `obstacleCodes`: a live product has a price. */
const isSold = sql`(${products.listed} AND ${products.inStock})`;

/** Undefined where the item code belongs to another product. */
async function unlessTaken<Value>(write: () => Promise<Value>): Promise<Value | undefined> {
  try {
    return await write();
  } catch (error) {
    if (isUniqueViolation(error)) return undefined;
    throw error;
  }
}

/** Touches columns of the index `products_office` alone, and drafts where they are asked for. */
export function productsOf({ q, state, brandId, departmentId, sold, draft }: ProductFilter) {
  return and(
    state && eq(products.state, state),
    brandId === undefined ? undefined : eq(products.brandId, brandId),
    departmentId === undefined ? undefined : eq(products.departmentId, departmentId),
    sold === true ? isSold : undefined,
    sold === false ? not(isSold) : undefined,
    draft && withDraft(draft),
    productsNamed(q),
  );
}

async function selectShown(db: Database, ids: readonly number[]): Promise<readonly ProductRow[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .select({
      ...{ id: products.id, state: products.state, itemCode: products.itemCode },
      name: { en: products.nameEn, th: products.nameTh },
      brand: { en: brands.nameEn, th: brands.nameTh },
      department: { en: departments.nameEn, th: departments.nameTh },
      ...{ price: products.price, dealPrice: products.dealPrice },
      ...{ drugClass: products.drugClass, draft: draftState, ...onlinePieces },
    })
    .from(products)
    .innerJoin(brands, eq(brands.id, products.brandId))
    .innerJoin(departments, eq(departments.id, products.departmentId))
    .leftJoin(stock, isOnline)
    .where(inArray(products.id, [...ids]));
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

export function toOfficeProduct(
  row: typeof products.$inferSelect,
  barcodes: readonly string[],
): OfficeProduct {
  const { id, state, listed, createdAt } = row;
  return {
    ...{ id, state, listed, createdAt },
    facts: {
      ...{ itemCode: row.itemCode, nameEn: row.nameEn, nameTh: row.nameTh },
      ...{ brandId: row.brandId, departmentId: row.departmentId },
      ...{ descriptionEn: row.descriptionEn, descriptionTh: row.descriptionTh },
      ...{ howToEn: row.howToEn, howToTh: row.howToTh },
      ...{ ingredientsEn: row.ingredientsEn, ingredientsTh: row.ingredientsTh },
      ...{ warningsEn: row.warningsEn, warningsTh: row.warningsTh },
      ...{ size: row.size, purchaseLimit: row.purchaseLimit },
    },
    prices: { price: row.price, dealPrice: row.dealPrice, memberPrice: row.memberPrice },
    medicine: { drugClass: row.drugClass, registrationNo: row.registrationNo },
    seo: {
      ...{ seoTitleEn: row.seoTitleEn, seoTitleTh: row.seoTitleTh },
      ...{ seoDescriptionEn: row.seoDescriptionEn, seoDescriptionTh: row.seoDescriptionTh },
      searchWords: row.searchWords,
    },
    barcodes: { barcodes },
    attributes: { attributes: row.attributes },
  };
}
