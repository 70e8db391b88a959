import { createRoute } from '@hono/zod-openapi';
import { localeQuerySchema } from '../../../lib/api/contract.ts';
import {
  contentDetailSchema,
  contentPageSchema,
  contentParamSchema,
  contentQuerySchema,
} from '../../../lib/contents/contract.ts';
import type { ApiApp } from '../../http/context.ts';
import { found } from '../../http/errors.ts';
import { toContent, toContentDetail, toTopic } from './mapper.ts';
import { publicCache } from '../../http/middleware/cache.ts';
import { answers } from '../../http/responses.ts';
import type { ContentUseCases } from './rules/get-content.ts';

const common = { method: 'get' as const, tags: ['Content'], middleware: publicCache(60) };

/** Articles and news (`docs/product/browse.md`, "Articles, news and banners"). */
export function contentRoutes(
  app: ApiApp,
  { contents }: { readonly contents: ContentUseCases },
): void {
  app.openapi(
    createRoute({
      ...common,
      path: '/contents',
      request: { query: contentQuerySchema },
      responses: answers(contentPageSchema, 422),
    }),
    async (c) => {
      const { locale, type, topic, brand, dept, page, per_page } = c.req.valid('query');
      const { rows, total, topics } = await contents.list({
        type,
        topics: topic,
        brand,
        department: dept,
        page,
        perPage: per_page,
      });
      return c.json(
        {
          entities: rows.map((row) => toContent(row, locale)),
          page,
          per_page,
          total,
          topics: topics.map((row) => toTopic(row, locale)),
        },
        200,
      );
    },
  );

  app.openapi(
    createRoute({
      ...common,
      path: '/contents/{type}/{slug}',
      request: { params: contentParamSchema, query: localeQuerySchema },
      responses: answers(contentDetailSchema, 404, 422),
    }),
    async (c) => {
      const { type, slug } = c.req.valid('param');
      const content = found(await contents.get(type, slug));
      return c.json(toContentDetail(content, c.req.valid('query').locale), 200);
    },
  );
}
