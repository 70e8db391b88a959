/**
 * `npm run mutants -- [domain or file ...]`: swaps one operator at a time and runs the tests of its domain. A swap that
 * no test sees is printed; of each domain at least `FLOOR` per cent are to be seen.
 */
import { spawn } from 'node:child_process';
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { mutantsOf, type Mutant } from './mutants/operators.ts';

const VITEST = fileURLToPath(new URL('../node_modules/vitest/vitest.mjs', import.meta.url));
const FLOOR = 95;
/** A loop that no longer ends is seen as well. */
const TIMEOUT_MS = 300_000;

interface Domain {
  readonly files: readonly string[];
  /** As Vitest filters them, in one run; the first failure ends it. */
  readonly tests: readonly string[];
}

const DOMAINS: Readonly<Record<string, Domain>> = {
  pricing: {
    files: ['server/domain/pricing/*.ts'],
    tests: ['server/domain/pricing/', 'tests/api/cart-quote', 'tests/api/cart-offers'],
  },
  orders: {
    files: ['server/domain/orders/*.ts'],
    tests: [
      'server/domain/orders/',
      'tests/api/orders',
      'tests/api/order-moves',
      'tests/api/returns',
    ],
  },
  payments: {
    files: ['server/domain/payments/*.ts'],
    tests: [
      'server/domain/payments/',
      'tests/api/hosted-form',
      'tests/api/unwanted-payments',
      'tests/api/payment',
      'tests/api/staff-payments',
    ],
  },
  wallet: {
    files: ['server/domain/wallet/*.ts'],
    tests: ['server/domain/wallet/', 'tests/api/wallet', 'tests/api/coin', 'tests/api/gift-cards'],
  },
  stock: {
    files: ['server/db/repos/stock.ts'],
    tests: ['tests/api/order-moves', 'tests/api/oversell', 'tests/api/returns'],
  },
};

const wanted = process.argv.slice(2);
let isLow = false;
for (const [name, domain] of Object.entries(DOMAINS)) {
  const files = domain.files
    .flatMap((pattern) => globSync(pattern))
    .filter((file) => !/\.(test|fixture)\.ts$/.test(file))
    .filter((file) => wanted.length === 0 || wanted.includes(name) || wanted.includes(file))
    .toSorted();
  const mutants = files.flatMap((file) => mutantsOf(file, readFileSync(file, 'utf8')));
  if (mutants.length > 0) isLow = !(await judge(name, mutants, domain.tests)) || isLow;
}
process.exitCode = isLow ? 1 : 0;

/** @returns whether enough of them are seen */
async function judge(
  name: string,
  mutants: readonly Mutant[],
  tests: readonly string[],
): Promise<boolean> {
  if (!(await passes(undefined, tests))) throw new Error(`the tests of ${name} fail as they are`);
  const lived: Mutant[] = [];
  for (const [index, mutant] of mutants.entries()) {
    const isSeen = !(await passes(mutant, tests));
    if (!isSeen) lived.push(mutant);
    console.log(`${name} ${String(index + 1)}/${String(mutants.length)} ${tell(mutant, isSeen)}`);
  }
  const seen = ((mutants.length - lived.length) / mutants.length) * 100;
  const count = `${String(mutants.length - lived.length)} of ${String(mutants.length)} seen`;
  console.log(`${name}: ${count}, ${seen.toFixed(1)} % (at least ${String(FLOOR)} %)`);
  return seen >= FLOOR;
}

function tell({ file, line, start, end, text }: Mutant, isSeen: boolean): string {
  const was = readFileSync(file, 'utf8').slice(start, end);
  return `${isSeen ? 'seen ' : 'LIVED'} ${file}:${String(line)} ${was} -> ${text || '(nothing)'}`;
}

/** Whether all tests pass, with one operator swapped in its file, which is written back whatever happens. */
async function passes(mutant: Mutant | undefined, tests: readonly string[]): Promise<boolean> {
  if (!mutant) return run(tests);
  const { file, start, end, text } = mutant;
  const code = readFileSync(file, 'utf8');
  const restore = () => {
    writeFileSync(file, code);
  };
  const stop = () => {
    restore();
    process.exit(130);
  };
  process.once('SIGINT', stop).once('SIGTERM', stop);
  writeFileSync(file, code.slice(0, start) + text + code.slice(end));
  try {
    return await run(tests);
  } finally {
    restore();
    process.off('SIGINT', stop).off('SIGTERM', stop);
  }
}

function run(tests: readonly string[]): Promise<boolean> {
  const args = [VITEST, 'run', '--config', 'vitest.mutants.config.ts', ...tests];
  const child = spawn(process.execPath, args, { stdio: 'ignore', detached: true });
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL');
    }, TIMEOUT_MS);
    child.once('error', reject);
    child.once('exit', (code) => {
      clearTimeout(timer);
      resolve(code === 0);
    });
  });
}
