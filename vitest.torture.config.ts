import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const root = fileURLToPath(new URL('.', import.meta.url));

/** `npm run torture`: bad days on both engines, `TORTURE_SECONDS` long each (120 unless told). */
export default defineConfig({
  test: {
    fileParallelism: false,
    projects: (['pglite', 'postgres'] as const).map((engine) => ({
      resolve: { alias: { '@': root } },
      test: {
        name: `torture on ${engine}`,
        environment: 'node' as const,
        include: ['torture/**/*.torture.ts'],
        globalSetup: [`./tests/setup/${engine}.ts`],
        testTimeout: 3_600_000,
        hookTimeout: 120_000,
      },
    })),
  },
});
