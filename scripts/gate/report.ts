import { existsSync } from 'node:fs';
import { mkdir, readFile, rm } from 'node:fs/promises';
import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { z } from 'zod';

/** Reports of the test runners; deleted before a run, so that no outdated one is read. */
const FOLDER = '.cache/gate';
export const VITEST_REPORT = `${FOLDER}/tests.json`;
export const ERRORS_REPORT = `${FOLDER}/errors.json`;
export const JOURNEYS_REPORT = `${FOLDER}/journeys.json`;

const SLOWEST = 10;
/** Lines kept of an error; they include expected and received values. */
const LINES = 12;

const vitestSchema = z.object({
  testResults: z.array(
    z.object({
      name: z.string(),
      startTime: z.number(),
      endTime: z.number(),
      status: z.string(),
      assertionResults: z.array(
        z.object({
          status: z.string(),
          fullName: z.string(),
          failureMessages: z.array(z.string()),
        }),
      ),
    }),
  ),
});

const specSchema = z.object({
  title: z.string(),
  file: z.string(),
  line: z.number(),
  tests: z.array(
    z.object({
      projectName: z.string(),
      status: z.enum(['expected', 'unexpected', 'flaky', 'skipped']),
      results: z.array(
        z.object({
          duration: z.number(),
          errors: z.array(z.object({ message: z.string().optional() })),
        }),
      ),
    }),
  ),
});
const suiteSchema = z.object({
  specs: z.array(specSchema),
  get suites() {
    return z.array(suiteSchema).optional();
  },
});
type Suite = z.infer<typeof suiteSchema>;
const journeysSchema = z.object({ suites: z.array(suiteSchema) });

interface Timed {
  readonly name: string;
  readonly ms: number;
}

export interface Outcome {
  readonly kind: string;
  readonly passed: number;
  readonly failed: number;
  readonly slowest: readonly Timed[];
  /** Name, command to repeat and reason of each failure. */
  readonly failures: readonly string[];
}

export async function forgetReports(): Promise<void> {
  await rm(FOLDER, { recursive: true, force: true });
  await mkdir(FOLDER, { recursive: true });
}

/** Unit, component and API tests; undefined if the run did not finish. */
export async function readTests(): Promise<Outcome | undefined> {
  const report = await readReport(VITEST_REPORT, vitestSchema);
  if (!report) return undefined;
  const files = report.testResults.map((file) => ({ ...file, path: relative('', file.name) }));
  const results = files.flatMap(({ path, assertionResults }) =>
    assertionResults.map((result) => ({ ...result, path })),
  );
  const failed = results.filter(({ status }) => status === 'failed');
  // A file that failed to load, or whose process crashed, has no failed tests.
  const broken = files.filter(
    ({ status, path }) => status === 'failed' && !failed.some((test) => test.path === path),
  );
  return {
    kind: 'files of tests',
    passed: results.filter(({ status }) => status === 'passed').length,
    failed: failed.length + broken.length,
    slowest: slowestOf(
      files.map(({ path, startTime, endTime }) => ({ name: path, ms: endTime - startTime })),
    ),
    failures: [
      ...failed.map(
        ({ path, fullName, failureMessages }) =>
          `${fullName}\n    npx vitest run ${path} -t ${quoted(fullName)}${reasons(failureMessages)}`,
      ),
      ...broken.map(({ path }) => `${path} did not run\n    npx vitest run ${path}`),
      ...((await readReport(ERRORS_REPORT, z.array(z.string()))) ?? []),
    ],
  };
}

/** Browser journeys; undefined if the run did not finish. */
export async function readJourneys(): Promise<Outcome | undefined> {
  const report = await readReport(JOURNEYS_REPORT, journeysSchema);
  if (!report) return undefined;
  const journeys = report.suites.flatMap(specsOf).flatMap(({ title, file, line, tests }) =>
    tests.map(({ projectName, status, results }) => ({
      name: `${title} (${projectName})`,
      command: `npx playwright test ${file}:${String(line)} --project ${quoted(projectName)}`,
      status,
      ms: results.reduce((sum, { duration }) => sum + duration, 0),
      reasons: reasons(results.flatMap(({ errors }) => errors.map(({ message = '' }) => message))),
    })),
  );
  const failed = journeys.filter(({ status }) => status === 'unexpected' || status === 'flaky');
  return {
    kind: 'journeys',
    passed: journeys.filter(({ status }) => status === 'expected').length,
    failed: failed.length,
    slowest: slowestOf(journeys),
    failures: failed.map((one) => `${one.name}\n    ${one.command}${one.reasons}`),
  };
}

const specsOf = ({ specs, suites = [] }: Suite): Suite['specs'] => [
  ...specs,
  ...suites.flatMap(specsOf),
];

/** First lines of each error, indented, since logs are often truncated to their end. */
const reasons = (messages: readonly string[]) =>
  messages
    .flatMap((message) => linesOf(message).slice(0, LINES))
    .map((line) => `\n    ${line}`)
    .join('');

const linesOf = (message: string) =>
  stripVTControlCharacters(message)
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.includes('/node_modules/'));

const quoted = (text: string) => `'${text.replaceAll("'", `'\\''`)}'`;

const slowestOf = (all: readonly Timed[]) =>
  all.toSorted((one, other) => other.ms - one.ms).slice(0, SLOWEST);

async function readReport<Report>(
  path: string,
  schema: z.ZodType<Report>,
): Promise<Report | undefined> {
  return existsSync(path) ? schema.parse(JSON.parse(await readFile(path, 'utf8'))) : undefined;
}

export function printSlowest({ kind, slowest }: Outcome): void {
  console.log(`\nSlowest ${kind}:`);
  for (const { name, ms } of slowest) {
    console.log(`${(ms / 1000).toFixed(1).padStart(7)} s  ${name}`);
  }
}
