import { z } from 'zod';
import {
  idParamSchema,
  idSchema,
  isoDateTimeSchema,
  longTextSchema,
  textSchema,
} from '../api/contract.ts';
import { DOCTORS, REFERRAL_TEXT_LENGTH, REFERRAL_TO_LENGTH, URGENCIES } from './contract-values.ts';

/** Idempotent by `client_msg_id`. */
export const newReferralSchema = z.object({
  client_msg_id: z.uuid(),
  /** Last message of the member that was read. */
  seen_message_id: z.number().int().min(0).max(2_147_483_647),
  doctor: z.enum(DOCTORS),
  /** Hospital or doctor by name, if specific. */
  to: textSchema(0, REFERRAL_TO_LENGTH).default(''),
  urgency: z.enum(URGENCIES),
  reason: longTextSchema(1, REFERRAL_TEXT_LENGTH),
  findings: longTextSchema(0, REFERRAL_TEXT_LENGTH).default(''),
  /** Medicines and advice given here. */
  given: longTextSchema(0, REFERRAL_TEXT_LENGTH).default(''),
});
export type NewReferral = z.input<typeof newReferralSchema>;

/** A letter in lists. */
export const referralSchema = z
  .object({
    id: z.number().int(),
    /** `RF2611-000123`. */
    number: z.string(),
    doctor: z.enum(DOCTORS),
    urgency: z.enum(URGENCIES),
    at: isoDateTimeSchema,
  })
  .meta({ id: 'Referral' });
export type Referral = z.infer<typeof referralSchema>;

/** Oldest first. */
export const referralListSchema = z.object({ entities: z.array(referralSchema) });
export type ReferralList = z.infer<typeof referralListSchema>;

/** Full letters, for the data export. */
export const ownReferralListSchema = z.object({
  entities: z.array(
    referralSchema
      .extend({
        conversation_id: z.number().int(),
        patient: z.string(),
        to: z.string(),
        reason: z.string(),
        findings: z.string(),
        given: z.string(),
        pharmacist: z.object({ name: z.string(), licence_no: z.string() }),
      })
      .meta({ id: 'OwnReferral' }),
  ),
});

export const referralParamSchema = idParamSchema.extend({ referral_id: idSchema });
