import { createRoute } from '@hono/zod-openapi';
import { localeQuerySchema } from '../../../lib/api/contract/common.ts';
import { memberExportSchema } from '../../../lib/api/contract/privacy.ts';
import type { ApiApp } from '../../http/context.ts';
import { ApiError } from '../../http/errors.ts';
import { requireMember } from '../../http/middleware/require-member.ts';
import { answers } from '../../http/responses.ts';
import type { UseCases } from '../../http/use-cases.ts';
import { askWithin, exportMember } from './export.ts';

/** It asks many calls at once. */
const EXPORTS = { limit: 10, windowSeconds: 24 * 3_600 };

/** A copy of what the shop keeps about a member (`docs/product/account.md`, "Privacy"). */
export function privacyRoutes(
  app: ApiApp,
  { identity, rateLimits, clock }: Pick<UseCases, 'identity' | 'rateLimits' | 'clock'>,
): void {
  app.openapi(
    createRoute({
      method: 'get',
      path: '/me/export',
      tags: ['Identity'],
      description: 'Each part is what the member’s own call of that part answers.',
      middleware: requireMember(identity),
      request: { query: localeQuerySchema },
      responses: answers(memberExportSchema, 401, 429),
    }),
    async (c) => {
      const now = clock.now();
      const taken = await rateLimits.take(`export:${String(c.get('member').id)}`, EXPORTS, now);
      if (!taken.ok) {
        const data = { retry_after: taken.retryAfterSeconds };
        throw new ApiError({ code: 'RATE_LIMITED', data });
      }
      const data = await exportMember(askWithin(app, c.req.raw.headers, c.env));
      return c.json({ exported_at: now.toISOString(), data }, 200);
    },
  );
}
