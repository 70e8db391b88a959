import type { Clock, Hasher } from '../../../core/ports.ts';
import type { SessionRepo, SignedIn } from '../ports.ts';
import { accessHash } from './secrets.ts';

/** Who a bearer token belongs to; undefined when it is unknown, expired or revoked. */
export type Authenticate = (token: string) => Promise<SignedIn | undefined>;

export function createAuthenticate(world: {
  sessions: Pick<SessionRepo, 'byAccessHash'>;
  hasher: Hasher;
  clock: Clock;
}): Authenticate {
  return (token) => world.sessions.byAccessHash(accessHash(world.hasher, token), world.clock.now());
}
