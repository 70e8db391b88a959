import type { Refusal, Result } from '../domain/kernel/result.ts';
import type { Database } from './client.ts';
import { createRepos, type Repos } from './repos/all.ts';

/** All repositories in one transaction: a refusal undoes what the work has written, like an exception. */
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

export function createTransact(db: Database): Transact {
  return async (work) => {
    try {
      return await db.transaction(async (tx) => {
        const result = await work(createRepos(tx));
        if (!result.ok) throw new Rollback(result.refusal);
        return result;
      });
    } catch (error) {
      if (error instanceof Rollback) return { ok: false, refusal: error.refusal };
      throw error;
    }
  };
}
