import { createRoute } from '@hono/zod-openapi';
import { emptySchema, idParamSchema } from '../../../lib/api/contract.ts';
import {
  newViewSchema,
  savedViewSchema,
  savedViewsSchema,
  viewNameSchema,
  viewsQuerySchema,
  type SavedView as WireView,
} from '../../../lib/views/contract.ts';
import { refuse } from '../../core/result.ts';
import type { ApiApp } from '../../http/context.ts';
import { unwrap } from '../../http/errors.ts';
import { answers, jsonBody } from '../../http/responses.ts';
import type { SavedView, ViewsRepo } from './ports.ts';

const common = { tags: ['Office'] };
const params = idParamSchema;

interface Parts {
  readonly views: ViewsRepo;
}

/** Saved views of the office's lists (`docs/product/office.md`, "Lists"). */
export function viewRoutes(app: ApiApp, { views }: Parts): void {
  app.openapi(
    createRoute({
      ...common,
      method: 'get',
      path: '/views',
      description: 'Saved views of a list: the caller’s own, and shared ones.',
      request: { query: viewsQuerySchema },
      responses: answers(savedViewsSchema, 401, 403, 422),
    }),
    async (c) => {
      const { memberId } = c.get('person');
      const found = await views.list(memberId, c.req.valid('query').list);
      return c.json({ entities: found.map((view) => toWire(view, memberId)) }, 200);
    },
  );

  app.openapi(
    createRoute({
      ...common,
      method: 'put',
      path: '/views',
      description: 'Saves a view, or replaces the caller’s view of the same list and name.',
      request: { body: jsonBody(newViewSchema) },
      responses: answers(savedViewSchema, 400, 401, 403, 422),
    }),
    async (c) => {
      const { memberId } = c.get('person');
      const { shared: isShared, ...view } = c.req.valid('json');
      const saved = await views.save(memberId, { ...view, isShared });
      return c.json(toWire(saved ?? atName('views_full'), memberId), 200);
    },
  );

  app.openapi(
    createRoute({
      ...common,
      method: 'put',
      path: '/views/{id}',
      description: 'Renames a view of the caller, and shares it or not.',
      request: { params, body: jsonBody(viewNameSchema) },
      responses: answers(savedViewSchema, 400, 401, 403, 404, 422),
    }),
    async (c) => {
      const { memberId } = c.get('person');
      const { id } = c.req.valid('param');
      const { name, shared: isShared } = c.req.valid('json');
      if (!(await views.isOwn(memberId, id))) return unwrap(refuse('NOT_FOUND'));
      const saved = await views.rename(memberId, id, { name, isShared });
      return c.json(toWire(saved ?? atName('taken'), memberId), 200);
    },
  );

  app.openapi(
    createRoute({
      ...common,
      method: 'delete',
      path: '/views/{id}',
      description: 'Deletes a view of the caller; repeatable.',
      request: { params },
      responses: answers(emptySchema, 401, 403, 422),
    }),
    async (c) => {
      await views.remove(c.get('person').memberId, c.req.valid('param').id);
      return c.json({}, 200);
    },
  );
}

function atName(fault: 'taken' | 'views_full'): never {
  return unwrap(refuse('VALIDATION', { fields: { name: `errors.field.${fault}` } }));
}

function toWire({ isShared, ownerId, ...view }: SavedView, memberId: number): WireView {
  const { id, name, query, owner } = view;
  return { id, name, query, shared: isShared, own: ownerId === memberId, owner };
}
