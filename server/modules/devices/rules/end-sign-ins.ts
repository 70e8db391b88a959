import type { Needs, Transact } from '../../../core/transact.ts';
import { createLogout } from '../../identity/rules/logout.ts';
import type { Clock } from '../../../core/ports.ts';
import { ok, refuse } from '../../../core/result.ts';
import type { DeviceSessionRepo, DeviceUseCases } from '../ports.ts';

interface DeviceWorld {
  readonly deviceSessions: Pick<DeviceSessionRepo, 'list' | 'owns'>;
  readonly transact: Transact<{ readonly deviceSessions: Pick<DeviceSessionRepo, 'endOthers'> }>;
  readonly clock: Clock;
}

export function createDeviceUseCases(
  world: DeviceWorld & Needs<typeof createLogout>,
): DeviceUseCases {
  const { deviceSessions, transact, clock } = world;
  const logout = createLogout(world);
  return {
    list: (memberId) => deviceSessions.list(memberId, clock.now()),
    end: async (memberId, sessionId) => {
      if (!(await deviceSessions.owns(memberId, sessionId, clock.now()))) {
        return refuse('NOT_FOUND');
      }
      await logout(sessionId);
      return ok(null);
    },
    endOthers: async (memberId, sessionId) => {
      await transact(async (repos) => {
        await repos.deviceSessions.endOthers(memberId, sessionId, clock.now());
        return ok(null);
      });
    },
  };
}
