import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { COMPILED } from '../../tests/harness/compiled.ts';
import { createDatabase, startPostgres } from '../../tests/harness/postgres.ts';
import { beginWith, DEMO, OPENING } from './server.ts';

const run = promisify(execFile);

/** Global setup: a PostgreSQL with the demo, the template for each shop. */
export default async function prepareDemo(): Promise<() => Promise<void>> {
  const server = await startPostgres();
  const url = await createDatabase(server.base, DEMO);
  await run('node', ['scripts/seed.ts', '--now', OPENING], {
    env: { ...process.env, DATABASE_URL: url, NODE_COMPILE_CACHE: COMPILED },
  });
  beginWith(server.base);
  return () => server.stop();
}
