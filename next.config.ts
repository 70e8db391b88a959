import type { NextConfig } from 'next';

/** Lists read the query string, so they are rendered on demand; the front server and any CDN may keep them. */
const PUBLIC_LISTS = [
  '/categories/:path+',
  '/brands/:path+',
  '/ecommerce/:path+',
  '/products/search',
  '/promotions-product/:path+',
  '/brandstory/HealthHub/ArticleList',
  '/news',
] as const;

const listCaching = PUBLIC_LISTS.flatMap((path) =>
  [path, `/th${path}`].map((source) => ({
    source,
    headers: [{ key: 'Cache-Control', value: 'public, s-maxage=60, stale-while-revalidate=60' }],
  })),
);

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
    localPatterns: [{ pathname: '/media/**' }, { pathname: '/images/**' }],
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

export default config;
