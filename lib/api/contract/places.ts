import { z } from 'zod';
import { pageOf } from './common.ts';
import { localeQuerySchema, pageQuerySchema } from './common.ts';

/** One level of Thailand's division: province, district or sub-district (`api.md`, "Thai data"). */
export const placeSchema = z
  .object({
    code: z.string(),
    name: z.string(),
    name_th: z.string(),
    name_en: z.string(),
    /** Only sub-districts have one. */
    zipcode: z.string().optional(),
  })
  .meta({ id: 'Place' });
export type Place = z.infer<typeof placeSchema>;

export const placeListSchema = z.object({ entities: z.array(placeSchema) });

export const provinceParamSchema = z.object({ code: z.string().regex(/^\d{2}$/) });
export const districtParamSchema = z.object({ code: z.string().regex(/^\d{4}$/) });
export const zipcodeQuerySchema = localeQuerySchema.extend({
  zipcode: z.string().regex(/^\d{5}$/),
});

/** A sub-district with the district and the province it lies in. */
export const placeMatchSchema = z
  .object({ province: placeSchema, district: placeSchema, sub_district: placeSchema })
  .meta({ id: 'PlaceMatch' });
export type PlaceMatch = z.infer<typeof placeMatchSchema>;

export const placeMatchListSchema = z.object({ entities: z.array(placeMatchSchema) });

export const BRANCH_SERVICES = ['pharmacist', 'pickup', 'clinic', 'parking'] as const;

export const branchQuerySchema = localeQuerySchema
  .extend(pageQuerySchema.shape)
  .extend({
    lat: z.coerce.number().min(-90).max(90).optional(),
    lng: z.coerce.number().min(-180).max(180).optional(),
    radius_km: z.coerce.number().min(0.1).max(2_000).optional(),
    province: z
      .string()
      .regex(/^\d{2}$/)
      .optional(),
    service: z.enum(BRANCH_SERVICES).optional(),
    open_now: z.stringbool().optional(),
  })
  .refine(({ lat, lng }) => lat !== undefined || lng === undefined, { path: ['lat'] })
  .refine(({ lat, lng }) => lng !== undefined || lat === undefined, { path: ['lng'] })
  .refine(({ radius_km, lat, lng }) => radius_km === undefined || (lat ?? lng) !== undefined, {
    path: ['radius_km'],
  });

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
    /** Metres from the asked place; null without one. */
    distance_m: z.number().int().nullable(),
  })
  .meta({ id: 'Branch' });
export type Branch = z.infer<typeof branchSchema>;

export const branchPageSchema = pageOf(branchSchema).meta({ id: 'BranchPage' });
