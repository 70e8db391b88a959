import { z } from 'zod';
import { botTokenSchema, emailSchema, textSchema } from './common.ts';

/** Who wants the shop's news by mail (`docs/product/pages.md`, "News by mail"). */
export const subscriptionSchema = z.object({
  email: emailSchema.transform((email) => email.toLowerCase()),
  recaptcha_token: botTokenSchema,
});
export type Subscription = z.infer<typeof subscriptionSchema>;

/** What a link of ours carries. */
export const subscriptionPassSchema = z.object({ pass: textSchema(1, 200) });
