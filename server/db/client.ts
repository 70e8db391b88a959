import { mkdir } from 'node:fs/promises';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { setFlagsFromString } from 'node:v8';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import type { SQL } from 'drizzle-orm';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import { drizzle as drizzlePostgres } from 'drizzle-orm/node-postgres';
import { migrate as migratePostgres } from 'drizzle-orm/node-postgres/migrator';
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite';
import { migrate as migratePglite } from 'drizzle-orm/pglite/migrator';
import { Client } from 'pg';
import type { Reading, Watch } from '../core/ports.ts';
import type { Signals } from '../core/signals.ts';
import { lockFolder } from './lock.ts';
import { keepParsers } from './pglite-parsers.ts';
import { prepareOnce } from './pglite-statements.ts';
import { createHealthConnection, openPools } from './postgres.ts';
import { Pulse } from './pulse.ts';
import { embeddedSignals, postgresSignals } from './signals.ts';

/** Both engines behind one type: embedded (PGlite) or a real PostgreSQL, 15 and later. */
export type Database = PgDatabase<PgQueryResultHKT>;

export interface OpenDatabase {
  readonly engine: 'pglite' | 'postgres';
  readonly db: Database;
  /** Whether a statement is answered within `timeoutMs`. */
  ping(timeoutMs: number): Promise<boolean>;
  /** Aborts work that waits for an unresponsive server. */
  readonly watch: Watch;
  readonly signals: Signals;
  /** Readings of its connections; the embedded engine has none. */
  readonly readings: readonly Reading[];
  close(): Promise<void>;
}

export type DatabaseTarget =
  /** `poolSize` connections for statements, and as many for transactions. */
  | { readonly url: string; readonly poolSize?: number }
  | { readonly folder: string }
  | { readonly memory: true };

const migrationsFolder = fileURLToPath(new URL('./migrations', import.meta.url));

/** Any number that no other program on the same PostgreSQL uses as an advisory lock. */
const MIGRATION_LOCK = 727_115_001;

/** Opens the database and migrates its schema; one process migrates, the others wait. */
export async function openDatabase(target: DatabaseTarget): Promise<OpenDatabase> {
  return 'url' in target ? openPostgres(target.url, target.poolSize) : openPglite(target);
}

async function openPostgres(url: string, poolSize = 10): Promise<OpenDatabase> {
  await migrate(url);
  const { pool, drop, close, readings } = openPools(url, poolSize);
  const health = createHealthConnection(url);
  const listening = postgresSignals(url, (text, values) => pool.query(text, values));
  const renew = () => {
    health.renew();
    listening.renew();
    drop();
  };
  const pulse = new Pulse({ ping: health.ping, renew });
  return {
    engine: 'postgres',
    db: drizzlePostgres(pool) as unknown as Database,
    ping: (timeoutMs) => inTime(pool.query('SELECT 1'), timeoutMs),
    watch: (work) => pulse.watch(work),
    signals: listening.signals,
    readings,
    close: async () => {
      listening.close();
      await Promise.all([close(), health.close()]);
    },
  };
}

async function migrate(url: string): Promise<void> {
  const migrator = new Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
  try {
    await migrator.connect();
  } catch (error) {
    throw unreachable(migrator, error);
  }
  try {
    await migrator.query('SELECT pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await migratePostgres(drizzlePostgres(migrator), { migrationsFolder });
  } finally {
    await migrator.end();
  }
}

/** A one-line error without the password, also when a host name has several addresses and none answers. */
function unreachable({ host, port, database = '', user = '' }: Client, error: unknown): Error {
  const { message, code = '' } = error as NodeJS.ErrnoException;
  const where = `database ${database} at ${host}:${String(port)} as ${user}`;
  const reason = message === '' ? code : message;
  return new Error(`DATABASE_URL: cannot open ${where}: ${reason}`, { cause: error });
}

/** Embedded engine: enough for a demo. The default of 128 MB would stay allocated once filled. */
const SHARED_BUFFERS = '32MB';

/** Template of in-memory databases: creating one takes seconds, copying it one. */
let blank: Promise<Blob> | undefined;

async function makeBlank(): Promise<Blob> {
  const client = await PGlite.create({ extensions: { pg_trgm } });
  await migratePglite(drizzlePglite(client), { migrationsFolder });
  const image = await client.dumpDataDir('none');
  await client.close();
  return image;
}

/**
 * V8 sometimes crashes while freeing unused WebAssembly code ("Fatal error", nodejs/node#64500).
 * Keeping that code takes no measurable memory.
 */
const KEEP_WASM_CODE = '--no-wasm-code-gc';

async function openPglite(target: { folder: string } | { memory: true }): Promise<OpenDatabase> {
  let release = async () => {};
  if ('folder' in target) {
    await mkdir(target.folder, { recursive: true });
    release = await lockFolder(target.folder);
  }
  setFlagsFromString(KEEP_WASM_CODE);
  const client = await PGlite.create({
    ...('folder' in target
      ? { dataDir: `${target.folder}/postgres` }
      : { loadDataDir: await (blank ??= makeBlank()) }),
    extensions: { pg_trgm },
    startParams: [...PGlite.defaultStartParams, '-c', `shared_buffers=${SHARED_BUFFERS}`],
  });
  keepParsers(client);
  takeTurns(client);
  const db = drizzlePglite(client);
  await migratePglite(db, { migrationsFolder });
  prepareOnce(client);
  return {
    engine: 'pglite',
    db: db as unknown as Database,
    ping: (timeoutMs) => inTime(client.query('SELECT 1'), timeoutMs),
    // The engine runs in this process.
    watch: (work) => work(),
    signals: embeddedSignals(client),
    readings: [],
    close: async () => {
      await client.close();
      await release();
    },
  };
}

/**
 * Yields to the event loop between transactions. PGlite's queue would otherwise run to its end
 * first, and client connections would time out unread.
 */
function takeTurns(client: PGlite): void {
  const transaction = client.transaction.bind(client);
  client.transaction = (work) =>
    transaction(async (tx) => {
      await nextTurn();
      return work(tx);
    });
}

async function inTime(query: PromiseLike<unknown>, timeoutMs: number): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<boolean>((resolve) => {
    timer = setTimeout(() => resolve(false), timeoutMs);
  });
  const answered = Promise.resolve(query).then(
    () => true,
    () => false,
  );
  return Promise.race([answered, late]).finally(() => clearTimeout(timer));
}

export async function selectRows<Row extends Record<string, unknown>>(
  db: Database,
  statement: SQL,
): Promise<Row[]> {
  const result: unknown = await db.execute(statement);
  return (result as { rows: Row[] }).rows;
}
