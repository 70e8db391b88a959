import { z } from 'zod';
import { COUPON_AUDIENCES, COUPON_KINDS } from '../../lib/wallet/contract-values.ts';
import { readRows, textsSchema } from './read-rows.ts';

const couponSeedSchema = z.strictObject({
  code: z.string().min(1),
  kind: z.enum(COUPON_KINDS).exclude(['coins']),
  /** Baht. */
  amount: z.number().positive().optional(),
  percent: z.int().positive().optional(),
  cap: z.number().positive().optional(),
  minSpend: z.number().min(0),
  /** Category id, brand code, or code of the brand whose cheapest product is meant. */
  scope: z
    .union([
      z.strictObject({ category: z.int() }),
      z.strictObject({ brand: z.string() }),
      z.strictObject({ productOf: z.string() }),
    ])
    .optional(),
  /** All members if absent. */
  audience: z.enum(COUPON_AUDIENCES).optional(),
  name: textsSchema,
  /** `{product}` stands for the product's name. */
  description: textsSchema,
  /** Start and end in days from today; negative days are past. */
  days: z.tuple([z.int(), z.int()]),
  quota: z.int().positive().optional(),
  collected: z.int().min(0).optional(),
});
export type CouponSeed = z.infer<typeof couponSeedSchema>;

export const COUPONS = readRows('coupons.json', couponSeedSchema);
