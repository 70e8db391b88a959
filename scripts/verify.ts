/**
 * The gate without journeys, two checks at a time. `--part` limits it to a part (`gate/parts.ts`). `--changed [commit]`
 * checks only what a change since the commit (default HEAD) can break. `--bail` stops at the first failure.
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { projectsOf, toPart } from './gate/parts.ts';
import { differsByEngine, domainsOutOfReach } from './gate/reach.ts';
import { forgetReports, printSlowest, readTests, VITEST_REPORT } from './gate/report.ts';
import { runAll, type Check } from './gate/run.ts';

const FLOORS = ['app', 'build', 'components', 'lib', 'stores', 'server', 'demo', 'middleware.ts'];
/** TypeScript 7; the package `typescript` provides the API that other tools need. */
const TSC = 'node_modules/typescript-7/bin/tsc';
const CACHED = ['--cache', '--cache-location'];
const TESTS = [
  '--reporter=default',
  '--reporter=json',
  `--outputFile.json=${VITEST_REPORT}`,
  '--reporter=./scripts/gate/errors-reporter.ts',
];

/** `files` are paths, or patterns for all. */
function staticChecksOf(files: FilesToCheck): Check[] {
  const checks: (Check & { readonly of?: readonly string[] })[] = [
    // Each further checker recomputes shared types, and other checks need the processor.
    { name: 'types', command: ['node', TSC, '--noEmit', '--checkers', '1'] },
    { name: 'lint', command: ['oxlint', '--deny-warnings', ...files.code], of: files.code },
    {
      name: 'names and texts in code',
      command: ['eslint', '--max-warnings', '0', ...CACHED, '.cache/eslint', ...files.code],
      of: files.code,
    },
    {
      name: 'format',
      command: ['oxfmt', '--check', '--no-error-on-unmatched-pattern', ...files.all],
      of: files.all,
    },
    {
      name: 'styles',
      command: ['stylelint', ...CACHED, '.cache/stylelint', ...files.styles],
      of: files.styles,
    },
    {
      name: 'import floors',
      command: ['depcruise', ...FLOORS, '--config', '.dependency-cruiser.mjs'],
    },
    {
      name: 'folders of the service',
      command: ['depcruise', ...FLOORS, '--config', '.dependency-cruiser-folders.mjs'],
    },
    { name: 'dead code', command: ['knip'] },
    { name: 'messages', command: ['node', 'scripts/messages.ts'] },
    { name: 'citations', command: ['node', 'scripts/papers.ts'] },
    { name: 'versions', command: ['node', 'scripts/versions.ts'] },
  ];
  return checks.filter(({ of }) => of?.length !== 0);
}

interface FilesToCheck {
  readonly all: readonly string[];
  readonly code: readonly string[];
  readonly styles: readonly string[];
  readonly testsSince: readonly string[];
  readonly outOfReach: readonly string[];
}

const EVERYTHING: FilesToCheck = {
  all: ['.'],
  code: ['.'],
  styles: ['{app,components,styles}/**/*.scss'],
  testsSince: [],
  outOfReach: [],
};

function git(...args: readonly string[]): readonly string[] {
  const { status, stdout, stderr } = spawnSync('git', args, { encoding: 'utf8' });
  if (status !== 0) throw new Error(stderr);
  return stdout.trim().split('\n');
}

function changedSince(name: string): FilesToCheck {
  // Full hash: Vitest would parse a short one of digits as a number, and find nothing.
  const [commit = name] = git('rev-parse', name);
  const listed = [
    ...git('diff', '--name-only', commit),
    ...git('ls-files', '--others', '--exclude-standard'),
  ];
  const changed = [...new Set(listed)].filter((name) => name !== '');
  const all = changed.filter((name) => existsSync(name));
  const outOfReach = domainsOutOfReach(changed);
  const leftOut = [
    ...(differsByEngine(changed) ? [] : ['api on pglite', 'long on pglite']),
    ...(outOfReach.includes('search') ? ['search quality'] : []),
  ];
  const projects = leftOut.map((name) => `--project=!${name}`);
  return {
    all,
    code: all.filter((name) => /\.tsx?$/.test(name)),
    styles: all.filter((name) => name.endsWith('.scss')),
    testsSince: ['--changed', commit, '--passWithNoTests', ...projects],
    outOfReach,
  };
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    changed: { type: 'boolean', default: false },
    bail: { type: 'boolean', default: false },
    part: { type: 'string', default: 'all' },
  },
});
const part = toPart(values.part);
await forgetReports();
const files = values.changed ? changedSince(positionals[0] ?? 'HEAD') : EVERYTHING;
process.env['OUT_OF_REACH'] = files.outOfReach.join(',');
const tests: Check = {
  name: 'unit, component and API tests',
  command: ['vitest', 'run', ...TESTS, ...files.testsSince, ...projectsOf(part)],
};
// Tests last: load and timers among them need an idle machine.
const checks = [...(part === 'rest' ? [] : staticChecksOf(files)), tests];
const failed = await runAll(checks, { bail: values.bail });
const outcome = await readTests();
if (outcome) {
  printSlowest(outcome);
  for (const failure of outcome.failures) console.log(`FAIL ${failure}`);
  console.log(`\ntests: ${String(outcome.passed)} passed, ${String(outcome.failed)} failed`);
}
console.log(failed.length === 0 ? 'verify: all passed' : `verify failed: ${failed.join(', ')}`);
process.exitCode = failed.length === 0 ? 0 : 1;
