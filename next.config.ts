import type { NextConfig } from 'next';
import { PHASE_PRODUCTION_BUILD } from 'next/constants.js';
import { NEXT_IN_COMMONJS } from './build/next-as-modules.ts';
import { PART_WIDTHS, SCREEN_WIDTHS } from './lib/layout/optimized-picture.ts';
import { findPageFaults } from './lib/pages/find-faults.ts';

/** Replaces modules of axios that supported browsers do not need. */
const LEFT_OUT = { browser: './lib/api/axios/left-out.ts' };

const config: NextConfig = {
  poweredByHeader: false,
  // The front server compresses, once per cached page.
  compress: false,
  turbopack: {
    resolveAlias: {
      // Import paths as written in axios's own files.
      '../adapters/adapters.js': LEFT_OUT,
      '../defaults/index.js': LEFT_OUT,
      '../helpers/buildURL.js': LEFT_OUT,
      // Messages are precompiled at build time.
      '@formatjs/icu-messageformat-parser': {
        browser: '@formatjs/icu-messageformat-parser/no-parser.js',
      },
      // The package's main file includes formats for time, bytes and ordinals; ours are plain numbers.
      numeral: 'numeral/src/numeral.js',
    },
    rules: {
      '*.js': {
        condition: { all: ['browser', 'production', { path: NEXT_IN_COMMONJS }] },
        loaders: ['./build/next-as-modules.ts'],
        as: '*.js',
      },
      '*.json': {
        condition: { path: /(^|\/)messages\/[\w-]+\/\w+\.json$/ },
        loaders: ['./lib/i18n/compile-texts.ts'],
        as: '*.js',
      },
    },
  },
  // Metadata stays in <head> for all clients, not only for the crawlers that Next knows.
  htmlLimitedBots: /.*/,
  // Data cache for a minute of reads; the front server caches the pages themselves.
  cacheMaxMemorySize: 8 * 1024 * 1024,
  typescript: { ignoreBuildErrors: true },
  experimental: {
    // Small files, since they are inlined into the page (`docs/decisions/0036-styles-in-the-page.md`).
    cssChunking: { type: 'graph', requestCost: 8_000 },
    // Pages of made-up ids would otherwise fill the disk, seven files each.
    isrFlushToDisk: false,
    // Tree-shakes CommonJS, such as React.
    turbopackCjsTreeShaking: true,
    // Few large script files: each is compressed separately, and shared code compresses best in one file.
    turbopackChunking: { minChunkSize: 1_000_000, maxMergeChunkSize: 5_000_000 },
  },
  images: {
    formats: ['image/avif', 'image/webp'],
    // Excludes members' pictures: optimized copies would outlive their deletion.
    localPatterns: [
      { pathname: '/media/{products,brands,scenes,share}/**' },
      { pathname: '/images/**' },
    ],
    deviceSizes: SCREEN_WIDTHS,
    imageSizes: PART_WIDTHS,
    minimumCacheTTL: 86_400,
  },
  sassOptions: {
    quietDeps: true,
    silenceDeprecations: ['import', 'global-builtin', 'color-functions', 'if-function'],
  },
};

/** Fails the build if a page is missing in the table of pages. */
export default function configure(phase: string): NextConfig {
  const faults = phase === PHASE_PRODUCTION_BUILD ? findPageFaults(import.meta.dirname) : [];
  if (faults.length > 0) throw new Error(`lib/pages/table.ts: ${faults.join('; ')}`);
  return config;
}
