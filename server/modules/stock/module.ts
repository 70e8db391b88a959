import type { Needs } from '../../core/transact.ts';
import type { Database } from '../../db/client.ts';
import type { Module } from '../../http/module.ts';
import { stockJobs } from './jobs.ts';
import { createStockLots } from './lot-repo.ts';
import { createLowLevels } from './low-repo.ts';
import { createStockMovements, createStockReads } from './movement-repo.ts';
import { createStockRepo } from './repo.ts';
import { stockRoutes } from './routes.ts';
import { createSetLowLevel } from './rules/low-level.ts';
import { createMoveStock } from './rules/move-stock.ts';
import { createReadStock } from './rules/read-stock.ts';

/** Stock of branches and the warehouse, and the movements that change it. */
export const stock = {
  staffCalls: {
    'GET /stock': 'stock.read',
    'GET /stock/places': 'stock.read',
    'GET /stock/{product_id}': 'stock.read',
    'GET /stock/{product_id}/holds': 'stock.read',
    'GET /stock/{product_id}/movements': 'stock.read',
    'POST /stock/movements': 'stock.move',
    'PUT /stock/{product_id}/low-levels/{branch_id}': 'stock.move',
  },
  repos: (db: Database) => ({
    stock: createStockRepo(db),
    stockReads: createStockReads(db),
    stockMovements: createStockMovements(db),
    lowLevels: createLowLevels(db),
    stockLots: createStockLots(db),
  }),
  useCases: (
    world: Needs<typeof createReadStock | typeof createMoveStock | typeof createSetLowLevel>,
  ) => ({
    readStock: createReadStock(world),
    moveStock: createMoveStock(world),
    setLowLevel: createSetLowLevel(world),
  }),
  staffRoutes: stockRoutes,
  jobs: stockJobs,
} satisfies Module;
