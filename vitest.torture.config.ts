import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const root = fileURLToPath(new URL('.', import.meta.url));

/** `npm run torture`: fault injection on both engines, `TORTURE_SECONDS` each (default 120). */
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
