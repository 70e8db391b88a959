import { callOf } from '../audit/call.ts';
import { createRoute } from '@hono/zod-openapi';
import {
  branchDaysSchema,
  holidayChangeSchema,
  holidayParamSchema,
  keptHolidaySchema,
  keptHoursSchema,
} from '../../../lib/branches/contract-days.ts';
import {
  emptySchema,
  idParamSchema,
  localeQuerySchema,
  seenSchema,
} from '../../../lib/api/contract.ts';
import type { ApiApp } from '../../http/context.ts';
import { unwrap } from '../../http/errors.ts';
import { answers, jsonBody } from '../../http/responses.ts';

import type { BranchDaysDesk } from './ports.ts';

/** Opening hours of branches, for the office, under `/api/admin/v1`. */
export function branchDaysRoutes(
  staffApp: ApiApp,
  { branchDays }: { readonly branchDays: BranchDaysDesk },
): void {
  const common = { tags: ['Staff'] };
  const query = localeQuerySchema;

  staffApp.openapi(
    createRoute({
      ...common,
      method: 'get',
      path: '/branch-days',
      request: { query },
      responses: answers(branchDaysSchema, 401, 403, 422),
    }),
    async (c) => {
      const { locale } = c.req.valid('query');
      const { holidays, branches } = unwrap(await branchDays.read(callOf(c)));
      const named = branches.map((branch) => ({ ...branch, name: branch.name[locale] }));
      return c.json({ holidays: [...holidays], branches: named }, 200);
    },
  );

  staffApp.openapi(
    createRoute({
      ...common,
      method: 'put',
      path: '/public-holidays/{date}',
      request: { params: holidayParamSchema, query, body: jsonBody(holidayChangeSchema) },
      responses: answers(keptHolidaySchema, 400, 401, 403, 404, 409, 422),
    }),
    async (c) => {
      const { version: seen, ...words } = c.req.valid('json');
      const holiday = { ...c.req.valid('param'), ...words };
      return c.json(unwrap(await branchDays.setHoliday(callOf(c), seen, holiday)), 200);
    },
  );

  staffApp.openapi(
    createRoute({
      ...common,
      method: 'delete',
      path: '/public-holidays/{date}',
      request: { params: holidayParamSchema, query: query.extend(seenSchema.shape) },
      responses: answers(emptySchema, 401, 403, 404, 409, 422),
    }),
    async (c) => {
      const { version: seen } = c.req.valid('query');
      unwrap(await branchDays.removeHoliday(callOf(c), seen, c.req.valid('param').date));
      return c.json({}, 200);
    },
  );

  staffApp.openapi(
    createRoute({
      ...common,
      method: 'put',
      path: '/branches/{id}/hours',
      request: { params: idParamSchema, query, body: jsonBody(keptHoursSchema) },
      responses: answers(keptHoursSchema, 400, 401, 403, 404, 409, 422),
    }),
    async (c) => {
      const { id } = c.req.valid('param');
      return c.json(unwrap(await branchDays.setHours(callOf(c), id, c.req.valid('json'))), 200);
    },
  );
}
