import { and, desc, eq, gt, inArray, isNull, lte, or, sql } from 'drizzle-orm';
import type { DueMessage, MessageKind, Outbox, OutboxQueue, ShownMessage } from '../core/outbox.ts';
import { selectRows, type Database } from './client.ts';
import { outbox } from './schema/operations.ts';

interface OutboxRepo extends Outbox, OutboxQueue {
  newest(limit: number): Promise<ShownMessage[]>;
  countDue(now: Date): Promise<number>;
}

export function createOutboxRepo(db: Database): OutboxRepo {
  return {
    add: async (message, now) => {
      await db.insert(outbox).values({ ...message, createdAt: now, nextAttemptAt: now });
    },
    takeDue: (kinds, limit, leaseMs, now) =>
      takeDue(db, kinds, limit, new Date(now.getTime() + leaseMs), now),
    markSent: async (id, now, keepBody) => {
      await db
        .update(outbox)
        .set({ sentAt: now, ...(keepBody ? {} : { body: '' }) })
        .where(eq(outbox.id, id));
    },
    retryAt: async (id, at) => {
      await db.update(outbox).set({ nextAttemptAt: at }).where(eq(outbox.id, id));
    },
    giveUp: async (id, now) => {
      await db.update(outbox).set({ expiresAt: now, body: '' }).where(eq(outbox.id, id));
    },
    newest: (limit) =>
      db
        .select({
          id: outbox.id,
          kind: outbox.kind,
          recipient: outbox.recipient,
          body: outbox.body,
          createdAt: outbox.createdAt,
        })
        .from(outbox)
        .orderBy(desc(outbox.id))
        .limit(limit),
    countDue: (now) =>
      db.$count(
        outbox,
        and(
          isNull(outbox.sentAt),
          lte(outbox.nextAttemptAt, now),
          or(isNull(outbox.expiresAt), gt(outbox.expiresAt, now)),
        ),
      ),
  };
}

async function takeDue(
  db: Database,
  kinds: readonly MessageKind[],
  limit: number,
  leasedUntil: Date,
  now: Date,
): Promise<DueMessage[]> {
  const at = sql`${now.toISOString()}::timestamptz`;
  const rows = await selectRows<{
    id: number | string;
    kind: MessageKind;
    recipient: string;
    body: string;
    attempts: number;
  }>(
    db,
    sql`WITH due AS MATERIALIZED (
          SELECT id FROM outbox
          WHERE sent_at IS NULL AND next_attempt_at <= ${at} AND (expires_at IS NULL OR expires_at > ${at})
            AND ${inArray(outbox.kind, [...kinds])}
          ORDER BY next_attempt_at, id LIMIT ${limit}::int FOR UPDATE SKIP LOCKED)
        UPDATE outbox SET attempts = attempts + 1, next_attempt_at = ${leasedUntil.toISOString()}::timestamptz
        FROM due WHERE outbox.id = due.id
        RETURNING outbox.id, kind, recipient, body, attempts`,
  );
  return rows.map((row) => ({ ...row, id: Number(row.id) })).sort((a, b) => a.id - b.id);
}
