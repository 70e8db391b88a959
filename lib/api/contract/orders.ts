import { z } from 'zod';
import {
  bahtSchema,
  idSchema,
  imageSchema,
  isoDateTimeSchema,
  pageOf,
  pageQuerySchema,
} from './common.ts';

/** The statuses of `spec.md` section 4 that cash on delivery to the home passes through (`api.md`, "Order"). */
export const ORDER_STATUSES = [
  'created',
  'cash_on_delivery',
  'packing',
  'shipped',
  'delivered',
  'completed',
  'cancelled',
] as const;
export type OrderStatus = (typeof ORDER_STATUSES)[number];

export const PAYMENT_METHODS = ['cod'] as const;
export const DELIVERY_METHODS = ['home'] as const;

export const placeOrderSchema = z.object({
  cart_version: z.number().int().min(0),
  /** The total the shopper saw, in baht; another one answers 409 CART_CHANGED with the new quote. */
  quote_total: bahtSchema,
  delivery_method: z.enum(DELIVERY_METHODS).optional(),
  address_id: idSchema.optional(),
  payment_method: z.enum(PAYMENT_METHODS),
});
export type PlaceOrder = z.infer<typeof placeOrderSchema>;

export const orderItemSchema = z
  .object({
    product: z.object({
      id: z.number().int(),
      item_code: z.string(),
      product_name: z.string(),
      product_name_en: z.string(),
      product_name_th: z.string(),
      image: imageSchema,
    }),
    price: bahtSchema,
    qty: z.number().int(),
    discmember: bahtSchema,
    discount_line_item: bahtSchema,
    line_total: bahtSchema,
  })
  .meta({ id: 'OrderItem' });
export type OrderItem = z.infer<typeof orderItemSchema>;

export const orderAddressSchema = z.object({
  first_name: z.string(),
  last_name: z.string(),
  address_1: z.string(),
  address_2: z.string(),
  address_3: z.string(),
  street: z.string(),
  province: z.string(),
  district: z.string(),
  sub_district: z.string(),
  province_code: z.string(),
  zipcode: z.string(),
  mobile: z.string(),
  email: z.string(),
});

export const orderSummarySchema = z
  .object({
    order_id: z.string(),
    status: z.enum(ORDER_STATUSES),
    delivery_method: z.enum(DELIVERY_METHODS),
    payment: z.object({ method: z.enum(PAYMENT_METHODS), amount: bahtSchema }),
    total: bahtSchema,
    item_count: z.number().int(),
    created_at: isoDateTimeSchema,
    items: z.array(orderItemSchema),
  })
  .meta({ id: 'OrderSummary' });
export type OrderSummary = z.infer<typeof orderSummarySchema>;

export const orderSchema = orderSummarySchema
  .extend({
    subtotal: bahtSchema,
    delivery_fee: bahtSchema,
    vat: bahtSchema,
    coupons: z.array(
      z.object({ id: z.number().int(), description: z.string(), amount: bahtSchema }),
    ),
    address: orderAddressSchema,
    timeline: z.array(
      z.object({
        state: z.enum(ORDER_STATUSES),
        at: isoDateTimeSchema,
        actor: z.enum(['member', 'staff', 'system']),
      }),
    ),
  })
  .meta({ id: 'Order' });
export type Order = z.infer<typeof orderSchema>;

export const orderIdParamSchema = z.object({ id: z.string().regex(/^[A-Z0-9-]{6,24}$/) });
export const orderQuerySchema = pageQuerySchema.extend({
  status: z.enum(ORDER_STATUSES).optional(),
});
export const orderPageSchema = pageOf(orderSummarySchema).meta({ id: 'OrderPage' });
export type OrderPage = z.infer<typeof orderPageSchema>;
