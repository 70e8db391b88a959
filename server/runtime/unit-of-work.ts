import { setTimeout as sleep } from 'node:timers/promises';
import type { Refusal, Result } from '../core/result.ts';
import type { Tell } from '../core/signals.ts';
import type { Database } from '../db/client.ts';
import { createRepos, type Repos } from './repos.ts';

/** Runs work on all repositories in one transaction: a refusal rolls back, like an exception. */
export type Transact = <Value>(
  work: (repos: Repos) => Promise<Result<Value>>,
) => Promise<Result<Value>>;

class Rollback extends Error {
  readonly refusal: Refusal;

  constructor(refusal: Refusal) {
    super(refusal.code);
    this.refusal = refusal;
  }
}

const ATTEMPTS = 5;
/** Longest wait before the second attempt; it doubles with each. */
const WAIT_MS = 10;

const nobody: Tell = () => undefined;

/**
 * Repeats the work when PostgreSQL aborts the transaction because of a conflict. Effects outside
 * the transaction must be repeatable.
 * @param limitDays as of `createRepos`
 * @param notify called with the collected member ids after the commit; inside the transaction
 * commits would wait for each other (`docs/decisions/0031-listen-and-notify.md`)
 */
export function createTransact(db: Database, limitDays?: number, notify = nobody): Transact {
  return async (work) => {
    for (let attempt = 1; ; attempt += 1) {
      try {
        const told = new Set<number>();
        const tell: Tell = (memberIds) => {
          for (const id of memberIds) told.add(id);
        };
        const result = await runOnce(db, (tx) => work(createRepos(tx, limitDays, tell)));
        if (result.ok && told.size > 0) notify([...told]);
        return result;
      } catch (error) {
        if (attempt === ATTEMPTS || !isConflict(error)) throw error;
        await sleep(Math.random() * WAIT_MS * 2 ** attempt);
      }
    }
  };
}

async function runOnce<Value>(
  db: Database,
  work: (tx: Database) => Promise<Result<Value>>,
): Promise<Result<Value>> {
  try {
    return await db.transaction(async (tx) => {
      const result = await work(tx);
      if (!result.ok) throw new Rollback(result.refusal);
      return result;
    });
  } catch (error) {
    if (error instanceof Rollback) return { ok: false, refusal: error.refusal };
    throw error;
  }
}

/** serialization_failure and deadlock_detected; the driver's error is the cause of drizzle's. */
const CONFLICTS = new Set(['40001', '40P01']);

function isConflict(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code } = error as Error & { code?: unknown };
  return (typeof code === 'string' && CONFLICTS.has(code)) || isConflict(error.cause);
}
