import { createRoute } from '@hono/zod-openapi';
import { localeQuerySchema } from '../../../lib/api/contract.ts';
import { todaySchema } from '../../../lib/office/contract.ts';
import type { ApiApp } from '../../http/context.ts';
import { unwrap } from '../../http/errors.ts';
import { answers } from '../../http/responses.ts';
import type { OfficeUseCases } from './ports.ts';

export function officeRoutes(
  staffApp: ApiApp,
  { office }: { readonly office: OfficeUseCases },
): void {
  staffApp.openapi(
    createRoute({
      tags: ['Staff'],
      method: 'get',
      path: '/today',
      description: 'Work that waits for the person who asks: counts, and the age of the oldest.',
      request: { query: localeQuerySchema },
      responses: answers(todaySchema, 401, 403, 422),
    }),
    async (c) => {
      const { waiting, now } = unwrap(await office.today(c.get('person')));
      const lines = waiting.map((one) => ({ ...one, oldest: one.oldest?.toISOString() ?? null }));
      return c.json({ waiting: lines, now: now.toISOString() }, 200);
    },
  );
}
