import { z } from 'zod';
import { codeSchema, isoDateTimeSchema } from '../api/contract.ts';

/** Member actions on campaign pages (`docs/product/pages.md`, "Campaign actions"). */
export const campaignSlugSchema = z.object({ slug: z.string().regex(/^[A-Za-z0-9-]{1,80}$/) });
export const campaignActionParamSchema = campaignSlugSchema.extend({
  id: z.string().regex(/^[a-z0-9-]{1,40}$/),
});
/** Invitation code, for actions that require one. */
export const campaignActionSchema = z.object({ code: codeSchema(0, 40).optional() });

export const campaignDoneSchema = z
  .object({ actions: z.array(z.object({ id: z.string(), at: isoDateTimeSchema })) })
  .meta({ id: 'CampaignDone' });
export type CampaignDone = z.infer<typeof campaignDoneSchema>;
