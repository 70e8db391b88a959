import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { fillNames } from '../../lib/i18n/fill-brand.ts';

/** A text in both languages. */
export const textsSchema = z.strictObject({ en: z.string().min(1), th: z.string().min(1) });

const fillName = (_: string, value: unknown) =>
  typeof value === 'string' ? fillNames(value) : value;

/** Rows of a JSON file below this folder; throws with the path of the first wrong value. `{shopName}` is the shop's. */
export function readRows<Row>(file: string, schema: z.ZodType<Row>): readonly Row[] {
  const text = readFileSync(join(import.meta.dirname, file), 'utf8');
  return z.array(schema).parse(JSON.parse(text, fillName));
}
