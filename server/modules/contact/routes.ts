import { createRoute } from '@hono/zod-openapi';
import { localeQuerySchema } from '../../../lib/api/contract.ts';
import { contactMessageSchema, contactReceiptSchema } from '../../../lib/contact/contract.ts';
import type { ApiApp } from '../../http/context.ts';
import { unwrap } from '../../http/errors.ts';
import { neverCache } from '../../http/middleware/cache.ts';
import { limitByAddress } from '../../http/middleware/rate-limit.ts';
import { created, jsonBody } from '../../http/responses.ts';
import type { Clock } from '../../core/ports.ts';
import type { RateLimiter } from '../../core/rate-limiter.ts';
import type { ContactUseCases } from './ports.ts';

/** High, because a mobile network shares one address among many visitors; stops bots only. */
const MESSAGES = { limit: 30, windowSeconds: 3_600 };

/** Messages of visitors to the shop (`docs/product/pages.md`, "Contact form"). */
export function contactRoutes(
  app: ApiApp,
  parts: {
    readonly contact: ContactUseCases;
    readonly rateLimits: RateLimiter;
    readonly clock: Clock;
  },
): void {
  app.openapi(
    createRoute({
      method: 'post',
      path: '/contact-messages',
      tags: ['Contact'],
      description: 'For guests too. The same `submission_id` again gets the first answer again.',
      middleware: [neverCache, limitByAddress(parts, 'contact', MESSAGES)] as const,
      request: { query: localeQuerySchema, body: jsonBody(contactMessageSchema) },
      responses: created(contactReceiptSchema, 400, 422, 429),
    }),
    async (c) => {
      const { submission_id: submissionId, recaptcha_token: token, ...said } = c.req.valid('json');
      const { locale } = c.req.valid('query');
      const receipt = unwrap(await parts.contact.send({ ...said, submissionId, locale }, token));
      return c.json(
        { reference: receipt.reference, answer_by: receipt.answerBy.toISOString() },
        201,
      );
    },
  );
}
