import type { Needs } from '../../core/transact.ts';
import { createAddItem } from '../cart/rules/change-cart.ts';
import { createGetCart } from '../cart/rules/show-cart.ts';
import type { OrderRepo } from './ports.ts';
import { createCancelOrder } from './rules/cancel-order.ts';
import { createChooseBranch } from './rules/choose-branch.ts';
import { createPlaceOrder } from './rules/place-order.ts';
import { createReorder } from './rules/reorder.ts';
import { createRequestInvoice } from './rules/request-invoice.ts';
import { createReturnGoods } from './rules/return-goods.ts';

type World = Needs<
  | typeof createPlaceOrder
  | typeof createCancelOrder
  | typeof createReturnGoods
  | typeof createRequestInvoice
  | typeof createChooseBranch
  | typeof createAddItem
  | typeof createGetCart
> & { readonly orders: Pick<OrderRepo, 'find' | 'list'> };

/** Use cases of the routes. */
export type OrderUseCases = ReturnType<typeof createOrderUseCases>;

export function createOrderUseCases(world: World) {
  const { orders } = world;
  const list: OrderRepo['list'] = (memberId, filter) => orders.list(memberId, filter);
  return {
    find: (memberId: number, id: string) => orders.find(memberId, id),
    list,
    place: createPlaceOrder(world),
    cancel: createCancelOrder(world),
    reorder: createReorder({
      orders,
      addItem: createAddItem(world),
      getCart: createGetCart(world),
    }),
    returnGoods: createReturnGoods(world),
    requestInvoice: createRequestInvoice(world),
    chooseBranch: createChooseBranch(world),
  };
}
