import { createRoute } from '@hono/zod-openapi';
import { emptySchema, localeQuerySchema } from '../../../lib/api/contract.ts';
import {
  productIdParamSchema,
  stockAlertListSchema,
  stockAlertSchema,
  wishlistQuerySchema,
  wishlistSchema,
} from '../../../lib/wishes/contract.ts';
import type { ApiApp } from '../../http/context.ts';
import { unwrap } from '../../http/errors.ts';
import { toProductCard } from '../catalog/product-mapper.ts';
import { requireMember } from '../../http/middleware/require-member.ts';
import { answers, jsonBody } from '../../http/responses.ts';
import type { Clock } from '../../core/ports.ts';
import type { CatalogReads } from '../catalog/ports.ts';
import type { IdentityUseCases } from '../identity/use-cases.ts';
import { searchAlertRoutes } from './search-alert-routes.ts';
import type { WishUseCases } from './use-cases.ts';

interface Parts extends WishUseCases {
  readonly identity: IdentityUseCases;
  readonly catalog: CatalogReads;
  readonly clock: Clock;
}

/** Wish lists, back-in-stock alerts, and alerts for words that found nothing. */
export function wishRoutes(app: ApiApp, parts: Parts): void {
  wishlistRoutes(app, parts);
  stockAlertRoutes(app, parts);
  searchAlertRoutes(app, parts);
}

function wishlistRoutes(app: ApiApp, { identity, catalog, wishes, clock }: Parts): void {
  const common = { tags: ['Wishlist'], middleware: requireMember(identity) };
  const query = localeQuerySchema;
  const params = productIdParamSchema;

  app.openapi(
    createRoute({
      ...common,
      method: 'get',
      path: '/me/wishlist',
      request: { query: wishlistQuerySchema },
      responses: answers(wishlistSchema, 401, 422),
    }),
    async (c) => {
      const { cards = true, locale } = c.req.valid('query');
      const ids = [...(await wishes.ids(c.get('member').id))];
      const rows = cards ? await catalog.productsById(ids, clock.now()) : [];
      const entities = rows.map((row) => toProductCard(row, locale));
      return c.json({ entities, product_ids: ids }, 200);
    },
  );

  app.openapi(
    createRoute({
      ...common,
      method: 'put',
      path: '/me/wishlist/{product_id}',
      request: { query, params },
      responses: answers(emptySchema, 401, 404, 422),
    }),
    async (c) => {
      unwrap(await wishes.add(c.get('member').id, c.req.valid('param').product_id));
      return c.json({}, 200);
    },
  );

  app.openapi(
    createRoute({
      ...common,
      method: 'delete',
      path: '/me/wishlist/{product_id}',
      request: { query, params },
      responses: answers(emptySchema, 401, 404, 422),
    }),
    async (c) => {
      await wishes.remove(c.get('member').id, c.req.valid('param').product_id);
      return c.json({}, 200);
    },
  );
}

function stockAlertRoutes(app: ApiApp, { identity, stockAlerts }: Parts): void {
  const common = { tags: ['Wishlist'], middleware: requireMember(identity) };
  const query = localeQuerySchema;

  app.openapi(
    createRoute({
      ...common,
      method: 'get',
      path: '/me/stock-alerts',
      request: { query },
      responses: answers(stockAlertListSchema, 401, 422),
    }),
    async (c) => c.json({ product_ids: [...(await stockAlerts.ids(c.get('member').id))] }, 200),
  );

  app.openapi(
    createRoute({
      ...common,
      method: 'post',
      path: '/me/stock-alerts',
      request: { query, body: jsonBody(stockAlertSchema) },
      responses: answers(emptySchema, 400, 401, 404, 409, 422),
    }),
    async (c) => {
      unwrap(await stockAlerts.ask(c.get('member').id, c.req.valid('json').product_id));
      return c.json({}, 200);
    },
  );

  app.openapi(
    createRoute({
      ...common,
      method: 'delete',
      path: '/me/stock-alerts/{product_id}',
      request: { query, params: productIdParamSchema },
      responses: answers(emptySchema, 401, 404, 422),
    }),
    async (c) => {
      await stockAlerts.remove(c.get('member').id, c.req.valid('param').product_id);
      return c.json({}, 200);
    },
  );
}
