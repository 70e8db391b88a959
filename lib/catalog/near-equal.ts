import type { ProductCard } from '../api/contract/catalog.ts';

type Named = Pick<ProductCard, 'brand_id' | 'product_name_en' | 'stock'>;

/**
 * What a product is called without its size, strength or shade: names put those last, from the first figure on.
 * Products of one brand that share this are the same thing to somebody who looks around.
 */
function familyOf({ brand_id: brand, product_name_en: name }: Named): string {
  const words = name.toLowerCase().replace(/\s*\d.*$/, '');
  return `${String(brand)} ${words === '' ? name : words}`;
}

/** One product of each family, in their order; those that differ only in size or shade come after all others. */
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

/** So many products for a rail: none that is sold out, and one of each family. */
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
