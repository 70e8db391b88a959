import type { Clock } from '../../../core/ports.ts';
import { ok, refuse, type Result } from '../../../core/result.ts';
import type { Transact } from '../../../core/transact.ts';
import { checkVersion, versionOf } from '../../../core/version.ts';
import type { AuditLog, Changes, StaffCall } from '../../audit/ports.ts';
import { auditLine } from '../../audit/rules/audit-line.ts';
import { changesOf, onWire } from '../../audit/rules/changes.ts';
import type { GeoDirectory } from '../../regions/ports.ts';
import type { BranchFacts, BranchRecordRepo, OfficeBranch, OfficeBranchDetail } from '../ports.ts';

interface Repos {
  readonly branchRecords: BranchRecordRepo;
  readonly audit: Pick<AuditLog, 'add'>;
}

interface World {
  readonly clock: Clock;
  readonly geo: Pick<GeoDirectory, 'provinces'>;
  readonly transact: Transact<Repos>;
}

/** A branch as a person read it. */
interface SeenBranch {
  readonly id: number;
  readonly version: string;
}

export interface ManageBranches {
  /** Refuses VALIDATION for an unknown province. */
  add(call: StaffCall, facts: BranchFacts): Promise<Result<OfficeBranchDetail>>;
  change(
    call: StaffCall,
    seen: SeenBranch,
    facts: BranchFacts,
  ): Promise<Result<OfficeBranchDetail>>;
  /** Refuses BRANCH_IN_USE while orders are to be collected there, BRANCH_CONSULTS for the branch of consultations. */
  close(call: StaffCall, seen: SeenBranch): Promise<Result<OfficeBranchDetail>>;
  open(call: StaffCall, seen: SeenBranch): Promise<Result<OfficeBranchDetail>>;
}

export function branchVersion({ facts, closedAt }: OfficeBranch): string {
  const sorted = Object.entries(facts).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return versionOf(sorted, closedAt?.toISOString() ?? null);
}

/** Adds and changes branches; every change is in the audit log (`docs/product/office.md`, "Branches"). */
export function createManageBranches({ clock, geo, transact }: World): ManageBranches {
  const change = (
    call: StaffCall,
    { id, version }: SeenBranch,
    action: string,
    act: (repos: Repos, before: OfficeBranchDetail) => Promise<Result<Changes>>,
  ): Promise<Result<OfficeBranchDetail>> =>
    transact(async (repos) => {
      const before = await repos.branchRecords.lock(id);
      if (!before) return refuse('NOT_FOUND');
      const same = checkVersion(version, branchVersion(before));
      if (!same.ok) return same;
      const changes = await act(repos, before);
      if (!changes.ok) return changes;
      const line = auditLine(call, action, `branch ${String(id)}`);
      await repos.audit.add({ ...line, changes: changes.value, at: clock.now() });
      return reread(repos, id);
    });
  const move = (call: StaffCall, seen: SeenBranch, at: Date | null) =>
    change(call, seen, at ? 'branch.close' : 'branch.open', async (repos, before) => {
      const refusal = at ? refuseClosing(before) : undefined;
      if (refusal) return refusal;
      await repos.branchRecords.close(seen.id, at);
      return ok(changesOf(closedOf(before.closedAt), closedOf(at)));
    });
  return {
    add: async (call, facts) => {
      const refusal = await refuseProvince(geo, facts);
      if (refusal) return refusal;
      return transact(async (repos) => {
        const id = await repos.branchRecords.add(facts);
        const line = auditLine(call, 'branch.add', `branch ${String(id)}`);
        const changes = changesOf({}, onWire({ ...facts }));
        await repos.audit.add({ ...line, changes, at: clock.now() });
        return reread(repos, id);
      });
    },
    change: async (call, seen, facts) => {
      const refusal = await refuseProvince(geo, facts);
      if (refusal) return refusal;
      return change(call, seen, 'branch.change', async ({ branchRecords }, before) => {
        await branchRecords.change(seen.id, facts);
        return ok(changesOf(onWire({ ...before.facts }), onWire({ ...facts })));
      });
    },
    close: (call, seen) => move(call, seen, clock.now()),
    open: (call, seen) => move(call, seen, null),
  };
}

async function refuseProvince(geo: World['geo'], { provinceCode }: BranchFacts) {
  const known = await geo.provinces();
  if (known.some(({ code }) => code === provinceCode)) return undefined;
  return refuse('VALIDATION', { fields: { province_code: 'errors.field.invalid' } });
}

function refuseClosing({ openOrders, isConsulting, closedAt }: OfficeBranchDetail) {
  if (closedAt) return refuse('VERSION_STALE');
  if (isConsulting) return refuse('BRANCH_CONSULTS');
  return openOrders > 0 ? refuse('BRANCH_IN_USE', { data: { orders: openOrders } }) : undefined;
}

function closedOf(at: Date | null) {
  return { closed_at: at?.toISOString() ?? null };
}

async function reread(
  { branchRecords }: Pick<Repos, 'branchRecords'>,
  id: number,
): Promise<Result<OfficeBranchDetail>> {
  const after = await branchRecords.read(id);
  return after ? ok(after) : refuse('NOT_FOUND');
}
