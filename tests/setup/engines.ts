/** Tests of the real app: in the module of their domain, or in `tests/api` across domains. */
export const API_FOLDERS = '{tests/api,server/modules/*/tests}';

/** The test file of that name, or the files of a pattern. */
export const apiFile = (name: string) => `${API_FOLDERS}/${name}.test.ts`;

/**
 * API tests that run only on PostgreSQL. All others, including new ones, run on both engines: the embedded database has
 * one connection and a newer SQL dialect, and it hides races. Parallel writes, processes and planner behaviour must
 * hold on both. `engines.test.ts` enforces it.
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
  'regions',
  'reviews',
  'seed-contents',
  'seed-orders',
  'seed-wallet',
  'sorts',
  'stock',
  'tax-invoice',
  'wallet',
] as const;

/**
 * Long on the embedded engine: processes, races, load or many rows. The whole gate runs them there, `npm test` does not
 * (`scripts/gate/parts.ts`).
 */
export const LONG = [
  'tests/pglite/{commands,rude-sockets,stopping,unprompted}.test.ts',
  ...['access-log', 'crash', 'media', 'numbers', 'oversell', 'plans', '*races*'].map(apiFile),
];
