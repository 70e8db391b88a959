import { z } from 'zod';
import { botTokenSchema, textSchema } from './common.ts';

/** Who wants the shop's news by mail (`docs/product/pages.md`, "News by mail"). */
export const subscriptionSchema = z.object({
  email: z.string().trim().toLowerCase().pipe(z.email().max(254)),
  recaptcha_token: botTokenSchema,
});
export type Subscription = z.infer<typeof subscriptionSchema>;

/** What a link of ours carries. */
export const subscriptionPassSchema = z.object({ pass: textSchema(1, 200) });
