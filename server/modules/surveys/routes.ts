import { createRoute } from '@hono/zod-openapi';
import { idParamSchema, localeQuerySchema } from '../../../lib/api/contract.ts';
import {
  surveyAnswersSchema,
  surveyDetailSchema,
  surveyListSchema,
  surveyRewardSchema,
} from '../../../lib/surveys/contract.ts';
import type { ApiApp } from '../../http/context.ts';
import { found, unwrap } from '../../http/errors.ts';
import { requireMember } from '../../http/middleware/require-member.ts';
import { answers, created, jsonBody } from '../../http/responses.ts';
import type { Clock } from '../../core/ports.ts';
import type { IdentityUseCases } from '../identity/use-cases.ts';
import type { SurveyUseCases } from './ports.ts';
import { toSurvey, toSurveyDetail } from './mapper.ts';

/** Surveys for members (`docs/product/account.md`, "Surveys"). */
export function surveyRoutes(
  app: ApiApp,
  {
    identity,
    surveys,
    clock,
  }: {
    readonly identity: IdentityUseCases;
    readonly surveys: SurveyUseCases;
    readonly clock: Clock;
  },
): void {
  const common = { tags: ['Surveys'], middleware: requireMember(identity) };
  const query = localeQuerySchema;

  app.openapi(
    createRoute({
      ...common,
      method: 'get',
      path: '/me/surveys',
      request: { query },
      responses: answers(surveyListSchema, 401),
    }),
    async (c) => {
      const found = await surveys.list(c.get('member').id);
      const { locale } = c.req.valid('query');
      const now = clock.now();
      return c.json({ entities: found.map((survey) => toSurvey(survey, locale, now)) }, 200);
    },
  );

  app.openapi(
    createRoute({
      ...common,
      method: 'get',
      path: '/me/surveys/{id}',
      description: 'Its questions too, while the member can answer them.',
      request: { params: idParamSchema, query },
      responses: answers(surveyDetailSchema, 401, 404),
    }),
    async (c) => {
      const survey = found(await surveys.find(c.req.valid('param').id, c.get('member').id));
      return c.json(toSurveyDetail(survey, c.req.valid('query').locale, clock.now()), 200);
    },
  );

  app.openapi(
    createRoute({
      ...common,
      method: 'post',
      path: '/me/surveys/{id}/answers',
      description: 'Once a member and survey, also of several that come at once.',
      request: { params: idParamSchema, query, body: jsonBody(surveyAnswersSchema) },
      responses: created(surveyRewardSchema, 400, 401, 404, 409, 422),
    }),
    async (c) => {
      const given = c.req.valid('json');
      const { id } = c.req.valid('param');
      const coins = unwrap(await surveys.answer(id, c.get('member').id, given));
      return c.json({ coins_awarded: coins }, 201);
    },
  );
}
