import { z } from 'zod';
import { readRows, textsSchema } from './read-rows.ts';
import type { CategorySeed } from './types.ts';

const departmentSchema = z.strictObject({
  /** Category * 100 + position. */
  id: z.int().positive(),
  slug: z.string().regex(/^[a-z]+(-[a-z]+)*$/),
  name: textsSchema,
});

const categorySchema: z.ZodType<CategorySeed> = z.strictObject({
  id: z.int().positive(),
  icon: z.string(),
  name: textsSchema,
  departments: z.array(departmentSchema).min(1),
});

export const categories = readRows('categories.json', categorySchema);
