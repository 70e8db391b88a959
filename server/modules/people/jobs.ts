import type { Clock } from '../../core/ports.ts';
import type { ModuleJob } from '../../http/module.ts';
import type { InvitationRepo } from './ports.ts';

export function peopleJobs({
  invitations,
  clock,
}: {
  readonly invitations: Pick<InvitationRepo, 'forgetExpired'>;
  readonly clock: Clock;
}): readonly ModuleJob[] {
  return [
    {
      name: 'old invitations',
      everyMs: 600_000,
      run: () => invitations.forgetExpired(clock.now()),
    },
  ];
}
