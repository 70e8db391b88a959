import type { Clock } from '../../core/ports.ts';
import type { ModuleJob } from '../../http/module.ts';
import type { ChallengeRepo, DeviceRepo, SessionRepo } from './ports.ts';

interface World {
  readonly sessions: Pick<SessionRepo, 'forgetExpired'>;
  readonly devices: Pick<DeviceRepo, 'forgetExpired'>;
  readonly challenges: Pick<ChallengeRepo, 'forgetExpired'>;
  readonly clock: Clock;
}

const EVERY_MS = 600_000;
const DAY_MS = 86_400_000;

/** Separate jobs: a failing one does not stop the others. */
export function identityJobs(world: World): readonly ModuleJob[] {
  const { sessions, devices, challenges, clock } = world;
  return [
    {
      name: 'old sign-ins',
      everyMs: EVERY_MS,
      run: () => sessions.forgetExpired(clock.now()),
    },
    {
      name: 'old trusted devices',
      everyMs: EVERY_MS,
      run: () => devices.forgetExpired(clock.now()),
    },
    {
      name: 'old one-time passwords',
      everyMs: EVERY_MS,
      run: () => challenges.forgetExpired(new Date(clock.now().getTime() - DAY_MS)),
    },
  ];
}
