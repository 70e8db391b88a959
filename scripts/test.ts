/**
 * `npm test`: the gate, the build, and the browser journeys; then what failed, and how to run just that.
 * `--bail` stops at the first failure.
 */
import { parseArgs } from 'node:util';
import { ensureChromium } from './chromium.ts';
import {
  forgetReports,
  JOURNEYS_REPORT,
  printSlowest,
  readJourneys,
  readTests,
} from './gate/report.ts';
import { run, type Check } from './gate/run.ts';

const { values } = parseArgs({ options: { bail: { type: 'boolean', default: false } } });

const STEPS: readonly Check[] = [
  {
    name: 'verify',
    command: ['node', 'scripts/verify.ts', ...(values.bail ? ['--bail'] : [])],
    isLoud: true,
  },
  { name: 'build', command: ['node', 'scripts/build.ts'] },
  {
    name: 'journeys',
    command: ['playwright', 'test', '--reporter=list,json', ...(values.bail ? ['-x'] : [])],
    isLoud: true,
  },
];

async function main(): Promise<void> {
  await forgetReports();
  await ensureChromium();
  process.env['PLAYWRIGHT_JSON_OUTPUT_NAME'] = JOURNEYS_REPORT;
  const failed: string[] = [];
  for (const step of STEPS) {
    if (await run(step)) continue;
    failed.push(step.name);
    // Nothing can be walked through that is not built.
    if (values.bail || step.name === 'build') break;
  }
  const outcomes = [await readTests(), await readJourneys()].filter((one) => one !== undefined);
  for (const outcome of outcomes) printSlowest(outcome);
  const failures = outcomes.flatMap((outcome) => outcome.failures);
  if (failed.length > 0) console.log(`\nFailed: ${failed.join(', ')}`);
  for (const failure of failures) console.log(`FAIL ${failure}`);
  if (failures.length > 0) console.log('Traces of failed journeys are in test-results/.');
  const sum = (count: 'passed' | 'failed') =>
    outcomes.reduce((total, outcome) => total + outcome[count], 0);
  // A step that failed without a failed test (lint, a build) is no passed run either.
  const failedSteps = failures.length === 0 ? failed.length : 0;
  console.log(`${String(sum('passed'))} passed, ${String(sum('failed') + failedSteps)} failed`);
  process.exitCode = failed.length === 0 ? 0 : 1;
}

await main();
