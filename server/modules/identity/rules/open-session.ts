import type { Authenticate, Member } from '../../../core/member.ts';
import type { Clock, Hasher, Ids } from '../../../core/ports.ts';
import type { Session, SessionRepo } from '../ports.ts';
import { ACCESS_TTL_MS, SESSION_TTL_MS, USER_AGENT_MAX } from './limits.ts';
import { type TokenPair, accessHash, refreshHash } from './secrets.ts';

export interface SignIn extends TokenPair {
  readonly member: Member;
  /** End of the sign-in, regardless of token renewals. */
  readonly expiresAt: Date;
}

export interface SessionWorld {
  readonly hasher: Hasher;
  readonly clock: Clock;
  readonly ids: Ids;
}

/** Stores a new sign-in. Only hashes of the tokens are stored; the result has the tokens themselves. */
export async function openSession(
  { hasher, clock, ids }: SessionWorld,
  sessions: Pick<SessionRepo, 'add'>,
  member: Member,
  from: Pick<Session, 'deviceId' | 'userAgent'>,
): Promise<SignIn> {
  const now = clock.now();
  const id = ids.uuid();
  const accessToken = ids.token();
  const refreshToken = `${id}.${ids.token()}`;
  const expiresAt = new Date(now.getTime() + SESSION_TTL_MS);
  await sessions.add({
    id,
    memberId: member.id,
    accessHash: accessHash(hasher, accessToken),
    accessExpiresAt: new Date(now.getTime() + ACCESS_TTL_MS),
    refreshHash: refreshHash(hasher, refreshToken),
    previousRefreshHash: null,
    rotatedAt: now,
    expiresAt,
    deviceId: from.deviceId,
    userAgent: from.userAgent.slice(0, USER_AGENT_MAX),
  });
  return { member, accessToken, refreshToken, expiresAt };
}

export function createAuthenticate(world: {
  sessions: Pick<SessionRepo, 'byAccessHash'>;
  hasher: Hasher;
  clock: Clock;
}): Authenticate {
  return (token) => world.sessions.byAccessHash(accessHash(world.hasher, token), world.clock.now());
}
