import { lt, sql } from 'drizzle-orm';
import type { Database } from '../client.ts';
import { otpChallenges, sessions, trustedDevices } from '../schema/members.ts';
import { idempotencyKeys, outbox, rateLimits } from '../schema/operations.ts';
import { KEY_TTL_MS } from './idempotency.ts';

const DAY_MS = 24 * 3_600_000;

/** Deletes what no rule asks for any more, so that these tables stay small. */
export async function purgeExpired(db: Database, now: Date): Promise<void> {
  const dayAgo = new Date(now.getTime() - DAY_MS);
  // Never waits for a row: a login takes several of them, and waiting for one another would be a deadlock.
  await db.execute(sql`DELETE FROM ${rateLimits} WHERE key IN (
    SELECT key FROM ${rateLimits} WHERE ${lt(rateLimits.expiresAt, now)} FOR UPDATE SKIP LOCKED)`);
  await db.delete(otpChallenges).where(lt(otpChallenges.expiresAt, dayAgo));
  await db.delete(sessions).where(lt(sessions.expiresAt, now));
  await db.delete(trustedDevices).where(lt(trustedDevices.expiresAt, now));
  await db
    .delete(idempotencyKeys)
    .where(lt(idempotencyKeys.createdAt, new Date(now.getTime() - KEY_TTL_MS)));
  // Sent or given up; what still waits to be sent stays.
  await db
    .delete(outbox)
    .where(
      sql`${lt(outbox.createdAt, dayAgo)} AND (${outbox.sentAt} IS NOT NULL OR ${lt(outbox.expiresAt, dayAgo)})`,
    );
}
