import type { Locale } from '../../../lib/api/contract.ts';
import type {
  Invitation as WireInvitation,
  NewRole as WireNewRole,
  Person as WirePerson,
  PersonDetail as WireDetail,
  Role as WireRole,
} from '../../../lib/people/contract.ts';
import type {
  KnownPasskey,
  Passkey as WirePasskey,
} from '../../../lib/people/contract-passkeys.ts';
import { fromBaht, toBaht } from '../../core/money.ts';
import type { StoredPasskey } from './passkey-ports.ts';
import type { Invitation, NewRole, Role, StaffMember } from './ports.ts';
import { personVersion } from './rules/manage-people.ts';
import { roleVersion } from './rules/manage-roles.ts';
import { passkeyVersion } from './rules/passkeys.ts';
import type { PersonDetail } from './rules/read-person.ts';

export function toWireRole(role: Role, people: number): WireRole {
  const { id, key, name, abilities, refundLimit } = role;
  return {
    ...{ id, key, name_en: name.en, name_th: name.th, abilities: [...abilities], people },
    refund_limit: refundLimit === null ? null : toBaht(refundLimit),
    version: roleVersion(role),
  };
}

export function toNewRole({
  name_en: en,
  name_th: th,
  abilities,
  refund_limit,
}: WireNewRole): NewRole {
  return {
    ...{ name: { en, th }, abilities: [...new Set(abilities)] },
    refundLimit: refund_limit === null ? null : fromBaht(refund_limit),
  };
}

export function toWirePerson(person: StaffMember, locale: Locale): WirePerson {
  const { memberId, name, phone, roleId, branches, joinedAt, leftAt } = person;
  return {
    ...{ member_id: memberId, name, phone_number: phone, role_id: roleId },
    branches: branches.map(({ id, name: names }) => ({ id, name: names[locale] })),
    joined_at: joinedAt.toISOString(),
    left_at: leftAt?.toISOString() ?? null,
  };
}

export function toWireDetail(person: PersonDetail, locale: Locale): WireDetail {
  return {
    ...toWirePerson(person, locale),
    sign_ins: person.signIns.map(({ userAgent, createdAt }) => ({
      ...{ user_agent: userAgent, created_at: createdAt.toISOString() },
    })),
    second_factor: {
      ...{ totp: person.totp, passkeys: person.passkeys.map(toKnownPasskey) },
      recovery_codes: person.recoveryCodes,
      reset_asked_by: person.resetAskedBy ?? null,
    },
    version: personVersion(person),
  };
}

export function toWireInvitation(invitation: Invitation): WireInvitation {
  const { id, phone, email, roleId, branchIds, invitedBy, createdAt, expiresAt } = invitation;
  return {
    ...{ id, phone_number: phone, email, role_id: roleId, branch_ids: [...branchIds] },
    ...{ invited_by: invitedBy, created_at: createdAt.toISOString() },
    expires_at: expiresAt.toISOString(),
  };
}

export function toWirePasskey(passkey: StoredPasskey): WirePasskey {
  return { ...toKnownPasskey(passkey), id: passkey.id, version: passkeyVersion(passkey) };
}

function toKnownPasskey({ name, backedUp, createdAt, lastUsedAt }: StoredPasskey): KnownPasskey {
  return {
    ...{ name, backed_up: backedUp, created_at: createdAt.toISOString() },
    last_used_at: lastUsedAt?.toISOString() ?? null,
  };
}
