import type { AddApproved } from './rules/add-approved.ts';
import type { AddItem } from './rules/add-item.ts';
import type { ChangeItem, PutAside } from './rules/change-item.ts';
import type { ChooseCoupons, DropCoupon } from './rules/choose-coupons.ts';
import type { ClearCart } from './rules/clear-cart.ts';
import type { GetCart } from './rules/get-cart.ts';
import type { OptOut } from './rules/opt-out.ts';
import type { QuoteCart } from './rules/quote-cart.ts';
import type { UseCouponCode } from './rules/use-coupon-code.ts';

/** What routes call. */
export interface CartUseCases {
  readonly get: GetCart;
  readonly add: AddItem;
  readonly addApproved: AddApproved;
  readonly change: ChangeItem;
  readonly putAside: PutAside;
  readonly optOut: OptOut;
  readonly clear: ClearCart;
  readonly quote: QuoteCart;
  readonly useCoupon: UseCouponCode;
  readonly chooseCoupons: ChooseCoupons;
  readonly dropCoupon: DropCoupon;
}
