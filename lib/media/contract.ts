import { z } from 'zod';
import {
  isoDateTimeSchema,
  localeQuerySchema,
  placedPageOf,
  placeQuerySchema,
  searchTextSchema,
  seenSchema,
  textSchema,
  versionSchema,
} from '../api/contract.ts';
import { ALT_LENGTH, CROP_LEAST, MEDIA_USERS } from './contract-values.ts';

const altFields = z.object({
  alt_en: textSchema(0, ALT_LENGTH),
  alt_th: textSchema(0, ALT_LENGTH),
});
export type AltTexts = z.infer<typeof altFields>;

export const altChangeSchema = altFields.extend(seenSchema.shape);

const pixelSchema = z.number().int().min(0).max(12_000);
const sideSchema = z.number().int().min(CROP_LEAST).max(12_000);
const cropSchema = z.strictObject({
  ...{ x: pixelSchema, y: pixelSchema, width: sideSchema, height: sideSchema },
});
const percentSchema = z.number().int().min(0).max(100);
const focusSchema = z.strictObject({ x: percentSchema, y: percentSchema });

const framingFields = z.object({
  /** In pixels of the original; null for the whole. */
  crop: cropSchema.nullable(),
  /** In per cent of the original. The square is cut around it; null completes the picture in white. */
  focus: focusSchema.nullable(),
});
export type FramingFields = z.infer<typeof framingFields>;

export const framingChangeSchema = framingFields.extend(seenSchema.shape);

/** A path in the picture store without its extension. */
export const pictureFileSchema = z
  .string()
  .max(200)
  .regex(/^[\w-]+(?:\/[\w-]+)*$/);

export const mediaPictureSchema = z
  .object({
    id: z.number().int(),
    file: z.string(),
    url: z.string(),
    /** At most 320 px wide and high. */
    small_url: z.string(),
    width: z.number().int(),
    height: z.number().int(),
    /** The upright upload, from which the square is cut. */
    original: z.object({ url: z.string(), width: z.number().int(), height: z.number().int() }),
    framing: framingFields,
    alt_en: z.string(),
    alt_th: z.string(),
    created_at: isoDateTimeSchema,
    /** When the bin deletes it; null outside of the bin. */
    deleted_at: isoDateTimeSchema.nullable(),
    /** Products, brands and categories that show it. */
    used_by: z.array(
      z.object({ kind: z.enum(MEDIA_USERS), id: z.number().int(), name: z.string() }),
    ),
    version: versionSchema,
  })
  .meta({ id: 'MediaPicture' });
export type MediaPicture = z.infer<typeof mediaPictureSchema>;

export const mediaPageSchema = placedPageOf(mediaPictureSchema).meta({ id: 'MediaPage' });
export type MediaPage = z.infer<typeof mediaPageSchema>;

export const mediaQuerySchema = localeQuerySchema.extend(placeQuerySchema.shape).extend({
  /** Part of an alternative text in either language. */
  q: searchTextSchema(60),
  /** One file alone. */
  file: pictureFileSchema.optional(),
  /** `true`: pictures in the bin. */
  bin: z.stringbool().default(false),
});
