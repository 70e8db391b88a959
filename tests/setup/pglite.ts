import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { openDatabase } from '../../server/db/client.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Data folder with all tables and no rows, as a template; empty on PostgreSQL. */
    blankFolder: string;
  }
}

export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'arun-blank-'));
  const database = await openDatabase({ folder });
  await database.close();
  project.provide('postgresBase', '');
  project.provide('blankFolder', folder);
  return () => rm(folder, { recursive: true });
}
