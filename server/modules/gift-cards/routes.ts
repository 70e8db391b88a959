import { createRoute, z } from '@hono/zod-openapi';
import { localeQuerySchema } from '../../../lib/api/contract.ts';
import { buyGiftCardSchema, cardDesignListSchema } from '../../../lib/gift-cards/contract.ts';
import { orderSchema } from '../../../lib/orders/contract.ts';
import { fromBaht } from '../../core/money.ts';
import type { ApiApp } from '../../http/context.ts';
import { unwrap } from '../../http/errors.ts';
import { toOrder } from '../orders/mapper.ts';
import { publicCache } from '../../http/middleware/cache.ts';
import { idempotent } from '../../http/middleware/idempotency.ts';
import { requireMember } from '../../http/middleware/require-member.ts';
import { answers, created, jsonBody } from '../../http/responses.ts';
import type { IdempotencyStore } from '../../core/idempotency.ts';
import type { Clock } from '../../core/ports.ts';
import type { GiftCardUseCases } from './ports.ts';
import type { IdentityUseCases } from '../identity/use-cases.ts';
import { cardDesigns } from './design-names.ts';

/** Gift cards that the shop sells (`docs/product/gifts.md`, "Gift cards"). */
export function giftCardRoutes(
  app: ApiApp,
  parts: {
    readonly identity: IdentityUseCases;
    readonly giftCards: GiftCardUseCases;
    readonly idempotency: IdempotencyStore;
    readonly clock: Clock;
  },
): void {
  const tags = ['Gift cards'];

  app.openapi(
    createRoute({
      tags,
      method: 'get',
      path: '/gift-cards/designs',
      middleware: publicCache(60),
      request: { query: localeQuerySchema },
      responses: answers(cardDesignListSchema, 422),
    }),
    (c) => c.json({ entities: cardDesigns(c.req.valid('query').locale) }, 200),
  );

  app.openapi(
    createRoute({
      tags,
      method: 'post',
      path: '/me/gift-cards',
      description:
        'An order without goods; it is paid like any other, and sent by mail on its day.',
      middleware: [requireMember(parts.identity), idempotent(parts)] as const,
      request: {
        query: localeQuerySchema,
        headers: z.object({ 'idempotency-key': z.string().max(255) }),
        body: jsonBody(buyGiftCardSchema),
      },
      responses: created(orderSchema, 400, 401, 409, 422, 429),
    }),
    async (c) => {
      const body = c.req.valid('json');
      const order = await parts.giftCards.buy(c.get('member').id, {
        idempotencyKey: c.get('idempotencyKey'),
        design: body.design_id,
        amount: fromBaht(body.amount),
        ...{ toName: body.to_name, toEmail: body.to_email, message: body.message },
        fromName: body.from_name ?? '',
        sendAt: typeof body.send_at === 'string' ? new Date(body.send_at) : null,
        paymentMethod: body.payment_method,
      });
      return c.json(toOrder(unwrap(order), c.get('locale'), parts.clock.now()), 201);
    },
  );
}
