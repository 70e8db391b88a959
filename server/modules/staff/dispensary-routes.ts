import { callOf } from '../audit/call.ts';
import { createRoute } from '@hono/zod-openapi';
import { localeQuerySchema } from '../../../lib/api/contract.ts';
import {
  dispensingExportSchema,
  dispensingLabelListSchema,
  dispensingQuerySchema,
  dispensingRecordPageSchema,
} from '../../../lib/dispensing/contract.ts';
import { orderIdParamSchema } from '../../../lib/orders/contract.ts';
import { placeOf, toWireSides } from '../../core/place-in-list.ts';
import type { ApiApp } from '../../http/context.ts';
import { unwrap } from '../../http/errors.ts';
import { answers, csvAnswer } from '../../http/responses.ts';
import { toLabel } from '../dispensing/mapper.ts';
import { recordsCsv } from '../dispensing/rules/records-csv.ts';

import type { StaffUseCases } from './use-cases.ts';

/** Labels and records of medicines that were approved (`docs/product/consultation.md`, "Dispensing records"). */
export function dispensaryRoutes(
  app: ApiApp,
  { staff: { dispensary } }: { readonly staff: StaffUseCases },
): void {
  app.openapi(
    createRoute({
      tags: ['Staff'],
      method: 'get',
      path: '/orders/{id}/labels',
      request: { query: localeQuerySchema, params: orderIdParamSchema },
      responses: answers(dispensingLabelListSchema, 401, 403, 404, 422),
    }),
    async (c) => {
      const labels = unwrap(await dispensary.labels(callOf(c), c.req.valid('param').id));
      return c.json({ entities: labels.map(toLabel) }, 200);
    },
  );

  app.openapi(
    createRoute({
      tags: ['Staff'],
      method: 'get',
      path: '/dispensing-records',
      request: { query: dispensingQuerySchema },
      responses: answers(dispensingRecordPageSchema, 401, 403, 422),
    }),
    async (c) => {
      const { from, to, branch_id: branchId, ...place } = c.req.valid('query');
      const wanted = { from, to, branchId };
      const found = unwrap(await dispensary.list(callOf(c), wanted, placeOf(place)));
      const { rows, total, ...sides } = found;
      const entities = rows.map(({ label }) => toLabel(label));
      const { page, per_page } = place;
      return c.json({ entities, page, per_page, total, ...toWireSides(sides) }, 200);
    },
  );

  app.openapi(
    createRoute({
      tags: ['Staff'],
      method: 'get',
      path: '/dispensing-records/export',
      request: { query: dispensingExportSchema },
      responses: csvAnswer(401, 403, 422),
    }),
    async (c) => {
      const { from, to, branch_id: branchId, locale } = c.req.valid('query');
      const records = unwrap(await dispensary.exported(callOf(c), { from, to, branchId }));
      return c.body(recordsCsv(records, locale), 200, {
        'Content-Type': 'text/csv; charset=utf-8',
        'Content-Disposition': `attachment; filename="dispensing-${from}-${to}.csv"`,
      });
    },
  );
}
