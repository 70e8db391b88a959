import { expect, it } from 'vitest';
import { z } from 'zod';
import { contentBlockSchema } from '@/lib/blocks/blocks';
import { SAMPLES } from './block-samples';

/** Values a layout field accepts; empty for fields that are not choices. */
function choices(field: z.ZodType | undefined): readonly unknown[] {
  if (field instanceof z.ZodOptional) return choices(field.unwrap() as z.ZodType);
  if (field instanceof z.ZodEnum) return field.options;
  return field instanceof z.ZodBoolean ? [true, false] : [];
}

const LOOKS = ['layout', 'tone', 'form', 'ordered'];
const kinds = contentBlockSchema.options.flatMap(({ shape }) => {
  const fields: Readonly<Record<string, z.ZodType>> = shape;
  const type = shape.type.value;
  const looks = LOOKS.flatMap((name) =>
    choices(fields[name]).map((value) => ({ type, [name]: value })),
  );
  return looks.length === 0 ? [{ type }] : looks;
});

it.each(kinds)('the kit shows %o', (kind) => {
  expect(SAMPLES).toContainEqual(expect.objectContaining(kind));
});

it('its samples pass the schema of merchant-written blocks', () => {
  expect(z.array(contentBlockSchema).safeParse(SAMPLES).error).toBeUndefined();
});
