/**
 * `npm test` and `npm run gate`: the build, then checks and browser journeys in parallel, since journeys mostly wait.
 * Then lists the failures with commands to repeat them. `--part` is one of `gate/parts.ts`; the rest uses the build that
 * `npm test` left. `--bail` runs sequentially and stops at the first failure.
 */
import { parseArgs } from 'node:util';
import { ensureChromium } from './chromium.ts';
import { GATE_PART, toPart } from './gate/parts.ts';
import {
  forgetReports,
  JOURNEYS_REPORT,
  printSlowest,
  readJourneys,
  readTests,
} from './gate/report.ts';
import { runAll, type Check } from './gate/run.ts';

const { values } = parseArgs({
  options: {
    bail: { type: 'boolean', default: false },
    part: { type: 'string', default: 'all' },
  },
});
const part = toPart(values.part);

const BUILD: Check = { name: 'build', command: ['node', 'scripts/build.ts'] };
const VERIFY: Check = {
  name: 'verify',
  command: ['node', 'scripts/verify.ts', '--part', part, ...(values.bail ? ['--bail'] : [])],
  isLoud: true,
};
const JOURNEYS: Check = {
  name: 'journeys',
  command: ['playwright', 'test', '--reporter=list,json', ...(values.bail ? ['-x'] : [])],
  isLoud: true,
};

async function runSteps(): Promise<string[]> {
  const builds = part === 'rest' ? [] : [BUILD];
  if (values.bail) return runAll([...builds, VERIFY, JOURNEYS], { bail: true, atOnce: 1 });
  const unbuilt = await runAll(builds);
  // Journeys need a build.
  const rest = unbuilt.length > 0 ? [VERIFY] : [VERIFY, JOURNEYS];
  return [...unbuilt, ...(await runAll(rest))];
}

async function main(): Promise<void> {
  await forgetReports();
  await ensureChromium();
  process.env[GATE_PART] = part;
  process.env['PLAYWRIGHT_JSON_OUTPUT_NAME'] = JOURNEYS_REPORT;
  const failed = await runSteps();
  const outcomes = [await readTests(), await readJourneys()].filter((one) => one !== undefined);
  for (const outcome of outcomes) printSlowest(outcome);
  const failedTests = outcomes.flatMap((outcome) => outcome.failures);
  if (failed.length > 0) console.log(`\nFailed: ${failed.join(', ')}`);
  for (const failure of failedTests) console.log(`FAIL ${failure}`);
  if (failedTests.length > 0) console.log('Traces of failed journeys are in test-results/.');
  const sum = (count: 'passed' | 'failed') =>
    outcomes.reduce((total, outcome) => total + outcome[count], 0);
  // A step may fail without a failed test, for example lint or a build.
  const failedSteps = failedTests.length === 0 ? failed.length : 0;
  console.log(`${String(sum('passed'))} passed, ${String(sum('failed') + failedSteps)} failed`);
  process.exitCode = failed.length === 0 ? 0 : 1;
}

await main();
