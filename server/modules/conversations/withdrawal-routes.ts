import { createRoute } from '@hono/zod-openapi';
import { emptySchema, idParamSchema, localeQuerySchema } from '../../../lib/api/contract/common.ts';
import {
  givenApprovalListSchema,
  withdrawApprovalSchema,
} from '../../../lib/api/contract/pharmacy-desk.ts';
import type { ApiApp } from '../../http/context.ts';
import { unwrap } from '../../http/errors.ts';
import { requireStaff } from '../../http/middleware/require-staff.ts';
import { answers, jsonBody } from '../../http/responses.ts';
import type { IdentityUseCases } from '../identity/use-cases.ts';
import type { ApprovalWithdrawal } from './rules/withdraw-approval.ts';

/** Approvals that may be taken back, also of conversations that are over (`docs/product/consultation.md`, "Approvals"). */
export function withdrawalRoutes(
  app: ApiApp,
  {
    identity,
    withdrawApproval,
  }: { readonly identity: IdentityUseCases; readonly withdrawApproval: ApprovalWithdrawal },
): void {
  const common = { tags: ['Staff'], middleware: requireStaff(identity, 'pharmacist') };
  const query = localeQuerySchema;

  app.openapi(
    createRoute({
      ...common,
      method: 'get',
      path: '/pharmacy/approvals',
      request: { query },
      responses: answers(givenApprovalListSchema, 401, 403, 422),
    }),
    async (c) => {
      const given = await withdrawApproval.given(c.get('member'));
      const entities = given.map(({ id, conversationId, productName, qty, at, ordered }) => ({
        ...{ id, conversation_id: conversationId, qty, ordered },
        ...{ product_name: productName[c.get('locale')], at: at.toISOString() },
      }));
      return c.json({ entities }, 200);
    },
  );

  app.openapi(
    createRoute({
      ...common,
      method: 'post',
      path: '/pharmacy/approvals/{id}/withdraw',
      request: { query, params: idParamSchema, body: jsonBody(withdrawApprovalSchema) },
      responses: answers(emptySchema, 400, 401, 403, 404, 409, 422),
    }),
    async (c) => {
      const { id } = c.req.valid('param');
      const { reason } = c.req.valid('json');
      unwrap(await withdrawApproval.withdraw(c.get('member'), id, reason));
      return c.json({}, 200);
    },
  );
}
