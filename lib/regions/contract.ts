import { z } from 'zod';
import { digitsSchema, localeQuerySchema } from '../api/contract.ts';

/** A level of Thai administrative division: province, district or sub-district (`docs/contract.md`, "Thai data"). */
export const regionSchema = z
  .object({
    code: z.string(),
    name: z.string(),
    name_th: z.string(),
    name_en: z.string(),
    /** Sub-districts only. */
    zipcode: z.string().optional(),
  })
  .meta({ id: 'Region' });
export type Region = z.infer<typeof regionSchema>;

export const regionListSchema = z.object({ entities: z.array(regionSchema) });

export const provinceParamSchema = z.object({ code: z.string().regex(/^\d{2}$/) });
export const districtParamSchema = z.object({ code: z.string().regex(/^\d{4}$/) });
export const zipcodeQuerySchema = localeQuerySchema.extend({
  zipcode: digitsSchema(5),
});

/** A sub-district with its district and province. */
export const regionMatchSchema = z
  .object({ province: regionSchema, district: regionSchema, sub_district: regionSchema })
  .meta({ id: 'RegionMatch' });
export type RegionMatch = z.infer<typeof regionMatchSchema>;

export const regionMatchListSchema = z.object({ entities: z.array(regionMatchSchema) });
