import { z } from 'zod';

/**
 * A copy of the schema that refuses unknown fields at any depth: dropped silently, a misspelled
 * name would seem stored (`docs/contract.md`, "Values"). Records name their own fields.
 */
export function strictBody<Schema extends z.ZodType>(schema: Schema): Schema {
  return strict(schema) as Schema;
}

function strict(schema: z.core.$ZodType): z.core.$ZodType {
  if (schema instanceof z.ZodObject) {
    const shape = Object.entries(schema.shape as z.core.$ZodShape).map(
      ([name, field]) => [name, strict(field)] as const,
    );
    return schema.clone({
      ...schema.def,
      shape: Object.fromEntries(shape),
      catchall: z.never(),
    });
  }
  if (schema instanceof z.ZodArray) {
    return schema.clone({ ...schema.def, element: strict(schema.def.element) });
  }
  if (schema instanceof z.ZodUnion) {
    return schema.clone({ ...schema.def, options: schema.def.options.map(strict) });
  }
  if (
    schema instanceof z.ZodOptional ||
    schema instanceof z.ZodNullable ||
    schema instanceof z.ZodDefault
  ) {
    return schema.clone({ ...schema.def, innerType: strict(schema.def.innerType) } as never);
  }
  if (schema instanceof z.ZodPipe) {
    const { in: input, out } = schema.def;
    // Preprocessed values are validated after preprocessing.
    if (input instanceof z.ZodTransform) return schema.clone({ ...schema.def, out: strict(out) });
    return schema.clone({ ...schema.def, in: strict(input) });
  }
  return schema;
}
