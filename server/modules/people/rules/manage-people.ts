import type { Clock } from '../../../core/ports.ts';
import { ok, refuse, type Result } from '../../../core/result.ts';
import type { Transact } from '../../../core/transact.ts';
import { checkVersion, versionOf } from '../../../core/version.ts';
import type { AuditLog } from '../../audit/ports.ts';
import { auditLine } from '../../audit/rules/audit-line.ts';
import { changesOf } from '../../audit/rules/changes.ts';
import type { SecondFactorRepo } from '../factor-ports.ts';
import type { PeopleRepo, Placement, Role, RoleRepo, StaffMember } from '../ports.ts';
import { memberRoleOf } from './built-in-roles.ts';
import { mayGrant } from './grant.ts';
import type { PeopleCall } from './manage-roles.ts';

/** Time for a second person to confirm the reset of a second factor. */
export const RESET_MS = 86_400_000;

interface Repos {
  readonly secondFactors: Pick<SecondFactorRepo, 'reset' | 'resetAskedBy' | 'askReset'>;
  readonly people: PeopleRepo;
  readonly roles: Pick<RoleRepo, 'find'>;
  readonly audit: Pick<AuditLog, 'add'>;
}

interface World {
  readonly clock: Clock;
  readonly transact: Transact<Repos>;
}

export interface ManagePeople {
  /** @param version of the person as they were read */
  change(
    call: PeopleCall,
    memberId: number,
    placement: Placement,
    version: string,
  ): Promise<Result<void>>;
  /** Ends the work of a person, and all their sign-ins. */
  remove(call: PeopleCall, memberId: number, version: string): Promise<Result<void>>;
  endSignIns(call: PeopleCall, memberId: number): Promise<Result<void>>;
  /** Asks for a reset of a second factor; carries it out where another person asked within a day. */
  resetSecondFactor(call: PeopleCall, memberId: number): Promise<Result<void>>;
}

export function personVersion({ roleId, branches, leftAt }: StaffMember): string {
  return versionOf(
    roleId,
    branches.map(({ id }) => id),
    leftAt !== null,
  );
}

/** Changes roles and branches of people. Refuses GRANT_EXCEEDED, and LAST_ADMIN where no administrator would stay. */
export function createManagePeople({ clock, transact }: World): ManagePeople {
  return {
    change: (call, memberId, placement, version) =>
      transact(async (repos) => {
        const found = await manageable(repos, call, memberId);
        if (!found.ok) return found;
        const { before, role } = found.value;
        const same = checkVersion(version, personVersion(before));
        if (!same.ok) return same;
        const next = await grantable(repos, call, placement);
        if (!next.ok) return next;
        if (role.key === 'admin' && next.value.key !== 'admin' && found.value.admins < 2) {
          return refuse('LAST_ADMIN');
        }
        const at = clock.now();
        const memberRole = memberRoleOf(next.value.abilities);
        await repos.people.place(memberId, { ...placement, memberRole }, at);
        const changes = changesOf(
          { role_id: before.roleId, branch_ids: before.branches.map(({ id }) => id) },
          { role_id: placement.roleId, branch_ids: [...placement.branchIds] },
        );
        await repos.audit.add({ ...entry(call, 'person.change', memberId), changes, at });
        return ok(undefined);
      }),
    remove: (call, memberId, version) =>
      transact(async (repos) => {
        const found = await manageable(repos, call, memberId);
        if (!found.ok) return found;
        const { before, role, admins } = found.value;
        const same = checkVersion(version, personVersion(before));
        if (!same.ok) return same;
        if (role.key === 'admin' && admins < 2) return refuse('LAST_ADMIN');
        const at = clock.now();
        await repos.people.leave(memberId, at);
        await repos.people.endSignIns(memberId, at);
        const changes = changesOf({ role_id: before.roleId }, { role_id: null });
        await repos.audit.add({ ...entry(call, 'person.remove', memberId), changes, at });
        return ok(undefined);
      }),
    endSignIns: (call, memberId) =>
      transact(async (repos) => {
        const found = await manageable(repos, call, memberId);
        if (!found.ok) return found;
        const at = clock.now();
        await repos.people.endSignIns(memberId, at);
        await repos.audit.add({ ...entry(call, 'person.sign_out', memberId), at });
        return ok(undefined);
      }),
    resetSecondFactor: (call, memberId) =>
      transact(async (repos) => {
        const found = await manageable(repos, call, memberId);
        if (!found.ok) return found;
        if (call.memberId === memberId) return refuse('GRANT_EXCEEDED');
        const at = clock.now();
        const since = new Date(at.getTime() - RESET_MS);
        const askedBy = await repos.secondFactors.resetAskedBy(memberId, since);
        const isConfirmed = askedBy !== undefined && askedBy !== call.memberId;
        if (isConfirmed) {
          await repos.secondFactors.reset(memberId);
          await repos.people.endSignIns(memberId, at);
        } else await repos.secondFactors.askReset(memberId, call.memberId, at);
        const action = isConfirmed ? 'second_factor.reset' : 'second_factor.ask_reset';
        await repos.audit.add({ ...entry(call, action, memberId), at });
        return ok(undefined);
      }),
  };
}

/** The role and branches that a placement names, if the caller may grant them. */
export async function grantable(
  { people, roles }: { readonly people: Pick<PeopleRepo, 'knownBranches'> } & Pick<Repos, 'roles'>,
  { person }: PeopleCall,
  { roleId, branchIds }: Placement,
): Promise<Result<Role>> {
  const role = await roles.find(roleId);
  if (!role) return refuse('VALIDATION', { fields: { role_id: 'errors.field.invalid' } });
  const known = new Set(await people.knownBranches(branchIds));
  if (branchIds.some((id) => !known.has(id)) || known.size !== branchIds.length) {
    return refuse('VALIDATION', { fields: { branch_ids: 'errors.field.invalid' } });
  }
  return mayGrant(person, role) ? ok(role) : refuse('GRANT_EXCEEDED');
}

/** A person who works here and whose present role the caller could grant; administrators are locked first. */
async function manageable(
  { people, roles }: Repos,
  { person }: PeopleCall,
  memberId: number,
): Promise<Result<{ before: StaffMember; role: Role; admins: number }>> {
  const admins = await people.lockAdmins();
  const before = await people.lock(memberId);
  const role = before && (await roles.find(before.roleId));
  if (!role || before.leftAt !== null) return refuse('NOT_FOUND');
  return mayGrant(person, role) ? ok({ before, role, admins }) : refuse('GRANT_EXCEEDED');
}

function entry(call: PeopleCall, action: string, memberId: number) {
  return auditLine(call, action, `person ${String(memberId)}`);
}
