import type { Needs } from '../../core/transact.ts';
import type { Database } from '../../db/client.ts';
import type { ApiApp } from '../../http/context.ts';
import type { Module } from '../../http/module.ts';
import type { Site } from '../../http/same-origin.ts';
import { createSecondFactorRepo } from './factor-repo.ts';
import { factorRoutes } from './factor-routes.ts';
import { createInvitationRepo } from './invitation-repo.ts';
import { createInvitationText } from './invitation-text.ts';
import { invitationRoutes, joinRoutes } from './invitation-routes.ts';
import { peopleJobs } from './jobs.ts';
import { createPasskeyRepo } from './passkey-repo.ts';
import { passkeyRoutes } from './passkey-routes.ts';
import { createPasskeyVerifier, passkeySiteOf } from './passkey-verifier.ts';
import { createPeopleRepo } from './repo.ts';
import { createRoleRepo } from './role-repo.ts';
import { roleRoutes } from './role-routes.ts';
import { peopleRoutes } from './routes.ts';
import { createPeopleUseCases } from './use-cases.ts';

/** Members who work here, their roles, branches and second factors. */
export const people = {
  calls: { 'POST /me/invitation': 'member' },
  staffCalls: {
    'GET /people': 'people.read',
    'GET /people/{member_id}': 'people.read',
    'PUT /people/{member_id}': 'people.write',
    'DELETE /people/{member_id}': 'people.write',
    'DELETE /people/{member_id}/sign-ins': 'people.write',
    'DELETE /people/{member_id}/second-factor': 'people.write',
    'GET /roles': 'people.read',
    'POST /roles': 'people.write',
    'PUT /roles/{id}': 'people.write',
    'DELETE /roles/{id}': 'people.write',
    'GET /invitations': 'people.read',
    'POST /invitations': 'people.write',
    'DELETE /invitations/{id}': 'people.write',
    'GET /second-factor': 'office.unlock',
    'POST /second-factor/totp': 'office.unlock',
    'POST /second-factor/totp/confirm': 'office.unlock',
    'DELETE /second-factor/totp': 'office.enter',
    'POST /second-factor/recovery-codes': 'office.enter',
    'POST /second-factor/show': 'office.unlock',
    'POST /second-factor/show/passkey': 'office.unlock',
    'POST /second-factor/show/passkey/begin': 'office.unlock',
    'GET /second-factor/passkeys': 'office.enter',
    'POST /second-factor/passkeys': 'office.unlock',
    'POST /second-factor/passkeys/begin': 'office.unlock',
    'PUT /second-factor/passkeys/{id}': 'office.enter',
    'DELETE /second-factor/passkeys/{id}': 'office.enter',
  },
  repos: (db: Database) => ({
    people: createPeopleRepo(db),
    roles: createRoleRepo(db),
    invitations: createInvitationRepo(db),
    secondFactors: createSecondFactorRepo(db),
    passkeys: createPasskeyRepo(db),
  }),
  ports: ({ site }: { readonly site: Site }) => ({
    invitationText: createInvitationText(),
    passkeySite: passkeySiteOf(site.publicUrl),
    passkeyVerifier: createPasskeyVerifier(),
  }),
  useCases: (world: Needs<typeof createPeopleUseCases>) => ({
    people: createPeopleUseCases(world),
  }),
  routes: joinRoutes,
  staffRoutes: (staffApp: ApiApp, parts: Parameters<typeof peopleRoutes>[1]) => {
    peopleRoutes(staffApp, parts);
    roleRoutes(staffApp, parts);
    invitationRoutes(staffApp, parts);
    factorRoutes(staffApp, parts);
    passkeyRoutes(staffApp, parts);
  },
  jobs: peopleJobs,
} satisfies Module;
