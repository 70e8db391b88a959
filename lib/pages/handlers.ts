/** What answers beside the pages: files for search engines, pictures for social networks, our own questions. */
export const HANDLERS = [
  '/robots.txt',
  '/sitemap.xml',
  '/sw.js',
  '/sitemaps/:file',
  '/og/:locale/:kind/:file',
  '/media/*',
  '/api/ma-api',
  '/internal/revalidate',
] as const;

/** Shown in place of other pages, at their addresses. */
export const STAND_INS: readonly string[] = ['not-found-page', 'maintenance-page'];

/** What the service answers itself, beside `/api` and `/media`. */
export const OF_THE_SERVICE: readonly string[] = [
  'dev',
  'healthz',
  'readyz',
  'metrics',
  'behind-maintenance',
];

const FIRST_SEGMENTS: ReadonlySet<string> = new Set(
  HANDLERS.map((pattern) => pattern.split('/')[1] ?? ''),
);

export function isHandler([first = '']: readonly string[]): boolean {
  return FIRST_SEGMENTS.has(first);
}
