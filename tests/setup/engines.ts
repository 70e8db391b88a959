/** Where tests of the real app stand: those of one domain in its module, all others in `tests/api`. */
export const API_FOLDERS = '{tests/api,server/modules/*/tests}';

/** The file of that name, or the files of a pattern. */
export const apiFile = (name: string) => `${API_FOLDERS}/${name}.test.ts`;

/**
 * Tests of the real app that run on PostgreSQL alone. All others run on both engines, also those that are new: the
 * embedded database has one connection, speaks a newer SQL and hides races, so what writes in parallel, starts
 * processes or leans on the planner has to hold on each. `engines.test.ts` holds the list to that.
 */
export const POSTGRES_ONLY = [
  'banners',
  'bot-check',
  'branches',
  'brands',
  'cart-aside',
  'cart-offers',
  'cart-quote',
  'catalog',
  'categories',
  'coin-spending',
  'coins',
  'contents',
  'contract',
  'dev-outbox',
  'facets',
  'fuzz',
  'geo',
  'maintenance',
  'notifications',
  'offers',
  'pages',
  'permissions',
  'pharmacy',
  'price-now',
  'product',
  'products',
  'recommendations',
  'reviews',
  'seed-contents',
  'seed-orders',
  'seed-wallet',
  'sorts',
  'stock',
  'tax-invoice',
  'wallet',
] as const;
