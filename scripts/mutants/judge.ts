import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import type { Mutant } from './operators.ts';
import { runTests } from './run.ts';

/** Which file fails with this mutant at work, or that the tests do not end; undefined where all pass. */
export type Judge = (mutant: Mutant, number: number) => Promise<string | undefined>;

const reachSchema = z.object({ file: z.string(), reached: z.array(z.number()) });

/**
 * Runs the tests once as they are, which notes the mutants that each file comes upon: only those files are run for a
 * mutant. First the one that saw the last mutant of the same source, then those that take least.
 *
 * @param folder a copy with switches
 */
export async function createJudge(folder: string, tests: readonly string[]): Promise<Judge> {
  const log = `.cache/mutants/${randomUUID()}.jsonl`;
  const { passed, failed, messages, ms } = await runTests(folder, tests, { MUTANTS_REACHED: log });
  if (!passed)
    throw new Error(`tests fail as they are: ${failed.join(', ')}\n${messages.join('\n')}`);
  const lines = readFileSync(join(folder, log), 'utf8').trim().split('\n');
  const reach = lines.map((line) => reachSchema.parse(JSON.parse(line)));
  // Else all would seem to live: the tests have loaded other files than those with the switches.
  if (reach.every(({ reached }) => reached.length === 0))
    throw new Error('no test comes upon them');
  const lastToSee = new Map<string, string>();

  return async (mutant, number) => {
    const own = reach.filter(({ reached }) => mutant.isStatic || reached.includes(number));
    const last = lastToSee.get(mutant.file);
    const rank = (file: string) => (file === last ? -1 : (ms.get(file) ?? 0));
    const files = own.map(({ file }) => file).toSorted((a, b) => rank(a) - rank(b));
    if (files.length === 0) return undefined;
    const run = await runTests(folder, files, { MUTANT: String(number) });
    const [first] = run.failed;
    if (first !== undefined) lastToSee.set(mutant.file, first);
    return run.passed ? undefined : (first ?? 'the run as a whole');
  };
}
