import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Claim, IdempotencyStore, IdempotentRequest } from '../core/idempotency.ts';
import type { Database } from './client.ts';
import { idempotencyKeys } from './schema/operations.ts';

export const KEY_TTL_MS = 24 * 3_600_000;
/** Longer than any request runs: an older claim belongs to a process that died. */
const LEASE_MS = 60_000;

export function createIdempotencyRepo(db: Database): IdempotencyStore {
  return {
    claim: async (request, now) => {
      if (await tryClaim(db, request, now)) return { state: 'claimed' };
      return look(db, request);
    },
    answer: async (request, status, answer) => {
      await db.update(idempotencyKeys).set({ status, answer }).where(isRunning(request));
    },
    release: async (request) => {
      await db.delete(idempotencyKeys).where(isRunning(request));
    },
  };
}

/** Inserts the key, or takes over an expired or abandoned one. */
async function tryClaim(db: Database, request: IdempotentRequest, now: Date): Promise<boolean> {
  const outdated = new Date(now.getTime() - KEY_TTL_MS);
  const abandoned = new Date(now.getTime() - LEASE_MS);
  const { createdAt, status, requestHash } = idempotencyKeys;
  const rows = await db
    .insert(idempotencyKeys)
    .values({ ...request, createdAt: now })
    .onConflictDoUpdate({
      target: [idempotencyKeys.memberId, idempotencyKeys.key],
      set: { requestHash: request.requestHash, status: null, answer: null, createdAt: now },
      setWhere: sql`${createdAt} <= ${outdated.toISOString()}::timestamptz OR (
        ${status} IS NULL AND ${requestHash} = ${request.requestHash}
        AND ${createdAt} <= ${abandoned.toISOString()}::timestamptz)`,
    })
    .returning({ key: idempotencyKeys.key });
  return rows.length === 1;
}

async function look(db: Database, request: IdempotentRequest): Promise<Claim> {
  const [row] = await db.select().from(idempotencyKeys).where(isKey(request));
  // Released in between: a waiting request may claim it.
  if (!row) return { state: 'running' };
  if (row.requestHash !== request.requestHash) return { state: 'reused' };
  if (row.status === null) return { state: 'running' };
  return { state: 'answered', status: row.status, answer: row.answer };
}

function isKey({ memberId, key }: IdempotentRequest) {
  return and(eq(idempotencyKeys.memberId, memberId), eq(idempotencyKeys.key, key));
}

function isRunning(request: IdempotentRequest) {
  return and(
    isKey(request),
    eq(idempotencyKeys.requestHash, request.requestHash),
    isNull(idempotencyKeys.status),
  );
}
