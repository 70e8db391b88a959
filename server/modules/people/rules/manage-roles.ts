import type { Clock } from '../../../core/ports.ts';
import type { Person } from '../../../core/person.ts';
import { ok, refuse, type Result } from '../../../core/result.ts';
import type { Transact } from '../../../core/transact.ts';
import { checkVersion, versionOf } from '../../../core/version.ts';
import type { AuditLog, StaffCall } from '../../audit/ports.ts';
import { auditLine } from '../../audit/rules/audit-line.ts';
import { changesOf } from '../../audit/rules/changes.ts';
import type { NewRole, Role, RoleRepo } from '../ports.ts';
import { isLicensed, mayGrant } from './grant.ts';

interface World {
  readonly clock: Clock;
  readonly transact: Transact<{ readonly roles: RoleRepo; readonly audit: Pick<AuditLog, 'add'> }>;
}

/** A call of a person who manages people. */
export interface PeopleCall extends StaffCall {
  readonly person: Person;
}

export interface ManageRoles {
  add(call: PeopleCall, role: NewRole): Promise<Result<Role>>;
  /** @param version of the role as it was read */
  change(call: PeopleCall, id: number, role: NewRole, version: string): Promise<Result<Role>>;
  /** Refuses ROLE_IN_USE while people or invitations have it. */
  remove(call: PeopleCall, id: number, version: string): Promise<Result<void>>;
}

export function roleVersion({ name, abilities, refundLimit }: NewRole): string {
  return versionOf(name, [...abilities].sort(), refundLimit);
}

export function createManageRoles({ clock, transact }: World): ManageRoles {
  return {
    add: (call, role) =>
      transact(async ({ roles, audit }) => {
        const refused = refusalOf(call, role);
        if (refused) return refused;
        const id = await roles.add(role);
        await audit.add(entry(call, 'role.add', id, changesOf({}, fieldsOf(role)), clock.now()));
        return ok({ ...role, id, key: null });
      }),
    change: (call, id, role, version) =>
      transact(async ({ roles, audit }) => {
        const before = await roles.lock(id);
        if (!before) return refuse('NOT_FOUND');
        const same = checkVersion(version, roleVersion(before));
        if (!same.ok) return same;
        // With a limit of administrators, no one could raise any again.
        if (before.key === 'admin' && role.refundLimit !== null) {
          return refuse('VALIDATION', { fields: { refund_limit: 'errors.field.admin_limit' } });
        }
        const after = before.key === null ? role : { ...before, refundLimit: role.refundLimit };
        const refused = before.key === null ? refusalOf(call, after) : refusalOfGrant(call, after);
        if (refused ?? refusalOfGrant(call, before)) return refused ?? refuse('GRANT_EXCEEDED');
        await roles.change(id, after);
        const changes = changesOf(fieldsOf(before), fieldsOf(after));
        await audit.add(entry(call, 'role.change', id, changes, clock.now()));
        return ok({ ...after, id, key: before.key });
      }),
    remove: (call, id, version) =>
      transact(async ({ roles, audit }) => {
        const before = await roles.lock(id);
        if (!before) return refuse('NOT_FOUND');
        const same = checkVersion(version, roleVersion(before));
        if (!same.ok) return same;
        const exceeded = refusalOfGrant(call, before);
        if (exceeded) return exceeded;
        if (before.key !== null || !(await roles.remove(id))) return refuse('ROLE_IN_USE');
        await audit.add(
          entry(call, 'role.remove', id, changesOf(fieldsOf(before), {}), clock.now()),
        );
        return ok(undefined);
      }),
  };
}

function refusalOf(call: PeopleCall, role: NewRole) {
  if (role.abilities.some(isLicensed)) {
    return refuse('VALIDATION', { fields: { abilities: 'errors.field.licensed_ability' } });
  }
  return refusalOfGrant(call, role);
}

function refusalOfGrant({ person }: PeopleCall, role: NewRole) {
  return mayGrant(person, role) ? undefined : refuse('GRANT_EXCEEDED');
}

function fieldsOf({ name, abilities, refundLimit }: NewRole) {
  return {
    ...{ name_en: name.en, name_th: name.th },
    ...{ abilities: [...abilities].sort(), refund_limit: refundLimit },
  };
}

function entry(
  call: PeopleCall,
  action: string,
  id: number,
  changes: ReturnType<typeof changesOf>,
  at: Date,
) {
  return { ...auditLine(call, action, `role ${String(id)}`), changes, at };
}
