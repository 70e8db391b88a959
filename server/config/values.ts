import { z } from 'zod';
import { sealingKeysOf } from '../core/sealed.ts';

/**
 * Adds a variable's line of `docs/configuration.md`: its meaning in Markdown and its default. Both
 * are checked against that page (`scripts/configuration.ts`).
 */
export function documented<Schema extends z.ZodType>(
  schema: Schema,
  meaning: string,
  unset = '',
): Schema {
  return schema.meta({ description: meaning, unset });
}

const present = (value: string) => value.trim();

export const text = z.string().transform(present).optional();

export function address(protocols: readonly string[], example: string) {
  return z
    .string()
    .transform(present)
    .refine(
      (value) => URL.canParse(value) && protocols.includes(new URL(value).protocol),
      `must be an address like ${example}`,
    )
    .optional();
}

export function integer(min: number, max: number) {
  const message = `must be a whole number from ${min} to ${max}`;
  return z
    .string()
    .regex(/^\s*\d{1,9}\s*$/, message)
    .transform(Number)
    .refine((value) => value >= min && value <= max, message)
    .optional();
}

export const flag = z
  .string()
  .refine((value) => value === '0' || value === '1', 'must be 0 or 1')
  .transform((value) => value === '1')
  .optional();

/** `1:<base64>,2:<base64>`: keys of encrypted columns. */
export const dataKeys = z
  .string()
  .refine((value) => {
    try {
      return sealingKeysOf('', value).size > 1;
    } catch {
      return false;
    }
  }, 'must be like 1:<32 bytes in Base64>, each version once')
  .optional();

/** Limited to one host, so that the content policy can name it. */
export const tilesAddress = z
  .string()
  .transform(present)
  .refine(
    (value) =>
      /^https?:\/\/[^/{}]+\//.test(value) &&
      URL.canParse(value) &&
      ['{z}', '{x}', '{y}'].every((part) => value.includes(part)),
    'must be an address like https://tiles.example/{z}/{x}/{y}.png',
  )
  .optional();

export const phones = z
  .string()
  .transform((value) => value.split(/[\s,]+/).filter(Boolean))
  .refine(
    (list) => list.every((phone) => /^0\d{8,9}$/.test(phone)),
    'must be phone numbers like 0812345678, separated by commas',
  )
  .optional();
