import { z } from 'zod';
import { seenSchema, textSchema, versionSchema } from '../api/contract.ts';
import { nameFields } from './contract.ts';
import { FILTER_PLACES, VALUES_PER_ATTRIBUTE } from './contract-values.ts';

/** Part of addresses of lists, never changed. */
const keySchema = z
  .string()
  .trim()
  .max(32)
  .regex(/^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/);
export const attributeParamSchema = z.object({ key: z.string().regex(/^[a-z0-9-]{1,32}$/) });

export const newAttributeSchema = nameFields.extend({ key: keySchema });
export type NewAttribute = z.infer<typeof newAttributeSchema>;

const valueSchema = z
  .object({
    /** Part of addresses of lists; fixed once products can have it. */
    value: z.string().regex(/^[a-z0-9-]{1,48}$/),
    name_en: textSchema(1, 60),
    name_th: textSchema(1, 60),
    /** Products that have it keep it; lists do not offer it, and no other product can get it. */
    archived: z.boolean(),
  })
  .meta({ id: 'AttributeValue' });
export type AttributeValue = z.infer<typeof valueSchema>;

const attributeFields = nameFields.extend({
  /** Lists that offer it as a filter. */
  filters: z.enum(FILTER_PLACES),
  /** In the order of the shop. */
  values: z.array(valueSchema).max(VALUES_PER_ATTRIBUTE),
});
export type AttributeFacts = z.infer<typeof attributeFields>;

export const attributeChangeSchema = attributeFields.extend(seenSchema.shape);

/** The version is that of the order of all attributes. */
export const attributeMoveSchema = z
  .object({ position: z.number().int().min(1).max(10_000) })
  .extend(seenSchema.shape);

export const officeAttributeSchema = attributeFields
  .extend({
    key: z.string(),
    /** Products by value, drafts and archived ones too; values without products are left out. */
    product_counts: z.record(z.string(), z.number().int()),
    version: versionSchema,
  })
  .meta({ id: 'OfficeAttribute' });
export type OfficeAttribute = z.infer<typeof officeAttributeSchema>;

/** Attributes in the order of the shop. */
export const officeAttributesSchema = z
  .object({
    entities: z.array(
      nameFields.extend({
        key: z.string(),
        filters: z.enum(FILTER_PLACES),
        value_count: z.number().int(),
        version: versionSchema,
      }),
    ),
    /** Version of the order. */
    order: versionSchema,
  })
  .meta({ id: 'OfficeAttributes' });
export type OfficeAttributes = z.infer<typeof officeAttributesSchema>;
