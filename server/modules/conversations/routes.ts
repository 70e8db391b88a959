import { createRoute } from '@hono/zod-openapi';
import {
  newConversationSchema,
  redFlagsSchema,
} from '../../../lib/conversations/contract-asking.ts';
import { emptySchema, localeQuerySchema } from '../../../lib/api/contract.ts';
import {
  conversationDetailSchema,
  conversationListSchema,
  conversationLogSchema,
  conversationParamSchema,
  conversationQuerySchema,
  historySchema,
  messageListSchema,
  messageQuerySchema,
  messageSchema,
  newMessageSchema,
  questionListSchema,
  ratingSchema,
  readMarkSchema,
} from '../../../lib/conversations/contract.ts';
import type { ApiApp } from '../../http/context.ts';
import { found, unwrap } from '../../http/errors.ts';
import { requireMember } from '../../http/middleware/require-member.ts';
import { answers, created, jsonBody } from '../../http/responses.ts';
import type { Consultation } from './ports.ts';
import type { IdentityUseCases } from '../identity/use-cases.ts';
import { toPrescriptionDetail } from './rules/prescribed.ts';
import { toDetail, toHistory, toMessage, toMessages, toQuestion } from './mapper.ts';
import { QUESTIONS } from './questions.ts';

/** Conversations of the signed-in member with a pharmacist (`docs/product/consultation.md`). */
export function conversationRoutes(
  app: ApiApp,
  {
    identity,
    consultation,
  }: { readonly identity: IdentityUseCases; readonly consultation: Consultation },
): void {
  const common = { tags: ['Pharmacy'], middleware: requireMember(identity) };
  const query = localeQuerySchema;
  const params = conversationParamSchema;

  app.openapi(
    createRoute({
      method: 'get',
      path: '/pharmacy/questions',
      tags: ['Pharmacy'],
      request: { query },
      responses: answers(questionListSchema, 422),
    }),
    (c) => {
      const { locale } = c.req.valid('query');
      return c.json({ entities: QUESTIONS.map((question) => toQuestion(question, locale)) }, 200);
    },
  );

  app.openapi(
    createRoute({
      ...common,
      method: 'get',
      path: '/conversations',
      request: { query: conversationQuerySchema },
      responses: answers(conversationListSchema, 401, 422),
    }),
    async (c) => {
      const rows = await consultation.list(c.get('member').id, c.req.valid('query').close);
      return c.json(
        { entities: rows.map((row) => ({ id: row.id, question_id: row.questionId })) },
        200,
      );
    },
  );

  app.openapi(
    createRoute({
      ...common,
      method: 'post',
      path: '/conversations',
      request: { query, body: jsonBody(newConversationSchema) },
      responses: created(conversationDetailSchema, 400, 401, 404, 409, 422, 429),
    }),
    async (c) => {
      const { question_id, for: patient, intake, ...input } = c.req.valid('json');
      const asked = {
        ...{ patient, intake },
        familyMemberId: input.family_member_id,
        askedFor: input.patient,
        questionId: question_id,
        redFlags: input.red_flags,
        consentVersion: input.consent_version,
        forLater: input.for_later,
        prescription: toPrescriptionDetail(input.prescription),
      };
      const standing = unwrap(await consultation.ask(c.get('member'), asked));
      return c.json(toDetail(standing, c.get('locale')), 201);
    },
  );

  app.openapi(
    createRoute({
      ...common,
      method: 'post',
      path: '/pharmacy/red-flags',
      request: { query, body: jsonBody(redFlagsSchema) },
      responses: answers(emptySchema, 400, 401, 422),
    }),
    async (c) => {
      const { question_id, red_flags } = c.req.valid('json');
      await consultation.stop(c.get('member'), question_id, red_flags);
      return c.json({}, 200);
    },
  );

  app.openapi(
    createRoute({
      ...common,
      method: 'get',
      path: '/conversations/{id}',
      request: { query, params },
      responses: answers(conversationDetailSchema, 401, 404, 422),
    }),
    async (c) => {
      const standing = found(await consultation.find(c.get('member'), c.req.valid('param').id));
      return c.json(toDetail(standing, c.get('locale')), 200);
    },
  );

  app.openapi(
    createRoute({
      ...common,
      method: 'get',
      path: '/conversations/{id}/messages',
      request: { query: messageQuerySchema, params },
      responses: answers(messageListSchema, 401, 404, 422),
    }),
    async (c) => {
      const { after } = c.req.valid('query');
      const { id } = c.req.valid('param');
      return c.json(
        toMessages(found(await consultation.messages(c.get('member'), id, after)), c.get('locale')),
        200,
      );
    },
  );

  app.openapi(
    createRoute({
      ...common,
      method: 'post',
      path: '/conversations/{id}/messages',
      request: { query, params, body: jsonBody(newMessageSchema) },
      responses: created(messageSchema, 400, 401, 404, 409, 422, 429),
    }),
    async (c) => {
      const { client_msg_id: clientMsgId, body } = c.req.valid('json');
      const { id } = c.req.valid('param');
      const message = unwrap(await consultation.write(c.get('member'), id, { clientMsgId, body }));
      return c.json(toMessage(message, c.get('locale')), 201);
    },
  );

  app.openapi(
    createRoute({
      ...common,
      method: 'post',
      path: '/conversations/{id}/read',
      request: { query, params, body: jsonBody(readMarkSchema) },
      responses: answers(emptySchema, 400, 401, 404, 422),
    }),
    async (c) => {
      const { message_id } = c.req.valid('json');
      unwrap(await consultation.read(c.get('member'), c.req.valid('param').id, message_id));
      return c.json({}, 200);
    },
  );

  app.openapi(
    createRoute({
      ...common,
      method: 'post',
      path: '/conversations/{id}/close',
      request: { query, params },
      responses: answers(conversationDetailSchema, 401, 404, 409, 422),
    }),
    async (c) => {
      const standing = unwrap(await consultation.close(c.get('member'), c.req.valid('param').id));
      return c.json(toDetail(standing, c.get('locale')), 200);
    },
  );

  app.openapi(
    createRoute({
      ...common,
      method: 'post',
      path: '/conversations/{id}/rating',
      request: { query, params, body: jsonBody(ratingSchema) },
      responses: answers(conversationDetailSchema, 400, 401, 404, 409, 422),
    }),
    async (c) => {
      const { stars } = c.req.valid('json');
      const { id } = c.req.valid('param');
      const standing = unwrap(await consultation.rate(c.get('member'), id, stars));
      return c.json(toDetail(standing, c.get('locale')), 200);
    },
  );

  app.openapi(
    createRoute({
      ...common,
      method: 'get',
      path: '/me/pharmacy/history',
      request: { query },
      responses: answers(historySchema, 401, 422),
    }),
    async (c) => {
      const rows = await consultation.list(c.get('member').id, undefined);
      return c.json(toHistory(rows, c.get('locale')), 200);
    },
  );

  app.openapi(
    createRoute({
      ...common,
      method: 'get',
      path: '/me/pharmacy/history/{id}/logs',
      request: { query, params },
      responses: answers(conversationLogSchema, 401, 404, 422),
    }),
    async (c) => {
      const acts = found(await consultation.acts(c.get('member'), c.req.valid('param').id));
      const locale = c.get('locale');
      const entities = acts.map(({ act, by, at }) => ({
        act,
        by: by[locale],
        at: at.toISOString(),
      }));
      return c.json({ entities }, 200);
    },
  );
}
