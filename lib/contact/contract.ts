import { z } from 'zod';
import { parsePhone } from '../format/phone.ts';
import {
  botTokenSchema,
  isoDateTimeSchema,
  longTextSchema,
  nameSchema,
  textSchema,
} from '../api/contract.ts';
import { CONTACT_MESSAGE_MAX, CONTACT_TOPICS } from './contract-values.ts';

const EMAIL = /^[^\s@<>,;:"]+@(?:[\p{L}\p{M}\p{N}-]+\.)+[\p{L}\p{M}-]{2,}$/u;

/** A Thai phone number with an optional extension, or an email address. */
const contactSchema = textSchema(1, 254)
  .overwrite((typed) => parsePhone(typed) ?? typed.normalize('NFKC').replace(/^mailto:/i, ''))
  .refine((contact) => EMAIL.test(contact) || parsePhone(contact) !== undefined);

/** Contact form (`docs/product/pages.md`, "Contact form"). */
export const contactMessageSchema = z.object({
  /** Idempotency key of the form, renewed with every edit: a repeat returns the first answer. */
  submission_id: z.uuid(),
  name: nameSchema(1, 80),
  contact: contactSchema,
  topic: z.enum(CONTACT_TOPICS),
  message: longTextSchema(1, CONTACT_MESSAGE_MAX),
  recaptcha_token: botTokenSchema,
});
export type ContactMessage = z.infer<typeof contactMessageSchema>;

export const contactReceiptSchema = z
  .object({
    /** Reference number quoted by both sides. */
    reference: z.string(),
    answer_by: isoDateTimeSchema,
  })
  .meta({ id: 'ContactReceipt' });
export type ContactReceipt = z.infer<typeof contactReceiptSchema>;
