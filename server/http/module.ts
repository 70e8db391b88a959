import type { ApiApp } from './context.ts';
import type { Calls } from './permissions/table.ts';

/** What a domain does without being asked; it may run in any number of processes at the same time. */
export interface ModuleJob {
  readonly name: string;
  /** Between the end of a run and the next one. */
  readonly everyMs: number;
  readonly run: () => Promise<unknown>;
  /**
   * What follows from the time alone is also done before the service opens, and when the clock of a demo jumps. What asks
   * somebody outside is done at a jump alone: a start does not wait for them.
   */
  readonly catchesUp?: 'start and jump' | 'jump';
}

/**
 * What a domain gives to the service; `server/modules.ts` lists them all. What a part needs is the type of its parameter: a
 * need that nobody meets does not compile.
 */
export interface Module {
  /** Of calls under `/api/v1`. */
  readonly calls?: Calls;
  /** Of calls under `/api/admin/v1`. */
  readonly staffCalls?: Calls;
  /** Over one connection or transaction; `options` as of `createRepos`. */
  readonly repos?: (db: never, options: never) => object;
  readonly useCases?: (world: never) => object;
  readonly routes?: (app: ApiApp, useCases: never) => void;
  readonly staffRoutes?: (staffApp: ApiApp, useCases: never) => void;
  readonly jobs?: (world: never) => readonly ModuleJob[];
}
