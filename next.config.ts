import type { NextConfig } from 'next';
import { PHASE_PRODUCTION_BUILD } from 'next/constants.js';
import { buildSettings } from './build/next/build-settings.ts';
import { chooseTricks } from './build/next/tricks.ts';
import { PART_WIDTHS, SCREEN_WIDTHS } from './lib/layout/optimized-picture.ts';
import { findPageFaults } from './lib/pages/find-faults.ts';

const { aliases, rules, experimental } = buildSettings(
  chooseTricks(import.meta.dirname, process.env).tricks,
);

const config: NextConfig = {
  poweredByHeader: false,
  // The front server compresses, once per cached page.
  compress: false,
  turbopack: {
    resolveAlias: {
      ...aliases,
      // Messages are precompiled at build time.
      '@formatjs/icu-messageformat-parser': {
        browser: '@formatjs/icu-messageformat-parser/no-parser.js',
      },
      // The package's main file includes formats for time, bytes and ordinals; ours are plain numbers.
      numeral: 'numeral/src/numeral.js',
    },
    rules: {
      ...rules,
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
    ...experimental,
    // Pages of made-up ids would otherwise fill the disk, seven files each.
    isrFlushToDisk: false,
    // Longer than the front server waits (`server/edge/front.ts`): a slow picture fails there. Otherwise Next answers
    // its original, which would be cached as the resized one.
    imgOptTimeoutInSeconds: 120,
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
