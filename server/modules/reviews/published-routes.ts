import { createRoute } from '@hono/zod-openapi';
import { idParamSchema } from '../../../lib/api/contract.ts';
import { reviewPageSchema, reviewQuerySchema } from '../../../lib/reviews/contract.ts';
import type { ApiApp } from '../../http/context.ts';
import { found } from '../../http/errors.ts';
import { toReviewPage } from './published-mapper.ts';
import { publicCache } from '../../http/middleware/cache.ts';
import { answers } from '../../http/responses.ts';
import type { ListReviews } from './rules/list-reviews.ts';

export function reviewRoutes(
  app: ApiApp,
  { listReviews }: { readonly listReviews: ListReviews },
): void {
  app.openapi(
    createRoute({
      method: 'get',
      path: '/products/{id}/reviews',
      tags: ['Catalogue'],
      middleware: publicCache(60),
      request: { params: idParamSchema, query: reviewQuerySchema },
      responses: answers(reviewPageSchema, 404, 422),
    }),
    async (c) => {
      const { sort, stars, with_photo: withPhoto, page, per_page: perPage } = c.req.valid('query');
      const request = { sort, stars, withPhoto, page, perPage };
      const list = found(await listReviews(c.req.valid('param').id, request));
      return c.json(toReviewPage(list, { page, perPage }), 200);
    },
  );
}
