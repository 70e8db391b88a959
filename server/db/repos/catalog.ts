import type { CatalogRepo } from '../../domain/catalog/ports.ts';
import type { Database } from '../client.ts';
import { selectBrandCategories, selectCategories } from './catalog-tree.ts';

export function createCatalogRepo(
  db: Database,
): Pick<CatalogRepo, 'categories' | 'brandCategories'> {
  return {
    categories: () => selectCategories(db),
    brandCategories: (brandCode) => selectBrandCategories(db, brandCode),
  };
}
