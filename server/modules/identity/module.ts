import type { Needs } from '../../core/transact.ts';
import type { Database } from '../../db/client.ts';
import type { ApiApp } from '../../http/context.ts';
import { eq, sql } from 'drizzle-orm';
import { otpChallenges, sessions, trustedDevices } from '../../db/schema/members.ts';
import { outbox } from '../../db/schema/operations.ts';
import type { Site } from '../../http/same-origin.ts';
import { createOtpText } from './otp-text.ts';
import type { Leaver, Module } from '../../http/module.ts';
import { createChallengeRepo } from './challenge-repo.ts';
import { createDeviceRepo } from './device-repo.ts';
import { guestRoutes } from './guest-routes.ts';
import { identityJobs } from './jobs.ts';
import { meRoutes } from './me-routes.ts';
import { createMemberRepo } from './member-repo.ts';
import { createSessionRepo } from './session-repo.ts';
import { createIdentityUseCases } from './use-cases.ts';

export const identity = {
  calls: {
    'POST /guest/otp': 'anyone',
    'POST /guest/login/otp/web': 'anyone',
    'POST /guest/login/otp/{id}': 'anyone',
    'GET /me': 'member',
    'POST /me/logout': 'member',
    'POST /me/token': 'member',
    'POST /me/token/refresh': 'proof',
  },
  repos: (db: Database) => ({
    sessions: createSessionRepo(db),
    members: createMemberRepo(db),
    challenges: createChallengeRepo(db),
    devices: createDeviceRepo(db),
  }),
  useCases: (world: Needs<typeof createIdentityUseCases>) => ({
    identity: createIdentityUseCases(world),
  }),
  ports: ({ site }: { readonly site: Site }) => ({ otpText: createOtpText(site.publicUrl) }),
  erases: {
    // Pending mails are sent first.
    first: async (db: Database, { phone, email }: Leaver) => {
      await db.execute(sql`DELETE FROM ${outbox} WHERE recipient = ${phone}
        OR (recipient = ${email} AND sent_at IS NOT NULL)`);
      await db.delete(otpChallenges).where(eq(otpChallenges.phone, phone));
    },
    rows: [sessions, trustedDevices],
  },
  exports: { profile: '/me' },
  routes: (app: ApiApp, parts: Parameters<typeof guestRoutes>[1]) => {
    guestRoutes(app, parts);
    meRoutes(app, parts);
  },
  jobs: identityJobs,
} satisfies Module;
