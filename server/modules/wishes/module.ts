import type { Database } from '../../db/client.ts';
import type { Site } from '../../http/same-origin.ts';
import { createStockNotices } from './notices.ts';
import { stockAlerts, wishlistItems } from './schema.ts';
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
  ports: ({ site }: { readonly site: Site }) => ({
    stockNotices: createStockNotices(site.publicUrl),
  }),
  erases: { rows: [wishlistItems, stockAlerts] },
  exports: { wishlist: '/me/wishlist', stock_alerts: '/me/stock-alerts' },
  routes: wishRoutes,
  jobs: wishJobs,
} satisfies Module;
