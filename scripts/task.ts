import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { readConfig, type Config } from '../server/config/config.ts';
import { sentencesOf } from '../server/runtime/failures.ts';
import { openDatabase, type Database } from '../server/db/client.ts';

const ENVIRONMENT = join(import.meta.dirname, '..', '.env');

/** Runs a command with the shop's configuration, `.env` included. Errors are printed as sentences. */
export async function runTask(work: (config: Config) => Promise<void> | void): Promise<void> {
  try {
    if (existsSync(ENVIRONMENT)) process.loadEnvFile(ENVIRONMENT);
    await work(readConfig(process.env));
  } catch (error) {
    for (const line of sentencesOf(error)) console.error(line);
    process.exitCode = 1;
  }
}

/** @throws FolderLockedError if another process has opened the embedded database */
export async function withDatabase(
  { databaseUrl, dataDir }: Config,
  work: (db: Database) => Promise<void>,
): Promise<void> {
  const database = await openDatabase(databaseUrl ? { url: databaseUrl } : { folder: dataDir });
  try {
    await work(database.db);
  } finally {
    await database.close();
  }
}
