import type { Database } from '../../db/client.ts';
import type { Needs } from '../../core/transact.ts';
import type { Module } from '../../http/module.ts';
import { createDeviceSessionRepo } from './repo.ts';
import { deviceRoutes } from './routes.ts';
import { createDeviceUseCases } from './rules/end-sign-ins.ts';

export const devices = {
  calls: {
    'GET /me/devices': 'member',
    'DELETE /me/devices': 'member',
    'DELETE /me/devices/{id}': 'owner',
  },
  repos: (db: Database) => ({ deviceSessions: createDeviceSessionRepo(db) }),
  useCases: (world: Needs<typeof createDeviceUseCases>) => ({
    devices: createDeviceUseCases(world),
  }),
  exports: { devices: '/me/devices' },
  routes: deviceRoutes,
} satisfies Module;
