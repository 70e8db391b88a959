import { callOf } from '../audit/call.ts';
import { createRoute } from '@hono/zod-openapi';
import { localeQuerySchema } from '../../../lib/api/contract.ts';
import { callCodeRequestSchema, callCodeSchema } from '../../../lib/identity/contract.ts';
import type { ApiApp } from '../../http/context.ts';
import { unwrap } from '../../http/errors.ts';
import { created, jsonBody } from '../../http/responses.ts';

import type { StaffUseCases } from './use-cases.ts';

/** Codes that the office says on the phone (`docs/product/account.md`, "Bot check"). */
export function callCodeRoutes(
  staffApp: ApiApp,
  { staff }: { readonly staff: StaffUseCases },
): void {
  staffApp.openapi(
    createRoute({
      method: 'post',
      path: '/call-codes',
      tags: ['Staff'],
      request: { query: localeQuerySchema, body: jsonBody(callCodeRequestSchema) },
      responses: created(callCodeSchema, 400, 401, 403, 404, 422, 429),
    }),
    async (c) => {
      const { phone_number: phone, ref_code: refCode } = c.req.valid('json');
      const { code, expiresAt } = unwrap(await staff.issueCallCode(callOf(c), { phone, refCode }));
      return c.json({ code, expires_at: expiresAt.toISOString() }, 201);
    },
  );
}
