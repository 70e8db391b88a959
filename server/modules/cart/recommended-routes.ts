import { createRoute } from '@hono/zod-openapi';
import { addAllSchema, cartSchema } from '../../../lib/cart/contract.ts';
import { idParamSchema, localeQuerySchema } from '../../../lib/api/contract.ts';
import type { ApiApp } from '../../http/context.ts';
import { unwrap } from '../../http/errors.ts';
import { requireMember } from '../../http/middleware/require-member.ts';
import { answers, jsonBody } from '../../http/responses.ts';
import type { IdentityUseCases } from '../identity/use-cases.ts';
import { toCart } from './mapper.ts';
import type { CartUseCases } from './use-cases.ts';

interface Parts {
  readonly identity: IdentityUseCases;
  readonly cart: CartUseCases;
}

/** Additions from a conversation with a pharmacist (`docs/product/consultation.md`, "Messages"). */
export function recommendedRoutes(app: ApiApp, parts: Parts): void {
  approvalRoute(app, parts);
  addAllRoute(app, parts);
}

function approvalRoute(app: ApiApp, { cart, identity }: Parts): void {
  app.openapi(
    createRoute({
      tags: ['Cart'],
      middleware: requireMember(identity),
      method: 'post',
      path: '/me/cart/approvals/{id}',
      description: 'Puts exactly what a pharmacist approved into the cart.',
      request: { query: localeQuerySchema, params: idParamSchema },
      responses: answers(cartSchema, 401, 404, 409, 422),
    }),
    async (c) => {
      const added = await cart.addApproved(c.get('member').id, c.req.valid('param').id);
      return c.json(toCart(unwrap(added), c.get('locale')), 200);
    },
  );
}

function addAllRoute(app: ApiApp, { cart, identity }: Parts): void {
  app.openapi(
    createRoute({
      tags: ['Cart'],
      middleware: requireMember(identity),
      method: 'post',
      path: '/me/cart/add-all',
      description: 'Adds all of them or none; a refusal names the article that stopped it.',
      request: { query: localeQuerySchema, body: jsonBody(addAllSchema) },
      responses: answers(cartSchema, 400, 401, 404, 409, 422),
    }),
    async (c) => {
      const { items, approval_ids: approvalIds } = c.req.valid('json');
      const added = await cart.addAll(c.get('member').id, {
        items: items.map(({ product_id: productId, qty }) => ({ productId, qty })),
        approvalIds,
      });
      return c.json(toCart(unwrap(added), c.get('locale')), 200);
    },
  );
}
