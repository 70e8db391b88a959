import { createRoute } from '@hono/zod-openapi';
import { idParamSchema, localeQuerySchema } from '../../../lib/api/contract.ts';
import { productSaleSchema } from '../../../lib/products/contract.ts';
import type { ApiApp } from '../../http/context.ts';
import { unwrap } from '../../http/errors.ts';
import { answers } from '../../http/responses.ts';
import { callOf } from '../audit/call.ts';
import { toWireSale } from './mapper.ts';
import type { ReadSale } from './rules/read-sale.ts';
import type { RenderAgain } from './rules/render-again.ts';

const common = { tags: ['Products'] };
const request = { query: localeQuerySchema, params: idParamSchema };

interface Parts {
  readonly readSale: ReadSale;
  readonly renderAgain: RenderAgain;
}

/** Why a product is not sold (`docs/product/office.md`, "Why a product is not sold"). */
export function saleRoutes(app: ApiApp, { readSale, renderAgain }: Parts): void {
  app.openapi(
    createRoute({
      ...common,
      method: 'get',
      path: '/products/{id}/sale',
      description: 'Whether shoppers can buy it now, and why not.',
      request,
      responses: answers(productSaleSchema, 401, 403, 404, 422),
    }),
    async (c) => {
      const sale = await readSale(c.get('person'), c.req.valid('param').id);
      return c.json(toWireSale(unwrap(sale), c.get('locale')), 200);
    },
  );

  app.openapi(
    createRoute({
      ...common,
      method: 'post',
      path: '/products/{id}/render',
      description:
        'Every process drops its copies of the page within seconds; the next visit renders it anew.',
      request,
      responses: answers(productSaleSchema, 401, 403, 404, 422),
    }),
    async (c) => {
      const { id } = c.req.valid('param');
      unwrap(await renderAgain(callOf(c), id));
      const sale = await readSale(c.get('person'), id);
      return c.json(toWireSale(unwrap(sale), c.get('locale')), 200);
    },
  );
}
