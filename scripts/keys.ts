/** `npm run keys -- status|rotate`: which keys encrypted columns need, and seals them anew with the newest one. */
import { ConfigError, readConfig, type Config } from '../server/runtime/config/config.ts';
import { createSealer, type SealingKeys } from '../server/core/sealed.ts';
import { openDatabase, type Database } from '../server/db/client.ts';
import { FolderLockedError } from '../server/db/lock.ts';
import { keysInUse, rotateKeys } from '../server/modules/keys/rotate.ts';

const [task] = process.argv.slice(2);
if (task !== 'status' && task !== 'rotate') {
  console.error('Say status or rotate: npm run keys -- status');
  process.exit(2);
}

const newestOf = (keys: SealingKeys) => Math.max(...keys.keys());

async function rotate(db: Database, { sealingKeys }: Config): Promise<void> {
  const newest = newestOf(sealingKeys);
  for await (const part of rotateKeys(db, createSealer(sealingKeys), newest)) {
    console.log(`${part.column}: ${String(part.sealed)} sealed with v${String(newest)}`);
    if (part.failed > 0) {
      console.error(`${part.column}: ${String(part.failed)} open with no key of DATA_KEYS`);
      process.exitCode = 1;
    }
  }
}

async function run(): Promise<void> {
  const config = readConfig(process.env);
  const database = await openDatabase(
    config.databaseUrl ? { url: config.databaseUrl } : { folder: config.dataDir },
  );
  try {
    if (task === 'rotate') await rotate(database.db, config);
    for (const { column, version, count } of await keysInUse(database.db)) {
      console.log(`${column} ${version}: ${String(count)}`);
    }
    console.log(`The newest key is v${String(newestOf(config.sealingKeys))}.`);
  } finally {
    await database.close();
  }
}

try {
  await run();
} catch (error) {
  const expected = error instanceof ConfigError || error instanceof FolderLockedError;
  console.error(expected && error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
