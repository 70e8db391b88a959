import type { DeliveryMethod } from '../../../../lib/api/contract/order-values.ts';
import { fromBaht, type Satang } from '../../../core/money.ts';

export const HOME_DELIVERY_FEE: Satang = fromBaht(40);
/** Goods of at least so much are delivered free. */
export const FREE_DELIVERY_FROM: Satang = fromBaht(699);

export interface DeliveryPrice {
  readonly fee: Satang;
  /** What the goods lack to free delivery; 0 when it is free. */
  readonly freeDeliveryMissing: Satang;
}

/**
 * Step 6 of the price rules (`docs/product/cart.md`, "Delivery fee"), before coupons; `goods` is what is to pay for
 * the lines.
 */
export function deliveryPrice(method: DeliveryMethod, goods: Satang): DeliveryPrice {
  if (method === 'pickup') return { fee: 0, freeDeliveryMissing: 0 };
  const freeDeliveryMissing = Math.max(0, FREE_DELIVERY_FROM - goods);
  return { fee: freeDeliveryMissing === 0 ? 0 : HOME_DELIVERY_FEE, freeDeliveryMissing };
}
