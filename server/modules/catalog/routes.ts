import { createRoute } from '@hono/zod-openapi';
import {
  productEntitiesSchema,
  productPageSchema,
  productQuerySchema,
  productSchema,
  sitemapAnswerSchema,
  sitemapQuerySchema,
} from '../../../lib/api/contract/catalog.ts';
import { idParamSchema, localeQuerySchema } from '../../../lib/api/contract/common.ts';
import { fromBaht } from '../../core/money.ts';
import type { ApiApp } from '../../http/context.ts';
import { found } from '../../http/errors.ts';
import { toDepartment } from './mapper.ts';
import { toFacets } from './facets-mapper.ts';
import { toProduct, toProductCard, toSitemapEntry } from './product-mapper.ts';
import { publicCache } from '../../http/middleware/cache.ts';
import { answers } from '../../http/responses.ts';
import type { UseCases } from '../../http/use-cases.ts';

/** More than a page shows: it leaves out what is sold out or nearly the same. */
const RELATED = 36;
const common = { method: 'get' as const, tags: ['Catalogue'], middleware: publicCache(60) };

export function productRoutes(
  app: ApiApp,
  {
    catalog,
    listProducts,
    getProduct,
    clock,
  }: Pick<UseCases, 'catalog' | 'listProducts' | 'getProduct' | 'clock'>,
): void {
  app.openapi(
    createRoute({
      ...common,
      path: '/products/web',
      request: { query: productQuerySchema },
      responses: answers(productPageSchema, 422),
    }),
    async (c) => {
      const query = c.req.valid('query');
      const list = await listProducts({
        query: query.q,
        categoryId: query.category,
        departments: query.dept,
        brandIds: query.brand,
        ids: query.ids,
        list: query.list,
        promotionGroupId: query.promotion_group,
        priceMin: query.price_min === undefined ? undefined : fromBaht(query.price_min),
        priceMax: query.price_max === undefined ? undefined : fromBaht(query.price_max),
        ratingMin: query.rating,
        onPromotion: query.promotion,
        inStock: query.in_stock,
        attributes: query.attr,
        sort: query.sort,
        page: query.page,
        perPage: query.per_page,
        facets: query.facets ?? false,
      });
      return c.json(
        {
          entities: list.rows.map((row) => toProductCard(row, query.locale)),
          page: query.page,
          per_page: query.per_page,
          total: list.total,
          facets: list.facets && toFacets(list.facets, query.locale),
          did_you_mean: list.didYouMean,
          corrected: list.corrected,
          left_out: [...list.leftOut],
          near: list.near.map((shelf) =>
            toDepartment(shelf.category, shelf.department, query.locale),
          ),
        },
        200,
      );
    },
  );

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
