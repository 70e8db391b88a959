import { z } from 'zod';
import { isoDateTimeSchema, longTextSchema } from '../api/contract.ts';
import { FEELINGS, FOLLOW_UP_STATES, FOLLOW_UP_TEXT_LENGTH } from './contract-values.ts';

/** A question of how the patient is, some days after the conversation. */
export const followUpSchema = z
  .object({
    state: z.enum(FOLLOW_UP_STATES),
    due_at: isoDateTimeSchema,
    /** Whether the member wants to be asked, by their notice preferences. */
    wanted: z.boolean(),
    /** Null until it is answered. */
    answer: z.object({ feeling: z.enum(FEELINGS), text: z.string() }).nullable(),
  })
  .meta({ id: 'FollowUp' });
export type FollowUp = z.infer<typeof followUpSchema>;

/** Null if none was planned, and once the contents are deleted. */
export const followUpOfSchema = z.object({ follow_up: followUpSchema.nullable() });
export type FollowUpOf = z.infer<typeof followUpOfSchema>;

export const followUpAnswerSchema = z.object({
  feeling: z.enum(FEELINGS),
  text: longTextSchema(0, FOLLOW_UP_TEXT_LENGTH).default(''),
});
export type FollowUpAnswer = z.input<typeof followUpAnswerSchema>;

/** Patients who feel worse, newest first, without their text. */
export const worseListSchema = z
  .object({
    entities: z.array(
      z.object({
        conversation_id: z.number().int(),
        question: z.string(),
        /** Whether this pharmacist had the conversation. */
        mine: z.boolean(),
        at: isoDateTimeSchema,
        /** Whether the member has asked again since. */
        asked_again: z.boolean(),
      }),
    ),
  })
  .meta({ id: 'WorseFollowUps' });
export type WorseList = z.infer<typeof worseListSchema>;
