import type { Needs } from '../../core/transact.ts';
import type { Database } from '../../db/client.ts';
import type { Module, ModuleJob } from '../../http/module.ts';
import type { ManyProductsRepo } from '../products/many-ports.ts';
import type { ImportsRepo } from './ports.ts';
import { createImportsRepo } from './repo.ts';
import { importRoutes } from './routes.ts';
import { createManageImports, forgetImports } from './rules/manage-imports.ts';
import { runImports } from './rules/run-imports.ts';

type World = Needs<typeof createManageImports> & {
  readonly imports: ImportsRepo;
  readonly manyProducts: ManyProductsRepo;
};

/** Files that change many things of the shop, and files of what it has. */
export const imports = {
  staffCalls: {
    'GET /imports': 'imports.run',
    'GET /imports/{id}': 'imports.run',
    'GET /imports/{id}/rows': 'imports.run',
    'POST /imports': 'imports.run',
    'PUT /imports/{id}/parts/{number}': 'imports.run',
    'POST /imports/{id}/complete': 'imports.run',
    'POST /imports/{id}/check': 'imports.run',
    'POST /imports/{id}/apply': 'imports.run',
    'POST /imports/{id}/cancel': 'imports.run',
    'POST /imports/{id}/undo': 'imports.run',
    'GET /imports/{id}/file': 'imports.run',
    'GET /exports/products': 'catalog.read',
  },
  repos: (db: Database) => ({ imports: createImportsRepo(db) }),
  useCases: (world: World) => ({
    imports: world.imports,
    manyProducts: world.manyProducts,
    manageImports: createManageImports(world),
  }),
  staffRoutes: importRoutes,
  jobs: (world: Needs<typeof runImports | typeof forgetImports>): readonly ModuleJob[] => [
    { name: 'imports', everyMs: 1_000, run: () => runImports(world) },
    { name: 'old imports', everyMs: 3_600_000, run: () => forgetImports(world) },
  ],
} satisfies Module;
