import { createRoute, z } from '@hono/zod-openapi';
import { emptySchema, idParamSchema, localeQuerySchema } from '../../../lib/api/contract.ts';
import {
  approveCaseSchema,
  askCaseSchema,
  deskCaseListSchema,
  deskCaseSchema,
  refuseCaseSchema,
} from '../../../lib/questionnaires/contract.ts';
import { calendarDay } from '../../../lib/format/bangkok.ts';
import type { Clock } from '../../core/ports.ts';
import type { ApiApp } from '../../http/context.ts';
import { unwrap } from '../../http/errors.ts';
import { answers, jsonBody } from '../../http/responses.ts';
import { toDeskCase, toDeskCaseList } from './mapper.ts';
import type { QuestionnaireUseCases } from './use-cases.ts';

/** Calls of the pharmacists, under `/api/admin/v1` (`docs/product/questionnaires.md`, "The decision"). */
export function caseDeskRoutes(
  app: ApiApp,
  {
    questionnaires,
    clock,
  }: {
    readonly questionnaires: QuestionnaireUseCases;
    readonly clock: Clock;
  },
): void {
  const common = { tags: ['Staff'] };
  const query = localeQuerySchema;
  const params = idParamSchema;

  app.openapi(
    createRoute({
      ...common,
      method: 'get',
      path: '/pharmacy/cases',
      request: { query },
      responses: answers(deskCaseListSchema, 401, 403, 422),
    }),
    async (c) => {
      const { told, now } = await questionnaires.cases.desk(c.get('member'));
      return c.json(toDeskCaseList(told, c.req.valid('query').locale, now), 200);
    },
  );

  app.openapi(
    createRoute({
      ...common,
      method: 'get',
      path: '/pharmacy/cases/{id}',
      description: 'The member reads who looked.',
      request: { query, params },
      responses: answers(deskCaseSchema, 401, 403, 404, 422),
    }),
    async (c) => {
      const pharmacist = c.get('member');
      const file = unwrap(await questionnaires.cases.file(pharmacist, c.req.valid('param').id));
      const { locale } = c.req.valid('query');
      const today = calendarDay(clock.now());
      return c.json(toDeskCase(file, { locale, today, pharmacistId: pharmacist.id }), 200);
    },
  );

  app.openapi(
    createRoute({
      ...common,
      method: 'post',
      path: '/pharmacy/cases/{id}/approve',
      request: { query, params, body: jsonBody(approveCaseSchema) },
      responses: answers(emptySchema, 400, 401, 403, 404, 409, 422),
    }),
    async (c) => {
      const { version: seen, ...given } = c.req.valid('json');
      const { id } = c.req.valid('param');
      unwrap(await questionnaires.decide.approve(c.get('member'), id, { ...given, seen }));
      return c.json({}, 200);
    },
  );

  app.openapi(
    createRoute({
      ...common,
      method: 'post',
      path: '/pharmacy/cases/{id}/refuse',
      description: 'Cancels the order: the money goes back.',
      request: { query, params, body: jsonBody(refuseCaseSchema) },
      responses: answers(emptySchema, 400, 401, 403, 404, 409, 422),
    }),
    async (c) => {
      const { version: seen, reason } = c.req.valid('json');
      const { id } = c.req.valid('param');
      unwrap(await questionnaires.decide.refuse(c.get('member'), id, { seen, reason }));
      return c.json({}, 200);
    },
  );

  app.openapi(
    createRoute({
      ...common,
      method: 'post',
      path: '/pharmacy/cases/{id}/ask',
      description: 'Sent again under the same id, it stays one message.',
      request: { query, params, body: jsonBody(askCaseSchema) },
      responses: answers(
        z.object({ conversation_id: z.number().int() }),
        ...([400, 401, 403, 404, 409, 422] as const),
      ),
    }),
    async (c) => {
      const { client_msg_id: clientMsgId, body } = c.req.valid('json');
      const { id } = c.req.valid('param');
      const asked = await questionnaires.decide.ask(c.get('member'), id, { clientMsgId, body });
      return c.json({ conversation_id: unwrap(asked) }, 200);
    },
  );
}
