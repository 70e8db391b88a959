import type { Repos } from '../repos/all.ts';
import type { Transact } from '../repos/unit-of-work.ts';
import { createAddApproved } from '../modules/cart/rules/add-approved.ts';
import { createAddItem } from '../modules/cart/rules/add-item.ts';
import { createChangeItem, createPutAside } from '../modules/cart/rules/change-item.ts';
import { createChooseCoupons, createDropCoupon } from '../modules/cart/rules/choose-coupons.ts';
import { createClearCart } from '../modules/cart/rules/clear-cart.ts';
import { createGetCart } from '../modules/cart/rules/get-cart.ts';
import { createOptOut } from '../modules/cart/rules/opt-out.ts';
import { createQuoteCart } from '../modules/cart/rules/quote-cart.ts';
import { createUseCouponCode } from '../modules/cart/rules/use-coupon-code.ts';
import type { Clock, Hasher } from '../core/ports.ts';
import { createGiftCardPasses } from '../modules/wallet/rules/gift-card-passes.ts';
import type { UseCases } from './use-cases.ts';

interface CartWorld {
  readonly clock: Clock;
  readonly hasher: Hasher;
}

export function composeCart(
  world: CartWorld,
  repos: Repos,
  transact: Transact,
): Pick<UseCases, 'cart'> {
  const passes = createGiftCardPasses(world.hasher);
  const parts = { ...world, ...repos, transact, passes };
  return {
    cart: {
      get: createGetCart(parts),
      add: createAddItem(parts),
      addApproved: createAddApproved(parts),
      change: createChangeItem(parts),
      putAside: createPutAside(parts),
      optOut: createOptOut(parts),
      clear: createClearCart(parts),
      quote: createQuoteCart(parts),
      useCoupon: createUseCouponCode(parts),
      chooseCoupons: createChooseCoupons(parts),
      dropCoupon: createDropCoupon(parts),
    },
  };
}
