import { createRoute } from '@hono/zod-openapi';
import { localeQuerySchema } from '../../../lib/api/contract.ts';
import { todaySchema } from '../../../lib/office/contract.ts';
import type { ApiApp } from '../../http/context.ts';
import { unwrap } from '../../http/errors.ts';
import { requireStaff } from '../../http/middleware/require-staff.ts';
import { answers } from '../../http/responses.ts';
import type { IdentityUseCases } from '../identity/use-cases.ts';
import { callOf } from '../staff/call.ts';
import type { OfficeUseCases } from './ports.ts';

interface Parts {
  readonly identity: IdentityUseCases;
  readonly office: OfficeUseCases;
}

export function officeRoutes(staffApp: ApiApp, { identity, office }: Parts): void {
  staffApp.openapi(
    createRoute({
      tags: ['Staff'],
      method: 'get',
      path: '/today',
      description: 'Work that waits for the person who asks: counts, and the age of the oldest.',
      middleware: requireStaff(identity),
      request: { query: localeQuerySchema },
      responses: answers(todaySchema, 401, 403, 422),
    }),
    async (c) => {
      const { waiting, now } = unwrap(await office.today(callOf(c)));
      const lines = waiting.map((one) => ({ ...one, oldest: one.oldest.toISOString() }));
      return c.json({ waiting: lines, now: now.toISOString() }, 200);
    },
  );
}
