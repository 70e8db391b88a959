import { z } from 'zod';
import { seenSchema } from '../api/contract.ts';

/** More than the values that one product sensibly has. */
const ATTRIBUTES_PER_PRODUCT = 50;

const pairSchema = z.string().regex(/^[a-z0-9-]{1,32}:[a-z0-9-]{1,48}$/);

export const attributeFields = z.object({
  /** Properties that lists are filtered by, each as `key:value`. */
  attributes: z.array(pairSchema).max(ATTRIBUTES_PER_PRODUCT),
});
export type ProductAttributes = z.infer<typeof attributeFields>;

export const attributesChangeSchema = attributeFields.extend(seenSchema.shape);

export const attributeChoicesSchema = z
  .object({
    entities: z.array(
      z.object({
        key: z.string(),
        name: z.string(),
        values: z.array(
          z.object({
            pair: z.string(),
            name: z.string(),
            /** Only products that have it keep it. */
            archived: z.boolean(),
          }),
        ),
      }),
    ),
  })
  .meta({ id: 'AttributeChoices' });
export type AttributeChoices = z.infer<typeof attributeChoicesSchema>;
