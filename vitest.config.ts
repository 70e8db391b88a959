import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

const root = fileURLToPath(new URL('.', import.meta.url));
const resolve = {
  alias: { '@': root, 'server-only': `${root}tests/setup/server-only.ts` },
};

export default defineConfig({
  test: {
    // Two at once also on two cores, where the default is one.
    maxWorkers: '100%',
    projects: [
      {
        resolve,
        test: {
          name: 'unit',
          environment: 'node',
          include: ['{server,lib,scripts}/**/*.test.ts'],
        },
      },
      {
        resolve,
        plugins: [react()],
        test: {
          name: 'components',
          environment: 'happy-dom',
          include: ['{components,stores,lib}/**/*.test.tsx'],
          setupFiles: ['./tests/setup/components.ts'],
        },
      },
      {
        resolve,
        test: {
          name: 'search quality',
          environment: 'node',
          include: ['tests/search-quality/**/*.test.ts'],
          globalSetup: ['./tests/setup/pglite.ts'],
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
      ...(['pglite', 'postgres'] as const).map((engine) => ({
        resolve,
        test: {
          name: `api on ${engine}`,
          environment: 'node' as const,
          include: ['tests/api/**/*.test.ts'],
          globalSetup: [`./tests/setup/${engine}.ts`],
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      })),
    ],
  },
});
