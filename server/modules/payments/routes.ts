import { createRoute, z } from '@hono/zod-openapi';
import { localeQuerySchema } from '../../../lib/api/contract.ts';
import { orderIdParamSchema } from '../../../lib/orders/contract.ts';
import {
  paymentIdParamSchema,
  paymentMethodsSchema,
  paymentSchema,
  providerParamSchema,
  startPaymentSchema,
  webhookAnswerSchema,
} from '../../../lib/payments/contract.ts';
import type { ApiApp } from '../../http/context.ts';
import { found, unwrap } from '../../http/errors.ts';
import { toPayment, toPaymentMethods } from './mapper.ts';
import { idempotent } from '../../http/middleware/idempotency.ts';
import { requireMember } from '../../http/middleware/require-member.ts';
import { answers, created, jsonBody } from '../../http/responses.ts';
import type { IdempotencyStore } from '../../core/idempotency.ts';
import type { Clock } from '../../core/ports.ts';
import type { IdentityUseCases } from '../identity/use-cases.ts';
import type { PaymentUseCases } from './use-cases.ts';

/** Payments of the signed-in member, and provider callbacks (`docs/product/orders.md`, "Paying"). */
export function paymentRoutes(
  app: ApiApp,
  useCases: {
    readonly identity: IdentityUseCases;
    readonly payments: PaymentUseCases;
    readonly idempotency: IdempotencyStore;
    readonly clock: Clock;
  },
): void {
  const { payments } = useCases;
  const member = requireMember(useCases.identity);
  const tags = ['Payments'];

  app.openapi(
    createRoute({
      tags,
      method: 'post',
      path: '/me/orders/{id}/payments',
      middleware: [member, idempotent(useCases)] as const,
      request: {
        query: localeQuerySchema,
        params: orderIdParamSchema,
        headers: z.object({ 'idempotency-key': z.string().max(255) }),
        body: jsonBody(startPaymentSchema),
      },
      responses: created(paymentSchema, 400, 401, 404, 409, 422, 502),
    }),
    async (c) => {
      const { method, return_url: returnPath } = c.req.valid('json');
      const idempotencyKey = c.get('idempotencyKey');
      const start = { idempotencyKey, method, returnPath, locale: c.get('locale') };
      const memberId = c.get('member').id;
      const { id } = unwrap(await payments.start(memberId, c.req.valid('param').id, start));
      return c.json(toPayment(found(await payments.find(memberId, id))), 201);
    },
  );

  app.openapi(
    createRoute({
      tags,
      method: 'get',
      path: '/me/payments/{id}',
      middleware: [member] as const,
      request: { query: localeQuerySchema, params: paymentIdParamSchema },
      responses: answers(paymentSchema, 401, 404, 422),
    }),
    async (c) => {
      const payment = found(await payments.find(c.get('member').id, c.req.valid('param').id));
      return c.json(toPayment(payment), 200);
    },
  );

  app.openapi(
    createRoute({
      tags,
      method: 'get',
      path: '/payments/methods',
      request: { query: localeQuerySchema },
      responses: answers(paymentMethodsSchema, 422),
    }),
    (c) => c.json(toPaymentMethods(payments.providers), 200),
  );

  app.openapi(
    createRoute({
      tags,
      method: 'post',
      path: '/payments/webhooks/{provider}',
      request: { params: providerParamSchema },
      responses: answers(webhookAnswerSchema, 401, 404),
    }),
    async (c) => {
      const { provider } = c.req.valid('param');
      const { headers, url } = c.req.raw;
      const callback = { headers, body: await c.req.text(), query: new URL(url).searchParams };
      unwrap(await payments.receive(provider, callback));
      return c.json({ received: true as const }, 200);
    },
  );
}
