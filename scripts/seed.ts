/**
 * `npm run seed -- --products 100000`: fills the database, or adds what it lacks to so many products.
 * `--now 2026-11-20T03:00:00Z` begins offers and orders around then instead of today.
 */
import { parseArgs } from 'node:util';
import { ConfigError, readConfig } from '../server/runtime/config/config.ts';
import { openDatabase } from '../server/db/client.ts';
import { FolderLockedError } from '../server/db/lock.ts';
import { seedDatabase } from '../server/demo/seed/load.ts';
import { createHasher } from '../server/core/world.ts';

const MAX_PRODUCTS = 1_000_000;

async function run(): Promise<void> {
  const { values } = parseArgs({
    options: { products: { type: 'string', default: '1000' }, now: { type: 'string' } },
  });
  const products = Number(values.products);
  if (!Number.isInteger(products) || products < 1 || products > MAX_PRODUCTS) {
    throw new Error(`--products must be a whole number from 1 to ${String(MAX_PRODUCTS)}`);
  }
  const now = values.now === undefined ? new Date() : new Date(values.now);
  if (Number.isNaN(now.getTime()))
    throw new Error('--now must be a time such as 2026-11-20T03:00:00Z');
  const config = readConfig(process.env);
  const startedAt = performance.now();
  const database = await openDatabase(
    config.databaseUrl ? { url: config.databaseUrl } : { folder: config.dataDir },
  );
  try {
    await seedDatabase(database.db, {
      products,
      now,
      people: config.mode === 'demo',
      hasher: createHasher(config.appSecret),
      onProgress: (line) => console.log(line),
    });
  } finally {
    await database.close();
  }
  console.log(`Done in ${((performance.now() - startedAt) / 1_000).toFixed(1)} s`);
}

try {
  await run();
} catch (error) {
  const expected = error instanceof ConfigError || error instanceof FolderLockedError;
  console.error(expected && error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
