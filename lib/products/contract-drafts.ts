import { z } from 'zod';
import { isoDateTimeSchema, seenSchema, textSchema, versionSchema } from '../api/contract.ts';
import { factFields, priceFields, seoFields } from './contract.ts';
import { DRAFT_FAULTS, DRAFT_PARTS, OPEN_DRAFT_STATES } from './contract-values.ts';

/** A whole minute; null: the draft waits until a person publishes it. */
const publishAtSchema = isoDateTimeSchema.refine((at) => Date.parse(at) % 60_000 === 0).nullable();

/** The version is that of the live part. Fields that differ from it make the draft. */
const draftFields = {
  ...seenSchema.shape,
  /** Version of the draft that is replaced; null: there is none. */
  draft_version: versionSchema.nullable(),
  publish_at: publishAtSchema,
};

export const factsDraftSchema = factFields.extend(draftFields);
export const pricesDraftSchema = priceFields.extend(draftFields);
export const seoDraftSchema = seoFields.extend(draftFields);

export const draftTimeSchema = seenSchema.extend({ publish_at: publishAtSchema });

const fieldNames = z.array(textSchema(1, 40)).max(20);

/** Each field that was changed live since must stand in one of the lists; DRAFT_CONFLICT names the others. */
export const draftPublishSchema = seenSchema.extend({
  /** Fields that keep their live value. */
  keep: fieldNames,
  /** Fields that take the value of the draft. */
  take: fieldNames,
});
export type DraftChoices = Pick<z.infer<typeof draftPublishSchema>, 'keep' | 'take'>;

const valueSchema = z.union([z.string(), z.number(), z.null()]);

const wordChangeSchema = z.object({
  kind: z.enum(['same', 'removed', 'added']),
  text: z.string(),
});
/** Words in a row that both texts have, or one of them alone. */
export type WordChange = z.infer<typeof wordChangeSchema>;

export const productDraftSchema = z
  .object({
    part: z.enum(DRAFT_PARTS),
    state: z.enum(OPEN_DRAFT_STATES),
    /** The person who saved it or set its time last. */
    person: z.object({ member_id: z.number().int(), name: z.string() }),
    saved_at: isoDateTimeSchema,
    publish_at: isoDateTimeSchema.nullable(),
    /** Why it failed; null while it waits. */
    fault: z.enum(DRAFT_FAULTS).nullable(),
    /** Fields that the fault is about. */
    fault_fields: z.array(z.string()),
    fields: z.array(
      z.object({
        name: z.string(),
        /** The live value when the draft was saved. */
        base: valueSchema,
        live: valueSchema,
        draft: valueSchema,
        /** From the live text to that of the draft, in order; null for short texts and for quite another one. */
        words: z.array(wordChangeSchema).nullable(),
        /** Changed live since, to another value than that of the draft. */
        is_conflict: z.boolean(),
      }),
    ),
    version: versionSchema,
  })
  .meta({ id: 'ProductDraft' });
export type ProductDraft = z.infer<typeof productDraftSchema>;

export const productDraftsSchema = z
  .object({ entities: z.array(productDraftSchema) })
  .meta({ id: 'ProductDrafts' });
export type ProductDrafts = z.infer<typeof productDraftsSchema>;
