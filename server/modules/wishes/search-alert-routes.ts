import { createRoute } from '@hono/zod-openapi';
import { emptySchema, localeQuerySchema } from '../../../lib/api/contract.ts';
import {
  searchAlertInputSchema,
  searchAlertListSchema,
  searchAlertParamSchema,
  searchAlertQuerySchema,
  searchAlertSchema,
} from '../../../lib/wishes/contract.ts';
import type { ApiApp } from '../../http/context.ts';
import { unwrap } from '../../http/errors.ts';
import { requireMember } from '../../http/middleware/require-member.ts';
import { answers, jsonBody } from '../../http/responses.ts';
import type { IdentityUseCases } from '../identity/use-cases.ts';
import type { SearchAlert } from './ports.ts';
import type { WishUseCases } from './use-cases.ts';

interface Parts extends Pick<WishUseCases, 'searchAlerts'> {
  readonly identity: IdentityUseCases;
}

/** Alerts for words that found nothing (`docs/product/browse.md`, "Search"). */
export function searchAlertRoutes(app: ApiApp, { identity, searchAlerts }: Parts): void {
  const common = { tags: ['Wishlist'], middleware: requireMember(identity) };

  app.openapi(
    createRoute({
      ...common,
      method: 'get',
      path: '/me/search-alerts',
      request: { query: searchAlertQuerySchema },
      responses: answers(searchAlertListSchema, 401, 422),
    }),
    async (c) => {
      const alerts = await searchAlerts.list(c.get('member').id, c.req.valid('query').q);
      return c.json({ entities: alerts.map(toSearchAlert) }, 200);
    },
  );

  app.openapi(
    createRoute({
      ...common,
      method: 'post',
      path: '/me/search-alerts',
      request: { query: localeQuerySchema, body: jsonBody(searchAlertInputSchema) },
      responses: answers(searchAlertSchema, 400, 401, 409, 422),
    }),
    async (c) => {
      const { keyword } = c.req.valid('json');
      const alert = unwrap(await searchAlerts.ask(c.get('member').id, keyword));
      return c.json(toSearchAlert(alert), 200);
    },
  );

  app.openapi(
    createRoute({
      ...common,
      method: 'delete',
      path: '/me/search-alerts/{id}',
      request: { query: localeQuerySchema, params: searchAlertParamSchema },
      responses: answers(emptySchema, 401, 404, 422),
    }),
    async (c) => {
      await searchAlerts.remove(c.get('member').id, c.req.valid('param').id);
      return c.json({}, 200);
    },
  );
}

function toSearchAlert({ id, keyword, createdAt }: SearchAlert) {
  return { id, keyword, created_at: createdAt.toISOString() };
}
