import { z } from 'zod';
import { STOCK_LEVELS } from '../stock/contract-values.ts';
import { bahtSchema, idSchema, imageSchema, textSchema, numeric } from '../api/contract.ts';
import { flashOfferSchema, PROMOTION_KINDS } from '../offers/contract.ts';
import { COUPON_KINDS } from '../wallet/contract-values.ts';
import { DELIVERY_CHOICES, DELIVERY_METHODS } from '../checkout/contract-values.ts';
import { ERROR_CODES } from '../api/contract-errors.ts';
import { linePriceSchema, PRICE_SOURCES } from '../catalog/contract-price.ts';

/** More pieces of one product than this are a mistake of typing, whatever the stock. */
export const MAX_LINE_QTY = 999;

export const adjustmentSchema = z
  .object({
    rule_id: z.string(),
    scope: z.enum(['line', 'order', 'delivery']),
    /** Discount, in baht above 0. */
    amount: bahtSchema,
    reason: z.string(),
  })
  .meta({ id: 'Adjustment' });
export type Adjustment = z.infer<typeof adjustmentSchema>;

/** One line of a bill, in the requested language. The rows add up to the amount to pay (`docs/prices.md`, "The rows of a bill"). */
export const totalsRowSchema = z
  .object({
    kind: z.enum(['subtotal', 'reduction', 'delivery_fee', 'gift_card']),
    label: z.string(),
    /** Baht; below 0 where it is taken off. */
    amount: bahtSchema,
  })
  .meta({ id: 'TotalsRow' });
export type TotalsRow = z.infer<typeof totalsRowSchema>;

/** Near miss, for example "one more from this set". */
export const nearMissSchema = z
  .object({ rule_id: z.string(), reason: z.string() })
  .meta({ id: 'NearMiss' });
export type NearMiss = z.infer<typeof nearMissSchema>;

export const cartItemSchema = z
  .object({
    qty: z.number().int(),
    /** Price of one piece. */
    price: bahtSchema,
    price_source: z.enum(PRICE_SOURCES),
    now: linePriceSchema,
    /** The flash sale whose price it is. */
    flash: flashOfferSchema.nullable(),
    /** Price of one piece before any reduction. */
    list_price: bahtSchema,
    /** Unit price that the shopper saw last, where it differs from the present one (`docs/prices.md`). */
    previous_price: bahtSchema.nullable(),
    /** Pieces of the line that a set gives free. */
    free_qty: z.number().int(),
    /** The promotion group whose set the line counts for. */
    group_id: z.number().int().nullable(),
    /** Off the line by the member card, and by coupons and coins. */
    discmember: bahtSchema,
    discount_line_item: bahtSchema,
    line_total: bahtSchema,
    product_name_th: z.string(),
    product_name_en: z.string(),
    product: z.object({
      id: z.number().int(),
      product_name: z.string(),
      product_name_th: z.string(),
      product_name_en: z.string(),
      image: imageSchema,
    }),
    stock: z.enum(STOCK_LEVELS),
    /** The most pieces that may be ordered now: stock and purchase limit together. */
    max_qty: z.number().int(),
    /** A medicine that a pharmacist approved: handed over at a branch. */
    pickup_only: z.boolean(),
    /** Pieces in orders of the last `limit_days` days that count against its purchase limit. */
    bought: z.number().int(),
    limit_days: z.number().int(),
  })
  .meta({ id: 'CartItem' });
export type CartItem = z.infer<typeof cartItemSchema>;

/** A buy-1-get-1 or buy-2-get-1 group with pieces in the cart (`docs/product/cart.md`, "Sets"). */
export const cartGroupSchema = z
  .object({
    id: z.number().int(),
    kind: z.enum(PROMOTION_KINDS),
    name: z.string(),
    /** Pieces of one set, the free one included. */
    set_size: z.number().int(),
    pieces: z.number().int(),
    free_pieces: z.number().int(),
    /** Pieces missing to a started set; 0 when every set is complete. */
    missing: z.number().int(),
    /** The shopper wants the pieces at their price, complete or not. */
    opted_out: z.boolean(),
  })
  .meta({ id: 'CartGroup' });
export type CartGroup = z.infer<typeof cartGroupSchema>;

/** A coupon that the shopper chose for this cart. */
export const cartCouponSchema = z
  .object({
    /** Id of the member's own copy. */
    id: z.number().int(),
    code: z.string(),
    kind: z.enum(COUPON_KINDS),
    description: z.string(),
    /** Discount now. */
    amount: bahtSchema,
    /** Why it takes nothing off; null when it does. */
    refused: z.enum(ERROR_CODES).nullable(),
    /** Amount missing to its minimum spend. */
    missing: bahtSchema,
  })
  .meta({ id: 'CartCoupon' });
export type CartCoupon = z.infer<typeof cartCouponSchema>;

export const cartSchema = z
  .object({
    items: z.array(cartItemSchema),
    /** Put aside for later: neither priced together nor ordered. */
    saved: z.array(cartItemSchema),
    groups: z.array(cartGroupSchema),
    /** Pieces at their prices, before sets, cards and coupons. */
    subtotal: bahtSchema,
    discount: bahtSchema,
    /** Goods after discounts, without delivery. */
    total: bahtSchema,
    /** Amount missing to free delivery; 0 when it is free. */
    free_delivery_missing: bahtSchema,
    adjustments: z.array(adjustmentSchema),
    /** Totals of the goods; delivery is not known yet. */
    totals: z.array(totalsRowSchema),
    near_misses: z.array(nearMissSchema),
    coupons: z.array(cartCouponSchema),
    /** The coupons of the wallet that together take most off, where they beat the chosen ones. */
    best_coupons: z
      .object({ ids: z.array(z.number().int()), description: z.string(), saving: bahtSchema })
      .nullable(),
    earned_coins: z.number().int(),
    version: z.number().int(),
  })
  .meta({ id: 'Cart' });
export type Cart = z.infer<typeof cartSchema>;

/**
 * Both are optional here: without one of them the answer is 422 'Invalid parameter' (`docs/product/cart.md`,
 * "Adding").
 */
export const addToCartSchema = z.object({
  product_id: idSchema.nullish(),
  qty: numeric(z.number().int().min(1).max(MAX_LINE_QTY)).nullish(),
  /**
   * Unit price on the shopper's page. A flash price that is over is refused, 409 FLASH_SALE_EXPIRED;
   * of another one that is lower than today's the line tells as `previous_price`.
   */
  seen_price: bahtSchema.min(0).optional(),
  /** Unit price in an earlier order or cart: never refused, and told in the same way. */
  earlier_price: bahtSchema.min(0).optional(),
  /** Product before whose line a new one is inserted; at the end if missing or gone. */
  before_product_id: idSchema.optional(),
});

/** Adds recommended products and approved medicines together, or none of them. */
export const addAllSchema = z.object({
  items: z
    .array(
      z.object({ product_id: idSchema, qty: z.number().int().min(1).max(MAX_LINE_QTY).default(1) }),
    )
    .max(50)
    .default([]),
  approval_ids: z.array(idSchema).max(20).default([]),
});

export const cartItemParamSchema = z.object({ product_id: idSchema });

/** `qty` is absolute; `version` is the cart the shopper saw. */
export const setCartItemSchema = z.object({
  qty: z.number().int().min(1).max(MAX_LINE_QTY),
  version: z.number().int().min(0),
});
export const removeCartItemSchema = z.object({ version: z.number().int().min(0) });

/** Puts a line aside for later, or back into the cart. */
export const saveCartItemSchema = z.object({
  saved: z.boolean(),
  version: z.number().int().min(0),
});

export const cartGroupParamSchema = z.object({ group_id: idSchema });
/** Opts out of a set, so that an incomplete one no longer blocks the order. */
export const setCartGroupSchema = z.object({
  opted_out: z.boolean(),
  version: z.number().int().min(0),
});

/** The coupons of the wallet that the cart is to use, and no others: the best of them in one tap, or a choice of a list. */
export const setCartCouponsSchema = z.object({ coupon_ids: z.array(idSchema).max(10) });

/** The shopper's choices about one order. */
export const orderChoicesSchema = z.object({
  /** `split` takes both an address and a branch. */
  delivery_method: z.enum(DELIVERY_CHOICES).optional(),
  address_id: idSchema.optional(),
  branch_id: idSchema.optional(),
  /** Coupons of the wallet; omitted: those of the cart. */
  coupon_ids: z.array(idSchema).max(10).optional(),
  coin_coupon_id: idSchema.optional(),
  /** Tokens of `POST /gift-cards/balance`. */
  gift_card_codes: z.array(textSchema(0, 200)).max(5).default([]),
});
export type QuoteRequest = z.input<typeof orderChoicesSchema>;

const quotePartSchema = z.object({
  delivery_method: z.enum(DELIVERY_METHODS),
  product_ids: z.array(z.number().int()),
  delivery_fee: bahtSchema,
  total: bahtSchema,
  to_pay: bahtSchema,
});

export const quoteSchema = z
  .object({
    lines: z.array(
      z.object({
        product_id: z.number().int(),
        qty: z.number().int(),
        price: bahtSchema,
        price_source: z.enum(PRICE_SOURCES),
        free_qty: z.number().int(),
        discmember: bahtSchema,
        discount_line_item: bahtSchema,
        line_total: bahtSchema,
      }),
    ),
    groups: z.array(cartGroupSchema),
    adjustments: z.array(adjustmentSchema),
    totals: z.array(totalsRowSchema),
    near_misses: z.array(nearMissSchema),
    coupons: z.array(cartCouponSchema),
    subtotal: bahtSchema,
    /** All that is taken off the goods. */
    discount: bahtSchema,
    /** After free delivery. */
    delivery_fee: bahtSchema,
    /** Amount missing to free delivery; 0 when it is free. */
    free_delivery_missing: bahtSchema,
    total: bahtSchema,
    vat: bahtSchema,
    gift_cards: z.array(z.object({ last_four: z.string(), amount: bahtSchema })),
    /** Amount to pay after gift cards. */
    to_pay: bahtSchema,
    earned_coins: z.number().int(),
    /** Whether cash on delivery can be chosen. */
    cod_allowed: z.boolean(),
    /** The orders of a split cart, the delivered one first; their sums come to those of the quote. Empty otherwise. */
    parts: z.array(quotePartSchema),
    cart_version: z.number().int(),
  })
  .meta({ id: 'Quote' });
export type Quote = z.infer<typeof quoteSchema>;
