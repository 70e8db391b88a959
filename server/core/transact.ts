import type { Result } from './result.ts';

/** Runs work on repositories in one transaction: a refusal rolls back, like an exception. */
export type Transact<Repos> = <Value>(
  work: (repos: Repos) => Promise<Result<Value>>,
) => Promise<Result<Value>>;

/**
 * Combined first parameters of several functions: `Needs<typeof createGetCart | typeof
 * createAddItem>` has the dependencies of both.
 */
export type Needs<Create extends (world: never) => unknown> = [Create] extends [
  (world: infer World) => unknown,
]
  ? World
  : never;
