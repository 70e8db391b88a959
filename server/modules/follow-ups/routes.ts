import { createRoute } from '@hono/zod-openapi';
import { localeQuerySchema } from '../../../lib/api/contract.ts';
import { conversationParamSchema } from '../../../lib/conversations/contract.ts';
import {
  followUpAnswerSchema,
  followUpOfSchema,
  worseListSchema,
} from '../../../lib/follow-ups/contract.ts';
import type { ApiApp } from '../../http/context.ts';
import { unwrap } from '../../http/errors.ts';
import { requireMember } from '../../http/middleware/require-member.ts';
import { answers, jsonBody } from '../../http/responses.ts';
import { topicName } from '../conversations/questions.ts';
import type { IdentityUseCases } from '../identity/use-cases.ts';
import type { FollowUp, FollowUpUseCases } from './ports.ts';

interface Parts {
  readonly identity: IdentityUseCases;
  readonly followUps: FollowUpUseCases;
}

const toAnswer = (found: FollowUp | undefined) => ({
  follow_up: found
    ? {
        ...{ state: found.state, due_at: found.dueAt.toISOString() },
        ...{ wanted: found.wanted, answer: found.answer },
      }
    : null,
});

/** How a member is, days after a conversation of theirs. */
export function followUpRoutes(app: ApiApp, { identity, followUps }: Parts): void {
  const common = { tags: ['Pharmacy'], middleware: requireMember(identity) };
  const request = { query: localeQuerySchema, params: conversationParamSchema };
  const one = '/conversations/{id}/follow-up';
  app.openapi(
    createRoute({
      ...{ ...common, method: 'get', path: one, request },
      responses: answers(followUpOfSchema, 401, 404, 422),
    }),
    async (c) => {
      const found = await followUps.find(c.get('member'), c.req.valid('param').id);
      return c.json(toAnswer(unwrap(found)), 200);
    },
  );
  app.openapi(
    createRoute({
      ...{ ...common, method: 'post', path: `${one}/answer` },
      request: { ...request, body: jsonBody(followUpAnswerSchema) },
      responses: answers(followUpOfSchema, 400, 401, 404, 409, 422),
    }),
    async (c) => {
      const { id } = c.req.valid('param');
      const done = await followUps.answer(c.get('member'), id, c.req.valid('json'));
      return c.json(toAnswer(unwrap(done)), 200);
    },
  );
  app.openapi(
    createRoute({
      ...{ ...common, method: 'post', path: `${one}/stop`, request },
      responses: answers(followUpOfSchema, 401, 404, 409, 422),
    }),
    async (c) => {
      const done = await followUps.stop(c.get('member'), c.req.valid('param').id);
      return c.json(toAnswer(unwrap(done)), 200);
    },
  );
}

/** Members who feel worse, by topic, without their text. */
export function followUpDeskRoutes(app: ApiApp, { followUps }: Parts): void {
  app.openapi(
    createRoute({
      tags: ['Staff'],
      method: 'get',
      path: '/pharmacy/follow-ups',
      request: { query: localeQuerySchema },
      responses: answers(worseListSchema, 401, 403, 422),
    }),
    async (c) => {
      const { id } = c.get('member');
      const entities = (await followUps.worse()).map((one) => ({
        ...{ conversation_id: one.conversationId, at: one.at.toISOString() },
        question: topicName(one.questionId)[c.get('locale')],
        ...{ mine: one.pharmacistId === id, asked_again: one.askedAgain },
      }));
      return c.json({ entities }, 200);
    },
  );
}
