import type { Result } from './result.ts';

/** Runs work on repositories in one transaction: a refusal undoes what it wrote, like an exception. */
export type Transact<Repos> = <Value>(
  work: (repos: Repos) => Promise<Result<Value>>,
) => Promise<Result<Value>>;
