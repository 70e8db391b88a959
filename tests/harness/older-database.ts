import { randomUUID } from 'node:crypto';
import { cp, mkdir, mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { drizzle as drizzlePostgres } from 'drizzle-orm/node-postgres';
import { migrate as migratePostgres } from 'drizzle-orm/node-postgres/migrator';
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite';
import { migrate as migratePglite } from 'drizzle-orm/pglite/migrator';
import { Client } from 'pg';
import { inject } from 'vitest';
import type { DatabaseTarget } from '../../server/db/client.ts';
import { createDatabase } from './postgres.ts';

const MIGRATIONS = fileURLToPath(new URL('../../server/db/migrations', import.meta.url));

interface Journal {
  readonly entries: readonly { readonly tag: string }[];
}

/**
 * A database of the engine under test as it stood before a migration, with rows of that time.
 * @param rows statements in the columns of that time
 */
export async function olderDatabase(before: string, rows: string): Promise<DatabaseTarget> {
  const migrationsFolder = await migrationsBefore(before);
  const base = inject('postgresBase');
  if (base === '') {
    const folder = await mkdtemp(join(tmpdir(), 'arun-older-'));
    const client = await PGlite.create({ dataDir: `${folder}/postgres`, extensions: { pg_trgm } });
    await migratePglite(drizzlePglite(client), { migrationsFolder });
    await client.exec(rows);
    await client.close();
    return { folder };
  }
  const url = await createDatabase(base, `older_${randomUUID().replaceAll('-', '')}`);
  const client = new Client({ connectionString: url });
  await client.connect();
  await migratePostgres(drizzlePostgres(client), { migrationsFolder });
  await client.query(rows);
  await client.end();
  return { url };
}

async function migrationsBefore(tag: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'arun-migrations-'));
  const journal = join('meta', '_journal.json');
  const all = JSON.parse(await readFile(join(MIGRATIONS, journal), 'utf8')) as Journal;
  const place = all.entries.findIndex((entry) => entry.tag === tag);
  if (place < 0) throw new Error(`there is no migration ${tag}`);
  const entries = all.entries.slice(0, place);
  await mkdir(join(folder, 'meta'));
  await writeFile(join(folder, journal), JSON.stringify({ ...all, entries }));
  for (const entry of entries) {
    await cp(join(MIGRATIONS, `${entry.tag}.sql`), join(folder, `${entry.tag}.sql`));
  }
  return folder;
}
