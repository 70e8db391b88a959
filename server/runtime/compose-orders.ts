import type { Repos } from '../repos/all.ts';
import type { Transact } from '../repos/unit-of-work.ts';
import type { GeoDirectory } from '../modules/geo/ports.ts';
import type { Clock, Hasher, Ids } from '../core/ports.ts';
import { createCancelOrder } from '../modules/orders/rules/cancel-order.ts';
import { createChooseBranch } from '../modules/orders/rules/choose-branch.ts';
import type { Telling } from '../modules/orders/move-ports.ts';
import type { OrderLimits } from '../modules/orders/rules/order-limits.ts';
import { createPlaceOrder } from '../modules/orders/rules/place-order.ts';
import { createReorder } from '../modules/orders/rules/reorder.ts';
import { createRequestInvoice } from '../modules/orders/rules/request-invoice.ts';
import { createReturnGoods } from '../modules/orders/rules/return-goods.ts';
import { createGiftCardPasses } from '../modules/wallet/rules/gift-card-passes.ts';
import type { UseCases } from './use-cases.ts';

interface OrderWorld extends Telling {
  readonly clock: Clock;
  readonly ids: Ids;
  readonly hasher: Hasher;
  readonly geo: GeoDirectory;
  readonly limits: OrderLimits;
}

export function composeOrders(
  world: OrderWorld,
  repos: Repos,
  transact: Transact,
  cart: UseCases['cart'],
): Pick<UseCases, 'orders'> {
  const passes = createGiftCardPasses(world.hasher);
  const parts = { ...world, ...repos, transact, passes };
  return {
    orders: {
      find: (memberId, id) => repos.orders.find(memberId, id),
      list: (memberId, filter) => repos.orders.list(memberId, filter),
      place: createPlaceOrder(parts),
      cancel: createCancelOrder(parts),
      reorder: createReorder({ orders: repos.orders, addItem: cart.add, getCart: cart.get }),
      returnGoods: createReturnGoods(parts),
      requestInvoice: createRequestInvoice(parts),
      chooseBranch: createChooseBranch(parts),
    },
  };
}
