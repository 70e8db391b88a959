import type { Clock, Hasher } from '../../../core/ports.ts';
import type { SessionRepo } from '../ports.ts';
import type { Authenticate } from '../../../core/member.ts';
import { accessHash } from './secrets.ts';

export function createAuthenticate(world: {
  sessions: Pick<SessionRepo, 'byAccessHash'>;
  hasher: Hasher;
  clock: Clock;
}): Authenticate {
  return (token) => world.sessions.byAccessHash(accessHash(world.hasher, token), world.clock.now());
}
