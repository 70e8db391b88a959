import { createRoute } from '@hono/zod-openapi';
import { localeQuerySchema } from '../../../lib/api/contract.ts';
import {
  bannerDetailSchema,
  bannerListSchema,
  bannerParamSchema,
  bannerQuerySchema,
} from '../../../lib/contents/contract.ts';
import type { ApiApp } from '../../http/context.ts';
import { found } from '../../http/errors.ts';
import { toBanner, toBannerDetail } from './mapper.ts';
import { publicCache } from '../../http/middleware/cache.ts';
import { answers } from '../../http/responses.ts';
import type { Clock } from '../../core/ports.ts';
import type { BannerRepo } from './ports.ts';

const common = { method: 'get' as const, tags: ['Content'], middleware: publicCache(60) };

/** Active banners (`docs/product/browse.md`, "Articles, news and banners"). */
export function bannerRoutes(
  app: ApiApp,
  { banners, clock }: { readonly banners: BannerRepo; readonly clock: Clock },
): void {
  app.openapi(
    createRoute({
      ...common,
      path: '/banners',
      request: { query: bannerQuerySchema },
      responses: answers(bannerListSchema, 422),
    }),
    async (c) => {
      const { placement, locale } = c.req.valid('query');
      const rows = await banners.list(placement, clock.now());
      return c.json({ entities: rows.map((banner) => toBanner(banner, locale)) }, 200);
    },
  );

  app.openapi(
    createRoute({
      ...common,
      path: '/banners/{id}',
      request: { params: bannerParamSchema, query: localeQuerySchema },
      responses: answers(bannerDetailSchema, 404, 422),
    }),
    async (c) => {
      const banner = found(await banners.find(c.req.valid('param').id, clock.now()));
      return c.json(toBannerDetail(banner, c.req.valid('query').locale), 200);
    },
  );
}
