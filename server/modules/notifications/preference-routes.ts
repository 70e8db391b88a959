import { createRoute } from '@hono/zod-openapi';
import { localeQuerySchema } from '../../../lib/api/contract.ts';
import {
  noticeChoicesSchema,
  noticePreferenceListSchema,
} from '../../../lib/notifications/contract-preferences.ts';
import type { ApiApp } from '../../http/context.ts';
import { unwrap } from '../../http/errors.ts';
import { requireMember } from '../../http/middleware/require-member.ts';
import { answers, jsonBody } from '../../http/responses.ts';
import type { IdentityUseCases } from '../identity/use-cases.ts';
import type { NoticePreferences } from './rules/choose-notices.ts';

/** Notice preferences (`docs/product/account.md`, "Notice preferences"). */
export function noticePreferenceRoutes(
  app: ApiApp,
  {
    identity,
    noticePreferences,
  }: { readonly identity: IdentityUseCases; readonly noticePreferences: NoticePreferences },
): void {
  const common = {
    tags: ['Notifications'],
    middleware: requireMember(identity),
    path: '/me/notification-preferences',
  };

  app.openapi(
    createRoute({
      ...common,
      method: 'get',
      request: { query: localeQuerySchema },
      responses: answers(noticePreferenceListSchema, 401),
    }),
    async (c) => {
      const entities = await noticePreferences.read(c.get('member').id);
      return c.json({ entities: [...entities] }, 200);
    },
  );

  app.openapi(
    createRoute({
      ...common,
      method: 'put',
      description: 'Changes what is named; the others stay. What is always sent is not turned off.',
      request: { query: localeQuerySchema, body: jsonBody(noticeChoicesSchema) },
      responses: answers(noticePreferenceListSchema, 400, 401, 422),
    }),
    async (c) => {
      const { preferences } = c.req.valid('json');
      const entities = unwrap(await noticePreferences.choose(c.get('member').id, preferences));
      return c.json({ entities: [...entities] }, 200);
    },
  );
}
