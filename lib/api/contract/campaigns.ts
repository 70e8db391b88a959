import { z } from 'zod';
import { codeSchema, isoDateTimeSchema } from './common.ts';

/** What members do on the pages of campaigns (`docs/product/pages.md`, "Campaign actions"). */
export const campaignSlugSchema = z.object({ slug: z.string().regex(/^[A-Za-z0-9-]{1,80}$/) });
export const campaignActionParamSchema = campaignSlugSchema.extend({
  id: z.string().regex(/^[a-z0-9-]{1,40}$/),
});
/** The code of an invitation, where an action asks for one. */
export const campaignActionSchema = z.object({ code: codeSchema(0, 40).optional() });

/** What the member has done on a campaign's page. */
export const campaignDoneSchema = z
  .object({ actions: z.array(z.object({ id: z.string(), at: isoDateTimeSchema })) })
  .meta({ id: 'CampaignDone' });
export type CampaignDone = z.infer<typeof campaignDoneSchema>;
