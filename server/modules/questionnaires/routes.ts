import { createRoute, z } from '@hono/zod-openapi';
import { idParamSchema, localeQuerySchema } from '../../../lib/api/contract.ts';
import {
  caseListSchema,
  caseSchema,
  newCaseAnswerSchema,
  newCaseSchema,
  questionnaireListSchema,
  questionnaireParamSchema,
  questionnaireSchema,
} from '../../../lib/questionnaires/contract.ts';
import type { IdempotencyStore } from '../../core/idempotency.ts';
import { fromBaht } from '../../core/money.ts';
import type { Clock } from '../../core/ports.ts';
import type { ApiApp } from '../../http/context.ts';
import { found, unwrap } from '../../http/errors.ts';
import { publicCache } from '../../http/middleware/cache.ts';
import { idempotent } from '../../http/middleware/idempotency.ts';
import { requireMember } from '../../http/middleware/require-member.ts';
import { answers, created, jsonBody } from '../../http/responses.ts';
import type { IdentityUseCases } from '../identity/use-cases.ts';
import { toCase, toCaseList, toQuestionnaire, toQuestionnaireList } from './mapper.ts';
import type { QuestionnaireUseCases } from './use-cases.ts';

interface Parts {
  readonly identity: IdentityUseCases;
  readonly idempotency: IdempotencyStore;
  readonly clock: Clock;
  readonly questionnaires: QuestionnaireUseCases;
}

/** Public questionnaires, and the cases of members (`docs/product/questionnaires.md`). */
export function questionnaireRoutes(app: ApiApp, parts: Parts): void {
  publicRoutes(app, parts);
  caseRoutes(app, parts);
}

function publicRoutes(app: ApiApp, { questionnaires }: Parts): void {
  const common = { method: 'get' as const, tags: ['Questionnaires'], middleware: publicCache(60) };
  const query = localeQuerySchema;

  app.openapi(
    createRoute({
      ...common,
      path: '/questionnaires',
      request: { query },
      responses: answers(questionnaireListSchema, 422),
    }),
    async (c) => {
      const { locale } = c.req.valid('query');
      return c.json(toQuestionnaireList(await questionnaires.offered(), locale), 200);
    },
  );

  app.openapi(
    createRoute({
      ...common,
      path: '/questionnaires/{slug}',
      request: { query, params: questionnaireParamSchema },
      responses: answers(questionnaireSchema, 404, 422),
    }),
    async (c) => {
      const { locale } = c.req.valid('query');
      const offered = found(await questionnaires.offer(c.req.valid('param').slug));
      return c.json(toQuestionnaire(offered, locale, questionnaires.decisionHours), 200);
    },
  );
}

function caseRoutes(app: ApiApp, parts: Parts): void {
  const { identity, questionnaires } = parts;
  const tags = ['Questionnaires'];
  const member = requireMember(identity);
  const query = localeQuerySchema;

  app.openapi(
    createRoute({
      tags,
      method: 'post',
      path: '/me/cases',
      middleware: [member, idempotent(parts)] as const,
      description: 'Places an order that waits for the decision of a pharmacist once it is paid.',
      request: {
        query,
        headers: z.object({ 'idempotency-key': z.string().max(255) }),
        body: jsonBody(newCaseSchema),
      },
      responses: created(newCaseAnswerSchema, 400, 401, 404, 409, 422, 429),
    }),
    async (c) => {
      const body = c.req.valid('json');
      const placed = unwrap(
        await questionnaires.place(c.get('member'), {
          ...{ slug: body.slug, version: body.version, answers: body.answers },
          ...{ productId: body.product_id, familyMemberId: body.family_member_id },
          ...{ branchId: body.branch_id, paymentMethod: body.payment_method },
          total: fromBaht(body.total),
          consentVersion: body.consent_version,
          idempotencyKey: c.get('idempotencyKey'),
        }),
      );
      const { id, orderId } = placed;
      return c.json({ id, order_id: orderId, payment_method: body.payment_method }, 201);
    },
  );

  app.openapi(
    createRoute({
      tags,
      method: 'get',
      path: '/me/cases',
      middleware: [member] as const,
      request: { query },
      responses: answers(caseListSchema, 401, 422),
    }),
    async (c) => {
      const told = await questionnaires.cases.list(c.get('member').id);
      return c.json(toCaseList(told, c.req.valid('query').locale), 200);
    },
  );

  app.openapi(
    createRoute({
      tags,
      method: 'get',
      path: '/me/cases/{id}',
      middleware: [member] as const,
      request: { query, params: idParamSchema },
      responses: answers(caseSchema, 401, 404, 422),
    }),
    async (c) => {
      const { id } = c.req.valid('param');
      const told = found(await questionnaires.cases.find(c.get('member').id, id));
      return c.json(toCase(told, c.req.valid('query').locale), 200);
    },
  );
}
