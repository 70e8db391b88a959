import { sql } from 'drizzle-orm';
import type { Database } from '../../server/db/client.ts';

/** Adds a check constraint to the table during `work`. */
export async function withRule(
  db: Database,
  table: string,
  rule: string,
  work: () => Promise<void>,
): Promise<void> {
  const name = sql.identifier(table);
  await db.execute(
    sql`ALTER TABLE ${name} ADD CONSTRAINT poison CHECK (${sql.raw(rule)}) NOT VALID`,
  );
  try {
    await work();
  } finally {
    await db.execute(sql`ALTER TABLE ${name} DROP CONSTRAINT poison`);
  }
}
