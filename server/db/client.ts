import { mkdir } from 'node:fs/promises';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import type { SQL } from 'drizzle-orm';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite';
import { migrate as migratePglite } from 'drizzle-orm/pglite/migrator';
import { drizzle as drizzlePostgres } from 'drizzle-orm/postgres-js';
import { migrate as migratePostgres } from 'drizzle-orm/postgres-js/migrator';
import postgres, { type Sql, type TransactionSql } from 'postgres';
import type { Watch } from '../domain/kernel/ports.ts';
import { lockFolder } from './lock.ts';
import { Pulse } from './pulse.ts';

/** Both engines behind one type: embedded (PGlite) or a real PostgreSQL, 15 and later. */
export type Database = PgDatabase<PgQueryResultHKT>;

export interface OpenDatabase {
  readonly engine: 'pglite' | 'postgres';
  readonly db: Database;
  /** Answers whether a statement gets through within `timeoutMs`. */
  ping(timeoutMs: number): Promise<boolean>;
  /** Breaks work off that waits for a server which does not answer any more. */
  readonly watch: Watch;
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

/** Seconds before a connection that failed is tried again: the driver's own grow to half a minute, while shoppers wait. */
const RECONNECT_S = 0.2;

/** Opens the database and brings its schema up to date; one process migrates, the others wait for it. */
export async function openDatabase(target: DatabaseTarget): Promise<OpenDatabase> {
  return 'url' in target ? openPostgres(target.url, target.poolSize) : openPglite(target);
}

async function openPostgres(url: string, poolSize = 10): Promise<OpenDatabase> {
  const migrator = postgres(url, { max: 1, connect_timeout: 5, onnotice: () => undefined });
  try {
    await migrator`SELECT pg_advisory_lock(${MIGRATION_LOCK})`;
    await migratePostgres(drizzlePostgres(migrator), { migrationsFolder });
  } finally {
    await migrator.end({ timeout: 5 });
  }
  const open = () =>
    postgres(url, {
      max: poolSize,
      connect_timeout: 3,
      idle_timeout: 60,
      backoff: () => RECONNECT_S,
      onnotice: () => undefined,
    });
  const [statements, transactions] = [open(), open()];
  const feeler = createFeeler(url);
  const pulse = new Pulse(feeler);
  return {
    engine: 'postgres',
    db: drizzlePostgres(shared(statements, transactions)) as unknown as Database,
    ping: (timeoutMs) => inTime(statements`SELECT 1`, timeoutMs),
    watch: (work) => pulse.watch(work),
    close: async () => {
      const ends = [statements, transactions].map((client) => client.end({ timeout: 5 }));
      await Promise.all([...ends, feeler.close()]);
    },
  };
}

/** A connection for the pulse alone, which no statement of the shop stands in front of. */
function createFeeler(url: string) {
  const open = () =>
    postgres(url, {
      max: 1,
      connect_timeout: 1,
      idle_timeout: 20,
      backoff: () => RECONNECT_S,
      onnotice: () => undefined,
    });
  let sql = open();
  return {
    ping: async () => {
      await sql`SELECT 1`;
    },
    renew: () => {
      void sql.end({ timeout: 0 });
      sql = open();
    },
    close: () => sql.end({ timeout: 1 }),
  };
}

/** Longer statements have lists of every length; to remember each of them would fill the database's memory. */
const MAX_PREPARED_PARAMETERS = 40;

/**
 * Transactions have connections of their own. The driver sends statements of a crowd one behind the other on each
 * connection, and where a line is full it sends `BEGIN` without keeping the connection for the transaction: the statements
 * of others would run inside it (porsager/postgres#1189).
 */
function shared(statements: Sql, transactions: Sql): Sql {
  // Teaches this client too to leave dates and JSON to drizzle.
  drizzlePostgres(transactions);
  const begin = (work: (tx: TransactionSql) => Promise<unknown>) =>
    transactions.begin((tx) => work(preparing(tx)));
  return new Proxy(preparing(statements), {
    get: (target, key, receiver) =>
      key === 'begin' ? begin : (Reflect.get(target, key, receiver) as unknown),
  });
}

/**
 * Statements are prepared once per connection and then only executed, in one round trip: drizzle asks for
 * that only where each query has a name, and parsing and planning are most of what an order costs.
 */
function preparing<Client extends Sql | TransactionSql>(client: Client): Client {
  const unsafe: Sql['unsafe'] = (query, parameters = [], options) =>
    client.unsafe(query, parameters, {
      ...options,
      prepare: parameters.length <= MAX_PREPARED_PARAMETERS,
    });
  return new Proxy(client, {
    get: (target, key, receiver) =>
      key === 'unsafe' ? unsafe : (Reflect.get(target, key, receiver) as unknown),
  });
}

/** What each database in memory begins as: to make one takes seconds, to copy it one. */
let blank: Promise<Blob> | undefined;

async function makeBlank(): Promise<Blob> {
  const client = await PGlite.create({ extensions: { pg_trgm } });
  await migratePglite(drizzlePglite(client), { migrationsFolder });
  const image = await client.dumpDataDir('none');
  await client.close();
  return image;
}

async function openPglite(target: { folder: string } | { memory: true }): Promise<OpenDatabase> {
  let release = async () => {};
  if ('folder' in target) {
    await mkdir(target.folder, { recursive: true });
    release = await lockFolder(target.folder);
  }
  const client = await PGlite.create({
    ...('folder' in target
      ? { dataDir: `${target.folder}/postgres` }
      : { loadDataDir: await (blank ??= makeBlank()) }),
    extensions: { pg_trgm },
  });
  takeTurns(client);
  const db = drizzlePglite(client);
  await migratePglite(db, { migrationsFolder });
  return {
    engine: 'pglite',
    db: db as unknown as Database,
    ping: (timeoutMs) => inTime(client.query('SELECT 1'), timeoutMs),
    // It lives in this process.
    watch: (work) => work(),
    close: async () => {
      await client.close();
      await release();
    },
  };
}

/**
 * Between two transactions the process reads its sockets and looks at its timers: what waits in line inside PGlite would
 * otherwise run to the end of the line first, and connections of a crowd would time out unread.
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

/** Rows of a raw statement; the two drivers wrap them differently. */
export async function selectRows<Row extends Record<string, unknown>>(
  db: Database,
  statement: SQL,
): Promise<Row[]> {
  const result: unknown = await db.execute(statement);
  return (Array.isArray(result) ? result : (result as { rows: unknown[] }).rows) as Row[];
}
