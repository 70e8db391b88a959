import { z } from 'zod';
import {
  bahtSchema,
  codeSchema,
  idSchema,
  isoDateTimeSchema,
  keysetQuerySchema,
  pageOf,
  pageQuerySchema,
} from '../api/contract.ts';
import { COUPON_AUDIENCES, COUPON_KINDS, COUPON_STATUSES } from './contract-values.ts';

/** A coupon offered by the shop (`docs/product/account.md`, "Coupons"). */
export const couponSchema = z
  .object({
    id: z.number().int(),
    code: z.string(),
    kind: z.enum(COUPON_KINDS),
    audience: z.enum(COUPON_AUDIENCES),
    name: z.string(),
    description: z.string(),
    /** Baht of an `amount`, `free_delivery` or `coins` coupon; 0 otherwise. */
    amount: bahtSchema,
    /** Whole per cent of a `percent` coupon; 0 otherwise. */
    percent: z.number().int(),
    /** Maximum discount of a percentage; null without a cap. */
    cap: bahtSchema.nullable(),
    min_spend: bahtSchema,
    /** Eligible products; `all` excludes medicines without promotions. */
    scope: z.enum(['all', 'product', 'brand', 'category']),
    scope_name: z.string(),
    starts_at: isoDateTimeSchema,
    ends_at: isoDateTimeSchema,
    /** Remaining number; null when unlimited. */
    left: z.number().int().nullable(),
  })
  .meta({ id: 'Coupon' });
export type Coupon = z.infer<typeof couponSchema>;
export const couponListSchema = z.object({ entities: z.array(couponSchema) });
export type CouponList = z.infer<typeof couponListSchema>;

export const memberCouponSchema = couponSchema
  .extend({
    /** Id of the member's copy, as used by carts and orders. */
    id: z.number().int(),
    /** Null for a coin coupon. */
    coupon_id: z.number().int().nullable(),
    status: z.enum(COUPON_STATUSES),
    /** Held by an open order; released when that order ends unpaid. */
    in_use: z.boolean(),
    order_id: z.string().nullable(),
    used_at: isoDateTimeSchema.nullable(),
  })
  .meta({ id: 'MemberCoupon' });
export type MemberCoupon = z.infer<typeof memberCouponSchema>;
/** Without `per_page` all coupons: the wallet is paged, an order needs every ready coupon. */
export const memberCouponQuerySchema = keysetQuerySchema.extend({
  status: z.enum(COUPON_STATUSES).optional(),
  /** One of the member's copies. */
  id: idSchema.optional(),
  /** Copies of currently offered coupons, used ones included. */
  offered: z.stringbool().optional(),
});
export type MemberCouponQuery = z.output<typeof memberCouponQuerySchema>;
export const memberCouponListSchema = z.object({ entities: z.array(memberCouponSchema) });

export const COIN_REASONS = [
  'opening',
  'earned',
  'redeemed',
  'returned',
  'survey',
  'expired',
] as const;
export const coinEntrySchema = z
  .object({
    id: z.number().int(),
    /** Negative when spent. */
    amount: z.number().int(),
    reason: z.enum(COIN_REASONS),
    order_id: z.string().nullable(),
    at: isoDateTimeSchema,
    expires_at: isoDateTimeSchema.nullable(),
  })
  .meta({ id: 'CoinEntry' });
/** Paging of the ledger; without a cursor the newest 100 lines. */
export const coinsQuerySchema = keysetQuerySchema;
export type CoinsQuery = z.output<typeof coinsQuerySchema>;
export const coinsSchema = z
  .object({
    total: z.number().int(),
    expiring: z.array(z.object({ amount: z.number().int(), at: isoDateTimeSchema })),
    ledger: z.array(coinEntrySchema),
  })
  .meta({ id: 'Coins' });
export type Coins = z.infer<typeof coinsSchema>;

export const redeemOptionsSchema = z
  .object({
    coins: z.number().int(),
    options: z.array(z.object({ coins: z.number().int(), amount: bahtSchema })),
  })
  .meta({ id: 'RedeemOptions' });
export type RedeemOptions = z.infer<typeof redeemOptionsSchema>;

/** The bounds are rules with their own messages, so the schema accepts any number up to this. */
export const redeemSchema = z.object({ coins: z.number().int().max(1_000_000).nullish() });
export const redeemedSchema = z
  .object({ coupon: memberCouponSchema, coins_left: z.number().int() })
  .meta({ id: 'Redeemed' });
export type Redeemed = z.infer<typeof redeemedSchema>;
export const redeemHistorySchema = pageOf(
  z.object({
    id: z.number().int(),
    coins: z.number().int(),
    amount: bahtSchema,
    at: isoDateTimeSchema,
    status: z.enum(COUPON_STATUSES),
  }),
).meta({ id: 'RedeemHistory' });
export type RedeemHistory = z.infer<typeof redeemHistorySchema>;
export const redeemHistoryQuerySchema = pageQuerySchema;

/** Printed in groups of four. Malformed codes get the same answer as wrong ones, so the answer reveals no part. */
const giftCardCode = codeSchema(1, 40);
export const giftCardBalanceRequestSchema = z.object({
  code: giftCardCode,
  /** The PIN under the scratch-off panel. */
  pin: codeSchema(1, 12),
});
export const giftCardBalanceSchema = z
  .object({
    /** Opaque token for `gift_card_codes[]` of a quote or an order, valid for one hour for this member. */
    token: z.string(),
    last_four: z.string(),
    balance: bahtSchema,
    expires_at: isoDateTimeSchema,
  })
  .meta({ id: 'GiftCardBalance' });
export type GiftCardBalance = z.infer<typeof giftCardBalanceSchema>;

export const couponCodeSchema = z.object({ code: codeSchema(1, 40) });
export const memberCouponParamSchema = z.object({ id: idSchema });
