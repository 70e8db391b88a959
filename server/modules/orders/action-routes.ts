import { createRoute } from '@hono/zod-openapi';
import { localeQuerySchema } from '../../../lib/api/contract.ts';
import {
  chooseBranchSchema,
  orderIdParamSchema,
  orderSchema,
  reorderedSchema,
  returnRequestSchema,
  taxInvoiceRequestSchema,
} from '../../../lib/orders/contract.ts';
import type { OrderDetail } from './ports.ts';
import type { ApiApp } from '../../http/context.ts';
import { unwrap } from '../../http/errors.ts';
import { toCart } from '../cart/mapper.ts';
import { toOrder } from './mapper.ts';
import { requireMember } from '../../http/middleware/require-member.ts';
import { answers, jsonBody } from '../../http/responses.ts';
import type { Clock } from '../../core/ports.ts';
import type { IdentityUseCases } from '../identity/use-cases.ts';
import type { OrderUseCases } from './use-cases.ts';

/**
 * Actions of members on their orders (`docs/product/orders.md`, "Order pages"); each answers with the order
 * afterwards.
 */
export function orderActionRoutes(
  app: ApiApp,
  {
    identity,
    orders,
    clock,
  }: { readonly identity: IdentityUseCases; readonly orders: OrderUseCases; readonly clock: Clock },
): void {
  const common = {
    tags: ['Orders'],
    method: 'post' as const,
    middleware: requireMember(identity),
  };
  const request = { query: localeQuerySchema, params: orderIdParamSchema };
  const changed = answers(orderSchema, 400, 401, 404, 409, 422);
  const show = (order: OrderDetail, locale: 'en' | 'th') => toOrder(order, locale, clock.now());

  app.openapi(
    createRoute({ ...common, path: '/me/orders/{id}/cancel', request, responses: changed }),
    async (c) => {
      const own = { memberId: c.get('member').id, id: c.req.valid('param').id };
      return c.json(show(unwrap(await orders.cancel(own)), c.get('locale')), 200);
    },
  );

  app.openapi(
    createRoute({
      ...common,
      path: '/me/orders/{id}/reorder',
      request,
      responses: answers(reorderedSchema, 401, 404, 409, 422),
    }),
    async (c) => {
      const own = { memberId: c.get('member').id, id: c.req.valid('param').id };
      const { cart, missing } = unwrap(await orders.reorder(own));
      const locale = c.get('locale');
      const answer = { cart: toCart(cart, locale), missing: missing.map((name) => name[locale]) };
      return c.json(answer, 200);
    },
  );

  app.openapi(
    createRoute({
      ...common,
      path: '/me/orders/{id}/returns',
      request: { ...request, body: jsonBody(returnRequestSchema) },
      responses: changed,
    }),
    async (c) => {
      const own = { memberId: c.get('member').id, id: c.req.valid('param').id };
      const asked = await orders.returnGoods(own, c.req.valid('json'));
      return c.json(show(unwrap(asked), c.get('locale')), 200);
    },
  );

  app.openapi(
    createRoute({
      ...common,
      path: '/me/orders/{id}/tax-invoice',
      request: { ...request, body: jsonBody(taxInvoiceRequestSchema) },
      responses: changed,
    }),
    async (c) => {
      const own = { memberId: c.get('member').id, id: c.req.valid('param').id };
      const issued = await orders.requestInvoice(own, c.req.valid('json').vat_address_id);
      return c.json(show(unwrap(issued), c.get('locale')), 200);
    },
  );

  app.openapi(
    createRoute({
      ...common,
      path: '/me/orders/{id}/branch',
      request: { ...request, body: jsonBody(chooseBranchSchema) },
      responses: changed,
    }),
    async (c) => {
      const own = { memberId: c.get('member').id, id: c.req.valid('param').id };
      const moved = await orders.chooseBranch(own, c.req.valid('json').branch_id);
      return c.json(show(unwrap(moved), c.get('locale')), 200);
    },
  );
}
