import { getTableName, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Database } from './client.ts';

/** Lets the ids of new rows follow those that were given by hand. */
export async function continueIds(db: Database, table: PgTable): Promise<void> {
  await db.execute(
    sql`SELECT setval(pg_get_serial_sequence(${getTableName(table)}, 'id'), max(id)) FROM ${table}`,
  );
}
