import { z } from 'zod';
import { STOCK_LEVELS } from './catalog.ts';
import { bahtSchema, idSchema, imageSchema } from './common.ts';
import { flashOfferSchema } from './offers.ts';

/** More pieces of one product than this are a mistake of typing, whatever the stock. */
export const MAX_LINE_QTY = 999;

/** Where the price of a line comes from (`api.md`, "Price rules", 1). */
const PRICE_SOURCES = ['list', 'deal', 'member', 'flash'] as const;
export type PriceSource = (typeof PRICE_SOURCES)[number];

export const adjustmentSchema = z
  .object({
    rule_id: z.string(),
    scope: z.enum(['line', 'order', 'delivery']),
    amount: bahtSchema,
    reason: z.string(),
  })
  .meta({ id: 'Adjustment' });

export const cartItemSchema = z
  .object({
    qty: z.number().int(),
    /** Price of one piece. */
    price: bahtSchema,
    price_source: z.enum(PRICE_SOURCES),
    /** The flash sale whose price it is. */
    flash: flashOfferSchema.nullable(),
    /** Price of one piece before any reduction. */
    list_price: bahtSchema,
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
  })
  .meta({ id: 'CartItem' });
export type CartItem = z.infer<typeof cartItemSchema>;

export const cartSchema = z
  .object({
    items: z.array(cartItemSchema),
    subtotal: bahtSchema,
    adjustments: z.array(adjustmentSchema),
    near_misses: z.array(z.object({ rule_id: z.string(), reason: z.string() })),
    version: z.number().int(),
  })
  .meta({ id: 'Cart' });
export type Cart = z.infer<typeof cartSchema>;

/** Both are optional here: without one of them the answer is 422 'Invalid parameter' (`spec.md` section 5). */
export const addToCartSchema = z.object({
  product_id: idSchema.nullish(),
  qty: z.coerce.number().int().min(1).max(MAX_LINE_QTY).nullish(),
  /** What the shopper's page says that a piece costs: a flash price that is over is refused, 409 FLASH_SALE_EXPIRED. */
  seen_price: bahtSchema.min(0).optional(),
});

export const cartItemParamSchema = z.object({ product_id: idSchema });

/** `qty` is absolute; `version` is the cart the shopper saw. */
export const setCartItemSchema = z.object({
  qty: z.number().int().min(1).max(MAX_LINE_QTY),
  version: z.number().int().min(0),
});
export const removeCartItemSchema = z.object({ version: z.number().int().min(0) });

export const quoteRequestSchema = z.object({
  delivery_method: z.enum(['home']),
  address_id: idSchema.optional(),
});

export const quoteSchema = z
  .object({
    lines: z.array(
      z.object({
        product_id: z.number().int(),
        qty: z.number().int(),
        price: bahtSchema,
        price_source: z.enum(PRICE_SOURCES),
        discmember: bahtSchema,
        discount_line_item: bahtSchema,
        line_total: bahtSchema,
      }),
    ),
    adjustments: z.array(adjustmentSchema),
    near_misses: z.array(z.object({ rule_id: z.string(), reason: z.string() })),
    subtotal: bahtSchema,
    delivery_fee: bahtSchema,
    /** What is missing to free delivery; 0 when it is free. */
    free_delivery_missing: bahtSchema,
    total: bahtSchema,
    vat: bahtSchema,
    earned_coins: z.number().int(),
    cart_version: z.number().int(),
  })
  .meta({ id: 'Quote' });
export type Quote = z.infer<typeof quoteSchema>;
