import { createRoute } from '@hono/zod-openapi';
import { emptySchema, localeQuerySchema } from '../../../lib/api/contract.ts';
import {
  acceptConsentSchema,
  availableConsentSchema,
  consentHistorySchema,
  consentLetterSchema,
  consentListSchema,
  declineConsentSchema,
} from '../../../lib/consents/contract.ts';
import type { ApiApp } from '../../http/context.ts';
import { unwrap } from '../../http/errors.ts';
import { toAnsweredConsent, toConsent, toLetter } from './mapper.ts';
import { publicCache } from '../../http/middleware/cache.ts';
import { requireMember } from '../../http/middleware/require-member.ts';
import { answers, jsonBody } from '../../http/responses.ts';
import type { ConsentUseCases } from './use-cases.ts';
import type { IdentityUseCases } from '../identity/use-cases.ts';

/** The consent letter and the member's answers (`docs/product/pages.md`, "Consent letter"). */
export function consentRoutes(
  app: ApiApp,
  {
    identity,
    consents,
  }: { readonly identity: IdentityUseCases; readonly consents: ConsentUseCases },
): void {
  const common = { tags: ['Consents'], middleware: requireMember(identity) };
  const query = localeQuerySchema;

  app.openapi(
    createRoute({
      method: 'get',
      path: '/consents/letter',
      tags: ['Consents'],
      description: 'The newest letter as anybody may read it.',
      middleware: publicCache(60),
      responses: answers(consentLetterSchema),
    }),
    async (c) => {
      const text = await consents.text();
      return c.json({ letter: text ? toLetter(text) : null }, 200);
    },
  );

  app.openapi(
    createRoute({
      ...common,
      method: 'get',
      path: '/me/consents/available',
      description: 'The newest letter unless the member has answered it, else null.',
      request: { query },
      responses: answers(availableConsentSchema, 401, 422),
    }),
    async (c) => {
      const letter = await consents.available(c.get('member').id);
      return c.json({ consent: letter ? toConsent(letter) : null }, 200);
    },
  );

  app.openapi(
    createRoute({
      ...common,
      method: 'get',
      path: '/me/consents',
      request: { query },
      responses: answers(consentListSchema, 401, 422),
    }),
    async (c) => {
      const letters = await consents.list(c.get('member').id);
      return c.json({ entities: letters.map(toAnsweredConsent) }, 200);
    },
  );

  app.openapi(
    createRoute({
      ...common,
      method: 'get',
      path: '/me/consents/history',
      description: 'Every answer, newest first; none is ever changed.',
      request: { query },
      responses: answers(consentHistorySchema, 401),
    }),
    async (c) => {
      const history = await consents.history(c.get('member').id);
      const entities = history.map(({ answeredAt, ...rest }) => ({
        ...rest,
        answered_at: answeredAt.toISOString(),
      }));
      return c.json({ entities }, 200);
    },
  );

  app.openapi(
    createRoute({
      ...common,
      method: 'post',
      path: '/me/consents/v1/accept',
      description: 'Answers the letter that was read; 409 when it is not the newest any more.',
      request: { query, body: jsonBody(acceptConsentSchema) },
      responses: answers(emptySchema, 400, 401, 409, 422),
    }),
    async (c) => {
      const answer = { ...c.req.valid('json'), locale: c.req.valid('query').locale };
      unwrap(await consents.accept(c.get('member').id, answer));
      return c.json({}, 200);
    },
  );

  app.openapi(
    createRoute({
      ...common,
      method: 'post',
      path: '/me/consents/v1/decline',
      description: 'Answers the letter that was read; 409 when it is not the newest any more.',
      request: { query, body: jsonBody(declineConsentSchema) },
      responses: answers(emptySchema, 400, 401, 409, 422),
    }),
    async (c) => {
      const answer = { ...c.req.valid('json'), locale: c.req.valid('query').locale };
      unwrap(await consents.decline(c.get('member').id, answer));
      return c.json({}, 200);
    },
  );
}
