import type { Clock } from '../kernel/ports.ts';
import { ok } from '../kernel/result.ts';
import type { Transact } from '../kernel/transact.ts';
import type { PushTokenRepo, SessionRepo } from './ports.ts';

/** The access token is dead at once, and its device gets no more push messages. */
export type Logout = (sessionId: string) => Promise<void>;

export function createLogout(world: {
  transact: Transact<{
    sessions: Pick<SessionRepo, 'revoke'>;
    pushTokens: Pick<PushTokenRepo, 'remove'>;
  }>;
  clock: Clock;
}): Logout {
  return async (sessionId) => {
    await world.transact(async ({ sessions, pushTokens }) => {
      await sessions.revoke(sessionId, world.clock.now());
      await pushTokens.remove(sessionId);
      return ok(undefined);
    });
  };
}
