import { z } from 'zod';
import { ANSWER_LENGTH, STOP_KINDS } from '../health/branching.ts';
import {
  bahtSchema,
  idSchema,
  imageSchema,
  isoDateTimeSchema,
  longTextSchema,
  seenSchema,
  versionSchema,
} from '../api/contract.ts';
import {
  APPROVAL_DAYS,
  HEALTH_CONSENT_VERSION,
  MESSAGE_LENGTH,
} from '../conversations/contract-values.ts';
import {
  acknowledgementSchema,
  conflictSchema,
  patientNameSchema,
  patientFileSchema,
} from '../health/contract.ts';
import { ORDER_STATUSES, CASE_STATES } from '../orders/contract-values.ts';
import { PAYMENT_METHODS } from '../checkout/contract-values.ts';
import { DECISION_LENGTH } from './contract-values.ts';

const slugSchema = z
  .string()
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/)
  .max(60);
export const questionnaireParamSchema = z.object({ slug: slugSchema });

const matchSchema = {
  /** One of these options is chosen. */
  any: z.array(z.string()).optional(),
  below: z.number().optional(),
  /** From this number on. */
  from: z.number().optional(),
};

const questionSchema = z
  .object({
    id: z.string(),
    kind: z.enum(['single', 'several', 'number', 'text']),
    text: z.string(),
    hint: z.string(),
    required: z.boolean(),
    /** Only for `single` and `several`; `alone` unchooses all others. */
    options: z.array(
      z.object({ id: z.string(), label: z.string(), alone: z.boolean().optional() }),
    ),
    /** Only for `number`. */
    least: z.number().nullable(),
    most: z.number().nullable(),
    unit: z.string(),
    /** Asked only where all conditions on earlier answers hold. */
    when: z.array(z.object({ question: z.string(), ...matchSchema })),
    /** Answers that end it with advice, the gravest first. */
    stops: z.array(z.object({ kind: z.enum(STOP_KINDS), advice: z.string(), ...matchSchema })),
  })
  .meta({ id: 'QuestionnaireQuestion' });
export type QuestionnaireQuestion = z.infer<typeof questionSchema>;

const treatmentSchema = z.object({
  product: z.object({
    id: z.number().int(),
    name: z.string(),
    image: imageSchema,
    /** Price of one pack. */
    price: bahtSchema,
  }),
  /** Packs of one order. */
  qty: z.number().int(),
  /** Price of all packs. */
  total: bahtSchema,
  note: z.string(),
});
export type Treatment = z.infer<typeof treatmentSchema>;

const headSchema = z.object({
  slug: z.string(),
  name: z.string(),
  lead: z.string(),
  /** Price of the cheapest treatment; null where none is sold now. */
  from_price: bahtSchema.nullable(),
});

export const questionnaireListSchema = z
  .object({ entities: z.array(headSchema) })
  .meta({ id: 'QuestionnaireList' });
export type QuestionnaireList = z.infer<typeof questionnaireListSchema>;

export const questionnaireSchema = headSchema
  .extend({
    version: z.number().int(),
    about: z.array(z.string()),
    not_for: z.array(z.string()),
    see_doctor: z.array(z.string()),
    /** Treatments on sale now. */
    treatments: z.array(treatmentSchema),
    questions: z.array(questionSchema),
    /** Hours after the payment within which a pharmacist decides; the money goes back otherwise. */
    decision_hours: z.number().int(),
    consent_version: z.string(),
  })
  .meta({ id: 'Questionnaire' });
export type Questionnaire = z.infer<typeof questionnaireSchema>;

const answerSchema = z.union([
  longTextSchema(0, ANSWER_LENGTH),
  z.number(),
  z.array(z.string().min(1).max(40)).max(30),
]);

/** Answers, and an order that waits for the decision; paid for at once, picked up at a branch. */
export const newCaseSchema = z.object({
  slug: slugSchema,
  /** Version of the questions that were answered; another one is VERSION_STALE. */
  version: z.number().int().min(1).max(2_147_483_647),
  /** By id of the question; those of hidden questions are dropped. */
  answers: z.record(z.string().min(1).max(40), answerSchema),
  product_id: idSchema,
  /** A person of the member's family profile; the member without it. */
  family_member_id: idSchema.optional(),
  branch_id: idSchema,
  payment_method: z.enum(PAYMENT_METHODS),
  /** The total that was seen; another one is VERSION_STALE. */
  total: bahtSchema,
  consent_version: z.literal(HEALTH_CONSENT_VERSION),
});
export type NewCase = z.input<typeof newCaseSchema>;

export const newCaseAnswerSchema = z
  .object({
    id: z.number().int(),
    order_id: z.string(),
    payment_method: z.enum(PAYMENT_METHODS),
  })
  .meta({ id: 'NewCase' });
export type PlacedCase = z.infer<typeof newCaseAnswerSchema>;

const caseProductSchema = z.object({
  id: z.number().int(),
  name: z.string(),
  image: imageSchema,
});

const caseHeadSchema = z.object({
  id: z.number().int(),
  state: z.enum(CASE_STATES),
  /** Empty once the answers are deleted. */
  condition: z.string(),
  product: caseProductSchema,
  qty: z.number().int(),
  created_at: isoDateTimeSchema,
  /** Until when a pharmacist decides; null unless it waits. */
  due_at: isoDateTimeSchema.nullable(),
});

/** Newest first. */
export const caseListSchema = z
  .object({ entities: z.array(caseHeadSchema) })
  .meta({ id: 'CaseList' });
export type CaseList = z.infer<typeof caseListSchema>;

const saidSchema = z.array(
  z.object({
    question: z.string(),
    /** Chosen options or text, in words. */
    answer: z.string(),
  }),
);

const decisionSchema = z.object({
  by: z.string(),
  licence_no: z.string(),
  at: isoDateTimeSchema,
  /** Directions of an approval; empty once deleted, and for a refusal. */
  directions: z.string(),
  days: z.number().int().nullable(),
  /** Reason of a refusal; empty once deleted. */
  reason: z.string(),
});

export const caseSchema = caseHeadSchema
  .extend({
    /** Address of the condition; null once the answers are deleted. */
    slug: z.string().nullable(),
    patient: patientNameSchema,
    /** Empty once they are deleted. */
    answers: saidSchema,
    order_id: z.string(),
    order_status: z.enum(ORDER_STATUSES),
    payment_method: z.enum(PAYMENT_METHODS),
    total: bahtSchema,
    /** Conversation with messages and access log. */
    conversation_id: z.number().int(),
    /** True once a pharmacist has asked something in the conversation. */
    asked: z.boolean(),
    decision: decisionSchema.nullable(),
  })
  .meta({ id: 'Case' });
export type Case = z.infer<typeof caseSchema>;

/** Undecided cases, the most urgent first; then recent decisions. */
export const deskCaseListSchema = z
  .object({
    entities: z.array(
      caseHeadSchema.extend({
        /** True while the conversation with the member is open. */
        asked: z.boolean(),
      }),
    ),
    now: isoDateTimeSchema,
  })
  .meta({ id: 'DeskCaseList' });
export type DeskCaseList = z.infer<typeof deskCaseListSchema>;

export const deskCaseSchema = caseHeadSchema
  .extend({
    answers: saidSchema,
    patient: patientFileSchema.shape.patient,
    notes: patientFileSchema.shape.notes,
    bought: patientFileSchema.shape.bought,
    conflicts: z.array(conflictSchema),
    /** Directions on the label. */
    usual_directions: z.string(),
    /** Null without a question of a pharmacist. */
    conversation: z
      .object({
        id: z.number().int(),
        /** True while the caller has the conversation. */
        mine: z.boolean(),
        messages: z.array(
          z.object({ id: z.number().int(), by: z.string().nullable(), body: z.string() }),
        ),
      })
      .nullable(),
    decision: decisionSchema.nullable(),
    /** Version of state, messages and patient file, named by the decision. */
    version: versionSchema,
  })
  .meta({ id: 'DeskCase' });
export type DeskCase = z.infer<typeof deskCaseSchema>;

export const approveCaseSchema = seenSchema.extend({
  directions: longTextSchema(1, DECISION_LENGTH),
  days: z.number().int().min(1).max(APPROVAL_DAYS),
  /** After CONFLICT_UNACKNOWLEDGED. */
  acknowledged: acknowledgementSchema.optional(),
});
export type ApproveCase = z.input<typeof approveCaseSchema>;

export const refuseCaseSchema = seenSchema.extend({
  /** Why; the member reads it. */
  reason: longTextSchema(3, DECISION_LENGTH),
});
export type RefuseCase = z.input<typeof refuseCaseSchema>;

export const askCaseSchema = z.object({
  client_msg_id: z.uuid(),
  body: longTextSchema(1, MESSAGE_LENGTH),
});
export type AskCase = z.input<typeof askCaseSchema>;
