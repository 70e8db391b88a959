import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import base from './vitest.config.ts';

/** Runs files in the order of the arguments: most likely killers first. */
class AsNamed extends BaseSequencer {
  override sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const place = ({ moduleId }: TestSpecification) =>
      process.argv.findIndex((name) => moduleId.endsWith(`/${name}`));
    return Promise.resolve(files.toSorted((a, b) => place(a) - place(b)));
  }
}

/** Unit and API tests on the embedded database, one file at a time. */
export default defineConfig({
  cacheDir: '.cache/mutants',
  test: {
    bail: 1,
    maxWorkers: 1,
    fsModuleCachePath: '.cache/mutants/modules',
    sequence: { sequencer: AsNamed },
    projects: (base.test?.projects ?? []).flatMap((project) => {
      if (typeof project !== 'object' || 'then' in project) return [];
      const { test } = project;
      if (test?.name !== 'unit' && test?.name !== 'api on pglite') return [];
      // Includes the files that the gate runs on PostgreSQL only.
      const exclude = test.name === 'unit' ? test.exclude : [];
      const own = { exclude, maxWorkers: 1, setupFiles: ['./scripts/mutants/switch.ts'] };
      return [{ ...project, test: { ...test, ...own } }];
    }),
  },
});
