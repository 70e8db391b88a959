import type { Needs } from './core/transact.ts';
import type { Database } from './db/client.ts';
import { SHOP_CALLS } from './http/permissions/shop-calls.ts';
import { STAFF_CALLS } from './http/permissions/staff-calls.ts';
import { under, type Permissions } from './http/permissions/table.ts';
import { devices } from './modules/devices/module.ts';
import type { Module, ModuleJob } from './modules/module.ts';
import { surveys } from './modules/surveys/module.ts';
import { wishes } from './modules/wishes/module.ts';

/** The domains of the service. */
const MODULES = [surveys, wishes, devices] as const satisfies readonly Module[];

const withRepos = MODULES.filter((module) => 'repos' in module);
const withUseCases = MODULES.filter((module) => 'useCases' in module);
const withJobs = MODULES.filter((module) => 'jobs' in module);

/** Who may make which call, by its method and its whole path. */
export const PERMISSIONS: Permissions = new Map([
  ...under('/api/v1', SHOP_CALLS),
  ...under('/api/admin/v1', STAFF_CALLS),
  ...MODULES.flatMap(({ calls }: Module) => under('/api/v1', calls ?? {})),
]);

/** Every repository of a domain over one connection or transaction. */
export function reposOf(db: Database) {
  return together(withRepos.map(({ repos }) => repos(db)));
}

type ManyUseCases = (typeof withUseCases)[number]['useCases'];

export function useCasesOf(world: Needs<ManyUseCases>) {
  return together(withUseCases.map(({ useCases }) => useCases(world)));
}

type ManyJobs = (typeof withJobs)[number]['jobs'];

export function jobsOf(world: Needs<ManyJobs>): readonly ModuleJob[] {
  return withJobs.flatMap(({ jobs }) => jobs(world));
}

type All<Part> = (Part extends unknown ? (part: Part) => void : never) extends (
  all: infer Whole,
) => void
  ? Whole
  : never;

/** One object of all parts, whose names differ. */
function together<Part extends object>(parts: readonly Part[]): All<Part> {
  return Object.assign({}, ...parts) as All<Part>;
}
