import { createRoute } from '@hono/zod-openapi';
import { emptySchema, localeQuerySchema } from '../../../lib/api/contract.ts';
import { openingAlertSchema } from '../../../lib/conversations/contract.ts';
import type { ApiApp } from '../../http/context.ts';
import { requireMember } from '../../http/middleware/require-member.ts';
import { answers, jsonBody } from '../../http/responses.ts';
import type { Consultation } from './ports.ts';
import type { IdentityUseCases } from '../identity/use-cases.ts';

/** Notice of the opening, and withdrawal of the consent. */
export function openingAlertRoutes(
  app: ApiApp,
  {
    identity,
    consultation,
  }: { readonly identity: IdentityUseCases; readonly consultation: Consultation },
): void {
  const common = {
    tags: ['Pharmacy'],
    middleware: requireMember(identity),
    path: '/me/pharmacy/opening-alert',
  };
  const query = localeQuerySchema;

  app.openapi(
    createRoute({
      ...common,
      method: 'get',
      request: { query },
      responses: answers(openingAlertSchema, 401, 422),
    }),
    async (c) => c.json({ on: await consultation.alert.isSet(c.get('member')) }, 200),
  );

  app.openapi(
    createRoute({
      ...common,
      method: 'put',
      request: { query, body: jsonBody(openingAlertSchema) },
      responses: answers(openingAlertSchema, 400, 401, 422),
    }),
    async (c) => {
      const { on } = c.req.valid('json');
      await consultation.alert.set(c.get('member'), on);
      return c.json({ on }, 200);
    },
  );

  app.openapi(
    createRoute({
      ...common,
      method: 'post',
      path: '/me/pharmacy/withdraw',
      description: 'Takes the consent to the use of health data back.',
      request: { query },
      responses: answers(emptySchema, 401, 422),
    }),
    async (c) => {
      await consultation.withdraw(c.get('member'));
      return c.json({}, 200);
    },
  );
}
