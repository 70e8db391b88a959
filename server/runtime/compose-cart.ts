import type { Repos } from '../repos/all.ts';
import type { Transact } from '../repos/unit-of-work.ts';
import { createAddApproved } from '../domain/cart/add-approved.ts';
import { createAddItem } from '../domain/cart/add-item.ts';
import { createChangeItem, createPutAside } from '../domain/cart/change-item.ts';
import { createChooseCoupons, createDropCoupon } from '../domain/cart/choose-coupons.ts';
import { createClearCart } from '../domain/cart/clear-cart.ts';
import { createGetCart } from '../domain/cart/get-cart.ts';
import { createOptOut } from '../domain/cart/opt-out.ts';
import { createQuoteCart } from '../domain/cart/quote-cart.ts';
import { createUseCouponCode } from '../domain/cart/use-coupon-code.ts';
import type { Clock, Hasher } from '../core/ports.ts';
import { createGiftCardPasses } from '../domain/wallet/gift-card-passes.ts';
import type { UseCases } from '../http/use-cases.ts';

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
