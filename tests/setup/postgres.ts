import type { TestProject } from 'vitest/node';
import { openDatabase } from '../../server/db/client.ts';
import { BLANK, createDatabase, startPostgres } from '../harness/postgres.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Empty for the embedded engine. */
    postgresBase: string;
  }
}

export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await startPostgres();
  // Template for all other databases.
  const blank = await openDatabase({ url: await createDatabase(server.base, BLANK) });
  await blank.close();
  project.provide('postgresBase', server.base);
  project.provide('blankFolder', '');
  return () => server.stop();
}
