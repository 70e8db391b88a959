import { callOf } from '../audit/call.ts';
import { createRoute } from '@hono/zod-openapi';
import { emptySchema, localeQuerySchema } from '../../../lib/api/contract.ts';
import {
  dataRequestAnswerSchema,
  dataRequestParamSchema,
  staffDataRequestPageSchema,
  staffDataRequestQuerySchema,
} from '../../../lib/privacy/contract.ts';
import { momentPlaceOf, toWireSides } from '../../core/place-in-list.ts';
import type { ApiApp } from '../../http/context.ts';
import { unwrap } from '../../http/errors.ts';
import { answers, jsonBody } from '../../http/responses.ts';

import type { PrivacyDesk } from './ports.ts';

export function privacyDeskRoutes(
  staffApp: ApiApp,
  { privacyDesk }: { readonly privacyDesk: PrivacyDesk },
): void {
  const common = { tags: ['Staff'] };

  staffApp.openapi(
    createRoute({
      ...common,
      method: 'get',
      path: '/data-requests',
      description: 'Those that wait for an answer, the oldest first.',
      request: { query: staffDataRequestQuerySchema },
      responses: answers(staffDataRequestPageSchema, 401, 403, 422),
    }),
    async (c) => {
      const place = c.req.valid('query');
      const found = unwrap(await privacyDesk.waiting(callOf(c), momentPlaceOf(place)));
      const { rows, total, ...sides } = found;
      const { page, per_page } = place;
      const entities = rows.map(({ id, note, createdAt, name, phone, memberCode }) => ({
        ...{ id, note, name, phone_number: phone, member_code: memberCode },
        created_at: createdAt.toISOString(),
      }));
      return c.json({ entities, page, per_page, total, ...toWireSides(sides) }, 200);
    },
  );

  staffApp.openapi(
    createRoute({
      ...common,
      method: 'post',
      path: '/data-requests/{id}/answer',
      request: {
        params: dataRequestParamSchema,
        query: localeQuerySchema,
        body: jsonBody(dataRequestAnswerSchema),
      },
      responses: answers(emptySchema, 400, 401, 403, 404, 422),
    }),
    async (c) => {
      const { answer } = c.req.valid('json');
      unwrap(await privacyDesk.answer(callOf(c), c.req.valid('param').id, answer));
      return c.json({}, 200);
    },
  );
}
