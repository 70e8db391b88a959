import type { Clock } from '../../../core/ports.ts';
import { ok } from '../../../core/result.ts';
import type { Transact } from '../../../core/transact.ts';
import type { DeviceRepo, PushTokenRepo, SessionRepo } from '../ports.ts';

/**
 * Invalidates the access token, stops push messages to the device, and ends its trust: copies of
 * its cookie no longer skip the code.
 */
export type Logout = (sessionId: string) => Promise<void>;

export function createLogout(world: {
  transact: Transact<{
    sessions: Pick<SessionRepo, 'revoke'>;
    pushTokens: Pick<PushTokenRepo, 'remove'>;
    devices: Pick<DeviceRepo, 'revoke'>;
  }>;
  clock: Clock;
}): Logout {
  return async (sessionId) => {
    await world.transact(async ({ sessions, pushTokens, devices }) => {
      const now = world.clock.now();
      const deviceId = await sessions.revoke(sessionId, now);
      if (deviceId !== null) await devices.revoke(deviceId, now);
      await pushTokens.remove(sessionId);
      return ok(undefined);
    });
  };
}
