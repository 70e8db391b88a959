/** `npm run admin`: prints a link that makes its reader the first administrator, for a shop without one. */
import type { Config } from '../server/config/config.ts';
import { createHasher, randomIds, systemClock } from '../server/core/world.ts';
import { createInvitationRepo } from '../server/modules/people/invitation-repo.ts';
import { createPeopleRepo } from '../server/modules/people/repo.ts';
import { createRoleRepo } from '../server/modules/people/role-repo.ts';
import { createFirstAdminLink } from '../server/modules/people/rules/invite.ts';
import { runTask, withDatabase } from './task.ts';

function printLink(config: Config): Promise<void> {
  const { appSecret, publicUrl } = config;
  return withDatabase(config, async (db) => {
    const firstAdminLink = createFirstAdminLink({
      ...{ clock: systemClock, ids: randomIds, hasher: createHasher(appSecret) },
      site: { publicUrl },
      ...{ people: createPeopleRepo(db), roles: createRoleRepo(db) },
      invitations: createInvitationRepo(db),
    });
    const link = await firstAdminLink();
    if (link === undefined) {
      throw new Error('The shop has an administrator, who invites other people in the office');
    }
    console.log(`Open this link within an hour and sign in:\n${link}`);
  });
}

await runTask(printLink);
