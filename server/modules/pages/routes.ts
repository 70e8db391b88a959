import { createRoute } from '@hono/zod-openapi';
import { localeQuerySchema } from '../../../lib/api/contract.ts';
import {
  pageListSchema,
  pagePreviewQuerySchema,
  pagePreviewSchema,
  pageQuerySchema,
  pageRecordSchema,
} from '../../../lib/pages/contract.ts';
import type { ApiApp } from '../../http/context.ts';
import { found } from '../../http/errors.ts';
import { toPagePreview, toPageRecord, toPageSummary } from './mapper.ts';
import { neverCache, publicCache } from '../../http/middleware/cache.ts';
import { answers } from '../../http/responses.ts';
import type { PreviewPage } from './rules/preview.ts';
import type { ShowPages } from './rules/show-pages.ts';

const common = { method: 'get' as const, tags: ['Content'], middleware: publicCache(60) };

/** Page records (`docs/product/pages.md`, "Page records"). */
export function pageRoutes(
  app: ApiApp,
  { pages, previewPage }: { readonly pages: ShowPages; readonly previewPage: PreviewPage },
): void {
  app.openapi(
    createRoute({
      ...common,
      path: '/pages',
      request: { query: pageQuerySchema },
      responses: answers(pageRecordSchema, 404, 422),
    }),
    async (c) => {
      const { path, locale } = c.req.valid('query');
      return c.json(toPageRecord(found(await pages.find(path)), locale), 200);
    },
  );

  app.openapi(
    createRoute({
      ...common,
      path: '/pages/paths',
      request: { query: localeQuerySchema },
      responses: answers(pageListSchema, 422),
    }),
    async (c) => {
      const { locale } = c.req.valid('query');
      const entities = (await pages.list()).map((page) => toPageSummary(page, locale));
      return c.json({ entities }, 200);
    },
  );

  app.openapi(
    createRoute({
      ...common,
      path: '/pages/preview',
      middleware: neverCache,
      request: { query: pagePreviewQuerySchema },
      responses: answers(pagePreviewSchema, 404, 422),
    }),
    async (c) => {
      const { pass, locale } = c.req.valid('query');
      return c.json(toPagePreview(found(await previewPage(pass)), locale), 200);
    },
  );
}
