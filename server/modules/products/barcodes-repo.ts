import { and, asc, eq, inArray, ne } from 'drizzle-orm';
import { gtinOf } from '../../../lib/products/contract-barcodes.ts';
import type { Database } from '../../db/client.ts';
import { productBarcodes, products } from '../../db/schema/catalog.ts';
import type { BarcodeHolder } from './ports.ts';

export async function selectBarcodes(db: Database, productId: number): Promise<readonly string[]> {
  const rows = await db
    .select({ barcode: productBarcodes.barcode })
    .from(productBarcodes)
    .where(eq(productBarcodes.productId, productId))
    .orderBy(asc(productBarcodes.position));
  return rows.map(({ barcode }) => barcode);
}

/** The first other product that has one of the barcodes; the caller rolls back then. */
export async function changeBarcodes(
  db: Database,
  id: number,
  barcodes: readonly string[],
  now: Date,
): Promise<BarcodeHolder | undefined> {
  const rows = barcodes.map((barcode, index) => {
    const gtin = gtinOf(barcode);
    if (gtin === undefined) throw new Error(`${barcode} is no barcode`);
    return { gtin, barcode, productId: id, position: index + 1 };
  });
  await db.delete(productBarcodes).where(eq(productBarcodes.productId, id));
  if (rows.length > 0) {
    // Waits for another product that takes one of them at the same time.
    await db.insert(productBarcodes).values(rows).onConflictDoNothing();
    const gtins = rows.map(({ gtin }) => gtin);
    const [holder] = await db
      .select({
        ...{ barcode: productBarcodes.barcode, productId: products.id },
        ...{ itemCode: products.itemCode, name: { en: products.nameEn, th: products.nameTh } },
      })
      .from(productBarcodes)
      .innerJoin(products, eq(products.id, productBarcodes.productId))
      .where(and(inArray(productBarcodes.gtin, gtins), ne(productBarcodes.productId, id)))
      .orderBy(asc(productBarcodes.gtin))
      .limit(1);
    if (holder) return holder;
  }
  await db.update(products).set({ updatedAt: now }).where(eq(products.id, id));
  return undefined;
}
