import type { Clock } from '../../core/ports.ts';
import type { Needs } from '../../core/transact.ts';
import type { InvitationRepo, RoleRepo } from './ports.ts';
import { createInvite } from './rules/invite.ts';
import { createManagePeople } from './rules/manage-people.ts';
import { createManageRoles } from './rules/manage-roles.ts';
import { createOwnFactor } from './rules/own-factor.ts';
import { createPasskeys } from './rules/passkeys.ts';
import { createReadPerson } from './rules/read-person.ts';
import { createSecondFactors } from './rules/second-factor.ts';

type World = {
  readonly roles: Pick<RoleRepo, 'all'>;
  readonly invitations: Pick<InvitationRepo, 'open'>;
  readonly clock: Clock;
} & Needs<
  | typeof createReadPerson
  | typeof createManagePeople
  | typeof createManageRoles
  | typeof createInvite
  | typeof createSecondFactors
  | typeof createPasskeys
  | typeof createOwnFactor
>;

/** Use cases of the routes. */
export type PeopleUseCases = ReturnType<typeof createPeopleUseCases>;

export function createPeopleUseCases(world: World) {
  const { people, roles, invitations, clock } = world;
  return {
    find: people.find,
    list: (...asked: Parameters<typeof people.list>) => people.list(...asked),
    detail: createReadPerson(world),
    manage: createManagePeople(world),
    roles: { all: roles.all, ...createManageRoles(world) },
    invitations: { open: () => invitations.open(clock.now()), ...createInvite(world) },
    secondFactors: createSecondFactors(world),
    passkeys: createPasskeys(world),
    ownFactor: createOwnFactor(world),
  };
}
