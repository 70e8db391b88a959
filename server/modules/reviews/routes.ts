import { createRoute } from '@hono/zod-openapi';
import { emptySchema, idParamSchema, localeQuerySchema } from '../../../lib/api/contract.ts';
import { orderIdParamSchema } from '../../../lib/orders/contract.ts';
import {
  ownReviewQuerySchema,
  ownReviewsSchema,
  reviewedLineSchema,
  reviewHelpfulSchema,
  reviewInputSchema,
  reviewMarksSchema,
  reviewPatchSchema,
  reviewPhotoSchema,
  reviewReportSchema,
} from '../../../lib/reviews/contract.ts';
import { productIdParamSchema } from '../../../lib/wishes/contract.ts';
import type { ApiApp } from '../../http/context.ts';
import { unwrap } from '../../http/errors.ts';
import { uploadImage } from '../../http/picture-urls.ts';
import { requireMember } from '../../http/middleware/require-member.ts';
import { pictureBody, readPicture } from '../../http/picture-body.ts';
import { answers, created, jsonBody } from '../../http/responses.ts';
import type { IdentityUseCases } from '../identity/use-cases.ts';
import type { ReviewUseCases } from './ports.ts';
import type { UploadUseCases } from '../uploads/ports.ts';
import { toReviewedLine } from './mapper.ts';

/** Reviews by members, and their marks on others' reviews (`docs/product/account.md`, "Reviews"). */
export function memberReviewRoutes(
  app: ApiApp,
  {
    identity,
    reviews,
    uploads,
  }: {
    readonly identity: IdentityUseCases;
    readonly reviews: ReviewUseCases;
    readonly uploads: UploadUseCases;
  },
): void {
  const common = { tags: ['Reviews'], middleware: requireMember(identity) };
  const query = localeQuerySchema;

  app.openapi(
    createRoute({
      ...common,
      method: 'get',
      path: '/me/reviews',
      request: { query: ownReviewQuerySchema },
      responses: answers(ownReviewsSchema, 401, 422),
    }),
    async (c) => {
      const { page, per_page, locale, pending, order_id: orderId } = c.req.valid('query');
      const slice = { limit: per_page, offset: (page - 1) * per_page };
      const found = await reviews.lines(c.get('member').id, { ...slice, pending, orderId });
      const entities = found.rows.map((row) => toReviewedLine(row, locale));
      return c.json({ entities, page, per_page, total: found.total }, 200);
    },
  );

  app.openapi(
    createRoute({
      ...common,
      method: 'post',
      path: '/me/orders/{id}/reviews',
      request: { params: orderIdParamSchema, query, body: jsonBody(reviewInputSchema) },
      responses: created(reviewedLineSchema, 400, 401, 404, 409, 422, 429),
    }),
    async (c) => {
      const orderId = c.req.valid('param').id;
      const review = { ...c.req.valid('json'), orderId };
      const written = unwrap(await reviews.write(c.get('member'), review));
      return c.json(toReviewedLine(written, c.get('locale')), 201);
    },
  );

  app.openapi(
    createRoute({
      ...common,
      method: 'post',
      path: '/me/reviews/photos',
      description: 'A photo for a review that is written or changed within a day.',
      request: { query, body: pictureBody },
      responses: created(reviewPhotoSchema, 400, 401, 413, 422, 429),
    }),
    async (c) => {
      const bytes = await readPicture(c);
      const { name } = unwrap(await uploads.keep(c.get('member').id, 'review', bytes));
      return c.json({ name, ...uploadImage(name) }, 201);
    },
  );

  app.openapi(
    createRoute({
      ...common,
      method: 'patch',
      path: '/me/reviews/{id}',
      description: 'Staff looks at it anew before everybody sees it.',
      request: { params: idParamSchema, query, body: jsonBody(reviewPatchSchema) },
      responses: answers(reviewedLineSchema, 400, 401, 404, 422, 429),
    }),
    async (c) => {
      const { id } = c.req.valid('param');
      const changed = await reviews.change(c.get('member'), id, c.req.valid('json'));
      return c.json(toReviewedLine(unwrap(changed), c.get('locale')), 200);
    },
  );

  app.openapi(
    createRoute({
      ...common,
      method: 'delete',
      path: '/me/reviews/{id}',
      request: { params: idParamSchema, query },
      responses: answers(emptySchema, 401, 404, 422),
    }),
    async (c) => {
      unwrap(await reviews.remove(c.get('member').id, c.req.valid('param').id));
      return c.json({}, 200);
    },
  );

  app.openapi(
    createRoute({
      ...common,
      method: 'get',
      path: '/me/review-marks/{product_id}',
      request: { params: productIdParamSchema, query },
      responses: answers(reviewMarksSchema, 401, 404),
    }),
    async (c) => {
      const marks = await reviews.marks(c.req.valid('param').product_id, c.get('member').id);
      return c.json({ helpful: [...marks.helpful], reported: [...marks.reported] }, 200);
    },
  );

  for (const method of ['post', 'delete'] as const) {
    app.openapi(
      createRoute({
        ...common,
        method,
        path: '/reviews/{id}/helpful',
        request: { params: idParamSchema, query },
        responses: answers(reviewHelpfulSchema, 401, 404, 422, 429),
      }),
      async (c) => {
        const { id } = c.req.valid('param');
        const helpful = await reviews.setHelpful(id, c.get('member').id, method === 'post');
        return c.json({ helpful: unwrap(helpful) }, 200);
      },
    );
  }

  app.openapi(
    createRoute({
      ...common,
      method: 'post',
      path: '/reviews/{id}/report',
      request: { params: idParamSchema, query, body: jsonBody(reviewReportSchema) },
      responses: answers(emptySchema, 400, 401, 404, 422, 429),
    }),
    async (c) => {
      const { reason } = c.req.valid('json');
      unwrap(await reviews.report(c.req.valid('param').id, c.get('member').id, reason));
      return c.json({}, 200);
    },
  );
}
