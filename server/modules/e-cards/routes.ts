import { createRoute, z } from '@hono/zod-openapi';
import { localeQuerySchema } from '../../../lib/api/contract.ts';
import { cardDesignListSchema } from '../../../lib/gift-cards/contract.ts';
import {
  eCardParamSchema,
  eCardSchema,
  sendECardSchema,
  sentECardListSchema,
  sentECardSchema,
  type SentECard,
} from '../../../lib/e-cards/contract.ts';
import type { ApiApp } from '../../http/context.ts';
import { found, unwrap } from '../../http/errors.ts';
import { neverCache, publicCache } from '../../http/middleware/cache.ts';
import { idempotent } from '../../http/middleware/idempotency.ts';
import { limitByAddress } from '../../http/middleware/rate-limit.ts';
import { requireMember } from '../../http/middleware/require-member.ts';
import { answers, created, jsonBody } from '../../http/responses.ts';
import type { IdempotencyStore } from '../../core/idempotency.ts';
import type { Clock } from '../../core/ports.ts';
import type { RateLimiter } from '../../core/rate-limiter.ts';
import type { IdentityUseCases } from '../identity/use-cases.ts';
import { cardDesigns } from '../gift-cards/design-names.ts';
import type { ECard, ECardUseCases } from './ports.ts';

const OPENINGS = { limit: 120, windowSeconds: 600 };

interface Parts {
  readonly identity: IdentityUseCases;
  readonly eCards: ECardUseCases;
  readonly idempotency: IdempotencyStore;
  readonly rateLimits: RateLimiter;
  readonly clock: Clock;
}

/** Cards that members send (`docs/product/gifts.md`, "E-cards"). */
export function eCardRoutes(app: ApiApp, parts: Parts): void {
  const tags = ['E-cards'];
  const member = requireMember(parts.identity);

  app.openapi(
    createRoute({
      tags,
      method: 'get',
      path: '/e-cards/designs',
      middleware: publicCache(60),
      request: { query: localeQuerySchema },
      responses: answers(cardDesignListSchema, 422),
    }),
    (c) => c.json({ entities: cardDesigns(c.req.valid('query').locale) }, 200),
  );

  app.openapi(
    createRoute({
      tags,
      method: 'get',
      path: '/e-cards/{token}',
      description: 'By the token of its mail; not before it was sent.',
      middleware: [neverCache, limitByAddress(parts, 'e-card', OPENINGS)] as const,
      request: { query: localeQuerySchema, params: eCardParamSchema },
      responses: answers(eCardSchema, 404, 422, 429),
    }),
    async (c) => {
      const card = toCard(found(await parts.eCards.open(c.req.valid('param').token)));
      const { design_id, to_name, from_name, message, sent_at } = card;
      c.header('X-Robots-Tag', 'noindex');
      return c.json({ design_id, to_name, from_name, message, sent_at }, 200);
    },
  );

  app.openapi(
    createRoute({
      tags,
      method: 'get',
      path: '/me/e-cards',
      description: 'The newest hundred.',
      middleware: [member] as const,
      request: { query: localeQuerySchema },
      responses: answers(sentECardListSchema, 401, 422),
    }),
    async (c) => {
      const cards = await parts.eCards.list(c.get('member').id);
      return c.json({ entities: cards.map(toCard) }, 200);
    },
  );

  app.openapi(
    createRoute({
      tags,
      method: 'post',
      path: '/me/e-cards',
      middleware: [member, idempotent(parts)] as const,
      request: {
        query: localeQuerySchema,
        headers: z.object({ 'idempotency-key': z.string().max(255) }),
        body: jsonBody(sendECardSchema),
      },
      responses: created(sentECardSchema, 400, 401, 409, 422),
    }),
    async (c) => {
      const body = c.req.valid('json');
      const card = await parts.eCards.send(c.get('member').id, {
        idempotencyKey: c.get('idempotencyKey'),
        design: body.design_id,
        ...{ toName: body.to_name, toEmail: body.to_email, fromName: body.from_name },
        message: body.message,
        sendAt: typeof body.send_at === 'string' ? new Date(body.send_at) : null,
      });
      return c.json(toCard(unwrap(card)), 201);
    },
  );
}

function toCard({ id, design, sendAt, sentAt, ...card }: ECard): SentECard {
  return {
    id,
    design_id: design,
    to_name: card.toName,
    to_email: card.toEmail,
    from_name: card.fromName,
    message: card.message,
    send_at: sendAt.toISOString(),
    sent_at: sentAt?.toISOString() ?? null,
  };
}
