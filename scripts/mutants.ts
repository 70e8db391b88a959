/**
 * `npm run mutants -- [domain, file or file:line ...]`: mutates one operator at a time and runs the tests of its domain
 * that reach it. Prints surviving mutants; of each domain at least `FLOOR` per cent must be killed.
 */
import { globSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { apiFile } from '../tests/setup/engines.ts';
import { copyWithSwitches } from './mutants/copy.ts';
import { createJudge } from './mutants/judge.ts';
import { mutantsOf, type Mutant } from './mutants/operators.ts';
import { stopTests } from './mutants/run.ts';

const FLOOR = 95;

interface Domain {
  readonly files: string;
  readonly tests: readonly string[];
}

const api = (...names: readonly string[]) => names.map(apiFile);

const DOMAINS: Readonly<Record<string, Domain>> = {
  pricing: {
    files: '{server/modules/pricing/rules/*,lib/offers/contract-values}.ts',
    tests: ['server/modules/pricing/rules/*.test.ts', ...api('cart-quote', 'cart-offers')],
  },
  orders: {
    files: 'server/modules/orders/rules/*.ts',
    tests: [
      'server/modules/orders/rules/*.test.ts',
      ...api('orders*', 'order-*', 'returns', 'credit-notes', 'tax-invoice', 'sweeps', 'purchase'),
    ],
  },
  payments: {
    files: 'server/modules/payments/rules/*.ts',
    tests: [
      'server/modules/payments/rules/*.test.ts',
      ...api('payment*', 'unwanted-payments', 'hosted-form', 'staff-payments', 'sweeps'),
    ],
  },
  wallet: {
    files: 'server/modules/wallet/rules/*.ts',
    tests: ['server/modules/wallet/rules/*.test.ts', ...api('wallet', 'coin*', 'gift-cards')],
  },
  stock: {
    files: 'server/modules/stock/repo.ts',
    tests: api('stock', 'order-moves', 'returns'),
  },
};

const wanted = new Set(process.argv.slice(2));
const isWanted = (...names: readonly string[]) =>
  wanted.size === 0 || names.some((name) => wanted.has(name));
const plans = Object.entries(DOMAINS).map(([name, domain]) => {
  const files = globSync(domain.files)
    .filter((file) => !/\.(test|fixture)\.ts$/.test(file))
    .toSorted();
  const mutants = files
    .flatMap((file) => mutantsOf(file, readFileSync(file, 'utf8')))
    .filter(({ file, line }) => isWanted(name, file, `${file}:${String(line)}`));
  return { name, mutants, tests: domain.tests.flatMap((pattern) => globSync(pattern).toSorted()) };
});
const all = plans.flatMap(({ mutants }) => mutants);
const folder = copyWithSwitches(all);
process.once('exit', () => {
  stopTests();
  rmSync(folder, { recursive: true, force: true });
});
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(130));

let isLow = false;
for (const { name, mutants, tests } of plans) {
  if (mutants.length > 0) isLow = !(await judge(name, mutants, tests)) || isLow;
}
process.exitCode = isLow ? 1 : 0;

/** @returns whether enough mutants are killed */
async function judge(
  name: string,
  mutants: readonly Mutant[],
  tests: readonly string[],
): Promise<boolean> {
  const seenBy = await createJudge(folder, tests);
  const queue = [...mutants];
  let seen = 0;
  const worker = async () => {
    for (let mutant = queue.shift(); mutant; mutant = queue.shift()) {
      const by = await seenBy(mutant, all.indexOf(mutant));
      if (by !== undefined) seen += 1;
      const { file, line, swap } = mutant;
      const what = `${name} ${file}:${String(line)} ${swap}`;
      console.log(by === undefined ? `${what} SURVIVED` : `${what} killed by ${by}`);
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, worker));
  const percent = (seen / mutants.length) * 100;
  const count = `${String(seen)} of ${String(mutants.length)} seen`;
  console.log(`${name}: ${count}, ${percent.toFixed(1)} % (at least ${String(FLOOR)} %)`);
  return percent >= FLOOR;
}
