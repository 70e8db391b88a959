import { createRoute } from '@hono/zod-openapi';
import {
  productEntitiesSchema,
  productSchema,
  sitemapAnswerSchema,
  sitemapQuerySchema,
} from '../../../lib/catalog/contract.ts';
import { idParamSchema, localeQuerySchema } from '../../../lib/api/contract.ts';
import type { ApiApp } from '../../http/context.ts';
import { found } from '../../http/errors.ts';
import { toProduct, toProductCard, toSitemapEntry } from './product-mapper.ts';
import { publicCache } from '../../http/middleware/cache.ts';
import { answers } from '../../http/responses.ts';
import type { Clock } from '../../core/ports.ts';
import type { GetProduct } from './rules/get-product.ts';
import type { CatalogReads } from './ports.ts';

/** More than a page shows, since it filters sold-out and near-identical products. */
const RELATED = 36;
const common = { method: 'get' as const, tags: ['Catalogue'], middleware: publicCache(60) };

export function productRoutes(
  app: ApiApp,
  {
    catalog,
    getProduct,
    clock,
  }: { readonly catalog: CatalogReads; readonly getProduct: GetProduct; readonly clock: Clock },
): void {
  app.openapi(
    createRoute({
      ...common,
      path: '/products/index',
      request: { query: sitemapQuerySchema },
      responses: answers(sitemapAnswerSchema, 422),
    }),
    async (c) => {
      const { after, limit } = c.req.valid('query');
      const [total, entries] = await Promise.all([
        catalog.countProducts(),
        catalog.productIndex(after, limit),
      ]);
      return c.json({ total, entities: entries.map(toSitemapEntry) }, 200);
    },
  );

  app.openapi(
    createRoute({
      ...common,
      path: '/products/{id}',
      request: { params: idParamSchema, query: localeQuerySchema },
      responses: answers(productSchema, 404, 422),
    }),
    async (c) => {
      const product = found(await getProduct(c.req.valid('param').id));
      return c.json(toProduct(product, c.req.valid('query').locale), 200);
    },
  );

  app.openapi(
    createRoute({
      ...common,
      path: '/products/{id}/related',
      request: { params: idParamSchema, query: localeQuerySchema },
      responses: answers(productEntitiesSchema, 404, 422),
    }),
    async (c) => {
      const { locale } = c.req.valid('query');
      const related = found(await catalog.related(c.req.valid('param').id, RELATED, clock.now()));
      return c.json({ entities: related.map((row) => toProductCard(row, locale)) }, 200);
    },
  );
}
