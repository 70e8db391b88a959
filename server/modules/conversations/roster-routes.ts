import { callOf } from '../audit/call.ts';
import { createRoute } from '@hono/zod-openapi';
import { localeQuerySchema, type Locale } from '../../../lib/api/contract.ts';
import {
  newRosterSchema,
  rosterListSchema,
  rosterParamSchema,
  type RosterList,
} from '../../../lib/conversations/contract-office.ts';
import { versionOf } from '../../core/version.ts';
import type { ApiApp } from '../../http/context.ts';
import { unwrap } from '../../http/errors.ts';
import { answers, jsonBody } from '../../http/responses.ts';
import type { PharmacyOffice, Rosters } from './rules/office.ts';

/** Hours on duty of each pharmacist, under `/api/admin/v1` (`docs/product/consultation.md`, "The office"). */
export function rosterRoutes(
  staffApp: ApiApp,
  { pharmacyOffice: office }: { readonly pharmacyOffice: PharmacyOffice },
): void {
  const common = { tags: ['Staff'] };
  const query = localeQuerySchema;

  staffApp.openapi(
    createRoute({
      ...common,
      method: 'get',
      path: '/pharmacy/rosters',
      request: { query },
      responses: answers(rosterListSchema, 401, 403, 422),
    }),
    async (c) => {
      const rosters = await office.rosters();
      return c.json(toRosters(rosters, c.req.valid('query').locale), 200);
    },
  );

  staffApp.openapi(
    createRoute({
      ...common,
      method: 'put',
      path: '/pharmacy/rosters/{id}',
      request: { query, params: rosterParamSchema, body: jsonBody(newRosterSchema) },
      responses: answers(rosterListSchema, 400, 401, 403, 404, 409, 422),
    }),
    async (c) => {
      const { id } = c.req.valid('param');
      const rosters = unwrap(await office.setRoster(callOf(c), { id, ...c.req.valid('json') }));
      return c.json(toRosters(rosters, c.req.valid('query').locale), 200);
    },
  );
}

function toRosters({ rosters, gaps }: Rosters, locale: Locale): RosterList {
  return {
    entities: rosters.map(({ id, name, licenceNo, duty }) => ({
      ...{ id, name: name[locale], licence_no: licenceNo, version: versionOf(duty) },
      duty: duty.map((day) => (day ? [day[0], day[1]] : null)),
    })),
    gaps: gaps.map((gap) => ({ ...gap })),
  };
}
