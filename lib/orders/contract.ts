import { z } from 'zod';
import {
  adjustmentSchema,
  cartSchema,
  orderChoicesSchema,
  totalsRowSchema,
} from '../cart/contract.ts';
import {
  bahtSchema,
  idSchema,
  imageSchema,
  isoDateTimeSchema,
  longTextSchema,
  pageOf,
  pageQuerySchema,
  several,
} from '../api/contract.ts';
import { orderedGiftCardSchema } from '../gift-cards/contract.ts';
import {
  ORDER_DELIVERIES,
  ORDER_STATUSES,
  PAYMENT_FAILURES,
  PAYMENT_STATUSES,
  PARCEL_EVENTS,
  RETURN_REASONS,
  CASE_STATES,
} from './contract-values.ts';
import { PAYMENT_METHODS } from '../checkout/contract-values.ts';

export const placeOrderSchema = orderChoicesSchema.extend({
  cart_version: z.number().int().min(0),
  /** The total the shopper saw, in baht; another one answers 409 CART_CHANGED with the new quote. */
  quote_total: bahtSchema,
  /** Amount to pay after gift cards; 409 CART_CHANGED with the new quote where it is more by now. */
  quote_to_pay: bahtSchema.optional(),
  vat_address_id: idSchema.optional(),
  payment_method: z.enum(PAYMENT_METHODS),
});
export type PlaceOrder = z.input<typeof placeOrderSchema>;

export const orderItemSchema = z
  .object({
    /** Its place in the order, from 1. */
    line: z.number().int(),
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
    /** Pieces free through a set; their price is in `discount_line_item`. */
    free_qty: z.number().int(),
    discmember: bahtSchema,
    discount_line_item: bahtSchema,
    line_total: bahtSchema,
    /** Conversation with a pharmacist in which the product was recommended or approved. */
    conversation_id: z.number().int().nullable(),
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
    delivery_method: z.enum(ORDER_DELIVERIES),
    /** The successful payment, else the newest attempt, else the amount for the courier. */
    payment: z.object({
      method: z.enum(PAYMENT_METHODS),
      amount: bahtSchema,
      id: z.string().nullable(),
      status: z.enum(PAYMENT_STATUSES).nullable(),
      failure_code: z.enum(PAYMENT_FAILURES).nullable(),
    }),
    /** Until when it must be paid; null where nothing is owed now. */
    expires_at: isoDateTimeSchema.nullable(),
    total: bahtSchema,
    item_count: z.number().int(),
    created_at: isoDateTimeSchema,
    items: z.array(orderItemSchema),
    /** Gift card that the order sells; null for goods. */
    gift_card: orderedGiftCardSchema.nullable(),
  })
  .meta({ id: 'OrderSummary' });
export type OrderSummary = z.infer<typeof orderSummarySchema>;

export const parcelSchema = z
  .object({
    id: z.number().int(),
    carrier: z.string(),
    tracking_no: z.string(),
    events: z.array(
      z.object({ state: z.enum(PARCEL_EVENTS), at: isoDateTimeSchema, place: z.string() }),
    ),
  })
  .meta({ id: 'Parcel' });
export type Parcel = z.infer<typeof parcelSchema>;

export const timelineEntrySchema = z.object({
  state: z.enum(ORDER_STATUSES),
  at: isoDateTimeSchema,
  actor: z.enum(['member', 'staff', 'system']),
  /** Why a branch rejected it, or staff cancelled it. */
  note: z.string(),
});

/** Actions that the member has on the order now; the screens show a button for each. */
export const orderActionsSchema = z.object({
  pay: z.boolean(),
  cancel: z.boolean(),
  reorder: z.boolean(),
  return: z.boolean(),
  tax_invoice: z.boolean(),
  /** A rejected pick-up may go to another branch. */
  choose_branch: z.boolean(),
});

export const orderReturnSchema = z.object({
  id: z.number().int(),
  status: z.enum(['requested', 'approved', 'rejected', 'refunded']),
  reason: z.enum(RETURN_REASONS),
  detail: z.string(),
  requested_at: isoDateTimeSchema,
  /** Money and gift cards given back for them; null before the refund. */
  refunded: bahtSchema.nullable(),
  /** Part kept for their coins that were spent already. */
  kept_for_coins: bahtSchema,
});

/** Credit note of an invoiced order (ใบลดหนี้). */
export const creditNoteSchema = z.object({
  serial: z.string(),
  issued_at: isoDateTimeSchema,
  reason: z.enum(['cancelled', 'returned']),
  amount: bahtSchema,
  /** Inside `amount`. */
  vat: bahtSchema,
});

export const orderSchema = orderSummarySchema
  .extend({
    subtotal: bahtSchema,
    discount: bahtSchema,
    delivery_fee: bahtSchema,
    vat: bahtSchema,
    coupons: z.array(
      z.object({ id: z.number().int(), description: z.string(), amount: bahtSchema }),
    ),
    adjustments: z.array(adjustmentSchema),
    totals: z.array(totalsRowSchema),
    gift_cards: z.array(z.object({ last_four: z.string(), amount: bahtSchema })),
    /** The other order of the checkout that split a cart. */
    together_with: z
      .object({
        order_id: z.string(),
        status: z.enum(ORDER_STATUSES),
        delivery_method: z.enum(ORDER_DELIVERIES),
        payment_method: z.enum(PAYMENT_METHODS),
        to_pay: bahtSchema,
      })
      .nullable(),
    /** Amount to pay after gift cards. */
    to_pay: bahtSchema,
    earned_coins: z.number().int(),
    /** Null when it is picked up. */
    address: orderAddressSchema.nullable(),
    /** Null when it is delivered. */
    branch: z
      .object({
        id: z.number().int(),
        name: z.string(),
        address: z.string(),
        phone: z.string(),
        lat: z.number(),
        lng: z.number(),
        ready_at: isoDateTimeSchema.nullable(),
        /** Shown at the counter; null before the goods are there. */
        pickup_code: z.string().nullable(),
      })
      .nullable(),
    /** The questionnaire that it was ordered with: a pharmacist decides while it waits. Null of all others. */
    case: z.object({ id: z.number().int(), state: z.enum(CASE_STATES) }).nullable(),
    /** Branches that could not give the goods: no choice for `POST /me/orders/{id}/branch`. */
    refused_branch_ids: z.array(z.number().int()),
    timeline: z.array(timelineEntrySchema),
    parcels: z.array(parcelSchema),
    cancellable_until: isoDateTimeSchema.nullable(),
    actions: orderActionsSchema,
    /** Money on its way back, or back. */
    refund: z
      .object({ status: z.enum(['refund_pending', 'refunded']), amount: bahtSchema })
      .nullable(),
    tax_invoice: z.object({ serial: z.string(), issued_at: isoDateTimeSchema }).nullable(),
    /** Oldest first; each is a PDF at `/me/orders/{id}/credit-notes/{serial}`. */
    credit_notes: z.array(creditNoteSchema),
    returns: z.array(orderReturnSchema),
    /** The service's clock, for countdowns. */
    now: isoDateTimeSchema,
  })
  .meta({ id: 'Order' });
export type Order = z.infer<typeof orderSchema>;

export const trackingSchema = orderSchema
  .pick({ order_id: true, status: true, timeline: true, parcels: true })
  .meta({ id: 'Tracking' });

/** Lines that returned to the cart, and lines that could not. */
export const reorderedSchema = z
  .object({ cart: cartSchema, missing: z.array(z.string()) })
  .meta({ id: 'Reordered' });
export type Reordered = z.infer<typeof reorderedSchema>;

export const returnRequestSchema = z.object({
  reason: z.enum(RETURN_REASONS),
  detail: longTextSchema(0, 500).default(''),
  lines: z.array(z.object({ line: z.number().int().min(1), qty: z.number().int().min(1) })).min(1),
});
export type ReturnRequest = z.input<typeof returnRequestSchema>;

export const taxInvoiceRequestSchema = z.object({ vat_address_id: idSchema });
export const chooseBranchSchema = z.object({ branch_id: idSchema });

export const orderIdParamSchema = z.object({ id: z.string().regex(/^[A-Z0-9-]{6,24}$/) });
export const creditNoteParamSchema = orderIdParamSchema.extend({
  serial: z.string().regex(/^[A-Z0-9-]{6,40}$/),
});
export const orderQuerySchema = pageQuerySchema.extend({
  /** That order alone, or none if it is not the member's. */
  id: orderIdParamSchema.shape.id.optional(),
  /** Several of them are a tab of the order list. */
  status: several(z.enum(ORDER_STATUSES)),
});
export const orderPageSchema = pageOf(orderSummarySchema).meta({ id: 'OrderPage' });
export type OrderPage = z.infer<typeof orderPageSchema>;
