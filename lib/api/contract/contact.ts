import { z } from 'zod';
import { botTokenSchema, isoDateTimeSchema, longTextSchema, textSchema } from './common.ts';
import { CONTACT_MESSAGE_MAX, CONTACT_TOPICS, isReachable } from './contact-values.ts';

/** What somebody writes to the shop (`docs/product/pages.md`, "Contact form"). */
export const contactMessageSchema = z.object({
  /** Made by the form, new with every change: sent again it has the effect and the answer of the first time. */
  submission_id: z.uuid(),
  name: textSchema(1, 80),
  contact: textSchema(1, 254).refine(isReachable),
  topic: z.enum(CONTACT_TOPICS),
  message: longTextSchema(1, CONTACT_MESSAGE_MAX),
  recaptcha_token: botTokenSchema,
});
export type ContactMessage = z.infer<typeof contactMessageSchema>;

export const contactReceiptSchema = z
  .object({
    /** What both sides name the message by. */
    reference: z.string(),
    answer_by: isoDateTimeSchema,
  })
  .meta({ id: 'ContactReceipt' });
export type ContactReceipt = z.infer<typeof contactReceiptSchema>;
