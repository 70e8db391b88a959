import type { Needs } from '../../core/transact.ts';
import type { Database } from '../../db/client.ts';
import type { Module } from '../../http/module.ts';
import { createStockMovements, createStockReads } from './movement-repo.ts';
import { createStockRepo } from './repo.ts';
import { stockRoutes } from './routes.ts';
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
  },
  repos: (db: Database) => ({
    stock: createStockRepo(db),
    stockReads: createStockReads(db),
    stockMovements: createStockMovements(db),
  }),
  useCases: (world: Needs<typeof createReadStock | typeof createMoveStock>) => ({
    readStock: createReadStock(world),
    moveStock: createMoveStock(world),
  }),
  staffRoutes: stockRoutes,
} satisfies Module;
