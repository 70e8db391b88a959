import { callOf } from '../audit/call.ts';
import { createRoute } from '@hono/zod-openapi';
import {
  parcelEventSchema,
  parcelParamSchema,
  returnMoveSchema,
  returnParamSchema,
  staffOrderDetailSchema,
  staffOrderPageSchema,
  staffOrderQuerySchema,
  staffSchema,
} from '../../../lib/staff/contract.ts';
import { localeQuerySchema } from '../../../lib/api/contract.ts';
import { creditNoteParamSchema, orderIdParamSchema } from '../../../lib/orders/contract.ts';
import { momentPlaceOf } from '../../core/place-in-list.ts';
import type { ApiApp } from '../../http/context.ts';
import { unwrap } from '../../http/errors.ts';
import { toStaff, toStaffOrderDetail, toStaffOrderPage } from './mapper.ts';
import { answers, jsonBody, pdfAnswer } from '../../http/responses.ts';

import type { Clock } from '../../core/ports.ts';
import type { InvoiceUseCases } from '../invoices/ports.ts';
import type { StaffUseCases } from './use-cases.ts';
import { staffMoveRoutes } from './move-routes.ts';
import { staffPaymentRoutes } from './payment-routes.ts';

/** Calls of staff and branches under `/api/admin/v1`; each leaves a line in the audit log. */
export function staffRoutes(
  app: ApiApp,
  useCases: {
    readonly staff: StaffUseCases;
    readonly invoices: InvoiceUseCases;
    readonly clock: Clock;
  },
): void {
  const { staff, clock, invoices } = useCases;
  const common = { tags: ['Staff'] };
  const query = localeQuerySchema;

  app.openapi(
    createRoute({
      ...common,
      method: 'get',
      path: '/me',
      request: { query },
      responses: answers(staffSchema, 401, 403),
    }),
    async (c) => {
      const scope = unwrap(await staff.read.scope(callOf(c)));
      return c.json(toStaff(scope, c.get('person'), c.get('locale')), 200);
    },
  );

  app.openapi(
    createRoute({
      ...common,
      method: 'get',
      path: '/orders',
      request: { query: query.extend(staffOrderQuerySchema.shape) },
      responses: answers(staffOrderPageSchema, 401, 403, 422),
    }),
    async (c) => {
      const { locale, status = [], q, branch_id, returns, ...place } = c.req.valid('query');
      const filter = {
        ...{ statuses: status, idPart: q },
        ...{ branchId: branch_id, openReturns: returns === 'open' },
      };
      const found = unwrap(await staff.read.list(callOf(c), filter, momentPlaceOf(place)));
      const { page, per_page } = place;
      return c.json(toStaffOrderPage(found, { locale, page, per_page }, clock.now()), 200);
    },
  );

  app.openapi(
    createRoute({
      ...common,
      method: 'get',
      path: '/orders/{id}',
      request: { query, params: orderIdParamSchema },
      responses: answers(staffOrderDetailSchema, 401, 403, 404),
    }),
    async (c) => {
      const order = unwrap(await staff.read.find(callOf(c), c.req.valid('param').id));
      return c.json(toStaffOrderDetail(order, c.get('locale'), clock.now()), 200);
    },
  );

  app.openapi(
    createRoute({
      ...common,
      method: 'get',
      path: '/orders/{id}/tax-invoice.pdf',
      request: { query, params: orderIdParamSchema },
      responses: pdfAnswer(401, 403, 404),
    }),
    async (c) => {
      const invoice = unwrap(await staff.read.invoice(callOf(c), c.req.valid('param').id));
      return c.body(await invoices.draw(invoice), 200, {
        'Content-Type': 'application/pdf',
        'Content-Disposition': `inline; filename="${invoice.serial}.pdf"`,
      });
    },
  );

  app.openapi(
    createRoute({
      ...common,
      method: 'get',
      path: '/orders/{id}/credit-notes/{serial}',
      request: { query, params: creditNoteParamSchema },
      responses: pdfAnswer(401, 403, 404),
    }),
    async (c) => {
      const { id, serial } = c.req.valid('param');
      const note = unwrap(await staff.read.creditNote(callOf(c), id, serial));
      return c.body(await invoices.drawCreditNote(note), 200, {
        'Content-Type': 'application/pdf',
        'Content-Disposition': `inline; filename="${note.serial}.pdf"`,
      });
    },
  );

  app.openapi(
    createRoute({
      ...common,
      method: 'post',
      path: '/orders/{id}/returns/{move}',
      request: { query, params: returnParamSchema, body: jsonBody(returnMoveSchema) },
      responses: answers(staffOrderDetailSchema, 401, 403, 404, 409, 422),
    }),
    async (c) => {
      const { id, move } = c.req.valid('param');
      const { version: seen, reason, restock } = c.req.valid('json');
      const decision = { move, seen, reason, restock };
      const order = unwrap(await staff.decideReturn(callOf(c), id, decision));
      return c.json(toStaffOrderDetail(order, c.get('locale'), clock.now()), 200);
    },
  );

  app.openapi(
    createRoute({
      ...common,
      method: 'post',
      path: '/orders/{id}/parcels/{parcel}/events',
      request: { query, params: parcelParamSchema, body: jsonBody(parcelEventSchema) },
      responses: answers(staffOrderDetailSchema, 401, 403, 404, 409, 422),
    }),
    async (c) => {
      const { id, parcel: parcelId } = c.req.valid('param');
      const { state, place_en: en, place_th: th } = c.req.valid('json');
      const event = { parcelId, state, place: { en, th } };
      const order = unwrap(await staff.trackParcel(callOf(c), id, event));
      return c.json(toStaffOrderDetail(order, c.get('locale'), clock.now()), 200);
    },
  );

  staffMoveRoutes(app, useCases);
  staffPaymentRoutes(app, useCases);
}
