import { createRoute } from '@hono/zod-openapi';
import { emptySchema, localeQuerySchema } from '../../../lib/api/contract.ts';
import {
  closeConversationSchema,
  conversationDetailSchema,
  conversationParamSchema,
  messageListSchema,
  messageQuerySchema,
  messageSchema,
  newApprovalSchema,
  readMarkSchema,
} from '../../../lib/conversations/contract.ts';
import { conflictListSchema, ingredientQuerySchema } from '../../../lib/health/contract.ts';
import {
  deskMessageSchema,
  deskSchema,
  quickReplyListSchema,
} from '../../../lib/conversations/contract-desk.ts';
import type { ApiApp } from '../../http/context.ts';
import { unwrap } from '../../http/errors.ts';
import { answers, created, jsonBody } from '../../http/responses.ts';
import type { PharmacyDesk } from './desk-ports.ts';
import { QUICK_REPLIES } from './quick-replies.ts';
import { toDesk, toDetail, toMessage, toMessages } from './mapper.ts';

/** Calls of pharmacists under `/api/admin/v1` (`docs/product/consultation.md`, "The desk"). */
export function pharmacyDeskRoutes(
  app: ApiApp,
  { pharmacyDesk: desk }: { readonly pharmacyDesk: PharmacyDesk },
): void {
  const common = {
    tags: ['Staff'],
  };
  const query = localeQuerySchema;
  const params = conversationParamSchema;
  const one = '/pharmacy/conversations/{id}';

  app.openapi(
    createRoute({
      ...common,
      method: 'get',
      path: '/pharmacy/queue',
      request: { query },
      responses: answers(deskSchema, 401, 403, 422),
    }),
    async (c) => c.json(toDesk(await desk.desk(c.get('member')), c.get('locale')), 200),
  );

  app.openapi(
    createRoute({
      ...common,
      method: 'get',
      path: '/pharmacy/quick-replies',
      request: { query },
      responses: answers(quickReplyListSchema, 401, 403),
    }),
    (c) => {
      const entities = QUICK_REPLIES.map(({ id, en, th }) => ({ id, text_en: en, text_th: th }));
      return c.json({ entities }, 200);
    },
  );

  app.openapi(
    createRoute({
      ...common,
      method: 'post',
      path: '/pharmacy/queue/take',
      request: { query },
      responses: answers(conversationDetailSchema, 401, 403, 409, 422),
    }),
    async (c) => c.json(toDetail(unwrap(await desk.take(c.get('member'))), c.get('locale')), 200),
  );

  app.openapi(
    createRoute({
      ...common,
      method: 'get',
      path: one,
      request: { query, params },
      responses: answers(conversationDetailSchema, 401, 403, 404, 422),
    }),
    async (c) => {
      const standing = unwrap(await desk.find(c.get('member'), c.req.valid('param').id));
      return c.json(toDetail(standing, c.get('locale')), 200);
    },
  );

  app.openapi(
    createRoute({
      ...common,
      method: 'get',
      path: `${one}/messages`,
      request: { query: messageQuerySchema, params },
      responses: answers(messageListSchema, 401, 403, 404, 422),
    }),
    async (c) => {
      const { after } = c.req.valid('query');
      const { id } = c.req.valid('param');
      const messages = unwrap(await desk.messages(c.get('member'), id, after));
      return c.json(toMessages(messages, c.get('locale')), 200);
    },
  );

  app.openapi(
    createRoute({
      ...common,
      method: 'post',
      path: `${one}/messages`,
      request: { query, params, body: jsonBody(deskMessageSchema) },
      responses: created(messageSchema, 400, 401, 403, 404, 409, 422, 429),
    }),
    async (c) => {
      const { client_msg_id: clientMsgId, body, ...said } = c.req.valid('json');
      const { id } = c.req.valid('param');
      const words = { clientMsgId, body };
      const message =
        said.type === 'product'
          ? await desk.recommend(c.get('member'), id, {
              ...{ ...words, productId: said.product_id, acknowledged: said.acknowledged },
            })
          : await desk.write(c.get('member'), id, words);
      return c.json(toMessage(unwrap(message), c.get('locale')), 201);
    },
  );

  app.openapi(
    createRoute({
      ...common,
      method: 'get',
      path: `${one}/conflicts`,
      description: 'While the conversation is theirs. The member reads who looked.',
      request: { query: ingredientQuerySchema, params },
      responses: answers(conflictListSchema, 401, 403, 404, 422),
    }),
    async (c) => {
      const { id } = c.req.valid('param');
      const found = unwrap(await desk.conflicts(c.get('member'), id, c.req.valid('query').ids));
      const entities = [...found].map(([productId, conflicts]) => ({
        ...{ product_id: productId, conflicts: [...conflicts] },
      }));
      return c.json({ entities }, 200);
    },
  );

  app.openapi(
    createRoute({
      ...common,
      method: 'post',
      path: `${one}/approvals`,
      request: { query, params, body: jsonBody(newApprovalSchema) },
      responses: created(messageSchema, 400, 401, 403, 404, 409, 422),
    }),
    async (c) => {
      const { client_msg_id, product_id, seen_message_id, patient_version, ...said } =
        c.req.valid('json');
      const { id } = c.req.valid('param');
      const request = {
        ...said,
        ...{ clientMsgId: client_msg_id, productId: product_id },
        ...{ seenMessageId: seen_message_id, patientVersion: patient_version },
      };
      return c.json(
        toMessage(unwrap(await desk.approve(c.get('member'), id, request)), c.get('locale')),
        201,
      );
    },
  );

  app.openapi(
    createRoute({
      ...common,
      method: 'post',
      path: `${one}/read`,
      request: { query, params, body: jsonBody(readMarkSchema) },
      responses: answers(emptySchema, 400, 401, 403, 404, 422),
    }),
    async (c) => {
      const { message_id } = c.req.valid('json');
      unwrap(await desk.read(c.get('member'), c.req.valid('param').id, message_id));
      return c.json({}, 200);
    },
  );

  app.openapi(
    createRoute({
      ...common,
      method: 'post',
      path: `${one}/close`,
      request: { query, params, body: jsonBody(closeConversationSchema) },
      responses: answers(conversationDetailSchema, 400, 401, 403, 404, 409, 422),
    }),
    async (c) => {
      const { id } = c.req.valid('param');
      const { seen_message_id: seenMessageId, ...summary } = c.req.valid('json');
      const end = { summary, seenMessageId };
      const standing = unwrap(await desk.close(c.get('member'), id, end));
      return c.json(toDetail(standing, c.get('locale')), 200);
    },
  );
}
