import type { CatalogRepo } from '../../domain/catalog/ports.ts';
import type { Database } from '../client.ts';
import { selectBrand, selectBrands } from './catalog-brands.ts';
import { countListed, selectIndex, selectProducts, selectRelated } from './catalog-products.ts';
import { selectDetail } from './catalog-rows.ts';
import { selectBrandCategories, selectCategories } from './catalog-tree.ts';

export function createCatalogRepo(db: Database): CatalogRepo {
  return {
    categories: () => selectCategories(db),
    brands: () => selectBrands(db),
    brand: (id) => selectBrand(db, id),
    brandCategories: (brandCode) => selectBrandCategories(db, brandCode),
    product: (id) => selectDetail(db, id),
    products: (filter) => selectProducts(db, filter),
    related: (id, limit) => selectRelated(db, id, limit),
    productIndex: (after, limit) => selectIndex(db, after, limit),
    countProducts: () => countListed(db),
  };
}
