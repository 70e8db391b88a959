import { z } from 'zod';
import { readRows, textsSchema } from './read-rows.ts';
import type { BrandSeed } from './types.ts';

const colourSchema = z.string().regex(/^#[0-9a-f]{6}$/);

const brandSchema: z.ZodType<BrandSeed> = z.strictObject({
  id: z.int().positive(),
  code: z.string().regex(/^\d{3}$/),
  name: textsSchema,
  tagline: textsSchema,
  story: textsSchema,
  palette: z.strictObject({
    base: colourSchema,
    accent: colourSchema,
    ink: colourSchema,
    ground: colourSchema,
  }),
  lettering: z.enum(['sans', 'wide', 'script', 'serif', 'mono', 'rounded']),
});

/** The six exclusive ones come first, in the order of the menu. */
export const brands = readRows('brands.json', brandSchema);
