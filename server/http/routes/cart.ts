import { createRoute } from '@hono/zod-openapi';
import {
  addToCartSchema,
  cartItemParamSchema,
  cartSchema,
  quoteRequestSchema,
  quoteSchema,
  removeCartItemSchema,
  setCartItemSchema,
} from '../../../lib/api/contract/cart.ts';
import { localeQuerySchema, type Locale } from '../../../lib/api/contract/common.ts';
import { fromBaht } from '../../domain/kernel/money.ts';
import type { CartChange } from '../../domain/cart/change-item.ts';
import type { ApiApp } from '../context.ts';
import { ApiError, unwrap } from '../errors.ts';
import { toCart, toQuote } from '../mappers/cart.ts';
import { requireMember } from '../middleware/require-member.ts';
import { answers, jsonBody } from '../responses.ts';
import type { UseCases } from '../use-cases.ts';

/** The cart of the signed-in member (`api.md`, "Cart"). */
export function cartRoutes(
  app: ApiApp,
  { identity, cart }: Pick<UseCases, 'identity' | 'cart'>,
): void {
  const common = { tags: ['Cart'], middleware: requireMember(identity) };
  const query = localeQuerySchema;

  for (const method of ['post', 'get'] as const) {
    app.openapi(
      createRoute({
        ...common,
        method,
        path: '/me/cart',
        request: { query },
        responses: answers(cartSchema, 401, 422),
      }),
      async (c) => c.json(toCart(await cart.get(c.get('member').id), c.get('locale')), 200),
    );
  }

  app.openapi(
    createRoute({
      ...common,
      method: 'post',
      path: '/me/cart/add',
      request: { query, body: jsonBody(addToCartSchema) },
      responses: answers(cartSchema, 400, 401, 409, 422),
    }),
    async (c) => {
      const { seen_price: seen, ...addition } = c.req.valid('json');
      const seenPrice = seen === undefined ? undefined : fromBaht(seen);
      const added = await cart.add(c.get('member').id, { ...addition, seenPrice });
      return c.json(toCart(unwrap(added), c.get('locale')), 200);
    },
  );

  app.openapi(
    createRoute({
      ...common,
      method: 'put',
      path: '/me/cart/items/{product_id}',
      request: { query, params: cartItemParamSchema, body: jsonBody(setCartItemSchema) },
      responses: answers(cartSchema, 400, 401, 404, 409, 422),
    }),
    async (c) => {
      const productId = c.req.valid('param').product_id;
      const change = await cart.change(c.get('member').id, { productId, ...c.req.valid('json') });
      return c.json(changed(unwrap(change), c.get('locale')), 200);
    },
  );

  app.openapi(
    createRoute({
      ...common,
      method: 'delete',
      path: '/me/cart/items/{product_id}',
      request: { query, params: cartItemParamSchema, body: jsonBody(removeCartItemSchema) },
      responses: answers(cartSchema, 400, 401, 404, 409, 422),
    }),
    async (c) => {
      const productId = c.req.valid('param').product_id;
      const { version } = c.req.valid('json');
      const change = await cart.change(c.get('member').id, { productId, qty: 0, version });
      return c.json(changed(unwrap(change), c.get('locale')), 200);
    },
  );

  app.openapi(
    createRoute({
      ...common,
      method: 'delete',
      path: '/me/cart/clear',
      request: { query },
      responses: answers(cartSchema, 401, 422),
    }),
    async (c) => {
      const cleared = await cart.clear(c.get('member').id);
      return c.json(toCart(unwrap(cleared), c.get('locale')), 200);
    },
  );

  app.openapi(
    createRoute({
      ...common,
      method: 'post',
      path: '/me/cart/quote',
      request: { query, body: jsonBody(quoteRequestSchema) },
      responses: answers(quoteSchema, 400, 401, 422),
    }),
    async (c) => {
      const { address_id: addressId } = c.req.valid('json');
      const quoted = await cart.quote(c.get('member').id, { addressId });
      return c.json(toQuote(unwrap(quoted)), 200);
    },
  );
}

/** The cart after a change; a client that saw an older one gets the current one to show. */
function changed({ kind, cart }: CartChange, locale: Locale) {
  const answer = toCart(cart, locale);
  if (kind === 'stale') throw new ApiError({ code: 'CART_VERSION', data: { cart: answer } });
  return answer;
}
