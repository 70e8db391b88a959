import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { compileJson } from './lib/i18n/compile-texts.ts';
import { API_FOLDERS, apiFile, LONG, POSTGRES_ONLY } from './tests/setup/engines.ts';
import './tests/setup/zone.ts';

/** Files of a worker share loaded modules, so that the service loads once per process. */
const SHARED = { environment: 'node', isolate: false } as const;
/** Ends hung tests, but allows for a busy machine. */
const PATIENT = { testTimeout: 120_000, hookTimeout: 120_000 } as const;
/** Two workers also on two cores, where the default is one. */
const LIGHT = { ...PATIENT, maxWorkers: '100%', sequence: { groupOrder: 0 } } as const;
/** Two files at a time, after the light ones: load tests and processes need much of the machine. */
const HEAVY = { ...PATIENT, maxWorkers: 2, sequence: { groupOrder: 1 } } as const;

/**
 * Domains out of reach of a change (`scripts/verify.ts`). Every API test imports the whole service, so Vitest itself
 * would select all of them.
 */
const UNREACHED = (process.env['OUT_OF_REACH'] ?? '')
  .split(',')
  .map((domain) => `server/modules/${domain}/tests/**`);

const root = fileURLToPath(new URL('.', import.meta.url));
const resolve = {
  alias: { '@': root, 'server-only': `${root}tests/setup/server-only.ts` },
};

/** Compiles messages, like the build. */
const texts = {
  name: 'texts',
  enforce: 'pre',
  transform: (file: string, id: string) =>
    /\/messages\/[\w-]+\/\w+\.json$/.test(id) ? compileJson(file) : undefined,
} as const;

export default defineConfig({
  test: {
    projects: [
      {
        resolve,
        test: {
          ...LIGHT,
          ...SHARED,
          name: 'unit',
          include: ['{build,demo,lib,scripts,server}/**/*.test.ts', 'tests/setup/*.test.ts'],
          exclude: [`${API_FOLDERS}/**`],
        },
      },
      {
        resolve: {
          alias: { ...resolve.alias, 'next/navigation': `${root}tests/setup/next-navigation.ts` },
        },
        plugins: [react(), texts],
        test: {
          ...LIGHT,
          ...SHARED,
          name: 'components',
          environment: 'happy-dom',
          // Disables navigation: it would end the browser that files share.
          environmentOptions: {
            happyDOM: {
              settings: {
                navigation: { disableMainFrameNavigation: true, disableFallbackToSetURL: true },
              },
            },
          },
          // Threads start faster than processes.
          pool: 'threads',
          include: ['{components,stores,lib}/**/*.test.tsx'],
          setupFiles: ['./tests/setup/components.ts'],
        },
      },
      {
        resolve,
        test: {
          ...HEAVY,
          ...SHARED,
          name: 'search quality',
          include: ['tests/search-quality/**/*.test.ts'],
          globalSetup: ['./tests/setup/pglite.ts'],
        },
      },
      ...(['pglite', 'postgres'] as const).map((engine) => ({
        resolve,
        test: {
          ...HEAVY,
          ...SHARED,
          name: `api on ${engine}`,
          include: [`${API_FOLDERS}/**/*.test.ts`, `tests/${engine}/**/*.test.ts`],
          exclude: [
            ...(engine === 'pglite' ? [...POSTGRES_ONLY.map(apiFile), ...LONG] : []),
            ...UNREACHED,
          ],
          globalSetup: [`./tests/setup/${engine}.ts`],
        },
      })),
      {
        resolve,
        test: {
          ...HEAVY,
          ...SHARED,
          name: 'long on pglite',
          include: LONG,
          exclude: UNREACHED,
          globalSetup: ['./tests/setup/pglite.ts'],
        },
      },
    ],
  },
});
