import { createRoute } from '@hono/zod-openapi';
import { brandDetailSchema, brandListSchema } from '../../../lib/catalog/contract.ts';
import { idParamSchema, localeQuerySchema } from '../../../lib/api/contract.ts';
import { exclusiveBrandCodes } from '../../../lib/brand.ts';
import type { ApiApp } from '../../http/context.ts';
import { found } from '../../http/errors.ts';
import { toBrand, toBrandDetail } from './mapper.ts';
import { publicCache } from '../../http/middleware/cache.ts';
import { answers } from '../../http/responses.ts';
import type { CatalogReads } from './ports.ts';

const common = { method: 'get' as const, tags: ['Catalogue'], middleware: publicCache(60) };

export function brandRoutes(app: ApiApp, { catalog }: { readonly catalog: CatalogReads }): void {
  app.openapi(
    createRoute({
      ...common,
      path: '/brands',
      request: { query: localeQuerySchema },
      responses: answers(brandListSchema, 422),
    }),
    async (c) => {
      const { locale } = c.req.valid('query');
      const brands = await catalog.brands();
      return c.json({ entities: brands.map((brand) => toBrand(brand, locale)) }, 200);
    },
  );

  app.openapi(
    createRoute({
      ...common,
      path: '/brands/exclusive',
      request: { query: localeQuerySchema },
      responses: answers(brandListSchema, 422),
    }),
    async (c) => {
      const { locale } = c.req.valid('query');
      const brands = new Map((await catalog.brands()).map((brand) => [brand.code, brand]));
      const exclusive = exclusiveBrandCodes.flatMap((code) => brands.get(code) ?? []);
      return c.json({ entities: exclusive.map((brand) => toBrand(brand, locale)) }, 200);
    },
  );

  app.openapi(
    createRoute({
      ...common,
      path: '/brands/{id}',
      request: { params: idParamSchema, query: localeQuerySchema },
      responses: answers(brandDetailSchema, 404, 422),
    }),
    async (c) => {
      const brand = found(await catalog.brand(c.req.valid('param').id));
      return c.json(toBrandDetail(brand, c.req.valid('query').locale), 200);
    },
  );
}
