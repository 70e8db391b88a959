import type { ProductCard } from './contract.ts';

type Named = Pick<ProductCard, 'brand_id' | 'product_name_en' | 'stock'>;

/**
 * Product name without size, strength or shade, which names put last, from the first digit on. Products of one brand
 * with the same family are variants.
 */
function familyOf({ brand_id: brand, product_name_en: name }: Named): string {
  const words = name.toLowerCase().replace(/\s*\d.*$/, '');
  return `${String(brand)} ${words === '' ? name : words}`;
}

/** Stable order with one product per family first; further variants come last. */
export function nearEqualLast<Product extends Named>(products: readonly Product[]): Product[] {
  const families = new Set<string>();
  const isFirst = (product: Product) => {
    const family = familyOf(product);
    return !families.has(family) && families.add(family).size > 0;
  };
  const { first = [], others = [] } = Object.groupBy(products, (product) =>
    isFirst(product) ? 'first' : 'others',
  );
  return [...first, ...others];
}

/** Products for a rail: in stock, and one per family. */
export function varied<Product extends Named>(
  products: readonly Product[],
  limit: number,
): Product[] {
  const families = new Map<string, Product>();
  for (const product of products) {
    const family = familyOf(product);
    if (product.stock !== 'none' && !families.has(family)) families.set(family, product);
  }
  return [...families.values()].slice(0, limit);
}
