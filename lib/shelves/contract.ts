import { z } from 'zod';
import {
  localeQuerySchema,
  longTextSchema,
  placedPageOf,
  placeQuerySchema,
  searchTextSchema,
  seenSchema,
  textSchema,
  versionSchema,
} from '../api/contract.ts';
import { pictureFileSchema } from '../media/contract.ts';
import { BRAND_SORTS } from './contract-values.ts';

export const nameFields = z.object({ name_en: textSchema(1, 80), name_th: textSchema(1, 80) });

export const newBrandSchema = nameFields.extend({
  /** Part of addresses, unique, never changed. */
  code: z
    .string()
    .trim()
    .regex(/^\d{1,6}$/),
});
export type NewBrand = z.infer<typeof newBrandSchema>;

const brandFields = nameFields.extend({
  tagline_en: textSchema(0, 160),
  tagline_th: textSchema(0, 160),
  story_en: longTextSchema(0, 4_000),
  story_th: longTextSchema(0, 4_000),
  /** File of the library; null: no logo. */
  logo: pictureFileSchema.nullable(),
});
export type BrandFacts = z.infer<typeof brandFields>;

export const brandChangeSchema = brandFields.extend(seenSchema.shape);

export const officeBrandSchema = z
  .object({
    id: z.number().int(),
    code: z.string(),
    name_en: z.string(),
    name_th: z.string(),
    /** Its products, drafts and archived ones too. */
    product_count: z.number().int(),
  })
  .meta({ id: 'OfficeBrand' });
export type OfficeBrand = z.infer<typeof officeBrandSchema>;

export const officeBrandPageSchema = placedPageOf(officeBrandSchema).meta({
  id: 'OfficeBrandPage',
});
export type OfficeBrandPage = z.infer<typeof officeBrandPageSchema>;

export const officeBrandQuerySchema = localeQuerySchema.extend(placeQuerySchema.shape).extend({
  /** Part of a name in either language, or the beginning of a code. */
  q: searchTextSchema(60),
  sort: z.enum(BRAND_SORTS).default('name'),
});

export const officeBrandDetailSchema = officeBrandSchema
  .extend({ ...brandFields.shape, version: versionSchema })
  .meta({ id: 'OfficeBrandDetail' });
export type OfficeBrandDetail = z.infer<typeof officeBrandDetailSchema>;

/** Brands and departments that a product may have, in the order in which people look for them. */
export const shelvesSchema = z
  .object({
    brands: z.array(z.object({ id: z.number().int(), name: z.string() })),
    departments: z.array(
      z.object({ id: z.number().int(), name: z.string(), category: z.string() }),
    ),
  })
  .meta({ id: 'Shelves' });
export type Shelves = z.infer<typeof shelvesSchema>;
