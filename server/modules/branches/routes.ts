import { createRoute } from '@hono/zod-openapi';
import { idParamSchema, localeQuerySchema } from '../../../lib/api/contract.ts';
import {
  branchPageSchema,
  branchQuerySchema,
  branchSchema,
} from '../../../lib/branches/contract.ts';
import type { ApiApp } from '../../http/context.ts';
import { found } from '../../http/errors.ts';
import { toBranch } from './mapper.ts';
import { publicCache } from '../../http/middleware/cache.ts';
import { answers } from '../../http/responses.ts';
import type { FindBranches, GetBranch } from './rules/find-branches.ts';

const common = { method: 'get' as const, tags: ['Places'], middleware: publicCache(60) };

export function branchRoutes(
  app: ApiApp,
  {
    findBranches,
    getBranch,
  }: { readonly findBranches: FindBranches; readonly getBranch: GetBranch },
): void {
  app.openapi(
    createRoute({
      ...common,
      path: '/branches',
      request: { query: branchQuerySchema },
      responses: answers(branchPageSchema, 422),
    }),
    async (c) => {
      const query = c.req.valid('query');
      const { lat, lng, page, per_page } = query;
      const { rows, total } = await findBranches({
        near: lat === undefined || lng === undefined ? undefined : { lat, lng },
        radiusKm: query.radius_km,
        provinceCode: query.province,
        service: query.service,
        openNow: query.open_now,
        productIds: query.product_ids,
        inStock: query.in_stock,
        page,
        perPage: per_page,
      });
      const entities = rows.map((branch) => toBranch(branch, query.locale));
      return c.json({ entities, page, per_page, total }, 200);
    },
  );

  app.openapi(
    createRoute({
      ...common,
      path: '/branches/{id}',
      request: { params: idParamSchema, query: localeQuerySchema },
      responses: answers(branchSchema, 404, 422),
    }),
    async (c) => {
      const branch = found(await getBranch(c.req.valid('param').id));
      return c.json(toBranch(branch, c.req.valid('query').locale), 200);
    },
  );
}
