import { z } from 'zod';
import { LOCALES, type Locale } from './values.ts';

export { LOCALES, type Locale };

/** Baht with at most two decimals; integer satang inside the service (`docs/contract.md`, "Values"). */
export const bahtSchema = z.number().meta({ description: 'THB, two decimals' });

export const isoDateTimeSchema = z.iso.datetime();

export const localeQuerySchema = z.object({ locale: z.enum(LOCALES).default('en') });

export const pageQuerySchema = z.object({
  page: z.coerce.number().int().min(1).max(100_000).default(1),
  per_page: z.coerce.number().int().min(1).max(100).default(10),
});

/** The id of a row as it stands in a path: a positive 32-bit integer. */
export const idSchema = z.coerce.number().int().min(1).max(2_147_483_647);
export const idParamSchema = z.object({ id: idSchema });

/** Names what was seen, for whoever decides on it; another one is VERSION_STALE (`docs/contract.md`, "Versions"). */
export const versionSchema = z.string().min(1).max(64);
export const seenSchema = z.object({ version: versionSchema });

/** Goes on after the last row that is known: what comes meanwhile shifts nothing, and no row before it is read. */
export const keysetQuerySchema = z.object({
  before: idSchema.optional(),
  per_page: z.coerce.number().int().min(1).max(100).optional(),
});

/** One value or several: `brand=1&brand=2`. */
export function several<Item extends z.ZodType>(item: Item) {
  return z
    .union([item, z.array(item).max(50)])
    .transform((value) => (Array.isArray(value) ? value : [value]) as z.output<Item>[])
    .optional();
}

/** The envelope of every paged list (`docs/contract.md`, "Paging"). */
export function pageOf<Entity extends z.ZodType>(entity: Entity) {
  return z.object({
    entities: z.array(entity),
    page: z.number().int(),
    per_page: z.number().int(),
    total: z.number().int(),
  });
}

export const imageSchema = z
  .object({ thumbnail_url: z.string(), large_url: z.string() })
  .meta({ id: 'Image' });

export const iconSchema = z.object({ thumbnail_url: z.string() });

export const emptySchema = z.object({});

/** Control characters, NUL among them, which no database keeps, and halves of a character. */
const CONTROLS = /\p{Cc}/u;
const CONTROLS_IN_LINES = /(?![\n\r\t])\p{Cc}/u;

/** What people write into a field of one line, from `min` to `max` characters. */
export function textSchema(min: number, max: number) {
  const isLine = (value: string) => value.isWellFormed() && !CONTROLS.test(value);
  return z.string().trim().min(min).max(max).refine(isLine);
}

/** What people write into a field that grows: line breaks and tabs belong there. */
export function longTextSchema(min: number, max: number) {
  const isText = (value: string) => value.isWellFormed() && !CONTROLS_IN_LINES.test(value);
  return z.string().trim().min(min).max(max).refine(isText);
}

/** What is only searched for: whatever a paste brought along is no reason to refuse it. */
export function searchTextSchema(max: number) {
  return z
    .string()
    .transform((value) =>
      value
        .toWellFormed()
        .replaceAll(/\p{Cc}+/gu, ' ')
        .trim(),
    )
    .pipe(z.string().max(max))
    .optional();
}

/** Of reCAPTCHA v3, where the shop has it. */
export const botTokenSchema = textSchema(0, 4096).optional();

/** Ten digits that begin with 0 (`docs/product/account.md`, "Sign-in"). */
export const phoneSchema = z
  .string()
  .trim()
  .regex(/^0\d{9}$/);
