import { createRoute } from '@hono/zod-openapi';
import type { z } from 'zod';
import { idParamSchema, localeQuerySchema, type Locale } from '../../../lib/api/contract.ts';
import {
  bulkChangeSchema,
  bulkChangesSchema,
  newBulkChangeSchema,
  type BulkChange,
  type ProductChange as WireChange,
  type productFilterSchema,
} from '../../../lib/products/contract-bulk.ts';
import type { ApiApp } from '../../http/context.ts';
import { unwrap } from '../../http/errors.ts';
import { answers, created, jsonBody } from '../../http/responses.ts';
import { callOf } from '../audit/call.ts';
import type { BulkSummary, ProductChange } from './bulk-ports.ts';
import type { ProductFilter } from './ports.ts';
import type { ChangeMany, DryRun } from './rules/change-many.ts';

const common = { tags: ['Products'] };
const query = localeQuerySchema;
const params = idParamSchema;

/** Changes of many products at once (`docs/product/office.md`, "Bulk changes"). */
export function bulkChangeRoutes(
  app: ApiApp,
  { changeMany }: { readonly changeMany: ChangeMany },
): void {
  app.openapi(
    createRoute({
      ...common,
      method: 'get',
      path: '/bulk-changes',
      description: 'Applied ones of the last 24 hours, newest first.',
      request: { query },
      responses: answers(bulkChangesSchema, 401, 403, 422),
    }),
    async (c) => {
      const recent = await changeMany.recent();
      return c.json({ entities: recent.map((one) => toWire(one, c.get('locale'))) }, 200);
    },
  );

  app.openapi(
    createRoute({
      ...common,
      method: 'post',
      path: '/bulk-changes',
      description: 'A dry run: says what the change would do to each product, and changes nothing.',
      request: { query, body: jsonBody(newBulkChangeSchema) },
      responses: created(bulkChangeSchema, 400, 401, 403, 422),
    }),
    async (c) => {
      const { change, choice } = c.req.valid('json');
      const chosen =
        choice.of === 'ids' ? { ids: choice.ids } : { filter: toFilter(choice.filter) };
      const planned = unwrap(await changeMany.plan(callOf(c), toChange(change), chosen));
      return c.json(toWire(planned, c.get('locale')), 201);
    },
  );

  for (const step of ['apply', 'undo'] as const) {
    app.openapi(
      createRoute({
        ...common,
        method: 'post',
        path: `/bulk-changes/{id}/${step}`,
        description: STEPS[step],
        request: { query, params },
        responses: answers(bulkChangeSchema, 401, 403, 404, 422),
      }),
      async (c) => {
        const { id } = c.req.valid('param');
        return c.json(toWire(unwrap(await changeMany[step](callOf(c), id)), c.get('locale')), 200);
      },
    );
  }
}

const STEPS = {
  apply: 'Does what the caller’s own dry run said. Products that changed since stay as they are.',
  undo: 'Gives the products their old value back, unless they changed since.',
};

/** Filters of the list. */
export function toFilter(wire: z.output<typeof productFilterSchema>): ProductFilter {
  const { q, state, brand_id: brandId, department_id: departmentId, sold, draft } = wire;
  return { ...{ q, state, brandId, departmentId, draft }, sold: sold && sold === 'yes' };
}

function toChange(change: WireChange): ProductChange {
  if (change.kind === 'department')
    return { kind: 'department', departmentId: change.department_id };
  return change.kind === 'brand' ? { kind: 'brand', brandId: change.brand_id } : change;
}

function toWire(bulk: BulkSummary & Partial<Pick<DryRun, 'unsold'>>, locale: Locale): BulkChange {
  const { id, change, memberId, name, appliedAt, undoneAt, outcomes, unsold = [] } = bulk;
  return {
    id,
    change: {
      kind: change.kind,
      ...(change.kind === 'department' ? { department_id: change.departmentId } : {}),
      ...(change.kind === 'brand' ? { brand_id: change.brandId } : {}),
    },
    person: { member_id: memberId, name },
    applied_at: appliedAt?.toISOString() ?? null,
    undone_at: undoneAt?.toISOString() ?? null,
    outcomes: outcomes.map(({ outcome, reason, count, names }) => ({
      ...{ outcome, reason, product_count: count, names: names.map((one) => one[locale]) },
    })),
    unsold: [...unsold].map(([code, count]) => ({ code, product_count: count })),
  };
}
