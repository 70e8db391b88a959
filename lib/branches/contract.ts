import { z } from 'zod';
import { STOCK_LEVELS } from '../stock/contract-values.ts';
import { BRANCH_SERVICES } from './contract-values.ts';
import {
  idSchema,
  isoDateTimeSchema,
  localeQuerySchema,
  pageOf,
  pageQuerySchema,
  numeric,
} from '../api/contract.ts';

export const branchQuerySchema = localeQuerySchema
  .extend(pageQuerySchema.shape)
  .extend({
    lat: numeric(z.number().min(-90).max(90)).optional(),
    lng: numeric(z.number().min(-180).max(180)).optional(),
    radius_km: numeric(z.number().min(0.1).max(2_000)).optional(),
    province: z
      .string()
      .regex(/^\d{2}$/)
      .optional(),
    service: z.enum(BRANCH_SERVICES).optional(),
    open_now: z.stringbool().optional(),
    /** Products whose stock is returned per branch: `product_ids=1&product_ids=2`. */
    product_ids: z
      .union([idSchema, z.array(idSchema).max(50)])
      .transform((value) => (Array.isArray(value) ? value : [value]))
      .optional(),
    /** Only branches that have all `product_ids`. */
    in_stock: z.stringbool().optional(),
  })
  .refine(({ lat, lng }) => lat !== undefined || lng === undefined, { path: ['lat'] })
  .refine(({ lat, lng }) => lng !== undefined || lat === undefined, { path: ['lng'] })
  .refine(({ radius_km, lat, lng }) => radius_km === undefined || (lat ?? lng) !== undefined, {
    path: ['radius_km'],
  });
export type BranchQuery = z.input<typeof branchQuerySchema>;

export const branchSchema = z
  .object({
    id: z.number().int(),
    name: z.string(),
    name_en: z.string(),
    name_th: z.string(),
    address: z.string(),
    province_code: z.string(),
    lat: z.number(),
    lng: z.number(),
    phone: z.string(),
    /** Monday first, `HH:mm` in Asia/Bangkok; null is closed. */
    hours: z.array(z.tuple([z.string(), z.string()]).nullable()),
    services: z.array(z.enum(BRANCH_SERVICES)),
    open_now: z.boolean(),
    /** Next public holidays with different hours, from yesterday on: 3 in lists, 6 for one branch. Null is closed. */
    holidays: z.array(
      z.object({
        date: z.iso.date(),
        name: z.string(),
        hours: z.tuple([z.string(), z.string()]).nullable(),
      }),
    ),
    /** Hours of the pharmacist at the counter, as in `hours`; null without a pharmacist. */
    pharmacist_hours: z.array(z.tuple([z.string(), z.string()]).nullable()).nullable(),
    pharmacist_on_duty: z.boolean(),
    /** Licence of the branch's pharmacy; null without one. */
    pharmacy_licence_no: z.string().nullable(),
    /** Metres from the requested location; null without one. */
    distance_m: z.number().int().nullable(),
    /** Lowest stock level of the requested products; null when none were requested. */
    stock: z.enum(STOCK_LEVELS).nullable(),
    /** Requested products out of stock at this branch. */
    lacking: z.array(z.number().int()),
    /** Pickup time for an order placed now; null when pickup is not possible. */
    ready_at: isoDateTimeSchema.nullable(),
  })
  .meta({ id: 'Branch' });
export type Branch = z.infer<typeof branchSchema>;

export const branchPageSchema = pageOf(branchSchema).meta({ id: 'BranchPage' });
export type BranchPage = z.infer<typeof branchPageSchema>;
