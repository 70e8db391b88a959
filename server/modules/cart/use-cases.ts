import type { Needs } from '../../core/transact.ts';
import { createAddAll } from './rules/add-all.ts';
import { createAddApproved } from './rules/add-approved.ts';
import {
  createAddItem,
  createChangeItem,
  createClearCart,
  createPutAside,
} from './rules/change-cart.ts';
import { createChooseCoupons, createDropCoupon } from './rules/choose-coupons.ts';
import { createGetCart } from './rules/show-cart.ts';
import { createOptOut } from './rules/opt-out.ts';
import { createQuoteCart } from './rules/quote-cart.ts';
import { createUseCouponCode } from './rules/use-coupon-code.ts';

/** All other changes need what `createChangeItem` needs. */
type World = Needs<
  | typeof createGetCart
  | typeof createAddItem
  | typeof createAddApproved
  | typeof createChangeItem
  | typeof createQuoteCart
  | typeof createUseCouponCode
>;

/** Use cases of the routes. */
export type CartUseCases = ReturnType<typeof createCartUseCases>;

export function createCartUseCases(world: World) {
  return {
    get: createGetCart(world),
    add: createAddItem(world),
    addApproved: createAddApproved(world),
    addAll: createAddAll(world),
    change: createChangeItem(world),
    putAside: createPutAside(world),
    optOut: createOptOut(world),
    clear: createClearCart(world),
    quote: createQuoteCart(world),
    useCoupon: createUseCouponCode(world),
    chooseCoupons: createChooseCoupons(world),
    dropCoupon: createDropCoupon(world),
  };
}
