import type { z } from 'zod';
import type { placeOrderSchema } from '../../../lib/orders/contract.ts';
import { fromBaht } from '../../core/money.ts';
import type { OrderRequest } from './rules/place-order.ts';

export function toOrderRequest(
  body: z.output<typeof placeOrderSchema>,
  idempotencyKey: string,
): OrderRequest {
  return {
    idempotencyKey,
    cartVersion: body.cart_version,
    quoteTotal: fromBaht(body.quote_total),
    quoteToPay: body.quote_to_pay === undefined ? undefined : fromBaht(body.quote_to_pay),
    deliveryMethod: body.delivery_method,
    addressId: body.address_id,
    branchId: body.branch_id,
    vatAddressId: body.vat_address_id,
    couponIds: body.coupon_ids,
    coinCouponId: body.coin_coupon_id,
    giftCards: body.gift_card_codes,
    paymentMethod: body.payment_method,
  };
}
