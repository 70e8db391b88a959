import { createRoute } from '@hono/zod-openapi';
import { productCardSchema } from '../../../lib/catalog/contract.ts';
import {
  idParamSchema,
  localeQuerySchema,
  pageOf,
  pageQuerySchema,
} from '../../../lib/api/contract.ts';
import {
  flashSaleStateSchema,
  promotionGroupListSchema,
  promotionGroupSchema,
} from '../../../lib/offers/contract.ts';
import type { ApiApp } from '../../http/context.ts';
import { found } from '../../http/errors.ts';
import { toFlashSaleState, toPromotionGroup } from './mapper.ts';
import { toProductCard } from '../catalog/product-mapper.ts';
import { publicCache } from '../../http/middleware/cache.ts';
import { answers } from '../../http/responses.ts';
import type { Clock } from '../../core/ports.ts';
import type { OfferRepo } from './ports.ts';
import type { ListProducts } from '../search/rules/list-products.ts';

const common = { method: 'get' as const, tags: ['Offers'] };
/** Short, since countdowns must not start from a stale response. */
const FLASH_CACHE_SECONDS = 1;

/** Current promotion groups and flash sales (`docs/product/browse.md`, "Promotions and flash sales"). */
export function offerRoutes(
  app: ApiApp,
  {
    offers,
    listProducts,
    clock,
  }: { readonly offers: OfferRepo; readonly listProducts: ListProducts; readonly clock: Clock },
): void {
  app.openapi(
    createRoute({
      ...common,
      middleware: publicCache(60),
      path: '/promotion-groups/web',
      request: { query: localeQuerySchema },
      responses: answers(promotionGroupListSchema, 422),
    }),
    async (c) => {
      const { locale } = c.req.valid('query');
      const groups = await offers.groups(clock.now());
      return c.json({ entities: groups.map((group) => toPromotionGroup(group, locale)) }, 200);
    },
  );

  app.openapi(
    createRoute({
      ...common,
      middleware: publicCache(60),
      path: '/promotion-groups/{id}',
      request: { params: idParamSchema, query: localeQuerySchema },
      responses: answers(promotionGroupSchema, 404, 422),
    }),
    async (c) => {
      const group = found(await offers.group(c.req.valid('param').id, clock.now()));
      return c.json(toPromotionGroup(group, c.req.valid('query').locale), 200);
    },
  );

  app.openapi(
    createRoute({
      ...common,
      middleware: publicCache(60),
      path: '/promotion-groups/{id}/products',
      request: {
        params: idParamSchema,
        query: localeQuerySchema.extend(pageQuerySchema.shape),
      },
      responses: answers(pageOf(productCardSchema), 404, 422),
    }),
    async (c) => {
      const { locale, page, per_page } = c.req.valid('query');
      const { id } = found(await offers.group(c.req.valid('param').id, clock.now()));
      const { rows, total } = await listProducts({
        promotionGroupId: id,
        sort: 'recommended',
        page,
        perPage: per_page,
      });
      const entities = rows.map((row) => toProductCard(row, locale));
      return c.json({ entities, page, per_page, total }, 200);
    },
  );

  app.openapi(
    createRoute({
      ...common,
      middleware: publicCache(FLASH_CACHE_SECONDS),
      path: '/flash-sales/current',
      request: { query: localeQuerySchema },
      responses: answers(flashSaleStateSchema, 422),
    }),
    async (c) => {
      const now = clock.now();
      const sales = await offers.flashSales(now);
      return c.json(toFlashSaleState(sales, now, c.req.valid('query').locale), 200);
    },
  );
}
