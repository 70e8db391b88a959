import type { Needs } from '../../core/transact.ts';
import type { Database } from '../../db/client.ts';
import type { Module } from '../../http/module.ts';
import { createBrandRepo } from './brand-repo.ts';
import { createCategoryRepo } from './category-repo.ts';
import type { BrandRepo, CategoryRepo } from './ports.ts';
import { shelfRoutes } from './routes.ts';
import { createManageBrands } from './rules/manage-brands.ts';
import { createManageCategories } from './rules/manage-categories.ts';
import { selectShelves } from './shelf-repo.ts';

type World = Needs<typeof createManageBrands | typeof createManageCategories> & {
  readonly officeBrands: BrandRepo;
  readonly officeCategories: CategoryRepo;
  readonly shelves: () => ReturnType<typeof selectShelves>;
};

/** Brands, categories and departments as the office edits them. Shoppers read them by `catalog`. */
export const shelves = {
  staffCalls: {
    'GET /shelves': 'catalog.read',
    'GET /brands': 'catalog.read',
    'GET /brands/{id}': 'catalog.read',
    'POST /brands': 'catalog.write',
    'PUT /brands/{id}': 'catalog.write',
    'DELETE /brands/{id}': 'catalog.write',
    'GET /categories': 'catalog.read',
    'POST /categories': 'catalog.write',
    'PUT /categories/{id}': 'catalog.write',
    'POST /categories/{id}/move': 'catalog.write',
    'DELETE /categories/{id}': 'catalog.write',
    'POST /departments': 'catalog.write',
    'PUT /departments/{id}': 'catalog.write',
    'POST /departments/{id}/move': 'catalog.write',
    'DELETE /departments/{id}': 'catalog.write',
  },
  repos: (db: Database) => ({
    officeBrands: createBrandRepo(db),
    officeCategories: createCategoryRepo(db),
    shelves: () => selectShelves(db),
  }),
  useCases: (world: World) => ({
    ...{ officeBrands: world.officeBrands, shelves: world.shelves },
    manageBrands: createManageBrands(world),
    officeCategories: world.officeCategories,
    manageCategories: createManageCategories(world),
  }),
  staffRoutes: shelfRoutes,
} satisfies Module;
