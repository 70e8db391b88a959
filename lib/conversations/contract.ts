import { z } from 'zod';
import {
  acknowledgedSchema,
  acknowledgementSchema,
  patientNameSchema,
} from '../health/contract.ts';
import {
  idParamSchema,
  idSchema,
  imageSchema,
  isoDateTimeSchema,
  localeQuerySchema,
  longTextSchema,
  numeric,
  versionSchema,
} from '../api/contract.ts';
import {
  FOLLOW_UP_DAYS,
  APPROVAL_DAYS,
  APPROVAL_QTY,
  APPROVAL_STATES,
  CONVERSATION_ACTS,
  CONVERSATION_STATES,
  CONVERSATION_TURNS,
  MESSAGE_LENGTH,
  MESSAGE_TYPES,
  PATIENTS,
  PHOTO_SIZES,
  SENDERS,
  SINCE,
} from './contract-values.ts';
import { PREGNANCY } from '../health/contract-values.ts';
import { ORDER_STATUSES } from '../orders/contract-values.ts';

export const conversationQuerySchema = localeQuerySchema.extend({
  /** `false`: open ones; `true`: ended ones; omitted: all. */
  close: z.stringbool().optional(),
});

export const conversationSchema = z
  .object({
    id: z.number().int(),
    /** Null once the contents are deleted. */
    question_id: z.number().int().nullable(),
  })
  .meta({ id: 'Conversation' });

/** Newest first. */
export const conversationListSchema = z
  .object({ entities: z.array(conversationSchema) })
  .meta({ id: 'ConversationList' });
export type ConversationList = z.infer<typeof conversationListSchema>;

/** Topic of a question, with the signs that need a doctor at once. */
export const questionSchema = z
  .object({
    id: z.number().int(),
    name: z.string(),
    red_flags: z.array(z.object({ id: z.string(), text: z.string() })),
  })
  .meta({ id: 'Question' });
export type Question = z.infer<typeof questionSchema>;
export const questionListSchema = z.object({ entities: z.array(questionSchema) });

const shortNoteSchema = longTextSchema(0, 500).default('');

/** Answers for the pharmacist before the conversation. */
export const intakeSchema = z.object({
  text: longTextSchema(1, 1_000),
  since: z.enum(SINCE),
  /** In years; with the weight in kg, where a child is asked for. */
  age: z.number().int().min(0).max(120).optional(),
  weight: z.number().min(1).max(300).optional(),
  allergies: shortNoteSchema,
  conditions: shortNoteSchema,
  medicines: shortNoteSchema,
  pregnancy: z.enum(PREGNANCY).default('no'),
});
export type Intake = z.infer<typeof intakeSchema>;

const summaryTextSchema = longTextSchema(1, 2_000);
/** Summary of a conversation for its member. */
export const summarySchema = z.object({
  advice: summaryTextSchema,
  warning_signs: longTextSchema(0, 1_000).default(''),
  follow_up: longTextSchema(0, 1_000).default(''),
  /** Days until the member is asked how they are, where they want that. */
  follow_up_days: z.number().int().min(1).max(FOLLOW_UP_DAYS).optional(),
});
export type Summary = z.infer<typeof summarySchema>;

const pharmacistNameSchema = z.object({ name: z.string(), licence_no: z.string() });

/** Pieces of a medicine that the member may buy, once. */
export const approvalSchema = z
  .object({
    id: z.number().int(),
    product: z.object({ id: z.number().int(), name: z.string(), image: imageSchema }),
    qty: z.number().int(),
    /** Whom it was given for; null for approvals of earlier releases. */
    patient: patientNameSchema.nullable(),
    directions: z.string(),
    expires_at: isoDateTimeSchema,
    state: z.enum(APPROVAL_STATES),
    /** Conflicts known at the approval, and the reason for it. */
    acknowledged: acknowledgedSchema.nullable(),
    /** Whether a pharmacist may take it back: until the medicine is handed over. */
    withdrawable: z.boolean(),
    /** Why a pharmacist took it back, where one did. */
    withdrawn_reason: z.string().nullable(),
  })
  .meta({ id: 'Approval' });
export type Approval = z.infer<typeof approvalSchema>;

/**
 * The last message of the member that the pharmacist has read, 0 where there is none: one that says more meanwhile is
 * read before anything is decided (`docs/contract.md`, "Versions").
 */
const readUntil = { seen_message_id: z.number().int().min(0).max(2_147_483_647) };

/** A summary, with the last message that was read. */
export const closeConversationSchema = summarySchema.extend(readUntil);
export type CloseConversation = z.input<typeof closeConversationSchema>;

/** Sent again under the same id, it stays one approval. */
export const newApprovalSchema = z.object({
  ...readUntil,
  /** Version of the patient's file that was read. */
  patient_version: versionSchema,
  client_msg_id: z.uuid(),
  product_id: idSchema,
  qty: z.number().int().min(1).max(APPROVAL_QTY),
  directions: longTextSchema(1, 1_000),
  days: z.number().int().min(1).max(APPROVAL_DAYS),
  /** After CONFLICT_UNACKNOWLEDGED. */
  acknowledged: acknowledgementSchema.optional(),
});
export type NewApproval = z.infer<typeof newApprovalSchema>;

export const conversationDetailSchema = conversationSchema
  .extend({
    question: z.string(),
    state: z.enum(CONVERSATION_STATES),
    for: z.enum(PATIENTS),
    /** Null for the member, and once the contents are deleted. */
    patient: patientNameSchema.nullable(),
    /** While the patient is in the family profile of the member. */
    family_member_id: z.number().int().nullable(),
    /** Null once the contents are deleted; approvals stay, as the law requires. */
    intake: intakeSchema.nullable(),
    /** Orders with articles from it, the newest first. */
    orders: z.array(z.object({ order_id: z.string(), status: z.enum(ORDER_STATUSES) })),
    /** Place in the queue, from 1; null once a pharmacist has it. */
    position: z.number().int().nullable(),
    est_wait_s: z.number().int().nullable(),
    pharmacist: pharmacistNameSchema.nullable(),
    created_at: isoDateTimeSchema,
    closed_at: isoDateTimeSchema.nullable(),
    summary: summarySchema.nullable(),
    rating: z.number().int().nullable(),
    /** The last message that each has read. */
    read: z.object({ member: z.number().int(), pharmacist: z.number().int() }),
    /** The last message that reached a device of each. */
    delivered: z.object({ member: z.number().int(), pharmacist: z.number().int() }),
    /** Recommended products. */
    products: z.array(
      z.object({
        id: z.number().int(),
        name: z.string(),
        image: imageSchema,
        /** Whether it may go into the cart as it is. */
        direct: z.boolean(),
      }),
    ),
    /** Oldest first. */
    approvals: z.array(approvalSchema),
    /** Changes of pharmacist, oldest first. */
    turns: z.array(
      z.object({ act: z.enum(CONVERSATION_TURNS), by: z.string(), at: isoDateTimeSchema }),
    ),
  })
  .meta({ id: 'ConversationDetail' });
export type ConversationDetail = z.infer<typeof conversationDetailSchema>;

export const messageQuerySchema = localeQuerySchema.extend({
  /** Id of the last known message; omitted: from the first on. */
  after: numeric(z.number().int().min(0).max(2_147_483_647)).default(0),
});

export const messageSchema = z
  .object({
    id: z.number().int(),
    from: z.enum(SENDERS),
    /** The pharmacist who says it; null of its member. */
    by: z.string().nullable(),
    type: z.enum(MESSAGE_TYPES),
    /** Text; the directions of an approval, empty for a photo. */
    body: z.string(),
    approval_id: z.number().int().nullable(),
    /** Recommended product; the body may give the reason. */
    product_id: z.number().int().nullable(),
    /** Product only: its conflicts, and why it was recommended anyway. */
    acknowledged: acknowledgedSchema.nullable(),
    /** The sender's own id of it. */
    client_msg_id: z.uuid(),
    at: isoDateTimeSchema,
  })
  .meta({ id: 'Message' });
export type Message = z.infer<typeof messageSchema>;

/** Oldest first; `more` says that further ones wait. */
export const messageListSchema = z.object({ entities: z.array(messageSchema), more: z.boolean() });
export type MessageList = z.infer<typeof messageListSchema>;

/** Sent again under the same id, it stays one message. */
export const newMessageSchema = z.object({
  client_msg_id: z.uuid(),
  type: z.literal('text'),
  body: longTextSchema(1, MESSAGE_LENGTH),
});
export type NewMessage = z.infer<typeof newMessageSchema>;

/** Sent again under the same id, the photo stays one message. */
export const newPhotoQuerySchema = localeQuerySchema.extend({ client_msg_id: z.uuid() });

export const photoParamSchema = idParamSchema.extend({ message_id: idSchema });
export const photoQuerySchema = localeQuerySchema.extend({
  size: z.enum(PHOTO_SIZES).default('whole'),
});

/** 0: looked at it, and nothing has been said. */
export const readMarkSchema = z.object({ message_id: z.number().int().min(0).max(2_147_483_647) });

/** Whether the member is told once when pharmacists may be asked again. */
export const openingAlertSchema = z.object({ on: z.boolean() });
export const ratingSchema = z.object({ stars: z.number().int().min(1).max(5) });
export const conversationParamSchema = idParamSchema;

/** Newest first. */
export const historySchema = z
  .object({
    entities: z.array(
      conversationSchema.extend({
        question: z.string(),
        state: z.enum(CONVERSATION_STATES),
        pharmacist: pharmacistNameSchema.nullable(),
        created_at: isoDateTimeSchema,
        rating: z.number().int().nullable(),
      }),
    ),
  })
  .meta({ id: 'ConversationHistory' });
export type History = z.infer<typeof historySchema>;

/** Log of a conversation: pharmacists, acts and times. */
export const conversationLogSchema = z
  .object({
    entities: z.array(
      z.object({ act: z.enum(CONVERSATION_ACTS), by: z.string(), at: isoDateTimeSchema }),
    ),
  })
  .meta({ id: 'ConversationLog' });
export type ConversationLog = z.infer<typeof conversationLogSchema>;
