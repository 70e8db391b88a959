import { eq, or, sql, type SQL } from 'drizzle-orm';
import { gtinOf } from '../../lib/products/contract-barcodes.ts';
import { productBarcodes, products } from './schema/catalog.ts';

/** Text as part of a LIKE pattern: its wildcards and backslashes match themselves. */
export function escapeLike(text: string): string {
  return text.replaceAll(/[\\%_]/g, String.raw`\$&`);
}

/**
 * Products with the typed text in their item code or a name, or with it as their id or
 * barcode; undefined for an empty text.
 */
export function productsNamed(typed = ''): SQL | undefined {
  if (typed === '') return undefined;
  return or(
    sql`${products.foldedNames} LIKE lower(${`%${escapeLike(typed)}%`})`,
    hasBarcode(typed),
    /^[1-9]\d{0,8}$/.test(typed) ? eq(products.id, Number(typed)) : undefined,
  );
}

/** Condition on `products`: it has this barcode. Undefined for a text that is none. */
export function hasBarcode(text: string): SQL | undefined {
  const gtin = gtinOf(text);
  if (gtin === undefined) return undefined;
  return eq(
    products.id,
    sql`(SELECT ${productBarcodes.productId} FROM ${productBarcodes} WHERE ${productBarcodes.gtin} = ${gtin})`,
  );
}
