import { asc, getTableColumns, inArray, sql } from 'drizzle-orm';
import { gtinOf } from '../../../lib/products/contract-barcodes.ts';
import type { Database } from '../../db/client.ts';
import { brands, departments, productBarcodes, products } from '../../db/schema/catalog.ts';
import { holdAttributes, selectAttributes } from './attributes-repo.ts';
import { createBulkRepo, selectProducts } from './bulk-repo.ts';
import type { ManyProductsRepo, WholeProduct } from './many-ports.ts';
import { listedIds } from './repo.ts';

export function createManyProductsRepo(db: Database): ManyProductsRepo {
  const whole = async (ids: readonly number[], isLocked: boolean) => {
    const rows = await selectProducts(db, ids, isLocked);
    return rows.map(({ product }) => product);
  };
  return {
    lock: (ids) => whole(ids, true),
    byCodes: async (itemCodes) => {
      const rows = await db
        .select({ id: products.id })
        .from(products)
        .where(inArray(products.itemCode, [...itemCodes]));
      return whole(
        rows.map(({ id }) => id),
        false,
      );
    },
    holders: async (gtins) => {
      const rows = await db
        .select({ gtin: productBarcodes.gtin, productId: productBarcodes.productId })
        .from(productBarcodes)
        .where(inArray(productBarcodes.gtin, [...gtins]));
      return new Map(rows.map(({ gtin, productId }) => [gtin, productId]));
    },
    shelves: async () => ({
      brands: await db
        .select({
          ...{ id: brands.id, code: brands.code },
          name: { en: brands.nameEn, th: brands.nameTh },
        })
        .from(brands),
      departments: await db
        .select({
          ...{ id: departments.id, code: departments.slug },
          name: { en: departments.nameEn, th: departments.nameTh },
        })
        .from(departments),
    }),
    attributes: () => selectAttributes(db),
    holdAttributes: () => holdAttributes(db),
    keepShelves: async (brandIds, departmentIds) => {
      const bulk = createBulkRepo(db);
      return {
        brands: await bulk.keepShelves('brand', brandIds),
        departments: await bulk.keepShelves('department', departmentIds),
      };
    },
    listed: async (filter, sort, place) => {
      const { rows: ids, ...sides } = await listedIds(db, filter, sort, place);
      const byId = new Map((await whole(ids, false)).map((one) => [one.id, one]));
      return { ...sides, rows: ids.flatMap((id) => byId.get(id) ?? []) };
    },
    add: async (added, now) => {
      if (added.length === 0) return new Map();
      const rows = await db
        .insert(products)
        .values(added.map((one) => ({ ...toColumns(one), createdAt: now, updatedAt: now })))
        .onConflictDoNothing()
        .returning({ id: products.id, itemCode: products.itemCode });
      return new Map(rows.map(({ id, itemCode }) => [itemCode, id]));
    },
    change: async (changed, now) => {
      if (changed.length === 0) return;
      const rows = changed.map((one) => ({ id: one.id, ...bySqlName(toColumns(one)) }));
      const { types, sets } = WRITTEN;
      await db.execute(sql`UPDATE ${products} SET ${sets}, updated_at = ${now.toISOString()}::timestamptz
        FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS v(id integer, ${types})
        WHERE ${products.id} = v.id`);
    },
    changeBarcodes: (changed) => changeBarcodesOf(db, changed),
    announceTogether: async () => {
      await db.execute(sql`SELECT set_config('shop.many_products', 'yes', true)`);
    },
  };
}

/** Values of all written columns, by their names in the table's schema. */
function toColumns({ state, facts, prices, medicine, seo, attributes }: WholeProduct) {
  return { state, ...facts, ...prices, ...medicine, ...seo, attributes: attributes.attributes };
}

const COLUMNS = getTableColumns(products);
type WrittenColumn = keyof ReturnType<typeof toColumns>;

const NAMES: readonly WrittenColumn[] = [
  ...(['state', 'itemCode', 'nameEn', 'nameTh', 'brandId', 'departmentId'] as const),
  ...(['descriptionEn', 'descriptionTh', 'howToEn', 'howToTh', 'ingredientsEn'] as const),
  ...(['ingredientsTh', 'warningsEn', 'warningsTh', 'size', 'purchaseLimit'] as const),
  ...(['price', 'dealPrice', 'memberPrice', 'drugClass', 'registrationNo'] as const),
  ...(['seoTitleEn', 'seoTitleTh', 'seoDescriptionEn', 'seoDescriptionTh'] as const),
  ...(['searchWords', 'attributes'] as const),
];

const WRITTEN = {
  types: sql.raw(
    NAMES.map((name) => `${COLUMNS[name].name} ${COLUMNS[name].getSQLType()}`).join(', '),
  ),
  sets: sql.raw(NAMES.map((name) => `${COLUMNS[name].name} = v.${COLUMNS[name].name}`).join(', ')),
};

function bySqlName(values: ReturnType<typeof toColumns>): Record<string, unknown> {
  return Object.fromEntries(NAMES.map((name) => [COLUMNS[name].name, values[name]]));
}

async function changeBarcodesOf(
  db: Database,
  changed: Parameters<ManyProductsRepo['changeBarcodes']>[0],
): Promise<readonly number[]> {
  if (changed.length === 0) return [];
  const ids = changed.map(({ id }) => id);
  const rows = changed.flatMap(({ id, barcodes }) =>
    barcodes.flatMap((barcode, index) => {
      const gtin = gtinOf(barcode);
      return gtin === undefined ? [] : [{ gtin, barcode, productId: id, position: index + 1 }];
    }),
  );
  await db.delete(productBarcodes).where(inArray(productBarcodes.productId, ids));
  if (rows.length === 0) return [];
  // Waits for other products that take one of them at the same time.
  await db.insert(productBarcodes).values(rows).onConflictDoNothing();
  const wanted = new Map(rows.map(({ gtin, productId }) => [gtin, productId]));
  const held = await db
    .select({ gtin: productBarcodes.gtin, productId: productBarcodes.productId })
    .from(productBarcodes)
    .where(inArray(productBarcodes.gtin, [...wanted.keys()]))
    .orderBy(asc(productBarcodes.gtin));
  const byGtin = new Map(held.map(({ gtin, productId }) => [gtin, productId]));
  return [
    ...new Set(
      rows.flatMap(({ gtin, productId }) => (byGtin.get(gtin) === productId ? [] : [productId])),
    ),
  ];
}
