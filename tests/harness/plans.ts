import { PGlite } from '@electric-sql/pglite';
import { drizzle as drizzlePostgres } from 'drizzle-orm/node-postgres';
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite';
import type { Pool } from 'pg';
import type { Database } from '../../server/db/client.ts';

export interface Planned {
  readonly text: string;
  readonly plan: string;
}

export async function plansOf(
  db: Database,
  work: (db: Database) => Promise<unknown>,
): Promise<readonly Planned[]> {
  const { $client: client } = db as unknown as { readonly $client: PGlite | Pool };
  const asked: { readonly text: string; readonly values: unknown[] }[] = [];
  const logger = {
    logQuery: (text: string, values: unknown[]) => void asked.push({ text, values }),
  };
  const noting =
    client instanceof PGlite
      ? drizzlePglite(client, { logger })
      : drizzlePostgres(client, { logger });
  await work(noting);
  const planned: Planned[] = [];
  for (const { text, values } of asked) {
    const explain = `EXPLAIN ${text}`;
    const { rows } =
      client instanceof PGlite
        ? await client.query<Line>(explain, values)
        : await client.query<Line>(explain, values);
    planned.push({ text, plan: rows.map((row) => row['QUERY PLAN']).join('\n') });
  }
  return planned;
}

interface Line {
  readonly 'QUERY PLAN': string;
}
