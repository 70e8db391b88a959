import { createRoute } from '@hono/zod-openapi';
import { emptySchema, localeQuerySchema } from '../../../lib/api/contract.ts';
import { refillsSchema, setRefillSchema } from '../../../lib/refills/contract.ts';
import { productIdParamSchema } from '../../../lib/wishes/contract.ts';
import type { Clock } from '../../core/ports.ts';
import type { ApiApp } from '../../http/context.ts';
import { unwrap } from '../../http/errors.ts';
import { requireMember } from '../../http/middleware/require-member.ts';
import { answers, jsonBody } from '../../http/responses.ts';
import type { CatalogReads } from '../catalog/ports.ts';
import { toProductCard } from '../catalog/product-mapper.ts';
import type { IdentityUseCases } from '../identity/use-cases.ts';
import type { RefillUseCases } from './ports.ts';

interface Parts {
  readonly identity: IdentityUseCases;
  readonly refills: RefillUseCases;
  readonly catalog: CatalogReads;
  readonly clock: Clock;
}

/** The member's medicines that run out, and reminders of them. */
export function refillRoutes(app: ApiApp, { identity, refills, catalog, clock }: Parts): void {
  const common = { tags: ['Pharmacy'], middleware: requireMember(identity) };
  const one = '/me/refills/{product_id}';
  const request = { query: localeQuerySchema, params: productIdParamSchema };
  app.openapi(
    createRoute({
      ...{ ...common, method: 'get', path: '/me/refills', request: { query: localeQuerySchema } },
      responses: answers(refillsSchema, 401, 422),
    }),
    async (c) => {
      const found = await refills.list(c.get('member').id);
      const ids = found.refills.map(({ productId }) => productId);
      const rows = await catalog.productsById(ids, clock.now());
      const cards = new Map(rows.map((row) => [row.id, toProductCard(row, c.get('locale'))]));
      const entities = found.refills.flatMap(({ productId, boughtAt, suggestedDays, reminder }) => {
        const product = cards.get(productId);
        if (!product) return [];
        const { state, days, remindAt } = reminder ?? {};
        return {
          ...{ product, bought_at: boughtAt.toISOString(), suggested_days: suggestedDays },
          reminder:
            state && days && remindAt ? { state, days, remind_at: remindAt.toISOString() } : null,
        };
      });
      return c.json({ wanted: found.wanted, entities }, 200);
    },
  );
  app.openapi(
    createRoute({
      ...{ ...common, method: 'put', path: one },
      request: { ...request, body: jsonBody(setRefillSchema) },
      responses: answers(emptySchema, 400, 401, 404, 422),
    }),
    async (c) => {
      const { product_id: id } = c.req.valid('param');
      unwrap(await refills.set(c.get('member').id, id, c.req.valid('json').days));
      return c.json({}, 200);
    },
  );
  app.openapi(
    createRoute({
      ...{ ...common, method: 'delete', path: one, request },
      responses: answers(emptySchema, 401, 404, 422),
    }),
    async (c) => {
      await refills.stop(c.get('member').id, c.req.valid('param').product_id);
      return c.json({}, 200);
    },
  );
}
