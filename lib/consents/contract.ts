import { z } from 'zod';
import { CONSENT_STATUS } from '../members/contract-values.ts';
import { emailSchema, isoDateTimeSchema, LOCALES } from '../api/contract.ts';

export const consentSchema = z
  .object({
    /** Ascending; a member is asked about the highest version only. */
    version: z.number().int(),
    title_en: z.string(),
    title_th: z.string(),
    detail_1_en: z.string(),
    detail_1_th: z.string(),
    detail_2_en: z.string(),
    detail_2_th: z.string(),
    status: z
      .union([
        z.literal(CONSENT_STATUS.waiting),
        z.literal(CONSENT_STATUS.accepted),
        z.literal(CONSENT_STATUS.declined),
      ])
      .meta({ description: '1 waits for an answer, 2 accepted, 3 declined' }),
  })
  .meta({ id: 'Consent' });
export type Consent = z.infer<typeof consentSchema>;

/** `consent` is null when there is nothing to ask: no letter, or the newest version is answered. */
export const availableConsentSchema = z
  .object({ consent: consentSchema.nullable() })
  .meta({ id: 'AvailableConsent' });
export type AvailableConsent = z.infer<typeof availableConsentSchema>;

/** Newest letter as visitors read it; null without one. */
export const consentLetterSchema = z
  .object({ letter: z.object(consentSchema.shape).omit({ status: true }).nullable() })
  .meta({ id: 'ConsentLetter' });
export type ConsentLetterAnswer = z.infer<typeof consentLetterSchema>;
export type ConsentLetter = NonNullable<ConsentLetterAnswer['letter']>;

export const answeredConsentSchema = consentSchema
  .extend({
    /** Given with an acceptance; null otherwise. */
    email: z.string().nullable(),
    /** Language of the answered letter. */
    locale: z.enum(LOCALES).nullable(),
    answered_at: isoDateTimeSchema.nullable(),
  })
  .meta({ id: 'AnsweredConsent' });
export type AnsweredConsent = z.infer<typeof answeredConsentSchema>;

/** Every letter with the member's answer, newest first. */
export const consentListSchema = z
  .object({ entities: z.array(answeredConsentSchema) })
  .meta({ id: 'ConsentList' });
export type ConsentList = z.infer<typeof consentListSchema>;

export const consentEventSchema = z
  .object({
    version: z.number().int(),
    decision: z.enum(['accepted', 'declined']),
    locale: z.enum(LOCALES),
    answered_at: isoDateTimeSchema,
  })
  .meta({ id: 'ConsentEvent' });
export type ConsentEvent = z.infer<typeof consentEventSchema>;

/** Every answer of the member, newest first. */
export const consentHistorySchema = z.object({ entities: z.array(consentEventSchema) });
export type ConsentHistory = z.infer<typeof consentHistorySchema>;

/** Version of the letter that was read (`docs/contract.md`, "Versions"). */
export const declineConsentSchema = z.object({ version: z.number().int() });
/** The email pattern is checked by a rule with its own code, CONSENT_INVALID_EMAIL. */
export const acceptConsentSchema = declineConsentSchema.extend({ email: z.string() });
export const consentEmailSchema = emailSchema;
