/**
 * `npm run keys -- status|rotate`: lists the keys in use by encrypted columns, and re-encrypts them with the newest
 * key.
 */
import type { Config } from '../server/config/config.ts';
import { createSealer, type SealingKeys } from '../server/core/sealed.ts';
import type { Database } from '../server/db/client.ts';
import { keysInUse, rotateKeys } from '../server/modules/keys/rotate.ts';
import { runTask, withDatabase } from './task.ts';

const [task] = process.argv.slice(2);
if (task !== 'status' && task !== 'rotate') {
  console.error('Usage: npm run keys -- status|rotate');
  process.exit(2);
}

const newestOf = (keys: SealingKeys) => Math.max(...keys.keys());

async function rotate(db: Database, { sealingKeys }: Config): Promise<void> {
  const newest = newestOf(sealingKeys);
  for await (const part of rotateKeys(db, createSealer(sealingKeys), newest)) {
    console.log(`${part.column}: ${String(part.sealed)} sealed with v${String(newest)}`);
    if (part.failed > 0) {
      console.error(
        `${part.column}: ${String(part.failed)} cannot be decrypted with any key of DATA_KEYS`,
      );
      process.exitCode = 1;
    }
  }
}

await runTask((config) =>
  withDatabase(config, async (db) => {
    if (task === 'rotate') await rotate(db, config);
    for (const { column, version, count } of await keysInUse(db)) {
      console.log(`${column} ${version}: ${String(count)}`);
    }
    console.log(`The newest key is v${String(newestOf(config.sealingKeys))}.`);
  }),
);
