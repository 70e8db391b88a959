import type { NextConfig } from 'next';
import { NEXT_IN_COMMONJS } from './as-modules.ts';
import type { Tricks } from './tricks.ts';

type Settings = Required<Pick<NextConfig, 'experimental'>> & {
  readonly aliases: NonNullable<NextConfig['turbopack']>['resolveAlias'];
  readonly rules: NonNullable<NextConfig['turbopack']>['rules'];
};

/** Replaces modules of axios that supported browsers do not need, by import paths as written in its own files. */
const LEFT_OUT = { browser: './build/next/axios-left-out.ts' };
const AXIOS = {
  axios: { browser: './build/next/axios-parts.ts' },
  '../adapters/adapters.js': LEFT_OUT,
  '../defaults/index.js': LEFT_OUT,
  '../helpers/buildURL.js': LEFT_OUT,
};

/** Takes Next's ES modules. */
const MODULES = {
  '*.js': {
    condition: { all: ['browser', 'production', { path: NEXT_IN_COMMONJS }] },
    loaders: ['./build/next/as-modules.ts'],
    as: '*.js',
  },
} as const satisfies Settings['rules'];

/** Few large script files: each is compressed separately, and shared code compresses best in one file. */
const SCRIPTS = {
  turbopackChunking: { minChunkSize: 1_000_000, maxMergeChunkSize: 5_000_000 },
  // Tree-shakes CommonJS, such as React.
  turbopackCjsTreeShaking: true,
} as const;

/** Small files, since they are inlined into the page (`docs/decisions/0036-styles-in-the-page.md`). */
const STYLES = { cssChunking: { type: 'graph', requestCost: 8_000 } } as const;

/** Settings of `next.config.ts` for the tricks that are on. */
export function buildSettings(tricks: Tricks): Settings {
  return {
    aliases: tricks.has('axios-parts') ? AXIOS : {},
    rules: tricks.has('next-modules') ? MODULES : {},
    experimental: {
      ...(tricks.has('large-scripts') ? SCRIPTS : {}),
      ...(tricks.has('page-styles') ? STYLES : {}),
    },
  };
}
