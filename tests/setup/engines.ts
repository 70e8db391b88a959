/**
 * Files of `tests/api` that run on PostgreSQL alone. All others run on both engines, also those that are new: the
 * embedded database has one connection, speaks a newer SQL and hides races, so what writes in parallel, starts
 * processes or leans on the planner has to hold on each. `engines.test.ts` holds the list to that.
 */
export const POSTGRES_ONLY = [
  'banners',
  'branches',
  'brands',
  'cart-aside',
  'cart-offers',
  'cart-quote',
  'categories',
  'coin-spending',
  'coins',
  'contents',
  'contract',
  'dev-outbox',
  'geo',
  'maintenance',
  'notifications',
  'offers',
  'pharmacy',
  'seed-contents',
  'seed-orders',
  'tax-invoice',
  'wallet',
] as const;
