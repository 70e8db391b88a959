import type { Needs } from '../../core/transact.ts';
import type { Database } from '../../db/client.ts';
import type { Module } from '../../http/module.ts';
import { createBrandRepo } from './brand-repo.ts';
import type { BrandRepo } from './ports.ts';
import { shelfRoutes } from './routes.ts';
import { createManageBrands } from './rules/manage-brands.ts';
import { selectShelves } from './shelf-repo.ts';

type World = Needs<typeof createManageBrands> & {
  readonly officeBrands: BrandRepo;
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
  },
  repos: (db: Database) => ({
    officeBrands: createBrandRepo(db),
    shelves: () => selectShelves(db),
  }),
  useCases: (world: World) => ({
    ...{ officeBrands: world.officeBrands, shelves: world.shelves },
    manageBrands: createManageBrands(world),
  }),
  staffRoutes: shelfRoutes,
} satisfies Module;
