import type { AddItem } from '../../cart/rules/change-cart.ts';
import type { GetCart, ShownCart } from '../../cart/rules/show-cart.ts';
import type { Names } from '../../../core/names.ts';
import { ok, refuse, type Result } from '../../../core/result.ts';
import type { OwnOrder } from './own-order.ts';
import type { OrderRepo } from '../ports.ts';

export interface Reordered {
  readonly cart: ShownCart;
  /** Lines that cannot be ordered again now, or with fewer pieces. */
  readonly missing: readonly Names[];
}

/** Puts the goods of an order into the cart, at today's prices; lines that are dearer now say so. */
export type Reorder = (own: OwnOrder) => Promise<Result<Reordered>>;

export function createReorder({
  orders,
  addItem,
  getCart,
}: {
  readonly orders: Pick<OrderRepo, 'find'>;
  readonly addItem: AddItem;
  readonly getCart: GetCart;
}): Reorder {
  return async ({ memberId, id }) => {
    const order = await orders.find(memberId, id);
    if (!order) return refuse('NOT_FOUND');
    const missing: Names[] = [];
    for (const { productId, qty, name, price: earlierPrice } of order.items) {
      const added = await addItem(memberId, { product_id: productId, qty, earlierPrice });
      if (!added.ok) missing.push(name);
    }
    const cart = await getCart(memberId);
    return cart.ok ? ok({ cart: cart.value, missing }) : cart;
  };
}
