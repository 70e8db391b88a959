import { callOf } from '../audit/call.ts';
import { createRoute } from '@hono/zod-openapi';
import {
  emptySchema,
  idParamSchema,
  localeQuerySchema,
  seenSchema,
} from '../../../lib/api/contract.ts';
import {
  reviewRejectionSchema,
  staffReviewPageSchema,
  staffReviewQuerySchema,
} from '../../../lib/reviews/contract.ts';
import { placeOf, toWireSides } from '../../core/place-in-list.ts';
import type { ApiApp } from '../../http/context.ts';
import { unwrap } from '../../http/errors.ts';
import { answers, jsonBody } from '../../http/responses.ts';

import type { ReviewUseCases } from './ports.ts';
import { toStaffReview } from './mapper.ts';

/** Review moderation by the office: new reviews, and reported ones. */
export function reviewModerationRoutes(
  staffApp: ApiApp,
  { reviews }: { readonly reviews: ReviewUseCases },
): void {
  const common = { tags: ['Staff'] };
  const query = localeQuerySchema;

  staffApp.openapi(
    createRoute({
      ...common,
      method: 'get',
      path: '/reviews',
      description: 'New reviews, and published ones that were reported.',
      request: { query: staffReviewQuerySchema },
      responses: answers(staffReviewPageSchema, 401, 403, 422),
    }),
    async (c) => {
      const { locale, q, cause, sort, ...place } = c.req.valid('query');
      const found = await reviews.waiting({ q, cause, sort }, placeOf(place));
      const { rows, total, ...sides } = found;
      const { page, per_page } = place;
      const entities = rows.map((row) => toStaffReview(row, locale));
      return c.json({ entities, page, per_page, total, ...toWireSides(sides) }, 200);
    },
  );

  staffApp.openapi(
    createRoute({
      ...common,
      method: 'post',
      path: '/reviews/{id}/publish',
      description: 'VERSION_STALE where it is not what was read any more.',
      request: { params: idParamSchema, query, body: jsonBody(seenSchema) },
      responses: answers(emptySchema, 400, 401, 403, 404, 409, 422),
    }),
    async (c) => {
      const { version: seen } = c.req.valid('json');
      const decision = { seen, rejectedFor: null };
      unwrap(await reviews.decide(callOf(c), c.req.valid('param').id, decision));
      return c.json({}, 200);
    },
  );

  staffApp.openapi(
    createRoute({
      ...common,
      method: 'post',
      path: '/reviews/{id}/reject',
      request: { params: idParamSchema, query, body: jsonBody(reviewRejectionSchema) },
      responses: answers(emptySchema, 400, 401, 403, 404, 409, 422),
    }),
    async (c) => {
      const { version: seen, reason: rejectedFor } = c.req.valid('json');
      const decision = { seen, rejectedFor };
      unwrap(await reviews.decide(callOf(c), c.req.valid('param').id, decision));
      return c.json({}, 200);
    },
  );
}
