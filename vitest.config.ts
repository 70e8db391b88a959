import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { compileJson } from './lib/i18n/compile-texts.ts';
import { API_FOLDERS, apiFile, POSTGRES_ONLY } from './tests/setup/engines.ts';
import './tests/setup/zone.ts';

/** Files share what they have loaded: the whole service is loaded once for a process. */
const SHARED = { environment: 'node', isolate: false } as const;
/** A test that hangs ends; one that is slow on a busy machine passes. */
const PATIENT = { testTimeout: 120_000, hookTimeout: 120_000 } as const;
/** Two at once also on two cores, where the default is one. */
const LIGHT = { ...PATIENT, maxWorkers: '100%', sequence: { groupOrder: 0 } } as const;
/** Two files at a time, after the light ones: crowds and processes of these want much of the machine. */
const HEAVY = { ...PATIENT, maxWorkers: 2, sequence: { groupOrder: 1 } } as const;

/**
 * Domains that a change since a commit does not reach (`scripts/verify.ts`). Each test of the API loads all of the
 * service, so to Vitest each change of it is one of every test.
 */
const OUT_OF_REACH = (process.env['OUT_OF_REACH'] ?? '').split(',');

const root = fileURLToPath(new URL('.', import.meta.url));
const resolve = {
  alias: { '@': root, 'server-only': `${root}tests/setup/server-only.ts` },
};

/** Components get their texts as the build leaves them. */
const texts = {
  name: 'texts',
  enforce: 'pre',
  transform: (file: string, id: string) =>
    /\/messages\/\w+\/\w+\.json$/.test(id) ? compileJson(file) : undefined,
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
          include: ['{server,lib,scripts}/**/*.test.ts', 'tests/setup/*.test.ts'],
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
          // Links and forms lead nowhere: another page would end the browser that files share.
          environmentOptions: {
            happyDOM: {
              settings: {
                navigation: { disableMainFrameNavigation: true, disableFallbackToSetURL: true },
              },
            },
          },
          // A thread is there sooner than a process.
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
            ...(engine === 'pglite' ? POSTGRES_ONLY.map(apiFile) : []),
            ...OUT_OF_REACH.map((domain) => `server/modules/${domain}/tests/**`),
          ],
          globalSetup: [`./tests/setup/${engine}.ts`],
        },
      })),
    ],
  },
});
