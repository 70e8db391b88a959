import { createRoute } from '@hono/zod-openapi';
import { emptySchema, localeQuerySchema } from '../../../lib/api/contract.ts';
import { deviceListSchema, deviceParamSchema, type Device } from '../../../lib/devices/contract.ts';
import type { ApiApp } from '../../http/context.ts';
import { unwrap } from '../../http/errors.ts';
import { requireMember } from '../../http/middleware/require-member.ts';
import { answers } from '../../http/responses.ts';
import type { IdentityUseCases } from '../identity/use-cases.ts';
import type { DeviceSession, DeviceUseCases } from './ports.ts';
import { nameDevice } from './user-agent.ts';

/** Active sign-ins of the member (`docs/product/account.md`, "Devices"). */
export function deviceRoutes(
  app: ApiApp,
  { identity, devices }: { readonly identity: IdentityUseCases; readonly devices: DeviceUseCases },
): void {
  const common = { tags: ['Identity'], middleware: requireMember(identity) };
  const query = localeQuerySchema;

  app.openapi(
    createRoute({
      ...common,
      method: 'get',
      path: '/me/devices',
      request: { query },
      responses: answers(deviceListSchema, 401),
    }),
    async (c) => {
      const current = c.get('sessionId');
      const sessions = await devices.list(c.get('member').id);
      const entities = sessions.map((session) => toDevice(session, current));
      return c.json({ entities: entities.sort(byCurrent) }, 200);
    },
  );

  app.openapi(
    createRoute({
      ...common,
      method: 'delete',
      path: '/me/devices/{id}',
      description: 'As a logout there.',
      request: { params: deviceParamSchema, query },
      responses: answers(emptySchema, 401, 404),
    }),
    async (c) => {
      unwrap(await devices.end(c.get('member').id, c.req.valid('param').id));
      return c.json({}, 200);
    },
  );

  app.openapi(
    createRoute({
      ...common,
      method: 'delete',
      path: '/me/devices',
      description: 'All but the one that asks; no device of before skips the code any more.',
      request: { query },
      responses: answers(emptySchema, 401),
    }),
    async (c) => {
      await devices.endOthers(c.get('member').id, c.get('sessionId'));
      return c.json({}, 200);
    },
  );
}

function toDevice(session: DeviceSession, current: string): Device {
  return {
    id: session.id,
    ...nameDevice(session.userAgent),
    current: session.id === current,
    signed_in_at: session.createdAt.toISOString(),
    last_used_at: session.rotatedAt.toISOString(),
  };
}

/** Stable sort: the order of the others stays. */
const byCurrent = (one: Device, other: Device) => Number(other.current) - Number(one.current);
