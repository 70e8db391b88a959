import { z } from 'zod';
import { idSchema, isoDateTimeSchema, searchTextSchema } from '../api/contract.ts';
import {
  BULK_KINDS,
  BULK_MAX,
  BULK_OUTCOMES,
  BULK_REASONS,
  OPEN_DRAFT_STATES,
  PRODUCT_STATES,
  SALE_OBSTACLES,
  SOLD_CHOICES,
} from './contract-values.ts';

/** Filters of the list of products. */
export const productFilterSchema = z.object({
  /** Part of a name in either language or of an item code, an id, or a barcode. */
  q: searchTextSchema(60),
  state: z.enum(PRODUCT_STATES).optional(),
  brand_id: idSchema.optional(),
  department_id: idSchema.optional(),
  sold: z.enum(SOLD_CHOICES).optional(),
  /** With a draft in this state. */
  draft: z.enum(OPEN_DRAFT_STATES).optional(),
});
export type ProductFilter = z.infer<typeof productFilterSchema>;

/** The change that each chosen product gets. */
export const productChangeSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('publish') }),
  z.object({ kind: z.literal('archive') }),
  z.object({ kind: z.literal('department'), department_id: idSchema }),
  z.object({ kind: z.literal('brand'), brand_id: idSchema }),
]);
export type ProductChange = z.infer<typeof productChangeSchema>;

/** Some products by their ids, or all that the filters find; BULK_TOO_MANY above 5,000. */
export const newBulkChangeSchema = z.object({
  change: productChangeSchema,
  choice: z.discriminatedUnion('of', [
    z.object({ of: z.literal('ids'), ids: z.array(idSchema).min(1).max(BULK_MAX) }),
    z.object({ of: z.literal('found'), filter: productFilterSchema }),
  ]),
});
export type NewBulkChange = z.infer<typeof newBulkChangeSchema>;

export const bulkChangeSchema = z
  .object({
    id: z.number().int(),
    change: z.object({
      kind: z.enum(BULK_KINDS),
      department_id: z.number().int().optional(),
      brand_id: z.number().int().optional(),
    }),
    person: z.object({ member_id: z.number().int(), name: z.string() }),
    /** Null: a dry run that nobody applied. */
    applied_at: isoDateTimeSchema.nullable(),
    undone_at: isoDateTimeSchema.nullable(),
    outcomes: z.array(
      z.object({
        outcome: z.enum(BULK_OUTCOMES),
        /** Why a product stays as it is; null with the other outcomes. */
        reason: z.enum(BULK_REASONS).nullable(),
        product_count: z.number().int(),
        /** The first five, by id. */
        names: z.array(z.string()),
      }),
    ),
    /** In the dry run of publishing: products that shoppers still cannot buy, by the first reason. */
    unsold: z.array(z.object({ code: z.enum(SALE_OBSTACLES), product_count: z.number().int() })),
  })
  .meta({ id: 'BulkChange' });
export type BulkChange = z.infer<typeof bulkChangeSchema>;

/** Applied ones of the last 24 hours, newest first. */
export const bulkChangesSchema = z
  .object({ entities: z.array(bulkChangeSchema) })
  .meta({ id: 'BulkChanges' });
export type BulkChanges = z.infer<typeof bulkChangesSchema>;
