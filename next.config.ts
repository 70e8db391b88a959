import type { NextConfig } from 'next';
import { PHASE_PRODUCTION_BUILD } from 'next/constants.js';
import { NEXT_IN_COMMONJS } from './lib/next-as-modules.ts';
import { PART_WIDTHS, SCREEN_WIDTHS } from './lib/optimized-picture.ts';
import { findPageFaults } from './lib/pages/find-faults.ts';

/** In place of modules of axios that a browser of ours does not use. */
const LEFT_OUT = { browser: './lib/api/axios/left-out.ts' };

const config: NextConfig = {
  poweredByHeader: false,
  // The front server compresses, once for all who ask.
  compress: false,
  turbopack: {
    resolveAlias: {
      // As axios's own files name them.
      '../adapters/adapters.js': LEFT_OUT,
      '../defaults/index.js': LEFT_OUT,
      '../helpers/buildURL.js': LEFT_OUT,
      // Texts are parsed while building.
      '@formatjs/icu-messageformat-parser': {
        browser: '@formatjs/icu-messageformat-parser/no-parser.js',
      },
      // The package's main file brings formats of time, bytes and ordinals; ours are all plain numbers.
      numeral: 'numeral/src/numeral.js',
    },
    rules: {
      '*.js': {
        condition: { all: ['browser', 'production', { path: NEXT_IN_COMMONJS }] },
        loaders: ['./lib/next-as-modules.ts'],
        as: '*.js',
      },
      '*.json': {
        condition: { path: /(^|\/)messages\/\w+\/\w+\.json$/ },
        loaders: ['./lib/i18n/compile-texts.ts'],
        as: '*.js',
      },
    },
  },
  // Metadata stays in <head> for everybody, not only for the crawlers Next knows.
  htmlLimitedBots: /.*/,
  // Reads of pages, for a minute: the front server keeps the pages themselves.
  cacheMaxMemorySize: 8 * 1024 * 1024,
  typescript: { ignoreBuildErrors: true },
  experimental: {
    // Small files, since they are written into the page (`docs/decisions/0036-styles-in-the-page.md`).
    cssChunking: { type: 'graph', requestCost: 8_000 },
    // Pages of ids that somebody makes up would otherwise fill the disk, seven files each.
    isrFlushToDisk: false,
    // Of React, too, what nothing uses is left out.
    turbopackCjsTreeShaking: true,
    // Few large files of scripts: each is compressed by itself, and what pages share compresses best in one piece.
    turbopackChunking: { minChunkSize: 1_000_000, maxMergeChunkSize: 5_000_000 },
  },
  images: {
    formats: ['image/avif', 'image/webp'],
    // Not those of members: copies of what they delete would stay.
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

/** What the table of pages does not know is not built. */
export default function configure(phase: string): NextConfig {
  const faults = phase === PHASE_PRODUCTION_BUILD ? findPageFaults(import.meta.dirname) : [];
  if (faults.length > 0) throw new Error(`lib/pages/table.ts: ${faults.join('; ')}`);
  return config;
}
