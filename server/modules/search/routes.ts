import { createRoute } from '@hono/zod-openapi';
import { productPageSchema, productQuerySchema } from '../../../lib/catalog/contract.ts';
import { fromBaht } from '../../core/money.ts';
import type { ApiApp } from '../../http/context.ts';
import { publicCache } from '../../http/middleware/cache.ts';
import { answers } from '../../http/responses.ts';
import type { ListProducts } from './rules/list-products.ts';
import { toDepartment } from '../catalog/mapper.ts';
import { toProductCard } from '../catalog/product-mapper.ts';
import { toFacets } from './facets-mapper.ts';
import { toPriceRead } from './price-mapper.ts';

const common = { method: 'get' as const, tags: ['Catalogue'], middleware: publicCache(60) };

/** Product lists by words and filters (`docs/product/browse.md`). */
export function searchRoutes(
  app: ApiApp,
  { listProducts }: { readonly listProducts: ListProducts },
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
        branchId: query.branch,
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
          near: list.near.shelves.map((shelf) =>
            toDepartment(shelf.category, shelf.department, query.locale),
          ),
          near_brands: list.near.brands.map(({ id, name }) => ({ id, name: name[query.locale] })),
          price_read: list.price && toPriceRead(list.price),
        },
        200,
      );
    },
  );
}
