import { eq, sql, type SQL } from 'drizzle-orm';
import { gtinOf } from '../../lib/products/contract-barcodes.ts';
import { productBarcodes, products } from './schema/catalog.ts';

/** Condition on `products`: it has this barcode. Undefined for a text that is none. */
export function hasBarcode(text: string): SQL | undefined {
  const gtin = gtinOf(text);
  if (gtin === undefined) return undefined;
  return eq(
    products.id,
    sql`(SELECT ${productBarcodes.productId} FROM ${productBarcodes} WHERE ${productBarcodes.gtin} = ${gtin})`,
  );
}
