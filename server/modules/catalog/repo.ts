import type { CatalogRepo } from './ports.ts';
import { asc } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { formerSlugs } from '../../db/schema/former-slugs.ts';
import { selectBrand, selectBrands } from './brands-repo.ts';
import { countListed, selectIndex } from './products-repo.ts';
import { prepareDetail, prepareRelated, selectSummaries } from './rows.ts';
import { selectBrandCategories, selectCategories } from './tree-repo.ts';

export function createCatalogRepo(db: Database): CatalogRepo {
  return {
    categories: () => selectCategories(db),
    formerSlugs: () => db.select().from(formerSlugs).orderBy(asc(formerSlugs.slug)),
    brands: () => selectBrands(db),
    brand: (id) => selectBrand(db, id),
    brandCategories: (brandCode) => selectBrandCategories(db, brandCode),
    product: prepareDetail(db),
    productsById: (ids, now) => selectSummaries(db, ids, now),
    related: prepareRelated(db),
    productIndex: (after, limit) => selectIndex(db, after, limit),
    countProducts: () => countListed(db),
  };
}
