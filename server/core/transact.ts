import type { Result } from './result.ts';

/** Runs work on repositories in one transaction: a refusal undoes what it wrote, like an exception. */
export type Transact<Repos> = <Value>(
  work: (repos: Repos) => Promise<Result<Value>>,
) => Promise<Result<Value>>;

/**
 * What several functions need together, each by its first parameter: `Needs<typeof createGetCart | typeof createAddItem>` has
 * what either asks for.
 */
export type Needs<Create extends (world: never) => unknown> = [Create] extends [
  (world: infer World) => unknown,
]
  ? World
  : never;
