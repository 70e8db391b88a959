import type { Needs } from '../../core/transact.ts';
import type { Database } from '../../db/client.ts';
import type { Module } from '../../http/module.ts';
import type { AttributeRepo } from './attribute-ports.ts';
import { createAttributeRepo } from './attribute-repo.ts';
import { createBrandRepo } from './brand-repo.ts';
import { createCategoryRepo } from './category-repo.ts';
import { createListRepo } from './list-repo.ts';
import { selectInLibrary } from '../media/in-library.ts';
import type { BrandRepo, CategoryRepo, ListRepo } from './ports.ts';
import { shelfRoutes } from './routes.ts';
import { createManageAttributes } from './rules/manage-attributes.ts';
import { createManageBrands } from './rules/manage-brands.ts';
import { createManageCategories } from './rules/manage-categories.ts';
import { createManageLists } from './rules/manage-lists.ts';
import { selectShelves } from './shelf-repo.ts';

type World = Needs<
  | typeof createManageBrands
  | typeof createManageCategories
  | typeof createManageLists
  | typeof createManageAttributes
> & {
  readonly officeBrands: BrandRepo;
  readonly officeCategories: CategoryRepo;
  readonly officeLists: ListRepo;
  readonly officeAttributes: AttributeRepo;
  readonly shelves: () => ReturnType<typeof selectShelves>;
};

/** Brands, categories, departments, attributes and hand-picked lists as the office edits them. Shoppers read them by `catalog`. */
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
    'GET /attributes': 'catalog.read',
    'GET /attributes/{key}': 'catalog.read',
    'POST /attributes': 'catalog.write',
    'PUT /attributes/{key}': 'catalog.write',
    'POST /attributes/{key}/move': 'catalog.write',
    'DELETE /attributes/{key}': 'catalog.write',
    'GET /product-lists/{list}': 'catalog.read',
    'PUT /product-lists/{list}': 'catalog.write',
  },
  repos: (db: Database) => ({
    officeBrands: createBrandRepo(db),
    officeCategories: createCategoryRepo(db),
    officeLists: createListRepo(db),
    library: { inLibrary: (files: readonly string[]) => selectInLibrary(db, files) },
    officeAttributes: createAttributeRepo(db),
    shelves: () => selectShelves(db),
  }),
  useCases: (world: World) => ({
    ...{ officeBrands: world.officeBrands, shelves: world.shelves },
    manageBrands: createManageBrands(world),
    officeCategories: world.officeCategories,
    manageCategories: createManageCategories(world),
    officeLists: world.officeLists,
    manageLists: createManageLists(world),
    officeAttributes: world.officeAttributes,
    manageAttributes: createManageAttributes(world),
  }),
  staffRoutes: shelfRoutes,
} satisfies Module;
