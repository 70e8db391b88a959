import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

/** A text in both languages. */
export const textsSchema = z.strictObject({ en: z.string().min(1), th: z.string().min(1) });

/** Rows of a JSON file below this folder; throws with the path of the first wrong value. */
export function readRows<Row>(file: string, schema: z.ZodType<Row>): readonly Row[] {
  const text = readFileSync(join(import.meta.dirname, file), 'utf8');
  return z.array(schema).parse(JSON.parse(text));
}
