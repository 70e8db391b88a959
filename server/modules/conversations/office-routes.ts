import { callOf } from '../audit/call.ts';
import { createRoute } from '@hono/zod-openapi';
import { localeQuerySchema } from '../../../lib/api/contract.ts';
import {
  figuresQuerySchema,
  figuresSchema,
  keptOfficeHoursSchema,
} from '../../../lib/conversations/contract-office.ts';
import type { ApiApp } from '../../http/context.ts';
import { unwrap } from '../../http/errors.ts';
import { answers, jsonBody } from '../../http/responses.ts';

import type { PharmacyOffice } from './rules/office.ts';

/** Figures, hours and rosters for the office, under `/api/admin/v1` (`docs/product/consultation.md`, "The office"). */
export function pharmacyOfficeRoutes(
  staffApp: ApiApp,
  { pharmacyOffice: office }: { readonly pharmacyOffice: PharmacyOffice },
): void {
  const common = { tags: ['Staff'] };
  const query = localeQuerySchema;

  staffApp.openapi(
    createRoute({
      ...common,
      method: 'get',
      path: '/pharmacy/hours',
      request: { query },
      responses: answers(keptOfficeHoursSchema, 401, 403, 422),
    }),
    async (c) => c.json(await office.hours(), 200),
  );

  staffApp.openapi(
    createRoute({
      ...common,
      method: 'put',
      path: '/pharmacy/hours',
      request: { query, body: jsonBody(keptOfficeHoursSchema) },
      responses: answers(keptOfficeHoursSchema, 400, 401, 403, 409, 422),
    }),
    async (c) => c.json(unwrap(await office.setHours(callOf(c), c.req.valid('json'))), 200),
  );

  staffApp.openapi(
    createRoute({
      ...common,
      method: 'get',
      path: '/pharmacy/figures',
      request: { query: figuresQuerySchema },
      responses: answers(figuresSchema, 401, 403, 422),
    }),
    async (c) => c.json(await office.figures(c.req.valid('query').days), 200),
  );
}
