import type { Database } from '../../db/client.ts';
import type { Module } from '../../http/module.ts';
import { wishJobs } from './jobs.ts';
import { createStockAlertRepo, createWishRepo } from './repo.ts';
import { wishRoutes } from './routes.ts';
import { createWishUseCases } from './use-cases.ts';

export const wishes = {
  calls: {
    'GET /me/wishlist': 'member',
    'PUT /me/wishlist/{product_id}': 'member',
    'DELETE /me/wishlist/{product_id}': 'member',
    'GET /me/stock-alerts': 'member',
    'POST /me/stock-alerts': 'member',
    'DELETE /me/stock-alerts/{product_id}': 'member',
  },
  repos: (db: Database) => ({
    stockAlerts: createStockAlertRepo(db),
    wishes: createWishRepo(db),
  }),
  useCases: createWishUseCases,
  routes: wishRoutes,
  jobs: wishJobs,
} satisfies Module;
