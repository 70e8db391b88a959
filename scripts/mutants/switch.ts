import { appendFileSync } from 'node:fs';
import { relative } from 'node:path';
import { afterAll, expect } from 'vitest';

/** Setup file: activates one mutant, and records the mutants that the test file reaches. */
const active = Number(process.env['MUTANT'] ?? NaN);
const log = process.env['MUTANTS_REACHED'];
const reached = new Set<number>();

Object.assign(globalThis, {
  mutant: (number: number) => {
    reached.add(number);
    return number === active;
  },
});

afterAll(() => {
  const file = relative('', expect.getState().testPath ?? '');
  if (log !== undefined)
    appendFileSync(log, `${JSON.stringify({ file, reached: [...reached] })}\n`);
});
