import { z } from 'zod';
import { idSchema, seenSchema, textSchema, versionSchema } from '../api/contract.ts';
import { PRODUCT_STATES, VARIANT_LENGTH, VARIANTS_MAX } from './contract-values.ts';

const word = textSchema(1, VARIANT_LENGTH);
const optionSchema = z.object({ name_en: word, name_th: word });
const valueSchema = z.object({ value_en: word, value_th: word });

const memberFields = z.object({
  product_id: idSchema,
  /** One for each option, in their order. */
  values: z.array(valueSchema).min(1).max(2),
});

/** Siblings in the order of the shop. Without members the group is dissolved, and its options are empty. */
export const variantsChangeSchema = seenSchema
  .extend({
    options: z.array(optionSchema).max(2),
    members: z.array(memberFields).max(VARIANTS_MAX),
  })
  .superRefine(({ options, members }, context) => {
    if ((options.length === 0) !== (members.length === 0))
      context.addIssue({ code: 'custom', path: ['options'], params: { fault: 'required' } });
    for (const [index, { values }] of members.entries()) {
      if (values.length === options.length) continue;
      const path = ['members', index, 'values'];
      context.addIssue({ code: 'custom', path, params: { fault: 'required' } });
    }
  });
export type VariantsChange = z.infer<typeof variantsChangeSchema>;

export const productVariantsSchema = z
  .object({
    /** Empty: the product is in no group. */
    options: z.array(optionSchema),
    members: z.array(
      memberFields.extend({
        item_code: z.string(),
        name_en: z.string(),
        name_th: z.string(),
        state: z.enum(PRODUCT_STATES),
      }),
    ),
    version: versionSchema,
  })
  .meta({ id: 'ProductVariants' });
export type ProductVariants = z.infer<typeof productVariantsSchema>;
