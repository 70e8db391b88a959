/** Route handlers beside the pages: files for crawlers, social cards, internal calls. */
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

/** Rendered in place of other pages, at their URLs. */
export const STAND_INS: readonly string[] = ['not-found-page', 'maintenance-page'];

/** First segments handled by the service, besides `/api` and `/media`. */
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
