import type { CatalogRepo } from '../../domain/catalog/ports.ts';
import type { Database } from '../client.ts';
import { selectBrand, selectBrands } from './catalog-brands.ts';
import { countListed, selectIndex, selectRelated } from './catalog-products.ts';
import { selectDetail, selectSummaries } from './catalog-rows.ts';
import { selectBrandCategories, selectCategories } from './catalog-tree.ts';

export function createCatalogRepo(db: Database): CatalogRepo {
  return {
    categories: () => selectCategories(db),
    brands: () => selectBrands(db),
    brand: (id) => selectBrand(db, id),
    brandCategories: (brandCode) => selectBrandCategories(db, brandCode),
    product: (id, now) => selectDetail(db, id, now),
    productsById: (ids, now) => selectSummaries(db, ids, now),
    related: (id, limit, now) => selectRelated(db, id, limit, now),
    productIndex: (after, limit) => selectIndex(db, after, limit),
    countProducts: () => countListed(db),
  };
}
