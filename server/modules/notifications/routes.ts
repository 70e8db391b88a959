import { createRoute } from '@hono/zod-openapi';
import { emptySchema, idParamSchema, localeQuerySchema } from '../../../lib/api/contract.ts';
import {
  notificationPageSchema,
  notificationQuerySchema,
  notificationSchema,
} from '../../../lib/notifications/contract.ts';
import type { ApiApp } from '../../http/context.ts';
import { found } from '../../http/errors.ts';
import { toNotification } from './mapper.ts';
import { requireMember } from '../../http/middleware/require-member.ts';
import { answers } from '../../http/responses.ts';
import type { Clock } from '../../core/ports.ts';
import type { IdentityUseCases } from '../identity/use-cases.ts';
import type { NotificationUseCases } from './ports.ts';

/** Notifications of the signed-in member (`docs/product/account.md`, "Notifications"). */
export function notificationRoutes(
  app: ApiApp,
  {
    identity,
    notifications,
    clock,
  }: {
    readonly identity: IdentityUseCases;
    readonly notifications: NotificationUseCases;
    readonly clock: Clock;
  },
): void {
  const common = { tags: ['Notifications'], middleware: requireMember(identity) };

  app.openapi(
    createRoute({
      ...common,
      method: 'get',
      path: '/notifications',
      request: { query: notificationQuerySchema },
      responses: answers(notificationPageSchema, 401, 422),
    }),
    async (c) => {
      const { page, per_page, before, locale } = c.req.valid('query');
      const slice = { limit: per_page, offset: (page - 1) * per_page, before };
      const { rows, total, unread } = await notifications.page(c.get('member').id, slice);
      const entities = rows.map((row) => toNotification(row, locale));
      return c.json({ entities, page, per_page, total, total_unread: unread }, 200);
    },
  );

  app.openapi(
    createRoute({
      ...common,
      method: 'get',
      path: '/notifications/{id}',
      request: { query: localeQuerySchema, params: idParamSchema },
      responses: answers(notificationSchema, 401, 404, 422),
    }),
    async (c) => {
      const { id } = c.req.valid('param');
      const notice = found(await notifications.find(c.get('member').id, id));
      return c.json(toNotification(notice, c.get('locale')), 200);
    },
  );

  app.openapi(
    createRoute({
      ...common,
      method: 'post',
      path: '/notifications/{id}/read',
      request: { query: localeQuerySchema, params: idParamSchema },
      responses: answers(notificationSchema, 401, 404, 422),
    }),
    async (c) => {
      const { id } = c.req.valid('param');
      const read = found(await notifications.markRead(c.get('member').id, id, clock.now()));
      return c.json(toNotification(read, c.get('locale')), 200);
    },
  );

  app.openapi(
    createRoute({
      ...common,
      method: 'post',
      path: '/notifications/read-all',
      request: { query: localeQuerySchema },
      responses: answers(emptySchema, 401, 422),
    }),
    async (c) => {
      await notifications.markAllRead(c.get('member').id, clock.now());
      return c.json({}, 200);
    },
  );
}
