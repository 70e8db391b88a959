import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import type { Mutant } from './operators.ts';
import { runTests } from './run.ts';

/** Returns the file that fails with this mutant, or a timeout; undefined if all pass. */
export type Judge = (mutant: Mutant, number: number) => Promise<string | undefined>;

const reachSchema = z.object({ file: z.string(), reached: z.array(z.number()) });

/**
 * Runs the tests once unmodified to record the mutants that each file reaches; only those files run for a mutant. First
 * the file that killed the last mutant of the same source, then the fastest.
 * @param folder a copy with switches
 */
export async function createJudge(folder: string, tests: readonly string[]): Promise<Judge> {
  const log = `.cache/mutants/${randomUUID()}.jsonl`;
  const { passed, failed, messages, ms } = await runTests(folder, tests, { MUTANTS_REACHED: log });
  if (!passed)
    throw new Error(`tests fail without mutants: ${failed.join(', ')}\n${messages.join('\n')}`);
  const lines = readFileSync(join(folder, log), 'utf8').trim().split('\n');
  const reach = lines.map((line) => reachSchema.parse(JSON.parse(line)));
  // Otherwise all mutants would seem to survive: the tests loaded files without the switches.
  if (reach.every(({ reached }) => reached.length === 0))
    throw new Error('no test covers these files');
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
