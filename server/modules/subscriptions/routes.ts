import { createRoute } from '@hono/zod-openapi';
import { emptySchema, localeQuerySchema } from '../../../lib/api/contract.ts';
import { subscriptionPassSchema, subscriptionSchema } from '../../../lib/subscriptions/contract.ts';
import type { ApiApp } from '../../http/context.ts';
import { unwrap } from '../../http/errors.ts';
import { neverCache } from '../../http/middleware/cache.ts';
import { limitByAddress } from '../../http/middleware/rate-limit.ts';
import { answers, jsonBody } from '../../http/responses.ts';
import type { Clock } from '../../core/ports.ts';
import type { RateLimiter } from '../../core/rate-limiter.ts';
import type { SubscriptionUseCases } from './ports.ts';

/** High limit, against bots only: mobile networks share addresses among many homes. */
const TRIES = { limit: 30, windowSeconds: 3_600 };

/** Newsletter (`docs/product/pages.md`, "News by mail"). */
export function subscriptionRoutes(
  app: ApiApp,
  parts: {
    readonly subscriptions: SubscriptionUseCases;
    readonly rateLimits: RateLimiter;
    readonly clock: Clock;
  },
): void {
  const tags = ['Subscriptions'];
  const limit = limitByAddress(parts, 'subscription', TRIES);
  const query = localeQuerySchema;

  app.openapi(
    createRoute({
      method: 'post',
      path: '/subscriptions',
      tags,
      middleware: [neverCache, limit] as const,
      description: 'Sends a mail with a link. The answer never tells whether an address is known.',
      request: { query, body: jsonBody(subscriptionSchema) },
      responses: answers(emptySchema, 400, 422, 429),
    }),
    async (c) => {
      const { email, recaptcha_token: token } = c.req.valid('json');
      unwrap(await parts.subscriptions.subscribe(email, c.req.valid('query').locale, token));
      return c.json({}, 200);
    },
  );

  for (const act of ['confirm', 'end'] as const) {
    app.openapi(
      createRoute({
        method: 'post',
        path: `/subscriptions/${act}` as const,
        tags,
        middleware: [neverCache, limit] as const,
        description: 'By the pass of a link in a mail. Again, it answers the same.',
        request: { query, body: jsonBody(subscriptionPassSchema) },
        responses: answers(emptySchema, 400, 422, 429),
      }),
      async (c) => {
        unwrap(await parts.subscriptions[act](c.req.valid('json').pass));
        return c.json({}, 200);
      },
    );
  }
}
