import type { TestProject } from 'vitest/node';
import { startPostgres } from '../harness/postgres.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Empty for the embedded engine. */
    postgresBase: string;
  }
}

export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await startPostgres();
  project.provide('postgresBase', server.base);
  return () => server.stop();
}
