import { lt, sql, type SQL } from 'drizzle-orm';
import type { Report } from '../core/ports.ts';
import { oneByOne } from '../core/sweep.ts';
import type { Database } from './client.ts';
import { idempotencyKeys, outbox, rateLimits } from './schema/operations.ts';
import { KEY_TTL_MS } from './idempotency.ts';

const DAY_MS = 24 * 3_600_000;

/** Deletes expired rows of tables without a domain. A failing table does not stop the others. */
export async function purgeExpired(db: Database, now: Date, report: Report): Promise<void> {
  await oneByOne(
    Object.entries(statements(now)),
    ([, statement]) => db.execute(statement),
    ([table], error) => {
      report('a table could not be purged', { table, error });
    },
  );
}

function statements(now: Date): Readonly<Record<string, SQL>> {
  const dayAgo = new Date(now.getTime() - DAY_MS);
  return {
    // Never waits for a row: a login takes several of them, and waiting for each other would deadlock.
    rate_limits: sql`DELETE FROM ${rateLimits} WHERE key IN (
      SELECT key FROM ${rateLimits} WHERE ${lt(rateLimits.expiresAt, now)} FOR UPDATE SKIP LOCKED)`,
    idempotency_keys: sql`DELETE FROM ${idempotencyKeys}
      WHERE ${lt(idempotencyKeys.createdAt, new Date(now.getTime() - KEY_TTL_MS))}`,
    // Sent or given up; pending messages stay.
    outbox: sql`DELETE FROM ${outbox} WHERE ${lt(outbox.createdAt, dayAgo)}
      AND (${outbox.sentAt} IS NOT NULL OR ${lt(outbox.expiresAt, dayAgo)})`,
  };
}
