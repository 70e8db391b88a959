import { createRoute, z } from '@hono/zod-openapi';
import { localeQuerySchema } from '../../../lib/api/contract.ts';
import {
  orderIdParamSchema,
  orderPageSchema,
  orderQuerySchema,
  orderSchema,
  placeOrderSchema,
  trackingSchema,
} from '../../../lib/orders/contract.ts';
import type { ApiApp } from '../../http/context.ts';
import { ApiError, found, unwrap } from '../../http/errors.ts';
import { toQuote } from '../cart/mapper.ts';
import { toOrder, toOrderSummary } from './mapper.ts';
import { toOrderRequest } from './order-request.ts';
import { idempotent } from '../../http/middleware/idempotency.ts';
import { requireMember } from '../../http/middleware/require-member.ts';
import { answers, created, jsonBody } from '../../http/responses.ts';
import type { IdempotencyStore } from '../../core/idempotency.ts';
import type { Clock } from '../../core/ports.ts';
import type { IdentityUseCases } from '../identity/use-cases.ts';
import type { OrderUseCases } from './use-cases.ts';

/** Orders of the signed-in member (`docs/product/orders.md`, "Placing an order"). */
export function orderRoutes(
  app: ApiApp,
  useCases: {
    readonly identity: IdentityUseCases;
    readonly orders: OrderUseCases;
    readonly idempotency: IdempotencyStore;
    readonly clock: Clock;
  },
): void {
  const { orders, clock } = useCases;
  const member = requireMember(useCases.identity);
  const tags = ['Orders'];

  app.openapi(
    createRoute({
      tags,
      method: 'post',
      path: '/me/orders',
      middleware: [member, idempotent(useCases)] as const,
      request: {
        query: localeQuerySchema,
        headers: z.object({ 'idempotency-key': z.string().max(255) }),
        body: jsonBody(placeOrderSchema),
      },
      responses: created(orderSchema, 400, 401, 409, 422),
    }),
    async (c) => {
      const request = toOrderRequest(c.req.valid('json'), c.get('idempotencyKey'));
      const outcome = unwrap(await orders.place(c.get('member').id, request));
      if (outcome.kind !== 'placed') {
        const code = outcome.kind === 'flash_over' ? 'FLASH_SALE_EXPIRED' : 'CART_CHANGED';
        throw new ApiError({ code, data: { quote: toQuote(outcome.cart, c.get('locale')) } });
      }
      return c.json(toOrder(outcome.order, c.get('locale'), clock.now()), 201);
    },
  );

  app.openapi(
    createRoute({
      tags,
      method: 'get',
      path: '/me/orders',
      middleware: [member] as const,
      request: { query: localeQuerySchema.extend(orderQuerySchema.shape) },
      responses: answers(orderPageSchema, 401, 422),
    }),
    async (c) => {
      const { id, status, page, per_page, locale } = c.req.valid('query');
      const slice = { limit: per_page, offset: (page - 1) * per_page };
      const { rows, total } = await orders.list(c.get('member').id, { id, status, ...slice });
      const entities = rows.map((row) => toOrderSummary(row, locale));
      return c.json({ entities, page, per_page, total }, 200);
    },
  );

  app.openapi(
    createRoute({
      tags,
      method: 'get',
      path: '/me/orders/{id}',
      middleware: [member] as const,
      request: { query: localeQuerySchema, params: orderIdParamSchema },
      responses: answers(orderSchema, 401, 404, 422),
    }),
    async (c) => {
      const order = found(await orders.find(c.get('member').id, c.req.valid('param').id));
      return c.json(toOrder(order, c.get('locale'), clock.now()), 200);
    },
  );

  app.openapi(
    createRoute({
      tags,
      method: 'get',
      path: '/me/orders/{id}/tracking',
      middleware: [member] as const,
      request: { query: localeQuerySchema, params: orderIdParamSchema },
      responses: answers(trackingSchema, 401, 404, 422),
    }),
    async (c) => {
      const order = found(await orders.find(c.get('member').id, c.req.valid('param').id));
      const { order_id, status, timeline, parcels } = toOrder(order, c.get('locale'), clock.now());
      return c.json({ order_id, status, timeline, parcels }, 200);
    },
  );
}
