import { createRoute } from '@hono/zod-openapi';
import {
  addToCartSchema,
  cartGroupParamSchema,
  cartItemParamSchema,
  cartSchema,
  orderChoicesSchema,
  quoteSchema,
  removeCartItemSchema,
  saveCartItemSchema,
  setCartCouponsSchema,
  setCartGroupSchema,
  setCartItemSchema,
} from '../../../lib/cart/contract.ts';
import { localeQuerySchema, type Locale } from '../../../lib/api/contract.ts';
import { couponCodeSchema, memberCouponParamSchema } from '../../../lib/wallet/contract.ts';
import type { CartChange } from './rules/change-cart.ts';
import { fromBaht } from '../../core/money.ts';
import { clientAddress } from '../../http/client-address.ts';
import type { ApiApp } from '../../http/context.ts';
import { ApiError, unwrap } from '../../http/errors.ts';
import { toCart, toQuote } from './mapper.ts';
import { recommendedRoutes } from './recommended-routes.ts';
import { requireMember } from '../../http/middleware/require-member.ts';
import { answers, jsonBody } from '../../http/responses.ts';
import type { CartUseCases } from './use-cases.ts';
import type { IdentityUseCases } from '../identity/use-cases.ts';

interface Parts {
  readonly identity: IdentityUseCases;
  readonly cart: CartUseCases;
}

/** The cart of the signed-in member (`docs/product/cart.md`, "Adding"). */
export function cartRoutes(app: ApiApp, parts: Parts): void {
  wholeCartRoutes(app, parts);
  itemRoutes(app, parts);
  recommendedRoutes(app, parts);
  couponRoutes(app, parts);
  quoteRoute(app, parts);
}

const query = localeQuerySchema;

function commonOf({ identity }: Pick<Parts, 'identity'>) {
  return { tags: ['Cart'], middleware: requireMember(identity) };
}

function wholeCartRoutes(app: ApiApp, { cart, ...parts }: Parts): void {
  const common = commonOf(parts);

  for (const method of ['post', 'get'] as const) {
    app.openapi(
      createRoute({
        ...common,
        method,
        path: '/me/cart',
        request: { query },
        responses: answers(cartSchema, 401, 422),
      }),
      async (c) => {
        const shown = await cart.get(c.get('member').id);
        return c.json(toCart(unwrap(shown), c.get('locale')), 200);
      },
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
      const { seen_price: seen, earlier_price: earlier, ...addition } = c.req.valid('json');
      const added = await cart.add(c.get('member').id, {
        ...addition,
        before: addition.before_product_id,
        seenPrice: seen === undefined ? undefined : fromBaht(seen),
        earlierPrice: earlier === undefined ? undefined : fromBaht(earlier),
      });
      return c.json(toCart(unwrap(added), c.get('locale')), 200);
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
      method: 'put',
      path: '/me/cart/groups/{group_id}',
      request: { query, params: cartGroupParamSchema, body: jsonBody(setCartGroupSchema) },
      responses: answers(cartSchema, 400, 401, 404, 409, 422),
    }),
    async (c) => {
      const groupId = c.req.valid('param').group_id;
      const { opted_out: optedOut, version } = c.req.valid('json');
      const change = await cart.optOut(c.get('member').id, { groupId, optedOut, version });
      return c.json(changed(unwrap(change), c.get('locale')), 200);
    },
  );
}

function itemRoutes(app: ApiApp, { cart, ...parts }: Parts): void {
  const common = { ...commonOf(parts), path: '/me/cart/items/{product_id}' };
  const responses = answers(cartSchema, 400, 401, 404, 409, 422);
  const params = cartItemParamSchema;

  app.openapi(
    createRoute({
      ...common,
      method: 'put',
      request: { query, params, body: jsonBody(setCartItemSchema) },
      responses,
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
      request: { query, params, body: jsonBody(removeCartItemSchema) },
      responses,
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
      method: 'put',
      path: '/me/cart/items/{product_id}/saved',
      request: { query, params, body: jsonBody(saveCartItemSchema) },
      responses,
    }),
    async (c) => {
      const productId = c.req.valid('param').product_id;
      const change = await cart.putAside(c.get('member').id, { productId, ...c.req.valid('json') });
      return c.json(changed(unwrap(change), c.get('locale')), 200);
    },
  );
}

function couponRoutes(app: ApiApp, { cart, ...parts }: Parts): void {
  const common = commonOf(parts);

  app.openapi(
    createRoute({
      ...common,
      method: 'post',
      path: '/me/cart/coupons',
      request: { query, body: jsonBody(couponCodeSchema) },
      responses: answers(cartSchema, 400, 401, 409, 422, 429),
    }),
    async (c) => {
      const typed = { code: c.req.valid('json').code, address: clientAddress(c) };
      const used = await cart.useCoupon(c.get('member').id, typed);
      return c.json(toCart(unwrap(used), c.get('locale')), 200);
    },
  );

  app.openapi(
    createRoute({
      ...common,
      method: 'put',
      path: '/me/cart/coupons',
      request: { query, body: jsonBody(setCartCouponsSchema) },
      responses: answers(cartSchema, 400, 401, 422),
    }),
    async (c) => {
      const ids = c.req.valid('json').coupon_ids;
      const chosen = await cart.chooseCoupons(c.get('member').id, ids);
      return c.json(toCart(unwrap(chosen), c.get('locale')), 200);
    },
  );

  app.openapi(
    createRoute({
      ...common,
      method: 'delete',
      path: '/me/cart/coupons/{id}',
      request: { query, params: memberCouponParamSchema },
      responses: answers(cartSchema, 401, 404, 422),
    }),
    async (c) => {
      const dropped = await cart.dropCoupon(c.get('member').id, c.req.valid('param').id);
      return c.json(toCart(unwrap(dropped), c.get('locale')), 200);
    },
  );
}

function quoteRoute(app: ApiApp, { cart, ...parts }: Parts): void {
  app.openapi(
    createRoute({
      ...commonOf(parts),
      method: 'post',
      path: '/me/cart/quote',
      request: { query, body: jsonBody(orderChoicesSchema) },
      responses: answers(quoteSchema, 400, 401, 422),
    }),
    async (c) => {
      const choices = c.req.valid('json');
      const quoted = await cart.quote(c.get('member').id, {
        deliveryMethod: choices.delivery_method ?? 'home',
        addressId: choices.address_id,
        branchId: choices.branch_id,
        couponIds: choices.coupon_ids,
        coinCouponId: choices.coin_coupon_id,
        giftCards: choices.gift_card_codes,
      });
      return c.json(toQuote(unwrap(quoted), c.get('locale')), 200);
    },
  );
}

/** The cart after a change; a client that saw an older one gets the current one to show. */
function changed({ kind, cart }: CartChange, locale: Locale) {
  const answer = toCart(cart, locale);
  if (kind === 'stale') throw new ApiError({ code: 'CART_VERSION', data: { cart: answer } });
  return answer;
}
