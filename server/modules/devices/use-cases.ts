import type { Transact } from '../../core/transact.ts';
import type { Logout } from '../identity/rules/logout.ts';
import type { Clock } from '../../core/ports.ts';
import { ok, refuse } from '../../core/result.ts';
import type { DeviceSessionRepo, DeviceUseCases } from './ports.ts';

export function createDeviceUseCases(world: {
  readonly deviceSessions: Pick<DeviceSessionRepo, 'list' | 'owns'>;
  readonly transact: Transact<{ readonly deviceSessions: Pick<DeviceSessionRepo, 'endOthers'> }>;
  readonly logout: Logout;
  readonly clock: Clock;
}): DeviceUseCases {
  const { deviceSessions, transact, logout, clock } = world;
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
