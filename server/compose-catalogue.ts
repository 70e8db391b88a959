import type { Repos } from './db/repos/all.ts';
import { createFindBranches, createGetBranch } from './domain/branches/find-branches.ts';
import { createListProducts } from './domain/catalog/list-products.ts';
import type { Clock } from './domain/kernel/ports.ts';
import { createWatchMaintenance } from './domain/maintenance/watch-maintenance.ts';
import type { UseCases } from './http/use-cases.ts';

type Catalogue = Pick<
  UseCases,
  'catalog' | 'listProducts' | 'findBranches' | 'getBranch' | 'maintenance'
>;

export function composeCatalogue({ clock }: { readonly clock: Clock }, repos: Repos): Catalogue {
  const parts = { ...repos, clock };
  return {
    catalog: repos.catalog,
    listProducts: createListProducts(parts),
    findBranches: createFindBranches(parts),
    getBranch: createGetBranch(parts),
    maintenance: createWatchMaintenance(parts),
  };
}
