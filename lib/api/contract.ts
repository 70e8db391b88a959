import { z } from 'zod';
import { parseBirthdate } from '../format/birthdate.ts';
import { foldCode } from '../format/code.ts';
import { isName } from '../format/links.ts';
import { MOBILE, parseMobile } from '../format/phone.ts';
import { isThaiName } from '../format/thai-name.ts';
import { tidyLine, tidyLines, wellFormed } from '../format/tidy-text.ts';
import { LOCALES, type Locale } from '../i18n/locale.ts';

export { LOCALES, type Locale };

/** Baht with at most two decimals; integer satang inside the service (`docs/contract.md`, "Values"). */
export const bahtSchema = z.number().meta({ description: 'THB, two decimals' });

export const isoDateTimeSchema = z.iso.datetime();

export const localeQuerySchema = z.object({ locale: z.enum(LOCALES).default('en') });

/** Plain decimal notation: no plus sign, exponent, hexadecimal or white space. */
const DECIMAL = /^-?(?:0|[1-9]\d{0,14})(?:\.\d{1,20})?$/;

/**
 * A JSON number, or the same as decimal digits in a URL or form. Other values pass through for the schema to refuse.
 */
export function numeric(schema: z.ZodNumber) {
  return z.preprocess(
    (value) => (typeof value === 'string' && DECIMAL.test(value) ? Number(value) : value),
    schema,
  );
}

export const pageQuerySchema = z.object({
  page: numeric(z.number().int().min(1).max(100_000)).default(1),
  per_page: numeric(z.number().int().min(1).max(100)).default(10),
});

/** Id of a row in a path: a positive 32-bit integer. */
export const idSchema = numeric(z.number().int().min(1).max(2_147_483_647));
export const idParamSchema = z.object({ id: idSchema });

/**
 * Version of the row that a decision was based on; a different one is VERSION_STALE (`docs/contract.md`, "Versions").
 */
export const versionSchema = z.string().min(1).max(64);
export const seenSchema = z.object({ version: versionSchema });

/** Keyset paging: continues after the last known row, so new rows shift nothing. */
export const keysetQuerySchema = z.object({
  before: idSchema.optional(),
  per_page: numeric(z.number().int().min(1).max(100)).optional(),
});

/** Repeatable parameter: `brand=1&brand=2`. */
export function several<Item extends z.ZodType>(item: Item) {
  return z
    .union([item, z.array(item).max(50)])
    .transform((value) => (Array.isArray(value) ? value : [value]) as z.output<Item>[])
    .optional();
}

/** Beside a row or at the end, where `page` alone would count all rows before it. */
export const placeQuerySchema = pageQuerySchema.extend({
  /** Rows that follow this one; `page` is then only told back. */
  after: idSchema.optional(),
  /** Rows that precede this one. */
  before: idSchema.optional(),
  /** `true`: the last rows. */
  end: z.stringbool().default(false),
});

/**
 * The same in a list whose rows get later moments meanwhile: a row is marked by its moment and its id.
 * @param id of a row, as a regular expression
 */
export function placeByMomentSchema(id: string) {
  const mark = z
    .string()
    .regex(new RegExp(`^\\d{1,14}\\.${id}$`))
    .optional();
  return placeQuerySchema.extend({ after: mark, before: mark });
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

/** A page by `placeQuerySchema` or `placeByMomentSchema`. */
export function placedPageOf<Entity extends z.ZodType>(entity: Entity) {
  return pageOf(entity).extend({ has_previous: z.boolean(), has_next: z.boolean() });
}

export const imageSchema = z
  .object({ thumbnail_url: z.string(), large_url: z.string() })
  .meta({ id: 'Image' });

export const iconSchema = z.object({ thumbnail_url: z.string() });

export const emptySchema = z.object({});

/** Refuses control characters other than white space (PostgreSQL rejects NUL) and lone surrogates. */
function isKeepable(text: string): boolean {
  return !/(?!\s)\p{Cc}|\p{Cs}/u.test(text);
}

/** Single-line text of `min` to `max` characters after tidying. */
export function textSchema(min: number, max: number) {
  return z.string().overwrite(tidyLine).min(min).max(max).refine(isKeepable);
}

/**
 * A typed or pasted code, normalised for comparison (`docs/contract.md`, "Values"); `min` and `max` count the
 * normalised characters.
 */
export function codeSchema(min: number, max: number) {
  return z
    .string()
    .max(4 * max)
    .overwrite(foldCode)
    .min(min)
    .max(max);
}

/** Multi-line text; line breaks are kept. */
export function longTextSchema(min: number, max: number) {
  return z.string().overwrite(tidyLines).min(min).max(max).refine(isKeepable);
}

/** `params` of a text issue, used to build the field's message. */
export interface TextProblem {
  readonly fault: 'name' | 'thai' | 'letter';
  /** The character that cannot be printed. */
  readonly letter?: string;
}

export const NO_NAME = { params: { fault: 'name' } satisfies TextProblem };

/** A person's name: no line breaks, which could inject a mail header, and no web or email address. */
export function nameSchema(min: number, max: number) {
  return z
    .string()
    .overwrite((name) => name.trim())
    .refine((name) => !/[\n\r\v\f\u0085\u2028\u2029]/.test(name))
    .overwrite(tidyLine)
    .min(min)
    .max(max)
    .refine(isKeepable)
    .refine(isName, NO_NAME);
}

export const thaiNameSchema = textSchema(1, 80).refine(isThaiName, {
  params: { fault: 'thai' } satisfies TextProblem,
});

/** Pasted email address: invisible characters removed, full-width letters normalised. */
const pastedEmail = z
  .string()
  .overwrite((email) => tidyLine(email.normalize('NFKC')).replace(/^mailto:/i, ''));
export const emailSchema = pastedEmail.pipe(z.email().max(254));
export const optionalEmailSchema = pastedEmail.pipe(z.union([z.literal(''), z.email().max(254)]));

/** Search text; unusual pasted characters are no reason to refuse it. */
export function searchTextSchema(max: number) {
  return z
    .string()
    .transform((value) => tidyLine(wellFormed(value).replaceAll(/\p{Cc}+/gu, ' ')))
    .pipe(z.string().max(max))
    .optional();
}

/** A typed day in either era (`docs/product/account.md`, "Profile"). */
export const typedDaySchema = z
  .string()
  .overwrite((day) => parseBirthdate(day) ?? day.trim())
  .pipe(z.iso.date());

/** reCAPTCHA v3 token, where the shop uses it. */
export const botTokenSchema = textSchema(0, 4096).optional();

/** A phone number that receives SMS, in any notation (`docs/product/account.md`, "Sign-in"). */
export const phoneSchema = z
  .string()
  .overwrite((phone) => parseMobile(phone) ?? phone.trim())
  .regex(MOBILE);

/** Exactly `length` digits, in any grouping and any numerals. */
export function digitsSchema(length: number) {
  return z
    .string()
    .overwrite(foldCode)
    .regex(new RegExp(`^\\d{${String(length)}}$`));
}
