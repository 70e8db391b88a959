import { createRoute } from '@hono/zod-openapi';
import { getCookie } from 'hono/cookie';
import { emptySchema, localeQuerySchema } from '../../../lib/api/contract.ts';
import { ANALYTICS_COOKIE } from '../../../lib/browser/contract-values.ts';
import { productPageSchema, productQuerySchema } from '../../../lib/catalog/contract.ts';
import { searchChoiceSchema } from '../../../lib/search/contract.ts';
import { fromBaht } from '../../core/money.ts';
import type { Clock } from '../../core/ports.ts';
import type { RateLimiter } from '../../core/rate-limiter.ts';
import { clientAddress } from '../../http/client-address.ts';
import type { ApiApp } from '../../http/context.ts';
import { neverCache, publicCache } from '../../http/middleware/cache.ts';
import { limitByAddress } from '../../http/middleware/rate-limit.ts';
import { answers, jsonBody } from '../../http/responses.ts';
import type { createChooseResult } from './rules/choose-result.ts';
import type { ListProducts } from './rules/list-products.ts';
import { toDepartment } from '../catalog/mapper.ts';
import { toProductCard } from '../catalog/product-mapper.ts';
import { toFacets } from './facets-mapper.ts';
import { toPriceRead } from './price-mapper.ts';

const common = { method: 'get' as const, tags: ['Catalogue'], middleware: publicCache(60) };

interface Parts {
  readonly listProducts: ListProducts;
  readonly chooseResult: ReturnType<typeof createChooseResult>;
  readonly rateLimits: RateLimiter;
  readonly clock: Clock;
}

/** Product lists by words and filters (`docs/product/browse.md`). */
export function searchRoutes(app: ApiApp, parts: Parts): void {
  const { listProducts } = parts;
  choiceRoutes(app, parts);
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

/** High, because a mobile network shares one address among many visitors. */
const CHOICES = { limit: 600, windowSeconds: 3_600 };

function choiceRoutes(app: ApiApp, parts: Parts): void {
  app.openapi(
    createRoute({
      method: 'post',
      path: '/search-choices',
      tags: ['Catalogue'],
      description: 'Without the cookie that allows analytics, nothing is counted.',
      middleware: [neverCache, limitByAddress(parts, 'search-choice', CHOICES)] as const,
      request: { query: localeQuerySchema, body: jsonBody(searchChoiceSchema) },
      responses: answers(emptySchema, 400, 422, 429),
    }),
    async (c) => {
      if (getCookie(c, ANALYTICS_COOKIE) === '1')
        await parts.chooseResult(clientAddress(c), c.req.valid('json'));
      return c.json({}, 200);
    },
  );
}
