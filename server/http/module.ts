import type { ApiApp } from './context.ts';
import type { Calls, StaffCalls } from './permissions/table.ts';

/** A background job of a domain; must tolerate running in several processes at once. */
export interface ModuleJob {
  readonly name: string;
  /** Pause in ms between the end of a run and the next one. */
  readonly everyMs: number;
  readonly run: () => Promise<unknown>;
  /**
   * When the job also runs besides its interval. Time-dependent work runs before the service opens and when a demo's
   * clock jumps. Work that calls external services runs at a jump only, so a start does not wait for it.
   */
  readonly catchesUp?: 'start and jump' | 'jump';
}

/**
 * A domain's contributions to the service; `server/modules.ts` lists them all. Each part declares
 * its dependencies as its parameter type, so a missing one does not compile.
 */
export interface Module {
  readonly calls?: Calls;
  readonly staffCalls?: StaffCalls;
  /** Over one connection or transaction; `options` as of `createRepos`. */
  readonly repos?: (db: never, options: never) => object;
  readonly useCases?: (world: never) => object;
  readonly routes?: (app: ApiApp, useCases: never) => void;
  readonly staffRoutes?: (staffApp: ApiApp, useCases: never) => void;
  readonly jobs?: (world: never) => readonly ModuleJob[];
}
