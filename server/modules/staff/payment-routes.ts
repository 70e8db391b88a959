import { callOf } from '../audit/call.ts';
import { createRoute } from '@hono/zod-openapi';
import {
  staffPaymentMoveSchema,
  staffPaymentPageSchema,
  staffPaymentParamSchema,
  staffPaymentQuerySchema,
  staffPaymentSchema,
} from '../../../lib/staff/contract-payments.ts';
import { localeQuerySchema } from '../../../lib/api/contract.ts';
import { momentPlaceOf } from '../../core/place-in-list.ts';
import type { ApiApp } from '../../http/context.ts';
import { unwrap } from '../../http/errors.ts';
import { toStaffPayment, toStaffPaymentPage } from './payment-mapper.ts';
import { answers, jsonBody } from '../../http/responses.ts';

import type { Clock } from '../../core/ports.ts';
import type { StaffUseCases } from './use-cases.ts';

/** Money in review, and refunds that a provider refused. */
export function staffPaymentRoutes(
  app: ApiApp,
  { staff, clock }: { readonly staff: StaffUseCases; readonly clock: Clock },
): void {
  const common = { tags: ['Staff'] };

  app.openapi(
    createRoute({
      ...common,
      method: 'get',
      path: '/payments',
      request: { query: staffPaymentQuerySchema },
      responses: answers(staffPaymentPageSchema, 401, 403, 422),
    }),
    async (c) => {
      const query = c.req.valid('query');
      const found = unwrap(await staff.payments.list(callOf(c), momentPlaceOf(query)));
      const { page, per_page } = query;
      return c.json(toStaffPaymentPage(found, { page, per_page }, clock.now()), 200);
    },
  );

  app.openapi(
    createRoute({
      ...common,
      method: 'post',
      path: '/payments/{id}/{move}',
      request: {
        query: localeQuerySchema,
        params: staffPaymentParamSchema,
        body: jsonBody(staffPaymentMoveSchema),
      },
      responses: answers(staffPaymentSchema, 401, 403, 404, 409, 422),
    }),
    async (c) => {
      const { id, move } = c.req.valid('param');
      const { version: seen, reason } = c.req.valid('json');
      const payment = await staff.payments.move(callOf(c), id, { move, seen, reason });
      return c.json(toStaffPayment(unwrap(payment)), 200);
    },
  );
}
