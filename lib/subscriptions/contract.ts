import { z } from 'zod';
import { botTokenSchema, emailSchema, textSchema } from '../api/contract.ts';

/** Newsletter subscription (`docs/product/pages.md`, "News by mail"). */
export const subscriptionSchema = z.object({
  email: emailSchema.transform((email) => email.toLowerCase()),
  recaptcha_token: botTokenSchema,
});
export type Subscription = z.infer<typeof subscriptionSchema>;

/** Signed token of a link in our mails. */
export const subscriptionPassSchema = z.object({ pass: textSchema(1, 200) });
