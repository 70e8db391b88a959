import { createRoute } from '@hono/zod-openapi';
import { emptySchema, idParamSchema, localeQuerySchema } from '../../../lib/api/contract.ts';
import {
  givenApprovalListSchema,
  replaceApprovalSchema,
  replacedApprovalSchema,
  withdrawApprovalSchema,
} from '../../../lib/conversations/contract-desk.ts';
import type { ApiApp } from '../../http/context.ts';
import { unwrap } from '../../http/errors.ts';
import { answers, created, jsonBody } from '../../http/responses.ts';
import { approvalVersion } from '../health/rules/approval-version.ts';
import type { ReplaceApproval } from './rules/replace-approval.ts';
import type { ApprovalWithdrawal } from './rules/withdraw-approval.ts';

/** Approvals that may be taken back, also of conversations that are over (`docs/product/consultation.md`, "Approvals"). */
export function withdrawalRoutes(
  app: ApiApp,
  {
    withdrawApproval,
    replaceApproval,
  }: {
    readonly withdrawApproval: ApprovalWithdrawal;
    readonly replaceApproval: ReplaceApproval;
  },
): void {
  const common = { tags: ['Staff'] };
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
      const entities = given.map((approval) => ({
        ...{ id: approval.id, conversation_id: approval.conversationId, qty: approval.qty },
        ...{ ordered: approval.orderId !== null, withdrawn: approval.withdrawn },
        product_name: approval.productName[c.get('locale')],
        ...{ at: approval.at.toISOString(), version: approvalVersion(approval) },
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

  app.openapi(
    createRoute({
      ...common,
      method: 'post',
      path: '/pharmacy/approvals/{id}/replace',
      request: { query, params: idParamSchema, body: jsonBody(replaceApprovalSchema) },
      responses: created(replacedApprovalSchema, 400, 401, 403, 404, 409, 422),
    }),
    async (c) => {
      const { client_msg_id: clientMsgId, version: seen, ...said } = c.req.valid('json');
      const replacement = { ...said, clientMsgId, seen };
      const { id } = c.req.valid('param');
      const newId = unwrap(await replaceApproval(c.get('member'), id, replacement));
      return c.json({ id: newId }, 201);
    },
  );
}
