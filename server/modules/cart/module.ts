import type { Needs } from '../../core/transact.ts';
import type { Database } from '../../db/client.ts';
import { cartCoupons, cartItems, cartOptOuts, carts } from './schema.ts';
import type { Module } from '../../http/module.ts';
import { createCartRepo } from './repo.ts';
import { cartRoutes } from './routes.ts';
import { createCartUseCases } from './use-cases.ts';

export const cart = {
  calls: {
    'POST /me/cart': 'member',
    'GET /me/cart': 'member',
    'POST /me/cart/add': 'member',
    'POST /me/cart/add-all': 'member',
    'DELETE /me/cart/clear': 'member',
    'PUT /me/cart/groups/{group_id}': 'member',
    'PUT /me/cart/items/{product_id}': 'member',
    'DELETE /me/cart/items/{product_id}': 'member',
    'PUT /me/cart/items/{product_id}/saved': 'member',
    'POST /me/cart/approvals/{id}': 'owner',
    'POST /me/cart/coupons': 'member',
    'PUT /me/cart/coupons': 'member',
    'DELETE /me/cart/coupons/{id}': 'member',
    'POST /me/cart/quote': 'member',
  },
  repos: (db: Database, { limitDays }: { readonly limitDays: number }) => ({
    carts: createCartRepo(db, limitDays),
  }),
  useCases: (world: Needs<typeof createCartUseCases>) => ({ cart: createCartUseCases(world) }),
  erases: { rows: [cartCoupons, cartOptOuts, cartItems, carts] },
  exports: { cart: '/me/cart' },
  routes: cartRoutes,
} satisfies Module;
