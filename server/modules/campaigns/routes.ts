import { createRoute } from '@hono/zod-openapi';
import {
  campaignActionParamSchema,
  campaignActionSchema,
  campaignDoneSchema,
  campaignSlugSchema,
} from '../../../lib/campaigns/contract.ts';
import { localeQuerySchema } from '../../../lib/api/contract.ts';
import type { ApiApp } from '../../http/context.ts';
import { unwrap } from '../../http/errors.ts';
import { requireMember } from '../../http/middleware/require-member.ts';
import { answers, jsonBody } from '../../http/responses.ts';
import type { IdentityUseCases } from '../identity/use-cases.ts';
import type { Done, CampaignUseCases } from './ports.ts';

export function campaignRoutes(
  app: ApiApp,
  {
    identity,
    campaigns,
  }: { readonly identity: IdentityUseCases; readonly campaigns: CampaignUseCases },
): void {
  const common = { tags: ['Campaigns'], middleware: requireMember(identity) };

  app.openapi(
    createRoute({
      ...common,
      method: 'get',
      path: '/me/campaigns/{slug}',
      description: 'What the member has done there; empty for a campaign that there is not.',
      request: { query: localeQuerySchema, params: campaignSlugSchema },
      responses: answers(campaignDoneSchema, 401, 422),
    }),
    async (c) => {
      const done = await campaigns.done(c.get('member').id, c.req.valid('param').slug);
      return c.json({ actions: done.map(toDone) }, 200);
    },
  );

  app.openapi(
    createRoute({
      ...common,
      method: 'post',
      path: '/campaigns/{slug}/actions/{id}',
      description: 'Once a member and action, also of several calls at once.',
      request: {
        query: localeQuerySchema,
        params: campaignActionParamSchema,
        body: jsonBody(campaignActionSchema),
      },
      responses: answers(campaignDoneSchema, 400, 401, 404, 409, 422, 429),
    }),
    async (c) => {
      const { slug, id: actionId } = c.req.valid('param');
      const asked = { slug, actionId, code: c.req.valid('json').code ?? '' };
      const done = unwrap(await campaigns.act(c.get('member').id, asked));
      return c.json({ actions: done.map(toDone) }, 200);
    },
  );
}

function toDone({ id, at }: Done) {
  return { id, at: at.toISOString() };
}
