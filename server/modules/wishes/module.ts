import type { Database } from '../../db/client.ts';
import type { Site } from '../../http/same-origin.ts';
import { createSearchNotices, createStockNotices } from './notices.ts';
import { searchAlerts, stockAlerts, wishlistItems } from './schema.ts';
import type { Module } from '../../http/module.ts';
import { wishJobs } from './jobs.ts';
import { createStockAlertRepo, createWishRepo } from './repo.ts';
import { wishRoutes } from './routes.ts';
import { createSearchAlertRepo } from './search-alert-repo.ts';
import { createWishUseCases } from './use-cases.ts';

export const wishes = {
  calls: {
    'GET /me/wishlist': 'member',
    'PUT /me/wishlist/{product_id}': 'member',
    'DELETE /me/wishlist/{product_id}': 'member',
    'GET /me/stock-alerts': 'member',
    'POST /me/stock-alerts': 'member',
    'DELETE /me/stock-alerts/{product_id}': 'member',
    'GET /me/search-alerts': 'member',
    'POST /me/search-alerts': 'member',
    'DELETE /me/search-alerts/{id}': 'member',
  },
  repos: (db: Database) => ({
    searchAlerts: createSearchAlertRepo(db),
    stockAlerts: createStockAlertRepo(db),
    wishes: createWishRepo(db),
  }),
  useCases: createWishUseCases,
  ports: ({ site }: { readonly site: Site }) => ({
    stockNotices: createStockNotices(site.publicUrl),
    searchNotices: createSearchNotices(site.publicUrl),
  }),
  erases: { rows: [wishlistItems, stockAlerts, searchAlerts] },
  exports: {
    wishlist: '/me/wishlist',
    stock_alerts: '/me/stock-alerts',
    search_alerts: '/me/search-alerts',
  },
  routes: wishRoutes,
  jobs: wishJobs,
} satisfies Module;
