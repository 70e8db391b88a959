import { defineConfig } from 'vitest/config';
import base from './vitest.config.ts';

/** The unit and API tests as they are, on the embedded database. */
export default defineConfig({
  test: {
    bail: 1,
    projects: (base.test?.projects ?? []).flatMap((project) => {
      if (typeof project !== 'object' || 'then' in project) return [];
      const { test } = project;
      const wanted = test?.name === 'unit' || test?.name === 'api on pglite';
      // Also the files that the gate runs on PostgreSQL alone.
      return wanted ? [{ ...project, test: { ...test, exclude: [] } }] : [];
    }),
  },
});
