import type { Clock, Hasher } from '../../../core/ports.ts';
import { ok, refuse, type Result } from '../../../core/result.ts';
import { ACCESS_TTL_MS, REFRESH_GRACE_MS } from './limits.ts';
import type { DeviceRepo, Session, SessionRepo } from '../ports.ts';
import { accessHash, nextTokens, parsePair, refreshHash, type TokenPair } from './secrets.ts';

export interface Refreshed extends TokenPair {
  /** End of the sign-in. */
  readonly expiresAt: Date;
}

export interface RefreshWorld {
  readonly sessions: Pick<SessionRepo, 'live' | 'rotate' | 'revoke'>;
  readonly devices: Pick<DeviceRepo, 'revokeAllOf'>;
  readonly hasher: Hasher;
  readonly clock: Clock;
}

/**
 * Exchanges a refresh token; refuses UNAUTHENTICATED. Reuse of a replaced one proves theft (of it or its successor):
 * the sign-in ends, and no device may skip the code.
 */
export function createRefreshSession(world: RefreshWorld) {
  return async (refreshToken: string): Promise<Result<Refreshed>> => {
    const { sessions, hasher, clock } = world;
    const now = clock.now();
    const id = parsePair(refreshToken)?.id;
    const session = id === undefined ? undefined : await sessions.live(id, now);
    if (!session) return refuse('UNAUTHENTICATED');
    const next = nextTokens(hasher, refreshToken);
    const rotation = {
      id: session.id,
      fromRefreshHash: refreshHash(hasher, refreshToken),
      toRefreshHash: refreshHash(hasher, next.refreshToken),
      accessHash: accessHash(hasher, next.accessToken),
      accessExpiresAt: new Date(now.getTime() + ACCESS_TTL_MS),
    };
    const renewed = await sessions.rotate(rotation, now);
    if (!renewed && !(await isRace(world, session.id, rotation.fromRefreshHash, now))) {
      await revokeStolen(world, session, now);
      return refuse('UNAUTHENTICATED');
    }
    return ok({ ...next, expiresAt: session.expiresAt });
  };
}

/** Whether another tab just sent the same token; both get the same new pair. */
async function isRace(
  { sessions }: RefreshWorld,
  id: string,
  refreshTokenHash: string,
  now: Date,
): Promise<boolean> {
  const session = await sessions.live(id, now);
  return (
    session?.previousRefreshHash === refreshTokenHash &&
    now.getTime() - session.rotatedAt.getTime() <= REFRESH_GRACE_MS
  );
}

async function revokeStolen(
  { sessions, devices }: RefreshWorld,
  session: Session,
  now: Date,
): Promise<void> {
  await sessions.revoke(session.id, now);
  await devices.revokeAllOf(session.memberId, now);
}
