import 'server-only';
import * as catalog from './calls';
import { cachedRead, freshRead } from '../api/server';

/** Public cached reads of server components with their invalidation tags (`lib/api/tags.ts`). */
export const readCategoryTree = cachedRead('category-tree', catalog.getCategoryTree, () => [
  'categories',
]);

export const readReducedTree = cachedRead('reduced-tree', catalog.getReducedTree, () => [
  'categories',
]);

const readFormerSlugs = cachedRead('former-slugs', catalog.getFormerSlugs, () => ['categories']);

/** The id of the department that had this slug earlier, as a word of an address. */
export async function formerDepartment(slug: string): Promise<string | undefined> {
  const former = (await readFormerSlugs()).find((one) => one.slug === slug);
  return former && String(former.dept_id);
}

export const readExclusiveBrands = cachedRead(
  'exclusive-brands',
  catalog.getExclusiveBrands,
  () => ['brands'],
);

export const readBrands = cachedRead('brands', catalog.getBrands, () => ['brands', 'catalog']);

export const readBrand = cachedRead('brand', catalog.getBrand, () => ['brands']);

export const readBrandCategories = cachedRead(
  'brand-categories',
  catalog.getBrandCategories,
  () => ['brands', 'categories', 'catalog'],
);

export const readProducts = cachedRead('products', catalog.getProducts, () => ['catalog']);

/** Reads of product pages are not cached here: the front server caches the page, and there are too many. */
export const readProduct = freshRead(catalog.getProduct);

export const readRelatedProducts = freshRead(catalog.getRelatedProducts);

export const readProductIndex = cachedRead('product-index', catalog.getProductIndex, () => [
  'catalog',
]);
