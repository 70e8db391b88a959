import type { Member } from '../../../core/member.ts';
import type { Outbox } from '../../../core/outbox.ts';
import type { Clock, Hasher, Ids } from '../../../core/ports.ts';
import { ok, refuse, type Result } from '../../../core/result.ts';
import type { Transact } from '../../../core/transact.ts';
import type { AuditLog, StaffCall } from '../../audit/ports.ts';
import { auditLine } from '../../audit/rules/audit-line.ts';
import type { Invitation, InvitationRepo, PeopleRepo, Placement, RoleRepo } from '../ports.ts';
import { memberRoleOf } from './built-in-roles.ts';
import { grantable } from './manage-people.ts';
import type { PeopleCall } from './manage-roles.ts';

const DAY_MS = 86_400_000;
/** Time to follow the link of an invitation. */
const OPEN_MS = 7 * DAY_MS;
/** Time to follow the link of the first administrator. */
const FIRST_ADMIN_MS = DAY_MS / 24;

/** @param link address with the token */
export type InvitationText = (way: 'sms' | 'mail', link: string) => string;

interface Repos {
  readonly people: Pick<PeopleRepo, 'place' | 'read' | 'knownBranches'>;
  readonly roles: Pick<RoleRepo, 'find'>;
  readonly invitations: InvitationRepo;
  readonly outbox: Outbox;
  readonly audit: Pick<AuditLog, 'add'>;
}

interface World {
  readonly clock: Clock;
  readonly ids: Ids;
  readonly hasher: Hasher;
  readonly invitationText: InvitationText;
  readonly site: { readonly publicUrl: string };
  readonly transact: Transact<Repos>;
}

interface NewInvitation extends Placement {
  /** Exactly one is not empty. */
  readonly phone: string;
  readonly email: string;
}

export interface Invite {
  send(call: PeopleCall, invitation: NewInvitation): Promise<Result<Invitation>>;
  withdraw(call: PeopleCall, id: string): Promise<Result<void>>;
  /** Refuses LINK_EXPIRED for an unknown, used or expired token, and for another phone than the invited one. */
  accept(call: StaffCall, member: Member, token: string): Promise<Result<void>>;
}

export function createInvite(world: World): Invite {
  const { clock, ids, hasher, transact, site } = world;
  return {
    send: (call, { phone, email, roleId, branchIds }) =>
      transact(async ({ invitations, outbox, audit, ...repos }) => {
        const granted = await grantable(repos, call, { roleId, branchIds });
        if (!granted.ok) return granted;
        const at = clock.now();
        const token = ids.token();
        const invitation = {
          ...{ id: ids.uuid(), phone, email, roleId, branchIds, invitedBy: call.memberId },
          ...{ createdAt: at, expiresAt: new Date(at.getTime() + OPEN_MS) },
        };
        await invitations.add({ ...invitation, tokenHash: tokenHash(hasher, token) });
        const way = phone === '' ? 'mail' : 'sms';
        const body = world.invitationText(way, joinLink(site.publicUrl, token));
        const recipient = phone === '' ? email : phone;
        await outbox.add({ kind: way, recipient, body, expiresAt: invitation.expiresAt }, at);
        await audit.add({
          ...entry(call, 'invitation.send', invitation.id, { role_id: roleId }),
          at,
        });
        return ok(invitation);
      }),
    withdraw: (call, id) =>
      transact(async ({ invitations, audit }) => {
        if (!(await invitations.remove(id))) return refuse('NOT_FOUND');
        await audit.add({ ...entry(call, 'invitation.withdraw', id, {}), at: clock.now() });
        return ok(undefined);
      }),
    accept: (call, member, token) =>
      transact(async ({ invitations, people, roles, audit }) => {
        const at = clock.now();
        const invitation = await invitations.lock(tokenHash(hasher, token), at);
        const role = invitation && (await roles.find(invitation.roleId));
        const isOther = invitation?.phone !== '' && invitation?.phone !== member.phone;
        if (!role || isOther) return refuse('LINK_EXPIRED');
        const present = await people.read(member.id);
        if (present?.leftAt === null) return refuse('ALREADY_HERE');
        const { roleId, branchIds, invitedBy } = invitation;
        const memberRole = memberRoleOf(role.abilities);
        await people.place(member.id, { roleId, branchIds, memberRole }, at);
        await invitations.remove(invitation.id);
        await audit.add({
          ...{ ...call, action: 'person.join', subject: `person ${String(member.id)}`, at },
          ...{ detail: { invited_by: invitedBy }, changes: { role_id: [null, roleId] } },
        });
        return ok(undefined);
      }),
  };
}

/**
 * Link of the first administrator, printed by a command.
 *
 * @returns undefined while an administrator works here
 */
export function createFirstAdminLink(world: {
  readonly clock: Clock;
  readonly ids: Ids;
  readonly hasher: Hasher;
  readonly site: { readonly publicUrl: string };
  readonly people: Pick<PeopleRepo, 'lockAdmins'>;
  readonly roles: Pick<RoleRepo, 'all'>;
  readonly invitations: Pick<InvitationRepo, 'add'>;
}) {
  return async (): Promise<string | undefined> => {
    const { clock, ids, hasher, people, roles, invitations, site } = world;
    if ((await people.lockAdmins()) > 0) return undefined;
    const admin = (await roles.all()).find(({ key }) => key === 'admin');
    if (!admin) throw new Error('the role of administrators is missing');
    const token = ids.token();
    const at = clock.now();
    await invitations.add({
      ...{ id: ids.uuid(), phone: '', email: '', roleId: admin.id, branchIds: [], invitedBy: null },
      ...{ createdAt: at, expiresAt: new Date(at.getTime() + FIRST_ADMIN_MS) },
      tokenHash: tokenHash(hasher, token),
    });
    return joinLink(site.publicUrl, token);
  };
}

/** The token follows a `#`, so it reaches no log. */
function joinLink(publicUrl: string, token: string): string {
  return `${publicUrl}/th/staff/join#${token}`;
}

function tokenHash(hasher: Hasher, token: string): string {
  return hasher.hash(`invitation:${token}`);
}

function entry(call: PeopleCall, action: string, id: string, detail: object) {
  return { ...auditLine(call, action, `invitation ${id}`), detail: { ...detail } };
}
