import type { Needs } from '../../core/transact.ts';
import type { Hasher } from '../../core/ports.ts';
import type { Database } from '../../db/client.ts';
import type { Module } from '../../http/module.ts';
import { createMaintenanceRepo } from './repo.ts';
import { maintenanceRoutes } from './routes.ts';
import { createLookBehind } from './rules/look-behind.ts';
import { createWatchMaintenance } from './rules/watch-maintenance.ts';

type World = Needs<typeof createWatchMaintenance> & { readonly hasher: Hasher };

export const maintenance = {
  calls: {
    'GET /maintenance': 'anyone',
  },
  repos: (db: Database) => ({ maintenance: createMaintenanceRepo(db) }),
  useCases: (world: World) => {
    const lookBehind = createLookBehind(world.hasher);
    return {
      maintenance: createWatchMaintenance(world),
      looksBehind: (pass: string) => lookBehind.endOf(pass, world.clock.now()) !== undefined,
    };
  },
  routes: maintenanceRoutes,
} satisfies Module;
