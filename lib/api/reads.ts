import 'server-only';
import * as catalog from './endpoints/catalog';
import { getMaintenance } from './endpoints/maintenance';
import { cachedRead, freshRead } from './server';

/** Public reads of server components. Tags: `catalog`, `product:{id}`, `brands`, `categories`. */
export const readCategoryTree = cachedRead('category-tree', catalog.getCategoryTree, () => [
  'categories',
]);
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
export const readProduct = cachedRead('product', catalog.getProduct, (id) => [
  `product:${String(id)}`,
]);
export const readRelatedProducts = cachedRead('related', catalog.getRelatedProducts, () => [
  'catalog',
]);
export const readProductIndex = cachedRead('product-index', catalog.getProductIndex, () => [
  'catalog',
]);

export const readMaintenance = freshRead(getMaintenance);
