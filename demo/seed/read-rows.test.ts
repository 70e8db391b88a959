import { expect, it } from 'vitest';
import { z } from 'zod';
import { readRows } from './read-rows.ts';

it('names the row and the field of a wrong value, and refuses unknown fields', () => {
  const read = (schema: z.ZodType) => () => readRows('surveys.json', schema);
  expect(read(z.looseObject({ coins: z.string() }))).toThrow(/"path": \[\s*0,\s*"coins"\s*\]/);
  expect(read(z.strictObject({ coins: z.int() }))).toThrow(/unrecognized_keys/);
});
