/**
 * `npm run seed -- --products 100000`: fills the database, or adds products up to that number. `--now
 * 2026-11-20T03:00:00Z` dates offers and orders around that time instead of today.
 */
import { parseArgs } from 'node:util';
import type { Config } from '../server/config/config.ts';
import { seedDatabase } from '../demo/seed/load.ts';
import { DEMO_PRODUCTS } from '../demo/seed/products/generate.ts';
import { createHasher } from '../server/core/world.ts';
import { runTask, withDatabase } from './task.ts';

const MAX_PRODUCTS = 1_000_000;

async function seed(config: Config): Promise<void> {
  const { values } = parseArgs({
    options: {
      products: { type: 'string', default: String(DEMO_PRODUCTS) },
      now: { type: 'string' },
    },
  });
  const products = Number(values.products);
  if (!Number.isInteger(products) || products < 1 || products > MAX_PRODUCTS) {
    throw new Error(`--products must be a whole number from 1 to ${String(MAX_PRODUCTS)}`);
  }
  const now = values.now === undefined ? new Date() : new Date(values.now);
  if (Number.isNaN(now.getTime()))
    throw new Error('--now must be a time such as 2026-11-20T03:00:00Z');
  const startedAt = performance.now();
  await withDatabase(config, (db) =>
    seedDatabase(db, {
      products,
      now,
      people: config.mode === 'demo',
      hasher: createHasher(config.appSecret),
      onProgress: (line) => console.log(line),
    }),
  );
  console.log(`Done in ${((performance.now() - startedAt) / 1_000).toFixed(1)} s`);
}

await runTask(seed);
