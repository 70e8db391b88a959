import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Exported } from '../core/exported.ts';
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

/** A member whose account is deleted. */
export interface Leaver {
  readonly id: number;
  readonly phone: string;
  readonly email: string;
}

/** A domain's part of deleting an account (`docs/product/account.md`, "Deleting an account"). Must be repeatable. */
export interface Erases<Db = never> {
  /** Runs in the transaction before any rows are deleted. */
  readonly first?: (db: Db, leaver: Leaver, now: Date) => Promise<void>;
  /** Tables whose rows of the member are deleted, in this order. */
  readonly rows?: readonly (PgTable & { readonly memberId: PgColumn })[];
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
  /** Dependencies of the other parts besides the database, the same in every shop. */
  readonly ports?: (world: never) => object;
  readonly erases?: Erases;
  /** Parts of a member's export, by name. */
  readonly exports?: Readonly<Record<string, Exported>>;
  readonly jobs?: (world: never) => readonly ModuleJob[];
}
