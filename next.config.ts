import type { NextConfig } from 'next';
import { PHASE_PRODUCTION_BUILD } from 'next/constants.js';
import { findPageFaults } from './lib/pages/find-faults.ts';
import { PAGES, type PageEntry } from './lib/pages/table.ts';

/** Lists read the query string, so they are rendered on demand; the front server and any CDN may keep them. */
const listCaching = Object.values(PAGES)
  .filter((page: PageEntry) => page.query !== undefined && page.cache === 'everybody')
  .flatMap(({ pattern }) => [pattern, `/th${pattern}`])
  .map((source) => ({
    source,
    headers: [{ key: 'Cache-Control', value: 'public, s-maxage=60, stale-while-revalidate=60' }],
  }));

const config: NextConfig = {
  poweredByHeader: false,
  // Metadata stays in <head> for everybody, not only for the crawlers Next knows.
  htmlLimitedBots: /.*/,
  typescript: { ignoreBuildErrors: true },
  experimental: {
    // Pages of ids that somebody makes up would otherwise fill the disk, seven files each.
    isrFlushToDisk: false,
  },
  images: {
    formats: ['image/avif', 'image/webp'],
    // Not those of members: copies of what they delete would stay.
    localPatterns: [
      { pathname: '/media/{products,brands,scenes,share}/**' },
      { pathname: '/images/**' },
    ],
    // Few sizes: each one is a line in every picture's srcset and a file in the cache.
    deviceSizes: [480, 768, 1080, 1600],
    imageSizes: [64, 128, 256, 384],
    minimumCacheTTL: 86_400,
  },
  sassOptions: {
    quietDeps: true,
    silenceDeprecations: ['import', 'global-builtin', 'color-functions', 'if-function'],
  },
  headers: async () => listCaching,
};

/** What the table of pages does not know is not built. */
export default function configure(phase: string): NextConfig {
  const faults = phase === PHASE_PRODUCTION_BUILD ? findPageFaults(import.meta.dirname) : [];
  if (faults.length > 0) throw new Error(`lib/pages/table.ts: ${faults.join('; ')}`);
  return config;
}
