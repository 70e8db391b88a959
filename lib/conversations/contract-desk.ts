import { z } from 'zod';
import {
  idSchema,
  isoDateTimeSchema,
  longTextSchema,
  seenSchema,
  versionSchema,
} from '../api/contract.ts';
import {
  APPROVAL_DAYS,
  APPROVAL_QTY,
  CONVERSATION_STATES,
  MESSAGE_LENGTH,
  NOTE_LENGTH,
} from './contract-values.ts';
import { newMessageSchema } from './contract.ts';
import { acknowledgementSchema, conflictSchema } from '../health/contract.ts';
import { REASON_LENGTH } from '../health/contract-values.ts';

/** The desk: who waits, and whom the pharmacist talks to. */
export const deskSchema = z
  .object({
    queue: z.array(
      z.object({ id: z.number().int(), question: z.string(), since: isoDateTimeSchema }),
    ),
    mine: z.array(
      z.object({
        id: z.number().int(),
        question: z.string(),
        state: z.enum(CONVERSATION_STATES),
        unread: z.number().int(),
        /** Deadline of the summary after the member ended it; null while open. */
        summary_until: isoDateTimeSchema.nullable(),
      }),
    ),
    /** Whether this pharmacist is given conversations. */
    on_duty: z.boolean(),
    /** Colleagues at their desks who may take a conversation over. */
    colleagues: z.array(z.object({ id: z.number().int(), name: z.string() })),
    /** The service's clock: a browser's may be wrong. */
    now: isoDateTimeSchema,
  })
  .meta({ id: 'PharmacyDesk' });
export type Desk = z.infer<typeof deskSchema>;

export const dutySchema = z.object({ on_duty: z.boolean() });

export const handOverSchema = z.object({ to: idSchema, note: longTextSchema(1, NOTE_LENGTH) });
export type HandOver = z.infer<typeof handOverSchema>;

/** Hand-over notes of colleagues, newest first. */
export const noteListSchema = z
  .object({
    entities: z.array(
      z.object({ id: z.number().int(), by: z.string(), body: z.string(), at: isoDateTimeSchema }),
    ),
  })
  .meta({ id: 'ConversationNotes' });
export type NoteList = z.infer<typeof noteListSchema>;

/** Frequent answers of pharmacists, in both languages. */
export const quickReplySchema = z
  .object({ id: z.string(), text_en: z.string(), text_th: z.string() })
  .meta({ id: 'QuickReply' });
export type QuickReply = z.infer<typeof quickReplySchema>;
export const quickReplyListSchema = z.object({ entities: z.array(quickReplySchema) });
export type QuickReplyList = z.infer<typeof quickReplyListSchema>;

/** A product that a pharmacist recommends. */
export const newRecommendationSchema = z.object({
  client_msg_id: z.uuid(),
  type: z.literal('product'),
  product_id: idSchema,
  body: longTextSchema(0, MESSAGE_LENGTH).default(''),
  /** After CONFLICT_UNACKNOWLEDGED. */
  acknowledged: acknowledgementSchema.optional(),
});
export type NewRecommendation = z.input<typeof newRecommendationSchema>;

/** Why an approval is taken back; the member reads it. */
export const withdrawApprovalSchema = z.object({ reason: longTextSchema(1, REASON_LENGTH) });

/** Another approval of the same medicine in the place of one, at any time before the hand-over. */
export const replaceApprovalSchema = seenSchema.extend({
  client_msg_id: z.uuid(),
  qty: z.number().int().min(1).max(APPROVAL_QTY),
  directions: longTextSchema(1, 1_000),
  days: z.number().int().min(1).max(APPROVAL_DAYS),
  /** The member reads it. */
  reason: longTextSchema(1, REASON_LENGTH),
  /** After CONFLICT_UNACKNOWLEDGED. */
  acknowledged: acknowledgementSchema.optional(),
});

export type NewReplacement = z.infer<typeof replaceApprovalSchema>;

export const replacedApprovalSchema = z.object({ id: z.number().int() });

/** Approvals of this pharmacist that may be taken back or replaced; the newest first. */
export const givenApprovalListSchema = z
  .object({
    entities: z.array(
      z.object({
        id: z.number().int(),
        conversation_id: z.number().int(),
        product_name: z.string(),
        qty: z.number().int(),
        at: isoDateTimeSchema,
        /** Whether an order has it. */
        ordered: z.boolean(),
        /** Whether it was taken back already. */
        withdrawn: z.boolean(),
        version: versionSchema,
      }),
    ),
  })
  .meta({ id: 'GivenApprovals' });
export type GivenApprovalList = z.infer<typeof givenApprovalListSchema>;

/** A message of a pharmacist. */
export const deskMessageSchema = z.discriminatedUnion('type', [
  newMessageSchema,
  newRecommendationSchema,
]);

/** Cart of a conversation's member, for its pharmacist. */
export const deskCartSchema = z
  .object({
    entities: z.array(
      z.object({
        product_id: z.number().int(),
        name: z.string(),
        qty: z.number().int(),
        drug: z.enum(['none', 'household', 'packaged', 'dangerous', 'controlled']),
        /** Conflicts with the patient's data. */
        conflicts: z.array(conflictSchema),
      }),
    ),
  })
  .meta({ id: 'DeskCart' });
export type DeskCart = z.infer<typeof deskCartSchema>;
